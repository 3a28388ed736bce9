package press

import (
	"os"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

func TestMain(m *testing.M) {
	words.Use(tell.Words())
	os.Exit(m.Run())
}

// over is a game by so many that is over.
func over(t *testing.T, way string, players int, seed uint64) *island.Position {
	t.Helper()
	s, _ := box.ParseWay(way)
	s.Players = box.ForSeats(players).Players
	table, err := game.NewTable(island.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := bots.New("keen", seed)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() {
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
	}
	return table.Position().(*island.Position)
}

// The front page fits in every window, however a game has ended, and prints what each Quest that
// is complete has found.
func TestTheFrontPage(t *testing.T) {
	ends := map[bool]int{}
	for seed := range uint64(4) {
		p := over(t, "island:gentle", 1+int(seed), seed)
		if seed == 3 {
			p = over(t, "island:deadly+west", 4, seed)
		}
		v, sum := p.View(game.Nobody), p.Summary()
		ends[v.Ending() == island.ComeHome]++
		screen := NewFront(v, sum)
		for _, z := range uitest.Sizes() {
			s := uitest.New(t, z.W, z.H, z.Scale(), func(c *ui.Context) { screen.Frame(c, nil) })
			for _, fault := range uitest.Faults(s.List) {
				t.Errorf("seed %d, %s: %s", seed, z, fault)
			}
			for _, q := range tell.Found(v, len(sum.Players)) {
				if !uitest.HasText(s.List, tell.Card(q, -1)) {
					t.Errorf("seed %d, %s: nothing of %s", seed, z, tell.Card(q, -1))
				}
			}
		}
	}
	if len(ends) != 2 {
		t.Errorf("games ended %v, want some each way", ends)
	}
}

// The foreword fits in every window.
func TestTheForeword(t *testing.T) {
	screen := NewForeword()
	uitest.Sweep(t, func() func(c *ui.Context) { return func(c *ui.Context) { screen.Frame(c, nil) } })
}

// Every Quest finds something, in 60 to 100 words (24.3), and the foreword has its facts (24.1).
func TestFindings(t *testing.T) {
	for c := box.FirstQuest; c < box.FirstCurse; c++ {
		if n := len(strings.Fields(tell.Finding(c))); n < 60 || n > 100 {
			t.Errorf("%s finds %d words, want 60 to 100", c.Code(), n)
		}
	}
	all := strings.Join(tell.Foreword(), " ")
	for _, fact := range []string{"Joseph Conrad", "1890", "1899", "1885", "1908", "Chinua Achebe", "1975", "forced labour"} {
		if !strings.Contains(all, fact) {
			t.Errorf("the foreword says nothing of %q", fact)
		}
	}
	if n := len(strings.Fields(all)); n > 320 {
		t.Errorf("the foreword has %d words, more than a page", n)
	}
	for how := island.ComeHome; how.Name() != ""; how++ {
		if tell.Closing(how) == "" {
			t.Errorf("nothing is said at the end %q", how.Name())
		}
	}
}

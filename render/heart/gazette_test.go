package heart

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// The paper tells of the winner alone, and only what was told: his Port, as many countries
// as he explored, and whether he came home.
func TestTheGazetteTellsTheWinner(t *testing.T) {
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	table, err := game.TakeUp(heart.Rules{}, moments(t)["over"])
	if err != nil {
		t.Fatal(err)
	}
	g := newGazette(local.New(table, play.Host{}))
	sum := table.Position().Summary()
	if !sum.Result.Winners.Has(g.who) {
		t.Fatalf("it tells of seat %d, and %v won", g.who, sum.Result.Winners)
	}
	v := table.Position().(*heart.Position).View(game.Nobody)
	lands := 0
	for _, e := range table.Events() {
		if e.Kind == heart.TerrainFound && e.Seat == g.who {
			lands++
		}
	}
	text := words.Sentences(g.lines...)
	for _, want := range []string{tell.Who(sum, g.who), tell.Region(v.Sheet(g.who).Region), words.Sentence(words.Count(lands)), tell.Patron(v.Sheet(g.who).Patron)} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %q", want, text)
		}
	}
	for i := range sum.Players {
		if s := game.Seat(i); s != g.who && strings.Contains(text, sum.Players[i].Name) {
			t.Errorf("the paper names %s", sum.Players[i].Name)
		}
	}
}

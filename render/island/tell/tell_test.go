package tell

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/words"
)

func TestMain(m *testing.M) {
	words.Use(Words())
	os.Exit(m.Run())
}

// played is a whole game; each is called after every command.
func played(t *testing.T, s box.Settings, kind string, seed uint64, each func(*game.Table)) {
	t.Helper()
	table, err := game.NewTable(island.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	var all []bots.Bot
	for i := range uint64(box.MostSeats) {
		b, err := bots.New(kind, seed*31+i)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, b)
	}
	for !table.Over() {
		s := table.Acting().First()
		cmd := all[s].Choose(table.Position(), s, table.ChoicesOf(s))
		if cmd.Kind == island.Think || cmd.Kind == island.Speak || cmd.Kind == island.Done {
			cmd.Text = "We go on" // which players without hands never write
		}
		if _, err := table.Do(cmd); err != nil {
			t.Fatal(err)
		}
		each(table)
	}
}

// Whole games: every kind of event has words, for whoever may see it and for whoever may not,
// and no blank is left in them.
func TestEveryEventIsTold(t *testing.T) {
	told, n := map[game.EventKind]int{}, 0
	games := []struct {
		way, kind string
		players   int
		change    func(*box.Settings)
	}{
		{"island", "keen", 1, nil},
		{"island+west", "keen", 2, nil},
		{"island:def", "random", 4, func(s *box.Settings) { s.Guests = true }},
		{"island", "random", 3, func(s *box.Settings) { s.Apart = true }},
		{"island:a+west", "keen", 3, func(s *box.Settings) { s.Apart = true }},
		{"island:abcg", "random", 2, func(s *box.Settings) { s.Open = true }},
		{"island:gentle", "keen", 2, nil},
		{"island:gentle", "random", 4, func(s *box.Settings) { s.Guests = true }},
	}
	for seed := range uint64(3) {
		for _, g := range games {
			s, _ := box.ParseWay(g.way)
			if s.Players = box.ForSeats(g.players).Players; g.change != nil {
				g.change(&s)
			}
			played(t, s, g.kind, seed, func(table *game.Table) {
				p := table.Position().(*island.Position)
				sum, events := p.Summary(), table.EventsOf(table.Len()-1)
				for seat := game.Nobody; int(seat) < len(sum.Players); seat++ {
					for _, e := range game.Told(p, seat, events) {
						text := Event(p.View(seat), sum, &e)
						told[e.Kind]++
						n++
						if text == "" || bad(text) {
							t.Fatalf("%s, %s to %d by rule %s: %q", g.way, island.EventName(e.Kind), seat, e.Rule, text)
						}
					}
				}
			})
		}
	}
	for k := game.EventKind(1); island.EventName(k) != ""; k++ {
		if told[k] == 0 {
			t.Errorf("no game has told of %s", island.EventName(k))
		}
	}
	if n < 20000 {
		t.Errorf("only %d events were told", n)
	}
}

// leftOpen are signs of a key said in place of its words, and of blanks not filled in.
var leftOpen = regexp.MustCompile(`[{}]|(?:told|site|trade|card|event|item|beast)\.[a-z]|  | [.,:;]|: \.|“”`)

func bad(text string) bool { return leftOpen.MatchString(text) }

// banned are words that no text a player sees may use of people, and what creatures are never
// called or made of (24.2, 24.4).
var banned = regexp.MustCompile(`(?i)\b(natives?|tribes?|tribal|savages?|witch\w*|voodoo|primitive|cannibal\w*|fetish\w*|barbar\w+|exotic|dark continent|` +
	`mad|madness|insan\w*|lunatic\w*|crazy|slain|slaughter\w*|corpses?|gore|gory|flesh|skin|skulls?|masks?|drums?|zombies?|undead|ghouls?)\b`)

// Every text is read against chapter 24.
func TestTheToneIsKept(t *testing.T) {
	n := 0
	for _, dir := range []string{"words", "rules"} {
		files, err := filepath.Glob(filepath.Join("..", "..", "..", "assets", "island", dir, "*.txt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range strings.Split(string(text), "\n") {
				n++
				if _, said, ok := strings.Cut(line, " = "); ok && dir == "words" {
					line = said // keys are nobody's reading
				}
				if found := banned.FindString(line); found != "" {
					t.Errorf("%s, line %d, says %q", filepath.Base(name), i+1, found)
				}
			}
		}
	}
	if n < 300 {
		t.Errorf("only %d lines were read", n)
	}
	for _, word := range []string{"the natives", "goes mad", "was slain", "a witch"} {
		if !banned.MatchString(word) {
			t.Errorf("%q is let through", word)
		}
	}
}

// What happens often is told in several wordings.
func TestWhatIsOftenToldHasSeveralWordings(t *testing.T) {
	b := words.Of(assets.IslandWords, "island/words")()
	for _, key := range []string{"moved", "looted", "creature-went", "placed", "slain.hit", "turn-ends", "hurt.creature"} {
		if b.Wordings("told."+key) < 2 {
			t.Errorf("%q has %d wording", key, b.Wordings("told."+key))
		}
	}
}

// What creatures do one after the other is told in one sentence that names every one of them, and where it is then.
func TestWhatCreaturesDoTogetherIsToldInASentence(t *testing.T) {
	n := 0
	set := box.ForSeats(2)
	played(t, set, "keen", 3, func(table *game.Table) {
		v, sum := table.Position().(*island.Position).View(game.Nobody), table.Position().Summary()
		var run []game.Event
		for _, e := range table.Events() {
			if len(run) > 0 && Joins(run, &e) {
				run = append(run, e)
			} else {
				run = []game.Event{e}
			}
			says, ok := Together(v, sum, run)
			if ok != (e.Kind == island.CreatureWent || e.Kind == island.Placed) {
				t.Fatalf("%s is told together: %t", island.EventName(e.Kind), ok)
			}
			if !ok || len(run) == 1 {
				continue
			}
			n++
			of := e.Kind == island.CreatureWent
			for i := range run {
				who := int8(0)
				if of {
					who = island.As[island.CreatureEvent](&run[i]).Creature
				} else {
					who = island.As[island.PlacedEvent](&run[i]).Creature
				}
				if !strings.Contains(says, Creature(who)) || !strings.Contains(says, Site(box.Place(run[i].At))) || bad(says) {
					t.Fatalf("%q does not say that %s is at %s", says, Creature(who), Site(box.Place(run[i].At)))
				}
			}
		}
	})
	if n == 0 {
		t.Error("no two creatures did anything together")
	}
}

// Where an Event ends in somebody's turn it is said in whose, whatever ended it (6.5).
func TestRule6_5_InWhoseTurnAnEventEndsIsTold(t *testing.T) {
	n := 0
	for seed := range uint64(4) {
		played(t, box.ForSeats(3), "keen", seed, func(table *game.Table) {
			v, sum := table.Position().(*island.Position).View(game.Nobody), table.Position().Summary()
			for _, e := range table.EventsOf(table.Len() - 1) {
				if e.Kind != island.EventEnded || e.Seat < 0 {
					continue
				}
				n++
				if says := Event(v, sum, &e); !strings.Contains(says, Who(v, sum, e.Seat)) {
					t.Errorf("%q does not name %s", says, Who(v, sum, e.Seat))
				}
			}
		})
	}
	if n < 2 {
		t.Errorf("%d Events have ended in a turn", n)
	}
}

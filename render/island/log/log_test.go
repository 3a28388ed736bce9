package log

import (
	"bytes"
	"html"
	"os"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

func TestMain(m *testing.M) {
	words.Use(tell.Words())
	os.Exit(m.Run())
}

const written = "We go on while there is light"

// played is a game among so many keen players, who also write, until so many commands, 0 for the
// end.
func played(t *testing.T, way string, players int, seed uint64, most int) *game.Table {
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
	for !table.Over() && (most == 0 || table.Len() < most) {
		s := table.Acting().First()
		cmd := bot.Choose(table.Position(), s, table.ChoicesOf(s))
		if cmd.Kind == island.Think {
			cmd.Text = written
		}
		if _, err := table.Do(cmd); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

var leftOpen = regexp.MustCompile(`[{}]|(?:told|site|trade|card|event|item|beast|log|book|finding)\.[a-z]|“”`)

// Each writes down what befell all and itself, round by round, and nothing that another alone may
// know; whatever befell it is there.
func TestJournals(t *testing.T) {
	for _, of := range []struct {
		way           string
		players, most int
	}{{"island", 3, 0}, {"island+west", 1, 0}, {"island:gentle", 2, 90}} {
		table := played(t, of.way, of.players, 5, of.most)
		p := table.Position().(*island.Position)
		for s := game.Nobody; int(s) < len(p.Summary().Players); s++ {
			j := journal.Of(Teller{}, table.Story(), s)
			if len(j.Turns) != p.View(s).Round() || j.Turns[0].Date != "Round 1" {
				t.Errorf("%s: %d rounds are told of to %d, want %d", of.way, len(j.Turns), s, p.View(s).Round())
			}
			n := 0
			for _, m := range j.Turns {
				for _, e := range m.Entries {
					if s != game.Nobody && e.Seat != game.Nobody && e.Seat != s {
						t.Fatalf("%s: the journal of %d tells of %d", of.way, s, e.Seat)
					}
					for i, text := range e.Text {
						n++
						if text == "" || leftOpen.MatchString(text) || e.Rules[i] == "" {
							t.Fatalf("%s: %q by rule %q", of.way, text, e.Rules[i])
						}
						if s >= 0 && strings.Contains(text, p.Summary().Players[s].Name) {
							t.Errorf("%s: %d writes of itself: %q", of.way, s, text)
						}
						if s != e.Seat && !table.Over() && strings.Contains(text, written) {
							t.Errorf("%s: the journal of %d has a thought of %d", of.way, s, e.Seat)
						}
					}
				}
			}
			if n < 40 {
				t.Errorf("%s: the journal of %d has %d sentences", of.way, s, n)
			}
			var out bytes.Buffer
			if err := j.Write(&out, ".txt"); err != nil || out.Len() < 1000 {
				t.Errorf("%s: the journal of %d: %d bytes, %v", of.way, s, out.Len(), err)
			}
		}
	}
}

// A book has the foreword, the log, all that was found, the journals that are laid open, and the
// end; what each did adds up to what the rules say.
func TestTheBook(t *testing.T) {
	table := played(t, "island:gentle", 3, 4, 0)
	p := table.Position().(*island.Position)
	v, sum := p.View(game.Nobody), p.Summary()
	lies := func(now game.Position) *chart.Sheet {
		return &chart.Sheet{Date: words.Number(now.(*island.Position).View(game.Nobody).Round())}
	}
	b := Book(table.Story(), game.Nobody, "", lies)
	var page bytes.Buffer
	if err := b.WriteHTML(&page, nil); err != nil {
		t.Fatal(err)
	}
	text := html.UnescapeString(page.String())
	want := []string{"Chinua Achebe", tell.Closing(v.Ending()), written, "The log of the company", "The Darkness"}
	for _, q := range tell.Found(v, len(sum.Players)) {
		want = append(want, tell.Finding(q))
	}
	for _, part := range want {
		if !strings.Contains(text, part) {
			t.Errorf("nothing in the book says %q", part)
		}
	}
	tally := TallyOf(table.Events())
	for s, of := range sum.Players {
		if tally.By[s][Quests] != of.Score {
			t.Errorf("%d Quests are counted of %s, the game says %d", tally.By[s][Quests], of.Name, of.Score)
		}
	}
	if n := len(tally.Rises); n == 0 || len(b.Lists) != 2 || len(b.Lists[1].Rows) != n {
		t.Errorf("%d rises of the Darkness, the lists are %+v", n, b.Lists)
	}
	thoughts, rounds := 0, 0
	for _, c := range b.Chapters {
		if c.Sheet != nil {
			if rounds++; c.Sheet.Date != words.Number(rounds) || c.Title != "Round "+c.Sheet.Date {
				t.Errorf("%q shows the island of round %s, want %d", c.Title, c.Sheet.Date, rounds)
			}
		}
		for _, p := range c.Paras {
			thoughts += strings.Count(p.Text, "In mind: ")
			if strings.HasPrefix(p.Text, "A note to ") && !strings.Contains(p.Text, "“") {
				t.Errorf("%s: a note that nobody wrote: %q", c.Title, p.Text)
			}
		}
	}
	if rounds != v.Round() || thoughts < rounds {
		t.Errorf("%d rounds of %d have a chart, %d thoughts are laid open", rounds, v.Round(), thoughts)
	}
	half := Book(played(t, "island", 2, 4, 80).Story(), game.Nobody, "Ours", lies)
	if half.Over || half.Title != "Ours" || !strings.Contains(half.State, "in round") {
		t.Errorf("a game that goes on is told as %q, %q, over %v", half.Title, half.State, half.Over)
	}
}

// TestWhoPlaysAloneIsTwo: the journals of one person's two protagonists have names of their own,
// those of several persons theirs.
func TestWhoPlaysAloneIsTwo(t *testing.T) {
	for _, players := range []int{1, 3} {
		table := played(t, box.Way, players, 3, 60)
		seen := map[string]bool{}
		for _, w := range journal.Of(Teller{}, table.Story(), game.Nobody).Writers {
			if w.Name == "" || seen[w.Name] || strings.HasPrefix(w.Name, "Player") != (players > 1) {
				t.Errorf("%d players: a journal is called %q, among %v", players, w.Name, seen)
			}
			seen[w.Name] = true
		}
	}
}

// In the book each paragraph is headed by whoever it tells of; what creatures do, and what becomes of
// them in a trap, by nobody; and what walks at one time is one sentence.
func TestTheBookSaysWho(t *testing.T) {
	table := played(t, "island", 4, 31, 0)
	b := Book(table.Story(), game.Nobody, "", func(game.Position) *chart.Sheet { return nil })
	j := journal.Of(Teller{}, table.Story(), game.Nobody)
	var entries []journal.Entry
	for _, m := range j.Turns {
		entries = append(entries, m.Entries...)
	}
	n := 0
	for _, c := range b.Chapters {
		if !strings.HasPrefix(c.Title, "Round ") {
			continue
		}
		for _, p := range c.Paras {
			e := &entries[n]
			n++
			ashore := len(e.Events) > 0 && e.Events[0].Kind == island.Came
			if (p.Head == "") != (e.Seat == game.Nobody || ashore) {
				t.Errorf("%s: %q is headed %q, of seat %d", c.Title, p.Text, p.Head, e.Seat)
			}
			for i := range e.Events {
				if x := &e.Events[i]; x.Kind == island.Slain && island.As[island.SlainEvent](x).How == island.ByTrap && e.Seat != game.Nobody {
					t.Errorf("%s: a trap sprang for %q: %q", c.Title, p.Head, p.Text)
				}
				if i > 0 && e.Events[i].Kind == island.CreatureWent && e.Events[i-1].Kind == island.CreatureWent {
					t.Errorf("%s: two sentences of what walked at one time: %q %q", c.Title, e.Text[i-1], e.Text[i])
				}
			}
		}
	}
	if n != len(entries) || n < 50 {
		t.Errorf("%d paragraphs of %d entries", n, len(entries))
	}
}

// What somebody walks in one go, or a creature drags itself, is one sentence with all the places on
// the way; whatever else is done between two steps parts them.
func TestAWayIsOneSentence(t *testing.T) {
	table := played(t, "island", 3, 4, 0)
	j := journal.Of(Teller{}, table.Story(), game.Nobody)
	ways := 0
	for _, m := range j.Turns {
		for _, e := range m.Entries {
			for i := range e.Events {
				if i > 0 && tell.Joins(e.Events[i-1:i], &e.Events[i]) {
					t.Errorf("%s: two sentences for one way: %q %q", m.Date, e.Text[i-1], e.Text[i])
				}
				if strings.Contains(e.Text[i], " by way of ") || strings.Contains(e.Text[i], " through ") {
					ways++
				}
			}
		}
	}
	if ways < 5 {
		t.Errorf("%d ways of several places in a whole game", ways)
	}
}

package story

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

func journals(t *testing.T, tab *game.Table, s game.Seat) *journal.Journal {
	t.Helper()
	return journal.Of(Teller{}, tab.Story(), s)
}

// TestJournalsTellEveryMonth: months follow each other, every new land, people
// and death is told, and nothing is told twice running.
func TestJournalsTellEveryMonth(t *testing.T) {
	tab := played(t, 3, 16)
	j := journals(t, tab, game.Nobody)
	if len(j.Writers) != 3 || j.Broken || j.Turn != viewAt(tab, 0).Turn() {
		t.Fatalf("%d writers, broken %v, in month %d; want 3, false, %d", len(j.Writers), j.Broken, j.Turn, viewAt(tab, 0).Turn())
	}
	last, sentences := -1, 0
	for _, m := range j.Turns {
		if m.Turn <= last {
			t.Errorf("month %d follows %d", m.Turn, last)
		}
		last = m.Turn
		for i, e := range m.Entries {
			if len(e.Text) == 0 || i > 0 && m.Entries[i-1].Seat == e.Seat {
				t.Errorf("month %d has an entry %+v", m.Turn, e)
			}
			for k, s := range e.Text {
				sentences++
				if k > 0 && s == e.Text[k-1] || strings.ContainsAny(s, "{}") || strings.Contains(s, ",,") || strings.Contains(s, ",.") {
					t.Errorf("month %d tells %q", m.Turn, s)
				}
			}
		}
	}
	worth := 0
	for _, e := range tab.Events() {
		switch e.Kind {
		case nile.Mapped, nile.TribeMapped, nile.Died, nile.Sailed, nile.CameHome:
			worth++
		}
	}
	if worth == 0 || sentences < worth {
		t.Errorf("%d sentences on %d events worth telling", sentences, worth)
	}
}

// TestASeatsJournalIsItsOwn: nothing that only concerns another stands in it,
// and what is secret stands in nobody else's.
func TestASeatsJournalIsItsOwn(t *testing.T) {
	tab := first(t, 3, 16, func(tab *game.Table) bool { // one in which that player has money left over
		return slices.ContainsFunc(tab.Events(), func(e game.Event) bool {
			return e.Kind == nile.Sailed && e.Seat == 1 && nile.As[nile.SailedEvent](e).Lost > 0
		})
	})
	v := viewAt(tab, 1)
	for _, m := range journals(t, tab, 1).Turns {
		for _, e := range m.Entries {
			if e.Seat != 1 && e.Seat != game.Nobody {
				t.Errorf("month %d has an entry of seat %d", m.Turn, e.Seat)
			}
		}
	}
	var own, all bytes.Buffer
	if err := errors.Join(journals(t, tab, 1).Write(&own, ".txt"), journals(t, tab, game.Nobody).Write(&all, ".txt")); err != nil {
		t.Fatal(err)
	}
	for s := range game.Seat(3) {
		if name := v.Player(s).Name; s != 1 && strings.Contains(own.String(), name+" starts from") {
			t.Errorf("%s stands in another's journal", name)
		}
	}
	// What was not spent is nobody else's affair (words.Tell): one's own
	// journal tells it, everybody's does not.
	tells := func(b *bytes.Buffer) bool {
		flat := strings.Join(strings.Fields(b.String()), " ")
		for i := range words.Default().Wordings("sailed.lost") {
			if _, secret, _ := strings.Cut(words.Default().Tell("sailed.lost", uint32(i), words.Blanks{"money": "$"}), "$"); strings.Contains(flat, secret) {
				return true
			}
		}
		return false
	}
	if !tells(&own) || tells(&all) {
		t.Errorf("secrets: own journal %v, everybody's %v", tells(&own), tells(&all))
	}
}

// TestJournalsOfABrokenLog: told whole where the record has kept the story, else
// as far as the log goes, and it says so.
func TestJournalsOfABrokenLog(t *testing.T) {
	rec := played(t, 2, 8).Record()
	rec.Log[len(rec.Log)/2].Command.Kind = 250
	if j := journal.Of(Teller{}, storyOf(t, rec), game.Nobody); j.Broken || len(j.Turns) < 8 {
		t.Fatalf("with its story: %d months, broken %v", len(j.Turns), j.Broken)
	}
	rec.Story = nil
	j := journal.Of(Teller{}, storyOf(t, rec), game.Nobody)
	if !j.Broken || len(j.Turns) == 0 || len(j.Turns) > 7 {
		t.Fatalf("%d months, broken %v", len(j.Turns), j.Broken)
	}
	var b bytes.Buffer
	if err := j.Write(&b, ".txt"); err != nil || !strings.Contains(b.String(), "cannot be read any more") {
		t.Errorf("%v: %s", err, b.String())
	}
}

// Where the sentence before was at the same place, a journal does not say again
// where that is: what the files set apart for it is left out, commas and all.
func TestThePlaceIsSaidOnce(t *testing.T) {
	const where = "100 miles east of Gabon"
	book := words.Default()
	for _, k := range []string{"mapped.jungle", "met.first", "cache.found", "peak"} {
		for i := range book.Wordings(k) {
			fill := words.Blanks{"where": where, "people": "the Lozi", "who": "Ann", "feet": 15000}
			said := book.Tell(k, uint32(i), fill)
			fill["where"] = words.Known(where)
			if here := book.Tell(k, uint32(i), fill); strings.Contains(said, ", "+where) && strings.Contains(here, where) || strings.Contains(here, ",,") || strings.Contains(here, " ,") {
				t.Errorf("%q became %q", said, here)
			}
		}
	}
	heard := false
	for i := range book.Wordings("met.first") { // the comma behind the place goes with it
		got := book.Tell("met.first", uint32(i), words.Blanks{"where": words.Known(where), "people": "the Lozi", "who": "Ann"})
		heard = heard || got == "The Lozi have heard of Ann, and wait to see for themselves."
	}
	if !heard {
		t.Error("a comma is left over")
	}
}

package render

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

func TestJournalFollowsUndo(t *testing.T) {
	p, b, s := boardOf(t, 5, marching)
	n := len(b.journal.lines)
	c, _ := p.Find(nile.Drop, -1, nile.Gifts)
	p.Do(c, 3)
	s.Wait(0.1)
	s.Want("hree gifts")
	p.Undo()
	c, _ = p.Find(nile.Drop, -1, nile.Gifts)
	p.Do(c, 4)
	s.Wait(0.1)
	if s.Has("hree gifts") || !s.Has("our gifts") || len(b.journal.lines) != n+1 {
		t.Errorf("%d lines after %d: %q", len(b.journal.lines), n, s.List.Texts())
	}
}

// Who plays alone reads how the month ended when the next begins.
func TestJournalTellsTheMonthsEnd(t *testing.T) {
	p := driven(t, 5, 1, marching)
	s := seatAt(t, p, NewBoard(p, PagesOf(p)), 1280, 800, 1)
	end, ok := p.Find(nile.EndTravel, -1, -1)
	if !ok || !p.Do(end, 0) {
		t.Fatal("the march does not end")
	}
	s.Wait(0.1)
	for _, e := range p.Fresh() {
		if line, ok := words.Tell(p.View(), e); ok && e.Kind == nile.Ate && !s.Has(line.Text) {
			t.Errorf("not told: %s", line.Text)
		}
	}
	s.Want("5.4423")
}

func TestJournalFilters(t *testing.T) {
	_, b, s := boardOf(t, 5, marching)
	for _, f := range []string{"all", "mine", "this month"} {
		s.Click(f)
		for _, l := range b.journal.shown(b.play.Seat(), false) {
			if f == "mine" && l.Seat != b.play.Seat() {
				t.Errorf("mine shows seat %d: %s", l.Seat, l.Text)
			}
		}
	}
	if b.journal.filter != thisTurn {
		t.Errorf("filter %d", b.journal.filter)
	}
}

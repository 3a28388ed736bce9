package board_test

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
)

func TestJournalFollowsUndo(t *testing.T) {
	p, b, s := niletest.BoardOf(t, 5, driven.Marching)
	n := len(b.Journal.Lines)
	c, _ := sight.Find(p, nile.Drop, -1, nile.Gifts)
	p.Do(c, 3)
	s.Wait(0.1)
	s.Want("hree gifts")
	p.Undo()
	c, _ = sight.Find(p, nile.Drop, -1, nile.Gifts)
	p.Do(c, 4)
	s.Wait(0.1)
	if s.Has("hree gifts") || !s.Has("our gifts") || len(b.Journal.Lines) != n+1 {
		t.Errorf("%d lines after %d: %q", len(b.Journal.Lines), n, s.List.Texts())
	}
}

// Who plays alone reads how the month ended when the next begins.
func TestJournalTellsTheMonthsEnd(t *testing.T) {
	p := niletest.Driven(t, 5, 1, driven.Marching)
	s := niletest.SeatAt(t, p, board.NewBoard(p, book.PagesOf(p)), 1280, 800, 1)
	end, ok := sight.Find(p, nile.EndTravel, -1, -1)
	if !ok || !p.Do(end, 0) {
		t.Fatal("the march does not end")
	}
	s.Wait(0.1)
	turns := tell.LastTurns(p.Events(), len(p.Last()))
	for i, e := range p.Last() {
		if line, ok := tell.TellTurn(sight.View(p), e, turns[i]); ok && e.Kind == nile.Ate && !s.Has(line.Text) {
			t.Errorf("not told: %s", line.Text)
		}
	}
	s.Want("5.4423")
}

func TestJournalFilters(t *testing.T) {
	_, b, s := niletest.BoardOf(t, 5, driven.Marching)
	for _, f := range []string{"all", "mine", "this month"} {
		s.Click(f)
		for _, l := range b.Journal.Shown(b.Play.Seat(), false) {
			if f == "mine" && l.Seat != b.Play.Seat() {
				t.Errorf("mine shows seat %d: %s", l.Seat, l.Text)
			}
		}
	}
	if b.Journal.Filter != board.ThisTurn {
		t.Errorf("filter %d", b.Journal.Filter)
	}
}

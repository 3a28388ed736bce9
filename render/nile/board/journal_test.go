package board_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/cards"
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
	p.Undo(nil)
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
	if !ok || !local.Do(p, end.Command(0)) {
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
		t.Errorf("filter %d, want %d", b.Journal.Filter, board.ThisTurn)
	}
}

// A line says its place only where the one above it in view does not (finding 58).
func TestThePlaceIsSaidOnceInView(t *testing.T) {
	seen := 0
	for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
		p := niletest.SitAt(t, name)
		b := board.NewBoard(p, book.PagesOf(p))
		s := niletest.SeatAt(t, p, b, 1280, 800, 1)
		s.Wait(0.1)
		for filter := range 3 {
			b.Journal.Filter = filter
			lines := b.Journal.Shown(p.Seat(), true)
			for i, l := range lines {
				if i == 0 || l.At < 0 || l.At != lines[i-1].At || l.Seat != lines[i-1].Seat || l.Rule == nile.RulePublishing {
					continue
				}
				seen++
				if where := tell.WhereOf(sight.View(p), l.At); strings.Contains(l.Text, ", "+where+".") {
					t.Errorf("%s: again %s: %s", name, where, l.Text)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("nobody did two things in one place")
	}
}

// A card that brought another player nothing does not turn up; to whoever drew it, it does
// (finding 26).
func TestNothingOfOthersIsNoCard(t *testing.T) {
	v := sight.View(niletest.SitAt(t, "canoes"))
	drawn := func(s game.Seat) []game.Event {
		return []game.Event{
			{Kind: nile.CardDrawn, Seat: s, At: -1, Args: [6]int32{7, int32(nile.ForBonus)}},
			{Kind: nile.NothingFound, Seat: s, At: -1},
		}
	}
	mine, theirs := drawn(v.Seat()), drawn((v.Seat()+1)%game.Seat(v.Seats()))
	if n := len(cards.TurnedBy(v, mine, tell.Turns(mine, 0))); n != 1 {
		t.Errorf("one's own card turns up %d times, want 1", n)
	}
	if n := len(cards.TurnedBy(v, theirs, tell.Turns(theirs, 0))); n != 0 {
		t.Errorf("another's nothing turns up %d times", n)
	}
}

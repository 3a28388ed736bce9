package play

import (
	"testing"

	"sourceofthenile/render/desk"
)

// Another page keeps everything back for a moment; another line on the same page only Enter and
// Space, and a line that comes while something is kept back does not make that longer.
func TestWhatIsKeptBack(t *testing.T) {
	var g Guard
	for i, step := range []struct {
		now     float64
		another bool
		line    int
		until   float64
		whole   bool
	}{
		{0, false, 1, 0, false}, // the first that is seen is not another
		{1, false, 1, 0, false},
		{2, false, 2, 2 + desk.GuardTime, false},
		{2.1, false, 3, 2 + desk.GuardTime, false},
		{3, true, 3, 3 + desk.GuardTime, true},
		{3.1, false, 4, 3 + desk.GuardTime, true},
		{4, false, 5, 4 + desk.GuardTime, false},
	} {
		if g.Note(step.now, step.another, step.line); g.until != step.until || g.whole != step.whole {
			t.Errorf("%d: kept back until %v, all of it %v; want %v, %v", i, g.until, g.whole, step.until, step.whole)
		}
	}
}

// A page that is put in is read before the player may choose again and before other pages, but
// after what is still being shown.
func TestAPageIsPutIn(t *testing.T) {
	for _, next := range []BeatKind{AskBeat, PageBeat} {
		d, _ := march()
		var b Beats
		b.begin(d, []Beat{{Kind: LineBeat, Takes: 1}, {Kind: LineBeat, Event: 1, Takes: 1}, {Kind: next, Page: 3}})
		b.Play(0, true)
		b.Insert(7)
		if _, ok := b.Page(); ok {
			t.Error("the page lies open before what is still being shown")
		}
		b.Play(5, false)
		if got, ok := b.Page(); !ok || got != 7 || b.Told() != 2 {
			t.Errorf("page %d lies open (%v) with %d events told, want 7 with 2", got, ok, b.Told())
		}
		b.Read()
		if b.Play(6, false); next == PageBeat {
			if got, _ := b.Page(); got != 3 {
				t.Errorf("then comes page %d, want 3", got)
			}
		}
	}
}

// Cards that are put away turn up no more; all else is still to come.
func TestCardsArePutAway(t *testing.T) {
	d, _ := march()
	var b Beats
	b.begin(d, []Beat{{Kind: CardBeat, Takes: 1}, {Kind: CardBeat, Takes: 1}, {Kind: LineBeat, Event: 2, Takes: 1}, {Kind: AskBeat}})
	b.Play(0, true)
	if n, _ := b.Cards(); n != 1 || b.AllCards() != 2 {
		t.Fatalf("%d cards of %d, want 1 of 2", n, b.AllCards())
	}
	b.PutAway()
	if n, _ := b.Cards(); n != 0 || b.AllCards() != 0 {
		t.Errorf("%d cards of %d are left, want none", n, b.AllCards())
	}
	if b.Play(1, true); b.Told() != 3 {
		t.Errorf("%d events told, want the 3 of the line behind the cards", b.Told())
	}
}

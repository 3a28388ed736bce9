package guide

import (
	"testing"

	"sourceofthenile/render/ui"
)

// TestTheCardKeepsOffWhatItSpeaksOf: a card lies beside what it points at and not on what else its
// step speaks of, as long as that is to be seen; and it stays where it is until one of them moves.
func TestTheCardKeepsOffWhatItSpeaksOf(t *testing.T) {
	c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
	near := ui.R(600, 300, 90, 40)
	place := func(of func() (ui.Rect, bool)) ui.Rect {
		g := New(Lesson{Name: "x", Steps: []Step{{Name: "a", Here: func() bool { return true }, Of: of}}})
		s := &g.lesson.Steps[0]
		first := g.settle(c, s, "text", near, 300, 160)
		if again := g.settle(c, s, "text", near, 300, 160); again != first {
			t.Errorf("the card goes from %+v to %+v, and nothing has moved", first, again)
		}
		return first
	}
	meets := func(r, o ui.Rect) bool { both := r.Intersect(o); return both.W > 1 && both.H > 1 }
	free := place(nil)
	if meets(free, near) {
		t.Fatalf("the card lies on what it points at: %+v", free)
	}
	of := func() (ui.Rect, bool) { return free, true } // just where it would lie
	if kept := place(of); meets(kept, free) || meets(kept, near) || kept.X < 0 || kept.Y < 0 || kept.Right() > 1280 || kept.Bottom() > 800 {
		t.Errorf("the card lies at %+v, on what its step speaks of at %+v, or outside", kept, free)
	}
	if unseen := place(func() (ui.Rect, bool) { return free, false }); unseen != free {
		t.Errorf("the card keeps off what is not to be seen: %+v, not %+v", unseen, free)
	}
}

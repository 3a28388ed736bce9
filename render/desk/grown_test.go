package desk

import (
	"testing"

	"sourceofthenile/render/ui"
)

type leaf struct{}

func (leaf) Name() string                { return "leaf" }
func (leaf) Frame(_ *ui.Context, _ Desk) {}

type wide struct{ leaf }

func (wide) Wide() bool { return true }

type board struct{ wide }

func (board) Grows() float64 { return 0.75 }

// lying is a board on which a sheet lies.
type lying struct{ board }

func (lying) Wide() bool { return false }

// TestPagesGrowWithTheWindow: a page is shown larger where the window is larger both ways,
// never smaller, and keeps all the room of a usual window; a chart has the room instead.
func TestPagesGrowWithTheWindow(t *testing.T) {
	for _, k := range []struct {
		s             Screen
		wider, higher float64
		want          float64
	}{
		{leaf{}, 1, 1, 1},
		{leaf{}, 1.5, 1.35, 1.35},
		{leaf{}, 2, 1.8, 1.8},
		{leaf{}, 3, 1, 1},
		{leaf{}, 0.8, 0.7, 1},
		{leaf{}, 9, 9, mostGrown},
		{wide{}, 2, 1.8, 1},
		{board{}, 2, 1.8, 1.6},
		{board{}, 1, 1, 1},
		{nil, 2, 2, 1},
	} {
		if got := Grown(k.s, k.wider, k.higher); got != k.want {
			t.Errorf("%T in a window %v by %v as large grows by %v, not %v", k.s, k.wider, k.higher, got, k.want)
		}
	}
	for s, want := range map[Screen]float64{leaf{}: 1, wide{}: 1, board{}: 1.6, lying{}: 1.6} {
		if got := Below(s, 2, 1.8); got != want {
			t.Errorf("below %T what it lies on grows by %v, want %v: as much as alone", s, got, want)
		}
	}
	if got := Grown(lying{}, 2, 1.8); got != 1.8 {
		t.Errorf("a sheet on a board grows by %v, want 1.8, as a page", got)
	}
}

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
}

package play

import (
	"slices"
	"testing"

	"sourceofthenile/render/desk"
)

// shelf is a desk on which sheets are laid.
type shelf struct {
	desk.Desk
	sheets []desk.Screen
	closed int
}

func (d *shelf) Push(s desk.Screen) { d.sheets = append(d.sheets, s) }
func (d *shelf) Pop()               { d.sheets = d.sheets[:len(d.sheets)-1] }
func (d *shelf) Close()             { d.closed++ }

// While the disk is waited for, what is asked for besides comes behind: a window that
// is closed while a game is being left closes, once.
func TestSettlingForgetsNobody(t *testing.T) {
	s, d, hold := &Saving{}, &shelf{}, make(chan bool)
	s.Write("one", func() error { <-hold; return nil }, nil)
	var went []string
	s.Settle(d, func() { went = append(went, "left") })
	if len(d.sheets) != 1 || len(went) > 0 {
		t.Fatalf("%d sheets, and it went on with %v", len(d.sheets), went)
	}
	for range 3 {
		if s.MayClose(d) {
			t.Fatal("the window closes on a game that is being written")
		}
	}
	s.Settle(d, func() { went = append(went, "loaded") })
	close(hold)
	for !s.Wait(blink) {
		continue
	}
	if !d.sheets[0].(*settling).Tick(d) || len(d.sheets) > 0 || !slices.Equal(went, []string{"left", "loaded"}) || d.closed != 1 {
		t.Errorf("%d sheets; it went on with %v, and closed %d times", len(d.sheets), went, d.closed)
	}
	if s.Settle(d, func() { went = nil }); went != nil {
		t.Error("a disk at rest is waited for")
	}
}

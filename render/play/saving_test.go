package play

import (
	"slices"
	"testing"
	"time"

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

// gate is a queue with one thing to write, which is written when the gate is closed.
type gate chan bool

func (gate) Round() int { return 1 }

func (g gate) Wait(time.Duration) bool {
	select {
	case <-g:
		return true
	default: // what waits on it here is let go by the test itself, and not meanwhile
		return false
	}
}

// While the disk is waited for, what is asked for besides comes behind: a window that
// is closed while a game is being left closes, once.
func TestSettlingForgetsNobody(t *testing.T) {
	d, hold := &shelf{}, make(gate)
	s := &Saving{Queue: hold}
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
	if !d.sheets[0].(*settling).Tick(d) || len(d.sheets) > 0 || !slices.Equal(went, []string{"left", "loaded"}) || d.closed != 1 {
		t.Errorf("%d sheets; it went on with %v, and closed %d times", len(d.sheets), went, d.closed)
	}
	if s.Settle(d, func() { went = nil }); went != nil {
		t.Error("a disk at rest is waited for")
	}
}

// tray is a queue that notes what had been handed in when it was asked.
type tray struct{ handed, asked int }

func (*tray) Round() int                { return 1 }
func (t *tray) Wait(time.Duration) bool { t.asked = t.handed; return true }

// What is not written yet is handed in before the disk is waited for, whether a game is left
// or the window closes.
func TestWhatIsUnsavedIsHandedIn(t *testing.T) {
	q := &tray{}
	s := &Saving{Queue: q, Unsaved: func() { q.handed++ }}
	s.Settle(&shelf{}, func() {})
	if q.handed != 1 || q.asked != 1 {
		t.Errorf("where a game is left %d times, %d of them before the disk was asked; want 1, 1", q.handed, q.asked)
	}
	if !s.MayClose(&shelf{}) || q.handed != 2 || q.asked != 2 {
		t.Errorf("and where the window closes %d times, %d before; want 2, 2", q.handed, q.asked)
	}
}

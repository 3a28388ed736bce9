package render

import (
	"math"
	"testing"

	"sourceofthenile/render/ui"
)

// touched plays what fingers do, a tick for each set of them, and gives what the
// screens are told.
func touched(f *fingers, now *float64, ticks ...[]ui.Point) (out []ui.Input) {
	for _, at := range ticks {
		*now += 1.0 / ticksPerSecond
		in := ui.Input{Now: *now, Mouse: ui.Point{X: 3, Y: 4}, Inside: true}
		f.read(&in, at, 10)
		out = append(out, in)
	}
	return out
}

func at(x, y float64) []ui.Point { return []ui.Point{{X: x, Y: y}} }

// told is whether any of the inputs presses or releases the left button.
func told(all []ui.Input) (pressed, released int) {
	for _, in := range all {
		if in.Pressed[ui.LeftButton] {
			pressed++
		}
		if in.Released[ui.LeftButton] {
			released++
		}
	}
	return pressed, released
}

func TestATapIsAClick(t *testing.T) {
	f, now := &fingers{}, 0.0
	all := touched(f, &now, at(100, 50), at(103, 52), nil, nil, nil)
	if p, r := told(all); p != 1 || r != 1 || !all[2].Pressed[ui.LeftButton] || !all[2].Held[ui.LeftButton] || !all[3].Released[ui.LeftButton] {
		t.Fatalf("%d presses and %d releases, want 1, 1, pressed in the third frame and released in the fourth: %+v", p, r, all)
	}
	for i, in := range all[:4] {
		if !in.Inside || math.Abs(in.Mouse.X-100) > 3 {
			t.Errorf("tick %d: the pointer is at %v", i, in.Mouse)
		}
	}
	if all[4].Inside {
		t.Error("the pointer stays where nobody points")
	}
	if in := touched(f, &now, nil)[0]; in.Inside {
		t.Error("the pointer comes back by itself")
	}
	in := ui.Input{Mouse: ui.Point{X: 9, Y: 9}, Inside: true}
	if f.read(&in, nil, 10); in.Mouse.X != 9 || !in.Inside {
		t.Error("a mouse that is moved does not count")
	}
}

func TestAFingerThatRestsAsks(t *testing.T) {
	f, now := &fingers{}, 0.0
	for range ticksPerSecond {
		touched(f, &now, at(100, 50))
	}
	all := touched(f, &now, nil, nil, nil)
	if p, r := told(all); p+r != 0 {
		t.Errorf("it clicks: got %v, wanted 0", p+r)
	}
	if last := all[2]; !last.Inside || last.Mouse != (ui.Point{X: 100, Y: 50}) {
		t.Errorf("what it asked for goes with the finger: %+v", last)
	}
}

func TestAFingerDraws(t *testing.T) {
	f, now := &fingers{}, 0.0
	all := touched(f, &now, at(100, 50), at(100, 45), at(100, 30), at(102, 20), nil, nil)
	sum := ui.Point{}
	for i, in := range all {
		sum.X, sum.Y = sum.X+in.Swipe.X, sum.Y+in.Swipe.Y
		if in.Swipe != (ui.Point{}) && in.Mouse != (ui.Point{X: 100, Y: 50}) {
			t.Errorf("tick %d: what is drawn is not what the finger was laid on: %v", i, in.Mouse)
		}
	}
	if p, r := told(all); p+r != 0 || sum != (ui.Point{X: 2, Y: -30}) {
		t.Errorf("drawn by %v, %d presses", sum, p)
	}
}

func TestTwoFingersPinch(t *testing.T) {
	f, now := &fingers{}, 0.0
	two := func(half, mid float64) []ui.Point {
		return []ui.Point{{X: mid - half, Y: 100}, {X: mid + half, Y: 100}}
	}
	all := touched(f, &now, at(200, 100), two(50, 200), two(60, 200), two(80, 200), two(100, 210), two(50, 210), at(260, 100), at(265, 100), nil, nil)
	steps, moved := 0, ui.Point{}
	for _, in := range all[:5] {
		steps += in.Pinch
		moved.X += in.Swipe.X
	}
	if steps != 3 || moved.X != 10 { // 50 to 100 is 1.25 thrice, and a little
		t.Errorf("%d steps nearer, moved by %v", steps, moved)
	}
	if all[5].Pinch != -2 && all[5].Pinch != -3 {
		t.Errorf("%d steps back", all[5].Pinch)
	}
	if p, r := told(all); p+r != 0 {
		t.Errorf("a pinch clicks: got %v, wanted 0", p+r)
	}
	if all[7].Swipe.X != 5 {
		t.Errorf("the finger that is left does not draw: got %v, wanted 5", all[7].Swipe.X)
	}
}

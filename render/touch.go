package render

import (
	"math"

	"sourceofthenile/render/ui"
)

// What fingers on a screen do is told to the screens as what a mouse would do, and
// what no mouse does as swipes and pinches. A tap is a click, made when the finger has
// gone: before that nobody knows whether it means to tap, to draw or to ask. A finger
// that rests asks for what a resting pointer is told.

const (
	// tapWithin is how long a finger lies that taps, in seconds: one that lies longer
	// asks.
	tapWithin = 0.5
	// slop is how far a finger moves that means to lie still, in plain pixels.
	slop = 10
	// pinchStep is by how much the fingers must part for a step nearer.
	pinchStep = 1.25
)

// touching is what the fingers are at.
type touching uint8

const (
	noTouch  touching = iota
	laid              // one lies there: a tap, if it goes soon
	asking            // it has lain there for a while
	drawing           // it moves, or one is left of several
	pinching          // there are two or more
)

// fingers follows the fingers on a touch screen.
type fingers struct {
	doing   touching
	from    ui.Point // where the finger was laid
	since   float64  // and when
	at      ui.Point // where it is, or the middle between two
	apart   float64  // how far two are apart, when the last step was told
	release bool     // a tap is to be ended in this tick
	rules   bool     // the pointer is where fingers were last, until a mouse moves
	inside  bool     // and is felt there
	mouse   ui.Point // where the mouse was when a finger came
}

// read changes what the mouse does into what the fingers do that lie at these points,
// in units. near is the slop in units.
func (f *fingers) read(in *ui.Input, at []ui.Point, near float64) {
	mouse := in.Mouse
	if f.rules && len(at) == 0 && f.doing == noTouch && !f.release && mouse != f.mouse {
		f.rules = false // somebody has taken the mouse
	}
	if len(at) == 0 && f.doing == noTouch && !f.release {
		if f.rules {
			in.Mouse, in.Inside = f.at, f.inside
		}
		return
	}
	f.rules, f.mouse = true, mouse
	switch {
	case f.release:
		f.release, f.inside = false, false
		in.Released[ui.LeftButton] = true
		in.Mouse, in.Inside = f.at, true
		return
	case len(at) == 0:
		f.lifted(in)
	case len(at) > 1:
		f.pinch(in, at)
	default:
		f.one(in, at[0], near)
	}
	in.Mouse, in.Inside = f.at, f.inside
	if f.doing == drawing { // what was under the finger when it was laid is moved
		in.Mouse = f.from
	}
}

// lifted ends what the fingers did: one that was laid there and went soon has tapped.
func (f *fingers) lifted(in *ui.Input) {
	tapped := f.doing == laid
	f.inside = tapped || f.doing == asking
	f.doing = noTouch
	if tapped {
		f.release = true
		in.Pressed[ui.LeftButton], in.Held[ui.LeftButton] = true, true
	}
}

// one follows a single finger.
func (f *fingers) one(in *ui.Input, at ui.Point, near float64) {
	was := f.at
	f.at, f.inside = at, true
	switch f.doing {
	case noTouch:
		f.doing, f.from, f.since = laid, at, in.Now
	case laid:
		switch {
		case math.Hypot(at.X-f.from.X, at.Y-f.from.Y) > near:
			f.doing = drawing
			in.Swipe = ui.Point{X: at.X - f.from.X, Y: at.Y - f.from.Y}
		case in.Now-f.since > tapWithin:
			f.doing = asking
		}
	case pinching: // the other has gone
		f.doing, f.from = drawing, at
	case drawing:
		in.Swipe = ui.Point{X: at.X - was.X, Y: at.Y - was.Y}
	case asking:
	}
}

// pinch follows two fingers.
func (f *fingers) pinch(in *ui.Input, at []ui.Point) {
	a, b := at[0], at[1]
	middle := ui.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	apart := max(math.Hypot(a.X-b.X, a.Y-b.Y), 1)
	if f.doing != pinching {
		f.doing, f.apart = pinching, apart
	} else {
		in.Swipe = ui.Point{X: middle.X - f.at.X, Y: middle.Y - f.at.Y}
	}
	f.at, f.inside = middle, true
	in.Pinch = int(math.Log(apart/f.apart) / math.Log(pinchStep))
	f.apart *= math.Pow(pinchStep, float64(in.Pinch))
}

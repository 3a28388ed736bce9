// Package uitest plays screens without a window and checks what they show.
package uitest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

// Stage runs a screen tick by tick and acts as the player.
type Stage struct {
	t    testing.TB
	tick func(in ui.Input) *ui.List
	now  float64
	at   ui.Point
	List *ui.List // what is to be seen now
}

// New puts one frame function on a stage of w by h device pixels at a scale of
// device pixels per unit.
func New(t testing.TB, w, h, scale float64, frame func(c *ui.Context)) *Stage {
	mem := ui.NewMemory()
	return Of(t, func(in ui.Input) *ui.List {
		var l *ui.List
		for range 9 { // as the window does, until nothing changes any more
			c := ui.Begin(mem, in, w, h, scale)
			frame(c)
			l = c.End()
			if !c.Changed() {
				break
			}
			in = in.Quiet()
		}
		return l
	})
}

// Of puts something that runs whole ticks on a stage, such as App.Tick.
func Of(t testing.TB, tick func(in ui.Input) *ui.List) *Stage {
	s := &Stage{t: t, tick: tick, at: ui.Point{X: -1, Y: -1}}
	s.Do(ui.Input{})
	return s
}

// tick and stride are how long a tick takes, in seconds: while something is done, and while
// time only passes.
const (
	tick   = 1.0 / 60
	stride = 1.0 / 20
)

// Do plays one tick with this input; the time and the pointer's place are
// filled in.
func (s *Stage) Do(in ui.Input) { s.pass(tick, in) }

func (s *Stage) pass(seconds float64, in ui.Input) {
	s.now += seconds
	in.Now, in.Mouse, in.Inside = s.now, s.at, s.at.X >= 0
	s.List = s.tick(in)
}

// ByPad plays one tick in which a controller is like this.
func (s *Stage) ByPad(pad *ui.Pad, state ui.PadState) {
	s.now += tick
	in := ui.Input{Now: s.now, Mouse: s.at, Inside: s.at.X >= 0}
	pad.Read(&in, state, s.List)
	s.List = s.tick(in)
}

// Wait lets time pass, in seconds.
func (s *Stage) Wait(seconds float64) {
	for end := s.now + seconds; s.now < end; {
		s.pass(max(tick, min(stride, end-s.now)), ui.Input{})
	}
}

// WaitByTicks lets time pass tick by tick, as the window does: where the ticks themselves
// are counted.
func (s *Stage) WaitByTicks(seconds float64) {
	for end := s.now + seconds; s.now < end; {
		s.Do(ui.Input{})
	}
}

// Hold lets time pass with the left button held.
func (s *Stage) Hold(seconds float64) {
	for end := s.now + seconds; s.now < end; {
		s.Do(ui.Input{Held: [3]bool{true}})
	}
}

// Move moves the pointer.
func (s *Stage) Move(to ui.Point) {
	s.at = to
	s.Do(ui.Input{})
}

// Drag moves the pointer with the left button held.
func (s *Stage) Drag(to ui.Point) {
	s.at = to
	s.Do(ui.Input{Held: [3]bool{true}})
}

// Press puts the left button down, Release lets it go.
func (s *Stage) Press() { s.Do(ui.Input{Pressed: [3]bool{true}, Held: [3]bool{true}}) }

// Release lets the left button go.
func (s *Stage) Release() { s.Do(ui.Input{Released: [3]bool{true}}) }

// ClickAt clicks with the left button.
func (s *Stage) ClickAt(p ui.Point) {
	s.Move(p)
	s.Press()
	s.Release()
}

// Click clicks on the target with this label or ID; there must be one.
func (s *Stage) Click(label string) {
	s.t.Helper()
	t := s.Target(label)
	seen := t.Visible()
	if seen.Empty() {
		s.t.Fatalf("%q cannot be clicked: it is scrolled out of sight", label)
	}
	s.ClickAt(seen.Centre())
}

// Target is the target with this label or ID; there must be one.
func (s *Stage) Target(label string) ui.Target {
	s.t.Helper()
	t, ok := s.List.Find(label)
	if !ok {
		var have []string
		for _, o := range s.List.Targets {
			have = append(have, o.Label)
		}
		s.t.Fatalf("nothing is called %q; there are %q", label, have)
	}
	return t
}

// Key presses a key alone, Chord one with modifiers.
func (s *Stage) Key(k ebiten.Key) { s.Chord(ui.Key(k)) }

// Chord presses a key with its modifiers.
func (s *Stage) Chord(c ui.Chord) {
	s.Do(ui.Input{Keys: []ui.Press{{Key: c.Key, Ctrl: c.Ctrl, Shift: c.Shift, Alt: c.Alt}}})
}

// Type types text, letter by letter, with the keys that belong to it.
func (s *Stage) Type(text string) {
	for _, r := range text {
		in := ui.Input{Runes: []rune{r}}
		switch {
		case r >= 'a' && r <= 'z':
			in.Keys = []ui.Press{{Key: ebiten.KeyA + ebiten.Key(r-'a')}}
		case r >= 'A' && r <= 'Z':
			in.Keys = []ui.Press{{Key: ebiten.KeyA + ebiten.Key(r-'A'), Shift: true}}
		case r >= '0' && r <= '9':
			in.Keys = []ui.Press{{Key: ebiten.KeyDigit0 + ebiten.Key(r-'0')}}
		case r == ' ':
			in.Keys = []ui.Press{{Key: ebiten.KeySpace}}
		}
		s.Do(in)
	}
}

// Wheel turns the wheel where the pointer is; up is positive.
func (s *Stage) Wheel(notches float64) { s.Do(ui.Input{Wheel: ui.Point{Y: notches}}) }

// Has reports whether a text is shown that contains this one.
func (s *Stage) Has(text string) bool { return HasText(s.List, text) }

// Want fails the test unless a text is shown that contains this one.
func (s *Stage) Want(text string) {
	s.t.Helper()
	if !s.Has(text) {
		s.t.Fatalf("the screen does not say %q; it says %q", text, s.List.Texts())
	}
}

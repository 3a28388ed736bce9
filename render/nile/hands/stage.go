package hands

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

// Stage is a program played without a window and without drawing anything: its
// ticks are called one after the other.
type Stage struct {
	// Shown is told of every display list, before the next tick. Nil: nobody.
	Shown func(l *ui.List)
	List  *ui.List // what is to be seen now

	t     testing.TB
	tick  func(in ui.Input) *ui.List
	w, h  int
	in    ui.Input // what is held, and where the pointer is
	ticks int
	trace *Trace
}

// NewStage puts a program on a stage of w by h device pixels, and lets it show
// its first screen. The program writes its trace to trace.
func NewStage(t testing.TB, w, h int, trace *Trace, tick func(in ui.Input) *ui.List) *Stage {
	return &Stage{t: t, tick: tick, w: w, h: h, trace: trace}
}

// Size is the stage in device pixels.
func (s *Stage) Size() (w, h int) { return s.w, s.h }

// once plays one tick, in which this is new.
func (s *Stage) once(in ui.Input) {
	s.ticks++
	in.Now, in.Mouse, in.Inside, in.Held = float64(s.ticks)/60, s.in.Mouse, s.in.Inside, s.in.Held
	s.List = s.tick(in)
	if s.Shown != nil {
		s.Shown(s.List)
	}
}

// Ticks plays n ticks.
func (s *Stage) Ticks(n int) {
	for range n {
		s.once(ui.Input{})
	}
}

// patience is how long is waited for what is done beside the game loop.
const patience = time.Minute

// Until plays on until something is so; what says what. What is done beside the game
// loop takes real time, however slow the machine: it is given that.
func (s *Stage) Until(what string, so func() bool) {
	s.t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			s.t.Fatalf("waited in vain for: %s\n%s", what, Tail(s))
		}
		s.Ticks(2)
	}
}

// Move moves the pointer.
func (s *Stage) Move(x, y float64) {
	k := 1.0
	if s.List != nil {
		k = s.List.Scale
	}
	s.in.Mouse, s.in.Inside = ui.Point{X: x / k, Y: y / k}, true
	s.once(ui.Input{})
}

// ClickAt clicks with the left button.
func (s *Stage) ClickAt(x, y float64) {
	s.Move(x, y)
	s.in.Held[ui.LeftButton] = true
	s.once(ui.Input{Pressed: [3]bool{true}})
	s.in.Held[ui.LeftButton] = false
	s.once(ui.Input{Released: [3]bool{true}})
	s.once(ui.Input{})
}

// find is where in sight there is what has this label or ID, in device pixels.
func (s *Stage) find(label string) (ui.Rect, bool) {
	if s.List == nil {
		return ui.Rect{}, false
	}
	for _, o := range s.List.Targets {
		seen := o.Rect.Intersect(o.Clip)
		if (o.ID == label || o.Label == label) && o.Layer >= s.List.TopModal && !seen.Empty() {
			k := s.List.Scale
			return ui.R(seen.X*k, seen.Y*k, seen.W*k, seen.H*k), true
		}
	}
	return ui.Rect{}, false
}

// Shows reports whether there is something with this label or ID to be clicked.
// A button that is half scrolled out of sight is not drawn, and takes no click.
func (s *Stage) Shows(label string) bool {
	r, ok := s.find(label)
	if o, found := s.List.Find(label); ok && found && o.Rect.H <= o.Clip.H {
		return r.H >= (o.Rect.H-1)*s.List.Scale
	}
	return ok
}

// Click clicks on what has this label or ID now.
func (s *Stage) Click(label string) {
	s.t.Helper()
	r, ok := s.find(label)
	if !ok {
		var have []string
		for _, o := range s.List.Targets {
			have = append(have, o.ID)
		}
		s.t.Fatalf("there is no %q on the screen, but %q; before that\n%s", label, have, Tail(s))
	}
	s.ClickAt(r.Centre().X, r.Centre().Y)
}

// Wheel turns the wheel; up is positive.
func (s *Stage) Wheel(notches float64) {
	s.once(ui.Input{Wheel: ui.Point{Y: notches}})
	s.once(ui.Input{})
}

// Key presses a key while others (Ctrl, Shift, Alt) are held.
func (s *Stage) Key(key ebiten.Key, held ...ebiten.Key) {
	s.once(ui.Input{
		Keys: []ui.Press{{
			Key: key, Ctrl: slices.Contains(held, ebiten.KeyControl), Shift: slices.Contains(held, ebiten.KeyShift), Alt: slices.Contains(held, ebiten.KeyAlt),
		}},
		Down: append(slices.Clone(held), key),
	})
	s.Ticks(2)
}

// Type types text into the field that has the keyboard.
func (s *Stage) Type(text string) {
	for _, r := range text {
		s.once(ui.Input{Runes: []rune{r}})
		s.once(ui.Input{})
	}
}

// Lines is everything the program has traced so far.
func (s *Stage) Lines() []string { return s.trace.lines }

// Trace keeps what a program traces, line by line. Where things stand it keeps
// only as it is now.
type Trace struct {
	lines    []string
	rest     string // of a line that has begun
	from, to int    // the lines that say where things stand
}

// Write takes in what is traced.
func (o *Trace) Write(p []byte) (int, error) {
	all := strings.Split(o.rest+string(p), "\n")
	o.rest = all[len(all)-1]
	for _, l := range all[:len(all)-1] {
		if l == "targets" {
			o.lines = slices.Delete(o.lines, o.from, o.to)
			o.from = len(o.lines)
		}
		o.lines = append(o.lines, l)
		if l == "end" {
			o.to = len(o.lines)
		}
	}
	return len(p), nil
}

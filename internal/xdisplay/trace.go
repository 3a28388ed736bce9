package xdisplay

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// What a program says of itself under --trace, a line for each thing.

// Target is the middle, in device pixels, of what has this label or ID in the last list of targets.
func Target(lines []string, label string) (x, y float64, ok bool) {
	for i := len(lines) - 1; i >= 0 && lines[i] != "targets"; i-- {
		var left, top, w, h float64
		var id, on string
		if n, _ := fmt.Sscanf(lines[i], "at %f %f %f %f %q %q", &left, &top, &w, &h, &id, &on); n == 6 && (id == label || on == label) {
			return left + w/2, top + h/2, true
		}
	}
	return 0, 0, false
}

// TakesPresses reports whether the screen takes a press: one that has just come up keeps back what
// was meant for the one before it.
func TakesPresses(lines []string) bool {
	for i := len(lines) - 1; i >= 0; i-- {
		if lines[i] == "ready" || lines[i] == "reading" {
			return lines[i] == "ready"
		}
	}
	return true
}

// Hand is somebody before the window of a program that traces what it does. Places are in device
// pixels.
type Hand struct {
	*Program
	At     Display
	Window string // its number on the display

	t testing.TB
}

// Before waits until a program shows its window, which has this title, and gives it the keyboard.
func (p *Program) Before(at Display, title string) *Hand {
	p.t.Helper()
	p.Wait(0, "shown")
	p.Fence = "tick"
	return &Hand{Program: p, At: at, Window: at.Focus(p.t, title), t: p.t}
}

// Size is how large the window is.
func (h *Hand) Size() (int, int) { return h.At.Size(h.t, h.Window) }

// markKey is the keycode of F24, which no layout of a keyboard has; the program answers it with a mark.
const markKey = "202"

// Ticks lets so many sixtieths of a second pass, and waits until the program has said what came of
// them, however slow it is.
func (h *Hand) Ticks(n int) {
	h.t.Helper()
	time.Sleep(time.Duration(n) * time.Second / 60)
	from := len(h.Lines())
	h.At.Do(h.t, "key", markKey)
	h.Until("the program marks what it has done", func() bool { return slices.Contains(h.Lines()[from:], "mark") })
}

// Ready waits until the screen takes a press.
func (h *Hand) Ready() {
	h.t.Helper()
	h.Until("the screen takes a press", func() bool { return TakesPresses(h.Lines()) })
}

// Move moves the mouse.
func (h *Hand) Move(x, y float64) {
	h.t.Helper()
	h.At.Do(h.t, "mousemove", "--window", h.Window, fmt.Sprint(int(x)), fmt.Sprint(int(y)))
	h.Ticks(2)
}

// ClickAt clicks at a place, on a screen that takes it.
func (h *Hand) ClickAt(x, y float64) {
	h.t.Helper()
	h.Ready()
	h.At.Click(h.t, h.Window, int(x), int(y))
	h.Ticks(4)
}

// Click waits until something has this label or ID, and clicks on it.
func (h *Hand) Click(label string) {
	h.t.Helper()
	var x, y float64
	h.Until("a target "+label, func() (ok bool) {
		x, y, ok = Target(h.Lines(), label)
		return ok
	})
	h.ClickAt(x, y)
}

// Shows reports whether something has this label or ID.
func (h *Hand) Shows(label string) bool {
	_, _, ok := Target(h.Lines(), label)
	return ok
}

// Wheel turns the wheel, away from one where notches are more than 0.
func (h *Hand) Wheel(notches float64) {
	h.t.Helper()
	button := "4"
	if notches < 0 {
		button, notches = "5", -notches
	}
	h.At.Do(h.t, "click", "--repeat", fmt.Sprint(int(math.Ceil(notches))), "--delay", "20", button)
	h.Ticks(4)
}

// calls are the keys that X calls otherwise than ebiten does.
var calls = map[ebiten.Key]string{
	ebiten.KeySpace: "space", ebiten.KeyEnter: "Return", ebiten.KeyBackspace: "BackSpace", ebiten.KeyMinus: "minus", ebiten.KeyEqual: "equal",
	ebiten.KeyComma: "comma", ebiten.KeyPeriod: "period", ebiten.KeyControl: "ctrl", ebiten.KeyShift: "shift", ebiten.KeyAlt: "alt",
	ebiten.KeyLeft: "Left", ebiten.KeyRight: "Right", ebiten.KeyUp: "Up", ebiten.KeyDown: "Down", ebiten.KeyPageUp: "Prior", ebiten.KeyPageDown: "Next",
}

// called is what X calls a key.
func called(k ebiten.Key) string {
	name, ok := calls[k]
	switch {
	case ok:
		return name
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		return strings.ToLower(k.String())
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return strings.TrimPrefix(k.String(), "Digit")
	}
	return k.String()
}

// Key presses a key while others (Ctrl, Shift, Alt) are held, on a screen that takes it.
func (h *Hand) Key(key ebiten.Key, held ...ebiten.Key) {
	h.t.Helper()
	h.Ready()
	together := called(key)
	for _, k := range held {
		together = called(k) + "+" + together
	}
	h.At.Key(h.t, together)
	h.Ticks(2)
}

// Type types text, which must be ASCII.
func (h *Hand) Type(text string) {
	h.t.Helper()
	h.At.Type(h.t, text)
	h.Ticks(2)
}

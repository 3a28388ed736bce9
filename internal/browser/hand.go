package browser

import (
	"testing"
	"time"
)

// Tick is how long a hand rests between two movements: two pictures of a screen that
// shows sixty a second.
const Tick = 34 * time.Millisecond

// Click clicks at a point, in CSS pixels.
func (p *Page) Click(t testing.TB, x, y float64) {
	t.Helper()
	for _, kind := range []string{"mouseMoved", "mousePressed", "mouseReleased"} {
		m := map[string]any{"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
		if kind == "mouseMoved" {
			m["button"] = "none"
		}
		p.Call(t, "Input.dispatchMouseEvent", m, nil)
		time.Sleep(Tick)
	}
}

// Key presses a key and lets it go. key and code are what the browser calls it: "n"
// and "KeyN"; text is what it writes, "" for nothing.
func (p *Page) Key(t testing.TB, key, code string, number int, text string) {
	t.Helper()
	down := map[string]any{"type": "keyDown", "key": key, "code": code, "windowsVirtualKeyCode": number}
	if text != "" {
		down["text"] = text
	}
	p.Call(t, "Input.dispatchKeyEvent", down, nil)
	time.Sleep(Tick)
	p.Call(t, "Input.dispatchKeyEvent", map[string]any{"type": "keyUp", "key": key, "code": code, "windowsVirtualKeyCode": number}, nil)
	time.Sleep(Tick)
}

// Finger is where a finger lies, in CSS pixels.
type Finger struct{ X, Y float64 }

// Touch lays fingers on the screen ("touchStart"), moves them ("touchMove") or lifts
// all of them ("touchEnd").
func (p *Page) Touch(t testing.TB, kind string, fingers ...Finger) {
	t.Helper()
	points := []map[string]any{}
	for i, f := range fingers {
		points = append(points, map[string]any{"x": f.X, "y": f.Y, "id": i})
	}
	p.Call(t, "Input.dispatchTouchEvent", map[string]any{"type": kind, "touchPoints": points}, nil)
	time.Sleep(Tick)
}

// Tap taps at a point.
func (p *Page) Tap(t testing.TB, x, y float64) {
	t.Helper()
	p.Touch(t, "touchStart", Finger{x, y})
	p.Touch(t, "touchEnd")
}

package main

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/internal/browser"
	"sourceofthenile/internal/xdisplay"
)

// window is a page in which the game runs, as hands know windows.
type window struct {
	t     *testing.T
	p     *browser.Page
	ratio float64 // pixels of the screen per CSS pixel
	touch bool    // what is clicked is tapped
	at    browser.Finger
}

// Size implements hands.Window.
func (w *window) Size() (int, int) {
	var size [2]float64
	w.p.Eval(w.t, "[innerWidth, innerHeight]", &size)
	return int(size[0] * w.ratio), int(size[1] * w.ratio)
}

// Ticks implements hands.Window: as much time, and two looks of the program at least.
func (w *window) Ticks(n int) {
	time.Sleep(time.Duration(n) * time.Second / 60)
	w.looked(2)
}

// looked waits until the program has seen all that fingers did and has looked so many
// times more, however slow it is. What it has said by then has come here.
func (w *window) looked(n int) {
	w.p.Eval(w.t, fmt.Sprintf("nileTouch.looked(%d)", n), nil)
}

// asksAfter is how long a finger lies, with room to spare, that does not tap any more.
const asksAfter = 400 * time.Millisecond

// tap taps at a point: again, where this machine was so slow that the finger lay too long
// and nothing was set off.
func (w *window) tap(at browser.Finger) {
	w.t.Helper()
	for range 5 {
		r, began := &trace{p: w.p, from: len(w.p.Said(0))}, time.Now()
		w.p.Touch(w.t, "touchStart", at)
		w.p.Touch(w.t, "touchEnd")
		took := time.Since(began)
		w.looked(4) // press and release are seen one after the other
		if took < asksAfter || r.has("do ") {
			return
		}
	}
}

// Move implements hands.Window.
func (w *window) Move(x, y float64) {
	w.at = browser.Finger{X: x / w.ratio, Y: y / w.ratio}
	if !w.touch {
		w.p.Call(w.t, "Input.dispatchMouseEvent", map[string]any{"type": "mouseMoved", "x": w.at.X, "y": w.at.Y, "button": "none"}, nil)
		w.Ticks(2)
	}
}

// read waits until what has just come up can have been read: before, the program takes
// no press.
func (w *window) read() {
	w.t.Helper()
	browser.Until(w.t, "the program takes a press", func() bool { return xdisplay.TakesPresses(w.Lines()) })
}

// ClickAt implements hands.Window.
func (w *window) ClickAt(x, y float64) {
	w.t.Helper()
	w.read()
	if w.touch {
		w.tap(browser.Finger{X: x / w.ratio, Y: y / w.ratio})
	} else {
		w.p.Click(w.t, x/w.ratio, y/w.ratio)
	}
	w.Ticks(4)
}

// Click implements hands.Window.
func (w *window) Click(label string) {
	w.t.Helper()
	var x, y float64
	browser.Until(w.t, "there is something called "+label, func() (ok bool) {
		x, y, ok = w.find(label)
		return ok
	})
	w.ClickAt(x, y)
}

// Shows implements hands.Window.
func (w *window) Shows(label string) bool {
	_, _, ok := w.find(label)
	return ok
}

// find is the middle of what has this label or ID in the last list of targets.
func (w *window) find(label string) (x, y float64, ok bool) {
	return xdisplay.Target(w.Lines(), label)
}

// Wheel implements hands.Window: a finger draws the page.
func (w *window) Wheel(notches float64) {
	if w.touch {
		for i := range 6 {
			kind := "touchMove"
			if i == 0 {
				kind = "touchStart"
			}
			w.p.Touch(w.t, kind, browser.Finger{X: w.at.X, Y: w.at.Y + notches*10*float64(i)})
		}
		w.p.Touch(w.t, "touchEnd")
	} else {
		w.p.Call(w.t, "Input.dispatchMouseEvent", map[string]any{"type": "mouseWheel", "x": w.at.X, "y": w.at.Y, "deltaX": 0, "deltaY": -100 * notches}, nil)
	}
	w.Ticks(4)
}

// named are the keys that are called otherwise by browsers than by ebiten.
var named = map[ebiten.Key]struct {
	key, code, text string
	number          int
}{
	ebiten.KeySpace: {" ", "Space", " ", 32}, ebiten.KeyEnter: {"Enter", "Enter", "\r", 13}, ebiten.KeyEscape: {"Escape", "Escape", "", 27},
	ebiten.KeyTab: {"Tab", "Tab", "", 9}, ebiten.KeyBackspace: {"Backspace", "Backspace", "", 8}, ebiten.KeyDelete: {"Delete", "Delete", "", 46},
	ebiten.KeyHome: {"Home", "Home", "", 36}, ebiten.KeyEnd: {"End", "End", "", 35},
	ebiten.KeyLeft: {"ArrowLeft", "ArrowLeft", "", 37}, ebiten.KeyUp: {"ArrowUp", "ArrowUp", "", 38}, ebiten.KeyRight: {"ArrowRight", "ArrowRight", "", 39}, ebiten.KeyDown: {"ArrowDown", "ArrowDown", "", 40},
	ebiten.KeyPageUp: {"PageUp", "PageUp", "", 33}, ebiten.KeyPageDown: {"PageDown", "PageDown", "", 34},
	ebiten.KeyControl: {"Control", "ControlLeft", "", 17}, ebiten.KeyShift: {"Shift", "ShiftLeft", "", 16}, ebiten.KeyAlt: {"Alt", "AltLeft", "", 18},
	ebiten.KeyMinus: {"-", "Minus", "-", 189}, ebiten.KeyEqual: {"=", "Equal", "=", 187}, ebiten.KeyComma: {",", "Comma", ",", 188}, ebiten.KeyPeriod: {".", "Period", ".", 190},
}

// strike is a key as the browser wants it.
func strike(k ebiten.Key) map[string]any {
	n, ok := named[k]
	name := k.String()
	switch {
	case ok:
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		n.key, n.code, n.number = strings.ToLower(name), "Key"+name, int(name[0])
		n.text = n.key
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		n.key, n.code, n.number = name[len(name)-1:], name, int(name[len(name)-1])
		n.text = n.key
	default:
		n.key, n.code = name, name
	}
	return map[string]any{"key": n.key, "code": n.code, "windowsVirtualKeyCode": n.number, "text": n.text}
}

var bits = map[ebiten.Key]int{ebiten.KeyAlt: 1, ebiten.KeyControl: 2, ebiten.KeyShift: 8}

// Key implements hands.Window.
func (w *window) Key(key ebiten.Key, held ...ebiten.Key) {
	w.read()
	mods := 0
	send := func(kind string, k ebiten.Key) {
		m := strike(k)
		m["type"], m["modifiers"] = kind, mods
		if kind == "keyUp" || mods&^8 != 0 || m["text"] == "" {
			delete(m, "text")
		}
		if kind == "keyDown" && m["text"] == nil {
			m["type"] = "rawKeyDown"
		}
		w.p.Call(w.t, "Input.dispatchKeyEvent", m, nil)
		w.Ticks(2)
	}
	for _, k := range held {
		mods |= bits[k]
		send("keyDown", k)
	}
	send("keyDown", key)
	send("keyUp", key)
	for _, k := range held {
		mods &^= bits[k]
		send("keyUp", k)
	}
}

// Type implements hands.Window.
func (w *window) Type(text string) {
	for _, r := range text {
		s := string(r)
		w.p.Call(w.t, "Input.dispatchKeyEvent", map[string]any{"type": "keyDown", "key": s, "text": s}, nil)
		w.p.Call(w.t, "Input.dispatchKeyEvent", map[string]any{"type": "keyUp", "key": s}, nil)
		w.Ticks(2)
	}
}

// Lines implements hands.Window.
func (w *window) Lines() []string { return w.p.Said(0) }

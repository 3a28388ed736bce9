package render

import (
	"math"
	"runtime"
	"slices"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"sourceofthenile/render/ui"
)

// How a held key repeats, in ticks.
const (
	keyRepeatAfter = 24
	keyRepeatEvery = 3
)

// A second press within this time and distance makes a double click.
const (
	doubleWithin = 0.4 // seconds
	doubleNear   = 6   // units
)

// hand gathers what the player's hand does.
type hand struct {
	was       ui.Point // where the pointer was in the last tick
	wasInside bool

	pressedAt float64
	pressedOn ui.Point
	keys      []ebiten.Key

	fingers fingers
	pad     ui.Pad
	pads    []ebiten.GamepadID
	touched []ebiten.TouchID
	turned  ui.Point // by how much of a notch the wheel was turned that has not been told
}

// gather is what the hand does in this tick. scale is device pixels per unit, device
// device pixels per plain pixel.
func (h *hand) gather(now, scale, device, w, hh float64) ui.Input {
	x, y := ebiten.CursorPosition()
	in := ui.Input{
		Now: now, Mouse: ui.Point{X: float64(x) / scale, Y: float64(y) / scale},
		Inside: x >= 0 && y >= 0 && float64(x) < w && float64(y) < hh,
	}
	for i, b := range []ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight, ebiten.MouseButtonMiddle} {
		in.Pressed[i] = inpututil.IsMouseButtonJustPressed(b)
		in.Released[i] = inpututil.IsMouseButtonJustReleased(b)
		in.Held[i] = ebiten.IsMouseButtonPressed(b)
	}
	h.touch(&in, scale, device)
	h.double(&in)
	in.Wheel = h.wheel(ebiten.Wheel())
	h.gatherKeys(&in)
	in.Runes = ebiten.AppendInputChars(nil)
	return in
}

// notch is what a browser says that a notch of the wheel is, which it tells in plain
// pixels.
const notch = 100

// wheel is the movement of the wheel in notches. What is less than one in a browser,
// where fingers on a pad turn it too, is kept until it is one.
func (h *hand) wheel(x, y float64) ui.Point {
	if runtime.GOOS != "js" {
		return ui.Point{X: x, Y: y}
	}
	h.turned.X, h.turned.Y = h.turned.X+x/notch, h.turned.Y+y/notch
	whole := ui.Point{X: math.Trunc(h.turned.X), Y: math.Trunc(h.turned.Y)}
	h.turned.X, h.turned.Y = h.turned.X-whole.X, h.turned.Y-whole.Y
	return whole
}

// touch adds what fingers do.
func (h *hand) touch(in *ui.Input, scale, device float64) {
	h.touched = ebiten.AppendTouchIDs(h.touched[:0])
	slices.Sort(h.touched)
	at := make([]ui.Point, len(h.touched))
	for i, id := range h.touched {
		x, y := ebiten.TouchPosition(id)
		at[i] = ui.Point{X: float64(x) / scale, Y: float64(y) / scale}
	}
	h.fingers.read(in, at, slop*device/scale)
}

func (h *hand) double(in *ui.Input) {
	if !in.Pressed[ui.LeftButton] {
		return
	}
	near := math.Hypot(in.Mouse.X-h.pressedOn.X, in.Mouse.Y-h.pressedOn.Y) < doubleNear
	in.Double = near && in.Now-h.pressedAt < doubleWithin && h.pressedAt > 0
	h.pressedAt, h.pressedOn = in.Now, in.Mouse
	if in.Double {
		h.pressedAt = 0 // a third press begins anew
	}
}

func (h *hand) gatherKeys(in *ui.Input) {
	held := func(k ebiten.Key) bool { return ebiten.IsKeyPressed(k) || inpututil.IsKeyJustPressed(k) }
	mods := ui.Press{
		Ctrl:  held(ebiten.KeyControl) || held(ebiten.KeyMeta),
		Shift: held(ebiten.KeyShift), Alt: held(ebiten.KeyAlt),
	}
	h.keys = inpututil.AppendJustPressedKeys(h.keys[:0])
	for _, k := range h.keys {
		mods.Key = asPrinted(k)
		in.Keys = append(in.Keys, mods)
	}
	in.Down = inpututil.AppendPressedKeys(nil)
	for _, k := range in.Down {
		d := inpututil.KeyPressDuration(k)
		if d >= keyRepeatAfter && (d-keyRepeatAfter)%keyRepeatEvery == 0 {
			again := mods
			again.Key, again.Repeat = asPrinted(k), true
			in.Keys = append(in.Keys, again)
		}
	}
}

// asPrinted is the key that has on it, on this keyboard, the letter a player
// reads on the screen: ebiten names keys by where they are on an American
// keyboard.
func asPrinted(k ebiten.Key) ebiten.Key { return printedAs(k, ebiten.KeyName(k)) }

// points are the keys that are called by what is printed on them, besides the
// letters. Where + is printed nearer comes, wherever that lies.
var points = map[string]ebiten.Key{
	",": ebiten.KeyComma, ".": ebiten.KeyPeriod, "/": ebiten.KeySlash, ";": ebiten.KeySemicolon, "'": ebiten.KeyQuote,
	"[": ebiten.KeyBracketLeft, "]": ebiten.KeyBracketRight, `\`: ebiten.KeyBackslash, "`": ebiten.KeyBackquote,
	"-": ebiten.KeyMinus, "=": ebiten.KeyEqual, "+": ebiten.KeyEqual,
}

// printedAs is the key that a name on a keyboard stands for. The number pad goes
// by place, and figures are figures even where they need Shift.
func printedAs(k ebiten.Key, name string) ebiten.Key {
	if utf8.RuneCountInString(name) != 1 || k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9 || k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpadSubtract {
		return k
	}
	if r := name[0]; r >= 'a' && r <= 'z' {
		return ebiten.KeyA + ebiten.Key(r-'a')
	} else if r >= 'A' && r <= 'Z' {
		return ebiten.KeyA + ebiten.Key(r-'A')
	}
	if to, ok := points[name]; ok {
		return to
	}
	return k
}

package render

import (
	"math"
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
}

func (h *hand) gather(now, scale, w, hh float64) ui.Input {
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
	h.double(&in)
	wx, wy := ebiten.Wheel()
	in.Wheel = ui.Point{X: wx, Y: wy}
	h.gatherKeys(&in)
	in.Runes = ebiten.AppendInputChars(nil)
	return in
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

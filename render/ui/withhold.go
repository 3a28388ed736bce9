package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Withhold keeps from this frame what would set something off: Enter and Space,
// and, where it is to keep everything, hot letters, figures and the press of a
// mouse button. A screen that has come up by itself calls it for a moment, so
// that it does not take a press that was meant for the screen before it. Tab,
// arrows, Esc, function keys and what is held with Ctrl are left. It ends at a
// time, as Input.Now counts it, with a frame.
func (c *Context) Withhold(until float64, everything bool) {
	c.withheld, c.In.Main = true, false
	c.WakeAt(until)
	c.In.Keys = slices.DeleteFunc(c.In.Keys, func(p Press) bool {
		if p.Ctrl || p.Alt {
			return false
		}
		return slices.Contains(enterKeys, Key(p.Key)) || everything && (isLetter(p.Key) || isFigure(p.Key) || isPoint(p.Key))
	})
	if everything {
		c.In.Runes = nil
		c.In.Pressed = [mouseButtons]bool{}
		c.In.Double = false
	}
}

// Withheld reports whether this frame was kept from something.
func (c *Context) Withheld() bool { return c.withheld }

// firstPresses is the keys without those that set something off and only
// repeat because they are held: Enter, held a moment too long, must not press
// the button that comes next as well.
func firstPresses(keys []Press) []Press {
	return slices.DeleteFunc(slices.Clone(keys), func(p Press) bool {
		return p.Repeat && slices.Contains(enterKeys, Key(p.Key))
	})
}

// isRepeat reports whether a key is only held, and went down before.
func (c *Context) isRepeat(k ebiten.Key) bool {
	return slices.ContainsFunc(c.In.Keys, func(p Press) bool { return p.Key == k && p.Repeat })
}

func isLetter(k ebiten.Key) bool { return k >= ebiten.KeyA && k <= ebiten.KeyZ }

// isPoint reports whether a key makes a point, bracket or the like.
func isPoint(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyBackquote, ebiten.KeyBackslash, ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyComma, ebiten.KeyEqual,
		ebiten.KeyMinus, ebiten.KeyPeriod, ebiten.KeyQuote, ebiten.KeySemicolon, ebiten.KeySlash, ebiten.KeyIntlBackslash,
		ebiten.KeyNumpadAdd, ebiten.KeyNumpadSubtract, ebiten.KeyNumpadMultiply, ebiten.KeyNumpadDivide, ebiten.KeyNumpadDecimal:
		return true
	}
	return false
}

func isFigure(k ebiten.Key) bool {
	return k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9 || k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9
}

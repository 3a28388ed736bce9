package keymap

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

// Why a key cannot be given to a command, as the wordings are called:
// "keys.refused.fixed".
const (
	NoReason = ""
	IsFixed  = "fixed"  // it does the same on every screen
	IsText   = "text"   // it belongs to what is written
	IsPad    = "pad"    // the number pad goes by where its keys lie
	IsAlone  = "alone"  // it can be one with Ctrl or Alt only
	IsNoKey  = "no-key" // the program cannot take it
)

// fixedKeys are those that go back, on, and about on every screen.
var fixedKeys = []ebiten.Key{
	ebiten.KeyEscape, ebiten.KeyTab, ebiten.KeyPageUp, ebiten.KeyPageDown, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyBackspace, ebiten.KeyDelete,
}

// refuses is why a chord can be no command's at all, NoReason if it can.
func refuses(ch ui.Chord) string {
	k := ch.Key
	switch {
	case slices.Contains(fixedKeys, k):
		return IsFixed
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpadSubtract:
		return IsPad
	case !slices.ContainsFunc(carriers, func(c carrier) bool { return c.key == k }):
		return IsNoKey
	case isFree(k) && !ch.Ctrl && !ch.Alt:
		return IsAlone
	case ch.Ctrl && !ch.Shift && !ch.Alt && (k == ebiten.KeyA || k == ebiten.KeyC || k == ebiten.KeyX || k == ebiten.KeyV):
		return IsText
	}
	return NoReason
}

// isFree reports whether a key goes on or about when it is pressed alone.
func isFree(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyUp, ebiten.KeyDown:
		return true
	}
	return false
}

// IsModifier reports whether a key does nothing alone, so that whoever waits
// for a key waits on.
func IsModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight,
		ebiten.KeyCapsLock, ebiten.KeyNumLock, ebiten.KeyScrollLock:
		return true
	}
	return false
}

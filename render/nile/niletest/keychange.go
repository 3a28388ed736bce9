package niletest

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/ui"
)

// OtherKeys are keys as somebody may have changed them: hexes by the letters
// round S, and what they take with them.
func OtherKeys() (g keymap.Given) {
	give := func(cmd ui.Command, ch ui.Chord) { g = g.Give(cmd, ch, keys.Set()) }
	give(keys.Journal, ui.Ctrl(ebiten.KeyJ))
	for i, k := range []ebiten.Key{ebiten.KeyE, ebiten.KeyD, ebiten.KeyC, ebiten.KeyZ, ebiten.KeyA, ebiten.KeyQ} {
		give(keymap.Figure(i), ui.Key(k))
	}
	give(keymap.QuickSave, ui.Chord{Key: ebiten.KeyS, Ctrl: true, Shift: true})
	give(keymap.Rules, ui.Key(ebiten.KeyH))
	return g
}

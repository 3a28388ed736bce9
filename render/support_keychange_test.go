package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// otherKeys are keys as somebody may have changed them: hexes by the letters
// round S, and what they take with them.
func otherKeys() (m keymap.Map) {
	m.Give(keymap.Journal, ui.Ctrl(ebiten.KeyJ))
	for i, k := range []ebiten.Key{ebiten.KeyE, ebiten.KeyD, ebiten.KeyC, ebiten.KeyZ, ebiten.KeyA, ebiten.KeyQ} {
		m.Give(keymap.Figure(i), ui.Key(k))
	}
	m.Give(keymap.QuickSave, ui.Chord{Key: ebiten.KeyS, Ctrl: true, Shift: true})
	m.Give(keymap.Rules, ui.Key(ebiten.KeyH))
	return m
}

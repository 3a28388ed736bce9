package typing

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// missed are the letters that went to the canvas. Browsers let a page have the keyboard
// for text only where the player does something, so the input method takes the first
// press or release after a field was chosen for that: what had been typed by then would
// be lost. fresh: the field was chosen just now, and what was typed was not for it.
func (*Composer) missed(fresh bool) string {
	if fresh || ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		return ""
	}
	// Once it has the keyboard its own events bring all letters, but for those before it
	// begins to listen, which it drops.
	const its, begins = "ebitengine-textinput", "_ebitengine_textinput_ready"
	focus := js.Global().Get("document").Get("activeElement")
	if focus.Truthy() && focus.Get("id").String() == its && !js.Global().Get(begins).Truthy() {
		return ""
	}
	return string(ebiten.AppendInputChars(nil))
}

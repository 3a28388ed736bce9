package niletest

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui/uitest"
)

// Read lets the time pass in which a screen that has just come up takes no
// press.
func Read(st *uitest.Stage) { st.Wait(desk.GuardTime + 0.02) }

// Pass presses Space on a screen that has been read.
func Pass(st *uitest.Stage) {
	Read(st)
	st.Key(ebiten.KeySpace)
}

// TabTo walks with Tab to the target with this label.
func TabTo(st *uitest.Stage, label string) {
	for id, n := st.Target(label).ID, 0; st.List.Focus != id && n < 60; n++ {
		st.Key(ebiten.KeyTab)
	}
}

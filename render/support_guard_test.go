package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui/uitest"
)

// read lets the time pass in which a screen that has just come up takes no
// press.
func read(st *uitest.Stage) { st.Wait(guardTime + 0.02) }

// pass presses Space on a screen that has been read.
func pass(st *uitest.Stage) {
	read(st)
	st.Key(ebiten.KeySpace)
}

// tabTo walks with Tab to the target with this label.
func tabTo(st *uitest.Stage, label string) {
	for id, n := st.Target(label).ID, 0; st.List.Focus != id && n < 60; n++ {
		st.Key(ebiten.KeyTab)
	}
}

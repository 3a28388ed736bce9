package niletest

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/ui"
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

// PlayOn has a bot play at a table, and whoever sits down pass by what lies between, until it is so or that
// has been done so often.
func PlayOn(b *Bot, d *Saloon, s *screens.TableScene, st *uitest.Stage, most int, so func() bool) {
	for range most {
		if so() {
			return
		}
		if slices.Contains(Between, s.At.Screen) {
			Pass(st)
			continue
		}
		b.Step()
		d.Refresh()
		st.Move(ui.Point{X: 5, Y: 5})
		st.Key(ebiten.KeyF24)
	}
}

// TabTo walks with Tab to the target with this label.
func TabTo(st *uitest.Stage, label string) {
	for id, n := st.Target(label).ID, 0; st.List.Focus != id && n < 60; n++ {
		st.Key(ebiten.KeyTab)
	}
}

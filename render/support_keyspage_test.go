package render

import (
	"maps"
	"slices"
	"testing"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// everyScene puts every scene there is a way to on a stage, in turn.
func everyScene(t *testing.T, f func(t *testing.T, d *saloon, st *uitest.Stage)) {
	for name, make := range screens() {
		t.Run(name, func(t *testing.T) { d := make(); f(t, d, d.stage(t)) })
	}
	for _, name := range slices.Sorted(maps.Keys(games)) {
		t.Run(name, func(t *testing.T) {
			d, _ := tableOf(sitAt(t, name))
			st := d.stage(t)
			st.Wait(0.1)
			f(t, d, st)
		})
	}
	for name, after := range afterwards {
		t.Run(name, func(t *testing.T) {
			p := sitAt(t, after.game)
			d, s := table(p)
			st := d.stage(t)
			after.do(t, p, s, st)
			f(t, d, st)
		})
	}
	for name := range overlaid {
		t.Run(name, func(t *testing.T) {
			d, st := laid(t, name, uitest.Size{W: 1280, H: 800, Text: 100})
			f(t, d, st)
		})
	}
}

// everyTable is everyScene for those of a game, and for the pages and sheets
// that lie over it.
func everyTable(t *testing.T, f func(t *testing.T, l *ui.List)) {
	everyScene(t, func(t *testing.T, d *saloon, st *uitest.Stage) {
		if p := playOf(d); p != nil && d.Notices() == 0 {
			f(t, st.List)
		}
	})
}

// playOf is the game on the table, nil if there is none.
func playOf(d *saloon) *Play {
	for _, p := range d.Screens() {
		if s, ok := p.(*tableScene); ok {
			return s.play
		}
	}
	return nil
}

// at is where the expedition of the player who sits here stands.
func at(p *Play) hexmap.ID {
	sheet, _ := p.View().Sheet(p.Seat())
	return sheet.At
}

// usualKeys is a frame with the keys of a program just installed.
func usualKeys() *ui.Context {
	c := ui.Begin(ui.NewMemory(), ui.Input{}, 800, 600, 1)
	c.Keys = &keymap.Map{}
	return c
}

package niletest

import (
	"maps"
	"slices"
	"testing"

	"sourceofthenile/hexmap"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// EveryScene puts every scene there is a way to on a stage, in turn.
func EveryScene(t *testing.T, f func(t *testing.T, d *Saloon, st *uitest.Stage)) {
	screens := Screens()
	for _, name := range slices.Sorted(maps.Keys(screens)) {
		t.Run(name, func(t *testing.T) { d := screens[name](); f(t, d, d.Stage(t)) })
	}
	for _, name := range slices.Sorted(maps.Keys(Games)) {
		t.Run(name, func(t *testing.T) {
			d, _ := TableOf(SitAt(t, name))
			st := d.Stage(t)
			st.Wait(0.1)
			f(t, d, st)
		})
	}
	for _, name := range slices.Sorted(maps.Keys(Afterwards)) {
		after := Afterwards[name]
		t.Run(name, func(t *testing.T) {
			p := SitAt(t, after.Game)
			d, s := Table(p)
			st := d.Stage(t)
			after.Do(t, p, s, st)
			f(t, d, st)
		})
	}
	for _, name := range slices.Sorted(maps.Keys(Overlaid)) {
		t.Run(name, func(t *testing.T) {
			d, st := Laid(t, name, uitest.Size{W: 1280, H: 800, Text: 100})
			f(t, d, st)
		})
	}
}

// EveryTable is EveryScene for those of a game, and for the pages and sheets
// that lie over it.
func EveryTable(t *testing.T, f func(t *testing.T, l *ui.List)) {
	EveryScene(t, func(t *testing.T, d *Saloon, st *uitest.Stage) {
		if p := playOf(d); p != nil && d.Notices() == 0 {
			f(t, st.List)
		}
	})
}

// playOf is the game on the table, nil if there is none.
func playOf(d *Saloon) *play.Play {
	for _, p := range d.Screens() {
		if s, ok := p.(*screens.TableScene); ok {
			return s.Play
		}
	}
	return nil
}

// At is where the expedition of the player who sits here stands.
func At(p *play.Play) hexmap.ID {
	sheet, _ := sight.View(p).Sheet(p.Seat())
	return sheet.At
}

package nile_test

import (
	"maps"
	"slices"
	"testing"

	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui/uitest"
)

// Nothing that speaks beside a screen, unasked or asked, lies on what is chosen from, on odds, on a title or
// on the hexes ahead: a note of what is met for the first time, and a hint, on every screen of a
// game and what comes after it, in the three windows that players mostly have.
func TestNothingThatSpeaksHidesAChoice(t *testing.T) {
	noted, hinted := 0, 0
	look := func(t *testing.T, name string, z uitest.Size, d *niletest.Saloon, st *uitest.Stage) {
		p := d.Preferences()
		p.FirstTimes, p.Met = true, ""
		d.SetPreferences(p)
		d.Size(z)
		niletest.Read(st)
		st.Wait(0.4)
		if d.Preferences().FirstTimes && uitest.Speaks(st.List) {
			noted++
		}
		for _, what := range uitest.AsidesLieOn(st.List) {
			t.Errorf("%s, %s, with notes: %s", name, z, what)
		}
		st.Chord(d.Keys().Chord(keys.Hint))
		st.Wait(0.4)
		if _, ok := uitest.StripLiesOn(st.List); ok {
			hinted++
		}
		for _, what := range uitest.AsidesLieOn(st.List) {
			t.Errorf("%s, %s, with a hint: %s", name, z, what)
		}
	}
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1920, H: 1080, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
			d, _ := niletest.TableOf(niletest.SitAt(t, name))
			look(t, name, z, d, d.Stage(t))
		}
		for _, name := range slices.Sorted(maps.Keys(niletest.Afterwards)) {
			t.Run(name+" "+z.String(), func(t *testing.T) {
				after := niletest.Afterwards[name]
				p := niletest.SitAt(t, after.Game)
				d, s := niletest.Table(p)
				st := d.Stage(t)
				after.Do(t, p, s, st)
				look(t, name, z, d, st)
			})
		}
	}
	t.Logf("%d notes and %d hints", noted, hinted)
	if noted < 30 || hinted < 30 {
		t.Errorf("%d notes and %d hints were seen, want 30 of each at least", noted, hinted)
	}
}

package tell_test

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
)

// 22.7: what a people calls a thing is a name that may be written, the same whenever it is asked for; far from everybody
// there is none.
func TestRule22_7_TheirNames(t *testing.T) {
	v := sight.View(niletest.Driven(t, 5, 3, func(v nile.View) bool { return len(v.Tribes()) >= 3 }))
	near, names := 0, map[string]bool{}
	for id := range hexmap.ID(len(v.Map().Cells)) {
		least := 1000
		for _, o := range v.Tribes() {
			least = min(least, v.Map().Distance(o.At, id))
		}
		for f := range nile.FeatureKinds {
			name, who := tell.Theirs(v, f, id)
			again, _ := tell.Theirs(v, f, id)
			if (name != "") != (least <= 2) || name != again || (name == "") != (who == "") {
				t.Fatalf("hex %d, %d from the nearest people: %q and %q of %q", id, least, name, again, who)
			}
			if name == "" {
				continue
			}
			near++
			names[name] = true
			if n := len([]rune(name)); n > nile.MostName || !game.Legible(name) {
				t.Errorf("%q cannot be written: %d letters of %d", name, n, nile.MostName)
			}
		}
	}
	if near == 0 || len(names) < near/4 {
		t.Errorf("%d names of %d things near peoples", len(names), near)
	}
}

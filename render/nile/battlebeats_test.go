package nile_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/cards"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
)

// While the die of an exchange rolls nobody has fallen, nothing of it is told, and
// the page of the battle's end does not lie open; a key has the die lie at once.
func TestNobodyFallsWhileTheDieRolls(t *testing.T) {
	for _, name := range []string{"battle to win", "battle to lose"} {
		p := niletest.SitAt(t, name)
		d, s := niletest.Table(p)
		st := d.Stage(t)
		st.Wait(1)
		fell := 0
		for n := 0; s.At.Screen == screens.BattleScreen; n++ {
			scene := s.Sub.(*meet.BattleScene)
			before, _ := sight.View(p).Meeting()
			c, ok := sight.Find(p, nile.Fight, -1, -1)
			if !ok || n > 60 || !local.Do(p, c.Command(0)) {
				t.Fatalf("%s: the battle does not go on", name)
			}
			d.Refresh()
			volley := p.Last()[slices.IndexFunc(p.Last(), isVolley)]
			line, _ := tell.Tell(sight.View(p), volley)
			st.Wait(cards.RollTime / 2)
			if _, _, ok := p.Beats().Rolling(); !ok || s.At.Screen != screens.BattleScreen {
				t.Fatalf("%s: no die rolls on %s", name, screens.ScreenNames[s.At.Screen])
			}
			if scene.Last != before || st.Has(line.Text) {
				t.Errorf("%s: %+v is seen while the die rolls: %+v", name, volley, scene.Last)
			}
			if n%2 == 1 {
				st.Key(ebiten.KeyF12)
				st.Wait(0.02)
			} else {
				st.Wait(cards.RollTime)
			}
			if p.Beats().Playing() {
				t.Fatalf("%s: the die never lies", name)
			}
			if now, going := sight.View(p).Meeting(); going && s.At.Screen == screens.BattleScreen {
				if x := nile.As[nile.VolleyEvent](volley); scene.Last != now || x.Fallen > 0 && now == before {
					t.Errorf("%s: of %+v is shown %+v", name, volley, scene.Last)
				}
			}
			fell += nile.As[nile.VolleyEvent](volley).Fallen
		}
		if s.At.Screen != screens.FoughtScreen || fell == 0 {
			t.Errorf("%s: %d fell before %s", name, fell, screens.ScreenNames[s.At.Screen])
		}
	}
}

func isVolley(e game.Event) bool { return e.Kind == nile.Volley }

// Where the end is certain the red button fights to it, exchange after exchange, each with its die that rolls; where it is
// not, the other one does.
func TestABattleIsFoughtOut(t *testing.T) {
	for _, name := range []string{"battle to win", "battle late"} {
		p := niletest.SitAt(t, name)
		d, s := niletest.Table(p)
		st := d.Stage(t)
		st.Wait(1)
		from := p.Len()
		if name == "battle to win" {
			st.Key(ebiten.KeySpace)
		} else {
			st.Click("battle/fight it out")
		}
		rolled := map[int]bool{}
		for n := 0; s.At.Screen == screens.BattleScreen && n < 400; n++ {
			if _, _, ok := p.Beats().Rolling(); ok {
				rolled[p.Len()] = true
			}
			st.Wait(0.1)
		}
		if got := p.Len() - from; s.At.Screen != screens.FoughtScreen || got < 1 || len(rolled) < got-1 {
			t.Errorf("%s: %d exchanges and %d dice rolled, then %s", name, got, len(rolled), screens.ScreenNames[s.At.Screen])
		}
	}
}

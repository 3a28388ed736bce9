package niletest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// Printed publishes a draft and closes the account without a name given.
func Printed(t testing.TB, p *play.Play, d *press.Paper) *press.Paper {
	t.Helper()
	first := len(p.Events())
	var n *press.Paper
	press.Publish(p, d.Hexes, d.Kept, func() { d.Close(p, first, func(done *press.Paper) { n = done }) })
	if n == nil {
		t.Fatal("not published and closed:", p.Failed)
	}
	return n
}

func init() {
	Games["much to name"] = func(t testing.TB) *play.Play {
		b := NewBot(t, NewGame(t, 5, 100, "Wilhelmina Oberlander", "Ben", "Chuma"), 1)
		b.Months = 12
		return b.Until(func(p *play.Play) bool {
			if sight.View(p).Phase() != nile.Publishing {
				return false
			}
			things := 0
			for _, id := range press.Publishable(p) {
				if h := sight.View(p).Hex(id); h.Peak > 0 || h.Fall > 0 || h.Lake > 0 {
					things++
				}
			}
			return things >= 3
		})
	}
	Afterwards["naming"] = Afterward{"much to name", func(_ testing.TB, _ *play.Play, _ *screens.TableScene, st *uitest.Stage) {
		Read(st)
		st.Key(ebiten.KeySpace)
		Read(st)
	}}
}

// AtNames is the naming sheet of a game with much to name.
func AtNames(t *testing.T) (*play.Play, *screens.TableScene, *uitest.Stage) {
	t.Helper()
	p := SitAt(t, "much to name")
	d, s := Table(p)
	st := d.Stage(t)
	Read(st)
	st.Key(ebiten.KeySpace) // publish
	Read(st)
	if s.At.Screen != screens.NamingScreen {
		t.Fatalf("after publishing comes %s", screens.ScreenNames[s.At.Screen])
	}
	return p, s, st
}

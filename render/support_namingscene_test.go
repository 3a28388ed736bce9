package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui/uitest"
)

// printed publishes a draft and closes the account without a name given.
func printed(t testing.TB, p *Play, d *paper) *paper {
	t.Helper()
	first := len(p.Events())
	if !publish(p, d.hexes, d.kept) {
		t.Fatal("not published:", p.Failed)
	}
	n := d.close(p, first)
	if n == nil {
		t.Fatal("not closed:", p.Failed)
	}
	return n
}

func init() {
	games["much to name"] = func(t testing.TB) *Play {
		b := newBot(t, newGame(t, 5, 100, "Wilhelmina Oberlander", "Ben", "Chuma"), 2)
		b.months = 9
		return b.until(func(p *Play) bool {
			if p.View().Phase() != nile.Publishing {
				return false
			}
			things := 0
			for _, id := range publishable(p) {
				if h := p.View().Hex(id); h.Peak > 0 || h.Fall > 0 || h.Lake > 0 {
					things++
				}
			}
			return things >= 3
		})
	}
	afterwards["naming"] = struct {
		game string
		do   func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage)
	}{"much to name", func(_ testing.TB, _ *Play, _ *tableScene, st *uitest.Stage) {
		read(st)
		st.Key(ebiten.KeySpace)
		read(st)
	}}
}

// atNames is the naming sheet of a game with much to name.
func atNames(t *testing.T) (*Play, *tableScene, *uitest.Stage) {
	t.Helper()
	p := sitAt(t, "much to name")
	d, s := table(p)
	st := d.stage(t)
	read(st)
	st.Key(ebiten.KeySpace) // publish
	read(st)
	if s.at.screen != namingScreen {
		t.Fatalf("after publishing comes %s", screenNames[s.at.screen])
	}
	return p, s, st
}

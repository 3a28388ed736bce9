package niletest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// Parties with canoes are put on every stage with the others, and have their
// pictures taken: their sheet holds the most there is to be done at once.
func init() {
	Games["canoes"] = func(t testing.TB) *play.Play {
		return canoesTo(t, func(p *play.Play, s nile.Sheet) bool {
			return s.Mode == nile.ByCanoe && s.Left > 1 && len(s.Track) > 3 && len(sight.View(p).Tribes()) > 0 && !s.Halted
		})
	}
	Games["portage"] = func(t testing.TB) *play.Play {
		return canoesTo(t, func(p *play.Play, _ nile.Sheet) bool { return offers(p, nile.Portage) })
	}
	Games["canoes ahead"] = func(t testing.TB) *play.Play {
		return canoesTo(t, func(p *play.Play, _ nile.Sheet) bool {
			_, ok := sureInto(p, hexmap.Blank)
			return ok
		})
	}
	Games["canoes too heavy"] = func(t testing.TB) *play.Play {
		return canoesTo(t, func(p *play.Play, s nile.Sheet) bool {
			return s.Have[nile.Canoes] > 0 && !offers(p, nile.EndTravel) && s.Load[s.Mode].Cost > s.Load[s.Mode].Capability
		})
	}
	Afterwards["card"] = Afterward{"canoes ahead", func(t testing.TB, p *play.Play, _ *screens.TableScene, st *uitest.Stage) {
		into, _ := sureInto(p, hexmap.Blank)
		sheet, _ := sight.View(p).Sheet(p.Seat())
		st.Key(ebiten.KeyDigit0 + ebiten.Key(sight.View(p).Map().DirTo(sheet.At, hexmap.ID(into.Target))))
		st.Key(ebiten.KeyEnter)
		st.Wait(2)
	}}
}

// sureInto is a step that cannot be lost into a hex of a terrain.
func sureInto(p *play.Play, terrain hexmap.Terrain) (game.Choice, bool) {
	v := sight.View(p)
	return p.Find(func(c *game.Choice) bool {
		return c.Kind == nile.Move && c.Odds.Num == 0 && v.Hex(hexmap.ID(c.Target)).Terrain == terrain
	})
}

// offers reports whether the table offers a kind of choice now.
func offers(p *play.Play, k game.Kind) bool {
	for _, ch := range p.Choices() {
		if ch.Kind == k {
			return true
		}
	}
	return false
}

// WithCanoes is a game of steady bots in which a party with canoes is on the march.
func WithCanoes(t testing.TB, want func(p *play.Play, s nile.Sheet) bool) *play.Play {
	t.Helper()
	return canoesTo(t, want)
}

// canoesTo is a game of steady bots in which a party with canoes is on the march.
func canoesTo(t testing.TB, want func(p *play.Play, s nile.Sheet) bool) *play.Play {
	t.Helper()
	for seed := range uint64(60) {
		p := NewGame(t, seed+10, 100, "Ann", "Bartholomew Nightingale", "Chuma")
		if steadily(t, p, func(p *play.Play) bool {
			s, ok := sight.View(p).Sheet(p.Seat())
			return ok && sight.View(p).Phase() == nile.Travelling && s.Have[nile.Canoes] > 0 && want(p, s)
		}) {
			return p
		}
	}
	t.Fatal("no game came to that")
	return nil
}

package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui/uitest"
)

// Parties with canoes are put on every stage with the others, and have their
// pictures taken: their sheet holds the most there is to be done at once.
func init() {
	games["canoes"] = func(t testing.TB) *Play {
		return canoesTo(t, func(p *Play, s nile.Sheet) bool {
			return s.Mode == nile.ByCanoe && s.Left > 1 && len(s.Track) > 3 && len(p.View().Tribes()) > 0 && !s.Halted
		})
	}
	games["portage"] = func(t testing.TB) *Play {
		return canoesTo(t, func(p *Play, _ nile.Sheet) bool { return offers(p, nile.Portage) })
	}
	games["canoes too heavy"] = func(t testing.TB) *Play {
		return canoesTo(t, func(p *Play, s nile.Sheet) bool {
			return s.Have[nile.Canoes] > 0 && !offers(p, nile.EndTravel) && s.Load[s.Mode].Cost > s.Load[s.Mode].Capability
		})
	}
	afterwards["card"] = struct {
		game string
		do   func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage)
	}{"portage", func(t testing.TB, p *Play, _ *tableScene, st *uitest.Stage) {
		into := stepWith(t, p, false)
		sheet, _ := p.View().Sheet(p.Seat())
		st.Key(ebiten.KeyDigit0 + ebiten.Key(p.View().Map().DirTo(sheet.At, hexmap.ID(into.Target))))
		st.Key(ebiten.KeyEnter)
		st.Wait(2)
	}}
}

// offers reports whether the table offers a kind of choice now.
func offers(p *Play, k game.Kind) bool {
	for _, ch := range p.Choices() {
		if ch.Kind == k {
			return true
		}
	}
	return false
}

// canoesTo is a game of steady bots in which a party with canoes is on the march.
func canoesTo(t testing.TB, want func(p *Play, s nile.Sheet) bool) *Play {
	t.Helper()
	for seed := range uint64(60) {
		p := newGame(t, seed+9, 100, "Ann", "Bartholomew Nightingale", "Chuma")
		if steadily(t, p, func(p *Play) bool {
			s, ok := p.View().Sheet(p.Seat())
			return ok && p.View().Phase() == nile.Travelling && s.Have[nile.Canoes] > 0 && want(p, s)
		}) {
			return p
		}
	}
	t.Fatal("no game came to that")
	return nil
}

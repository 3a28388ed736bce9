package board_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
)

// mustBePutRight reports whether a party may not end its month as it is.
func mustBePutRight(v nile.View) bool {
	m, ok := v.March()
	return ok && v.ToMove() != game.Nobody && m.Unsettled.Why != ""
}

// otherWay reports whether another way of travel puts right what is wrong with a party.
func otherWay(v nile.View) bool {
	s, _ := v.Sheet(v.Seat())
	ways, _ := v.Ways()
	for m := range nile.Modes {
		if m != s.Mode && ways[m].Why.Why == "" && ways[m].Refusal().Why == "" {
			return true
		}
	}
	return false
}

// 6.5, 6.55, 9.5: where another way of travel puts all right it stands first, and Space takes
// it; nothing is to be lightened where more is wanted, not less. So Space does not come back
// to the same notice.
func TestRule6_5_WhatPutsItRightComesFirst(t *testing.T) {
	over, more := 0, 0
	for seed := range uint64(14) {
		p := niletest.Driven(t, seed, 1, func(v nile.View) bool { return v.Phase() == nile.ChoosingPort })
		b := board.NewBoard(p, book.PagesOf(p))
		st := niletest.SeatAt(t, p, b, 1280, 800, 1)
		rng := rand.New(rand.NewPCG(seed, 31))
		for range 500 {
			cs := local.Of(p).Choices()
			if p.Over() || len(cs) == 0 {
				break
			}
			p.SitDown()
			c := cs[rng.IntN(len(cs))]
			p.Do(c, int(c.Min)+rng.IntN(int(c.Max-c.Min)+1))
			p.SitDown()
			v := sight.View(p)
			if !mustBePutRight(v) {
				continue
			}
			s, _ := v.Sheet(v.Seat())
			st.Do(ui.Input{})
			st.Wait(0.1)
			way, lighten := -1.0, -1.0
			for _, x := range st.List.Targets {
				switch {
				case way < 0 && strings.HasPrefix(x.ID, "Go on "):
					way = x.Rect.Y
				case x.ID == "Lighten the load":
					lighten = x.Rect.Y
				}
			}
			if why := s.Load[s.Mode].Why; why == "no-canoe" || why == "not-all-ride" {
				if more++; lighten >= 0 {
					t.Errorf("seed %d: %s, and the load is to be lightened", seed, why)
				}
			}
			if !otherWay(v) {
				continue
			}
			if over++; way < 0 || lighten >= 0 && lighten < way {
				t.Errorf("seed %d: the other way of travel stands at %v, the load at %v", seed, way, lighten)
			}
			st.Key(ebiten.KeySpace)
			st.Wait(0.1)
			if mustBePutRight(sight.View(p)) {
				t.Errorf("seed %d: Space does not put it right", seed)
			}
		}
	}
	if over < 3 || more < 3 {
		t.Errorf("only %d parties could go on by other means, and %d wanted more", over, more)
	}
}

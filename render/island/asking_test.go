package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
)

// Who goes next is answered by the persons at the table first, also in a game that is taken up again; by a
// companion when they have (7.1).
func TestRule7_1_ACompanionLetsPersonsAnswerFirst(t *testing.T) {
	for _, says := range []game.Kind{island.Wait, island.Go} {
		table := newGame(t, "island", 3, 2)
		driven(t, table, island.Asking)
		p := local.New(table, play.Host{Bots: Game{}.Bot})
		p.Take(0, "keen")
		p.StandUp()
		r := newRoom(t, usual, Game{}.Table(p))
		answered := func() (n int) {
			for i := range p.Events() {
				if p.Events()[i].Kind == island.TurnBegan {
					n++
				}
			}
			return n
		}
		for range 8 {
			r.Wait(2 * desk.GuardTime)
		}
		was := answered()
		if !p.Acting().Has(0) || was != 0 {
			t.Fatalf("the companion has answered before anybody could: acting %v", p.Acting())
		}
		r.ByKeys("board/" + island.KindName(says) + "-1")
		if says == island.Go {
			if now := p.Position().(*island.Position).View(game.Nobody).Turn().Seat; now != 1 {
				t.Errorf("who said so first has no turn: it is that of %d", now)
			}
			continue
		}
		for range 4 {
			r.Wait(2 * desk.GuardTime)
		}
		if !p.Acting().Has(0) {
			t.Fatalf("the companion has answered before all had: acting %v", p.Acting())
		}
		r.ByKeys("board/wait-2")
		for range 100 {
			if r.Wait(0.2); !p.Acting().Has(0) || p.Position().(*island.Position).View(game.Nobody).Turn().Number > 0 {
				break
			}
		}
		if step, _, _ := p.Position().(*island.Position).View(game.Nobody).Asked(); step == island.Asking {
			t.Errorf("the companion does not answer when all others have")
		}
	}
}

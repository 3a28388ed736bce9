package nile

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
)

// What the end of a month may cost is told as it comes: every throw of the hunt, the
// meal, the water and the sick is played, and counted (5.442, 5.4444, 18, 19).
func TestRule19_TheEndOfAMonthIsToldAsItComes(t *testing.T) {
	parties := []map[Item]int32{
		{Muskets: 1},
		{Muskets: 1, Rations: 2},
		{Bearers: 3, Askaris: 2, Guides: 1, Muskets: 1, Rations: 5},
		{Bearers: 2, Guides: 1, Rations: 1, Water: 6},
		{Askaris: 4, Muskets: 1, Rations: 30, Water: 30},
	}
	deadly, alone := 0, 0
	for i, have := range parties {
		for _, land := range []string{"vv", "dd", "jj", "ll"} {
			for mask := range 32 {
				g := scene(t, board(land), deck.Specialty(mask%int(deck.Specialties)))
				e := g.party(0, 0, OnFoot, have)
				e.Sick, e.Moved = mask&1 != 0, mask&2 == 0
				if mask&4 != 0 {
					e.Level = Reckless
				}
				if mask&8 != 0 {
					e.Ill = [3]int32{min(2, e.Have[Bearers]), 0, min(1, e.Have[Askaris])}
				}
				if e.Sick && mask&16 != 0 {
					e.LaidUp = 2
				}
				got, want := g.p.View(0).MonthEnd(), playedOut(g.p)
				what := fmt.Sprint("party ", i, " in ", land, " ", mask)
				asReckoned(t, what+": the explorer dies", got.Dies, want.Dies)
				for r := range EndRisks {
					x, y := got.Risks[r], want.Risks[r]
					asReckoned(t, what+": "+r.Name(), x.Any, y.Any)
					asReckoned(t, what+": dies of "+r.Name(), x.Dies, y.Dies)
					same(t, what+": the most by "+r.Name(), x.Most, y.Most)
				}
				if got.Dies > 0 {
					deadly++
				}
				if got.Risks[EndBeast].Dies > 0 {
					alone++
				}
				if c, ok := g.offered(EndTravel, 0, 0); ok {
					asReckoned(t, what+": of the choice", c.Odds.Float(), want.Dies)
					same(t, what+": risk", c.Risk == RiskKilled, want.Dies > 0)
				}
			}
		}
	}
	if deadly < 100 || alone < 10 {
		t.Errorf("%d ends that may be deadly, %d of hunters alone", deadly, alone)
	}
}

// playedOut plays the end of the month in every way that its dice can fall.
func playedOut(p *Position) (out MonthEnd) {
	q := *p
	q.players = slices.Clone(p.players)
	var befell [EndRisks]int
	game.Foresee(func(a *game.Act) {
		befell = [EndRisks]int{}
		q.players[0] = p.players[0]
		q.players[0].Notes = nil
		q.players[0].Trip.Track = nil
		q.hexes = slices.Clone(p.hexes)
		q.steps = slices.Clone(p.steps)
		pl := &q.players[0]
		if q.host(0, a); pl.Where == inAfrica {
			q.hunt(0, a)
		}
		if pl.Where == inAfrica {
			sick, people := pl.Trip.Sick, pl.Trip.people()
			q.eat(0, a)
			befell[EndHunger] = int(people-pl.Trip.people()) + int(yes(pl.Trip.Hungry))
			people = pl.Trip.people()
			thirsty := q.drink(0, a)
			befell[EndThirst] = int(people-pl.Trip.people()) + int(yes(thirsty))
			if thirsty && sick {
				q.die(0, Thirst, a)
			}
		}
		if pl.Where == inAfrica {
			q.nurse(0, a)
		}
	}, func(chance float64, events []game.Event) {
		for _, e := range events {
			switch e.Kind {
			case BigGame:
				if BigGameEnd(e.Args[1]) != BeastKilled {
					befell[EndBeast] = 1
				}
			case Perished:
				if Cause(e.Args[2]) == Illness {
					befell[EndSickness] += int(e.Args[1])
				}
			case Died:
				out.Dies += chance
				r := map[Cause]EndRisk{ByBeast: EndBeast, Hunger: EndHunger, Thirst: EndThirst, Illness: EndSickness}[Cause(e.Args[0])]
				out.Risks[r].Dies += chance
				if r == EndSickness {
					befell[r]++
				}
			}
		}
		for r, n := range befell {
			if x := &out.Risks[r]; n > 0 {
				x.Any, x.Most = x.Any+chance, max(x.Most, n)
			}
		}
	})
	return out
}

func asReckoned(t *testing.T, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 1e-5 {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

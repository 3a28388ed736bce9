package heart

import (
	"math"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
)

// 12: what a view says of all the Sanity-rolls of a Taboo together is how often they take so much, in every land, with
// much Sanity and little, and beside a Healer.
func TestRule12_AllRollsOfATaboo(t *testing.T) {
	for land := chart.Jungle; land < chart.Terrains; land++ {
		for _, sheet := range []string{"health 5, sanity 3", "health 4, sanity 5", "health 2, sanity 2", "health 3, sanity 1"} {
			for _, met := range []string{"healer", ""} {
				s := onStep(t, frame{Step: dealing}, func(p *Position) {
					p.ground.Left[chart.Savanna]++
					p.ground.Left[land]--
					p.ground.Lands[p.seats[0].Region].Terrain = land
					set(t, p, 0, sheet)
					if met != "" {
						put(t, p, 0, slotC3, met)
					}
					p.seats[0].Slot = slotC3
				})
				var said []float64
				for _, m := range s.pos().View(0).Misfortunes(0) {
					if m.Sort == box.Taboo {
						said = m.Falls
					}
				}
				rolls := int(tabooRolls[land])
				if rolls < 2 {
					if said != nil {
						t.Errorf("land %d: %v of one roll", land, said)
					}
					continue
				}
				got := make([]float64, rolls+1)
				game.Foresee(func(a *game.Act) {
					q := s.pos().Clone().(*Position)
					q.push(frame{Step: incident, V: [registers]int16{int16(chitFor(box.Taboo)), inflicted}})
					q.advance(game.Command{}, a)
				}, func(chance float64, events []game.Event) {
					lost := 0
					for i := range events {
						if e := &events[i]; e.Kind == Changed && told.AsChanged(e).Cause == box.ByTaboo {
							lost -= told.AsChanged(e).By
						}
					}
					got[lost] += chance
				})
				if len(said) != len(got) {
					t.Fatalf("land %d, %s: %v was said", land, sheet, said)
				}
				for n := range got {
					if math.Abs(got[n]-said[n]) > 1e-9 {
						t.Errorf("land %d, %s, %q: it takes %d in %.4f of all cases, and %.4f was said", land, sheet, met, n, got[n], said[n])
					}
				}
			}
		}
	}
}

package heart

import (
	"math"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// 18.1: what is said of Humility before it is chosen is what drawing three Events comes to: how
// likely each Incident is among them, and that one is which strikes.
func TestRule18_1_WhatHumilityMayBring(t *testing.T) {
	for _, land := range []chart.Terrain{chart.Jungle, chart.Savanna, chart.Veldt, chart.Desert} {
		s := onStep(t, frame{Step: matrixTurn, At: daysDealt}, func(p *Position) {
			set(t, p, 1, "points 6")
			landOf(t, p, land, false)
			p.seats[1].Region, p.seats[1].TimeUp, p.seats[1].Slot = p.seats[0].Region, true, box.NoSlot
			p.stack[2].Step = UsingGuide
		}).run()
		v := s.pos().View(0)
		var among [box.Sorts]float64
		some := 0.0
		q, all := *s.pos(), v.Humility(1)
		drawn := map[box.Sort]bool{}
		game.Foresee(func(a *game.Act) {
			q.events = s.pos().events
			clear(drawn)
			for range humbleEvents {
				drawn[q.drawEventChit(a, "18 event").Sort()] = true
			}
		}, func(chance float64, _ []game.Event) {
			strikes := false
			for _, f := range all {
				if drawn[f.Sort] {
					among[f.Sort] += chance
					strikes = strikes || f.Strikes
				}
			}
			if strikes {
				some += chance
			}
		})
		for _, f := range all {
			if math.Abs(f.Among-among[f.Sort]) > 1e-9 {
				t.Errorf("terrain %d: %s is among them with %v, said is %v", land, f.Sort.Name(), among[f.Sort], f.Among)
			}
			want := map[box.Sort]bool{
				box.Warband: land != chart.Jungle, box.Malaria: land != chart.Desert, box.Taboo: land != chart.Savanna, box.Accident: land != chart.Veldt,
				box.Storm: true, box.Thirst: true,
			}[f.Sort]
			if f.Strikes != want {
				t.Errorf("terrain %d: %s strikes: %v, want %v", land, f.Sort.Name(), f.Strikes, want)
			}
		}
		for _, ch := range s.table.Choices() {
			if ch.Kind == Humble && math.Abs(ch.Odds.Float()-some) > 1e-9 {
				t.Errorf("terrain %d: one that strikes is drawn with %v, offered is %v", land, some, ch.Odds)
			}
		}
	}
}

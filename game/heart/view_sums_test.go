package heart

import (
	"math"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
)

// 8: what a view says of the land of a region is what exploring it finds: as often as said, in
// blank country, in presumed country and with markers gone.
func TestRule8_LandOddsAreThoseOfExploring(t *testing.T) {
	const tries = 3000
	for _, c := range []struct {
		at   string
		gone []chart.Terrain
	}{
		{"Shona", nil},
		{"Hehe", nil},
		{"Kongo", nil},
		{"Nama", nil},
		{"Bobangi", []chart.Terrain{chart.Savanna}},
		{"Chokwe", []chart.Terrain{chart.Savanna, chart.Veldt}},
	} {
		r := region(t, c.at)
		s := onStage(t, 1, func(p *Position) {
			p.seats[0].Region = chart.Of(r).Ways[0].To
			for at := chart.Region(0); int(at) < chart.Regions && len(c.gone) > 0; at++ { // all markers of a kind lie far away
				if p.ground.Explored(at) || at == r || slices.ContainsFunc(chart.Of(r).Ways, func(w chart.Way) bool { return w.To == at }) {
					continue
				}
				land := c.gone[int(at)%len(c.gone)]
				if p.ground.Left[land] > 0 {
					p.ground.Lands[at].Terrain, p.ground.Left[land] = land, p.ground.Left[land]-1
				}
			}
		})
		for _, gone := range c.gone {
			if n := s.pos().ground.Left[gone]; n != 0 {
				t.Fatalf("%s: %d markers of terrain %d are left", c.at, n, gone)
			}
		}
		said := s.pos().View(0).LandOdds(r)
		var got [chart.Terrains]float64
		sum := 0.0
		trial := game.NewTrial(8)
		for range tries {
			q := s.pos().Clone().(*Position)
			for _, e := range trial.Do(q, game.Command{Kind: March, Target: int32(r), Item: -1}) {
				if e.Kind == TerrainFound {
					got[e.Args[0]] += 1.0 / tries
				}
			}
		}
		for land, p := range said {
			sum += p
			if err := 4.5*math.Sqrt(p*(1-p)/tries) + 1e-9; math.Abs(got[land]-p) > err {
				t.Errorf("%s: terrain %d in %.3f of all cases, and %.3f was said", c.at, land, got[land], p)
			}
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("%s: the odds sum to %f", c.at, sum)
		}
	}
}

// 12, 27.3: what a view says of the die of a misfortune before it comes is what the die is then
// thrown by, term by term, in every land and beside every Encounter.
func TestRule12_MisfortunesAreTheirDice(t *testing.T) {
	compared := map[box.Sort]int{}
	for land := chart.Jungle; land < chart.Terrains; land++ {
		for _, met := range []string{"village", "plant", "healer", "tusk", "missionary", ""} {
			s := onStep(t, frame{Step: dealing}, func(p *Position) {
				p.ground.Left[chart.Savanna]++
				p.ground.Left[land]--
				p.ground.Lands[p.seats[0].Region].Terrain = land
				set(t, p, 0, "health 4, sanity 5, ammo 4")
				give(p, 0, box.Canteen)
				give(p, 0, box.Surveying)
				if met != "" {
					put(t, p, 0, slotC3, met)
				}
				p.seats[0].Slot = slotC3
			})
			said := map[box.Sort]Sum{}
			for _, m := range s.pos().View(0).Misfortunes(0) {
				said[m.Sort] = m.Sum
			}
			for sort := box.Warband; sort.Misfortune(); sort++ {
				compareSum(t, s.pos(), sort, said, compared)
			}
		}
	}
	for sort := box.Warband; sort.Misfortune(); sort++ {
		if compared[sort] < 6 {
			t.Errorf("%s was compared %d times", sort.Name(), compared[sort])
		}
	}
}

// compareSum has an Incident befall seat 0 and compares its first die with what was said of it.
func compareSum(t *testing.T, p *Position, sort box.Sort, said map[box.Sort]Sum, compared map[box.Sort]int) {
	t.Helper()
	var thrown *told.RolledEvent
	game.Foresee(func(a *game.Act) {
		q := p.Clone().(*Position)
		q.push(frame{Step: incident, V: [registers]int16{int16(chitFor(sort)), inflicted}})
		q.advance(game.Command{}, a)
	}, func(_ float64, events []game.Event) {
		for i := range events {
			if thrown == nil && events[i].Kind == Rolled {
				x := told.AsRolled(&events[i])
				thrown = &x
			}
		}
	})
	want, ok := said[sort]
	if ok != (thrown != nil) {
		t.Fatalf("%s: a die is thrown: %v, and it was said: %v; want %v", sort.Name(), thrown != nil, ok, (thrown != nil))
	}
	if thrown == nil {
		return
	}
	compared[sort]++
	if thrown.Die != want.Die || thrown.Terms != want.Terms || thrown.Limit != want.Limit {
		t.Errorf("%s: %+v, and %+v was said", sort.Name(), thrown, want)
	}
}

// chitFor is a chit of a sort.
func chitFor(sort box.Sort) box.Chit {
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		if c.Sort() == sort {
			return c
		}
	}
	return box.NoChit
}

// 14, 27.3: the terms said of an Encounter before the step are those its die is thrown by, where
// the second Event has changed nothing.
func TestRule14_ChancesSayTheTerms(t *testing.T) {
	compared := map[box.Die]int{}
	for seed := range uint64(30) {
		play(t, box.ForSeats(1), seed, func(table *game.Table) {
			p := table.Position().(*Position)
			if p.depth == 0 || p.top().Step != Stepping {
				return
			}
			for _, c := range table.Choices() {
				if c.Kind == Walk {
					compareStep(t, p, c.Command(0), compared)
				}
			}
		})
	}
	for _, d := range []box.Die{box.HuntDie, box.PlantDie, box.HealerDie} {
		if compared[d] < 10 {
			t.Errorf("%s was compared %d times", d.Name(), compared[d])
		}
	}
}

// compareStep steps into a slot and compares the first die thrown there.
func compareStep(t *testing.T, p *Position, walk game.Command, compared map[box.Die]int) {
	t.Helper()
	said := p.View(0).Chances(0, box.Slot(walk.Target))
	if len(said) == 0 {
		return
	}
	events, changed, met := game.NewTrial(uint64(p.turnNo)).Do(p.Clone(), walk), 0, false
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case EventDrawn:
			if _, c := told.AsEvent(e); !c.Sort().Discovery() {
				return
			}
		case Changed:
			changed++ // the Time of the step
		case Met:
			met = true
		case Rolled:
			x := told.AsRolled(e)
			for _, ch := range said {
				if met && changed == 1 && ch.Die == x.Die {
					if compared[x.Die]++; ch.Terms != x.Terms || ch.Limit != x.Limit {
						t.Errorf("%s: %+v, and %+v was said", x.Die.Name(), x, ch)
					}
				}
			}
			return
		}
	}
}

// 13, 20: what a view says that a find is worth is what it then scores.
func TestRule13_WorthIsWhatIsScored(t *testing.T) {
	for _, tools := range [][]box.Resource{nil, {box.Books, box.Painting, box.Pickax, box.Altimeter, box.Surveying, box.Machete, box.Bible}} {
		for i := range box.Singles {
			c := box.FirstFind + box.Chit(i)
			s := onStep(t, frame{Step: dealing}, func(p *Position) {
				pl := &p.seats[0]
				if c.Sort().Discovery() {
					pl.Chits[pl.Slot] = c
				} else {
					pl.Finds[pl.Slot] = c
				}
				*p.bagOf(c)--
				for _, r := range tools {
					give(p, 0, r)
				}
			})
			said, from := s.pos().View(0).WorthOf(0, c), s.pos().View(0)
			points, time := from.Of(0, box.Points), from.Of(0, box.Time)
			if !s.table.Over() {
				s.run()
			}
			v := s.pos().View(0)
			if got, want := v.Of(0, box.Points)-points, said.Find+said.Tool+said.Patron; got != want || time-v.Of(0, box.Time) != said.Time {
				t.Errorf("chit %d: %d DP and %d Time, and %+v was said; want %d, %d", c, got, time-v.Of(0, box.Time), said, want, said.Time)
			}
		}
	}
}

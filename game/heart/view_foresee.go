package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
)

// Coming is what chance is asked for first when a choice is taken: a die, or a draw.
type Coming struct {
	Name string    // as chance is asked for by it (22.2)
	Seat game.Seat // who throws the die; Nobody of a draw
	Die  box.Die   // Dice of a draw
	Add  int       // what is added to the die
	Most int       // the number that counts, 0 where none does
	Odds game.Odds // that the die goes well for who throws it; Den 0 of a draw and where nothing can go well
}

// Coming tells what chance a command asks for first, before anything is known of how it
// falls; ok is false where it asks for none. The command has to be one that is allowed.
func (v View) Coming(c game.Command) (next Coming, ok bool) {
	q := *v.p
	for _, e := range game.NewTrial(1).Do(&q, c) {
		if len(e.Rolls) == 0 {
			continue
		}
		next = Coming{Name: e.Rolls[0].Name, Seat: game.Nobody, Die: box.Dice}
		if d := box.Die(e.Args[0]); e.Kind == Rolled && e.Rolls[0].Name == d.Name() {
			next.Seat, next.Die, next.Add, next.Most = e.Seat, d, int(e.Args[3]), int(e.Args[4])
			if d.Aimed() {
				next.Odds = d.Odds(next.Add, next.Most)
			}
		}
		return next, true
	}
	return Coming{}, false
}

// DieOf is the die that the odds of a choice speak of; ok is false where they speak of
// none, or of something drawn.
func DieOf(c *game.Choice) (d box.Die, ok bool) { return box.Die(c.Risk - 1), c.Risk > 0 }

// withDie gives a choice the odds of a die.
func withDie(c game.Choice, d box.Die, add, most int) game.Choice {
	c.Risk, c.Odds = 1+uint8(d), d.Odds(add, most)
	return c
}

// incidentDie gives a choice the odds of the first die that an Incident has a seat throw;
// it is left as it is where none is thrown (12).
func (p *Position) incidentDie(c game.Choice, o game.Seat, sort box.Sort) game.Choice {
	sc := p.sceneOf(o)
	switch sort {
	case box.Warband:
		if sc.terrain != chart.Jungle {
			return withDie(c, box.AmbushDie, p.bandAdds(o)+plus(2, sc.sort == box.Village), p.of(o, box.Askaris))
		}
	case box.Malaria:
		if sc.terrain == chart.Savanna || sc.terrain == chart.Veldt {
			return withDie(c, box.HealthDie, malariaTerms(sc).Sum()+p.seats[o].Against(box.Health), p.of(o, box.Health))
		}
	case box.Taboo:
		if tabooRolls[sc.terrain] > 0 {
			return withDie(c, box.SanityDie, plus(-1, sc.sort == box.Healer)+p.seats[o].Against(box.Sanity), p.of(o, box.Sanity))
		}
	case box.Accident:
		if sc.terrain != chart.Veldt {
			return withDie(c, box.AccidentDie, accidentAdds(sc), 0)
		}
	case box.Storm:
		return withDie(c, box.StormDie, stormAdds(sc), 0)
	case box.Thirst:
		if p.has(o, box.Canteen) || sc.wet {
			return withDie(c, box.CheckDie, 0, checkMost)
		}
	case box.Lost:
		if sc.in && (p.has(o, box.Surveying) || p.has(o, box.Guide) || sc.wet) {
			return withDie(c, box.CheckDie, 0, checkMost)
		}
	}
	return c
}

// Perils are the chances of what may befall a seat as it stands, each from 0 to 1.
type Perils struct {
	Health, Sanity         float64 // that a plain Health-roll or Sanity-roll takes one (3.4, 3.5)
	Warband                float64 // that a band is not chased off here (12); 0 where none comes
	PorterGone, AskariGone float64 // that one deserts when the Time is up (17.3)
	Homeless               float64 // that the Health-roll off End takes one, as far as it is due (17.1)
}

// Perils are those of a seat.
func (v View) Perils(s game.Seat) (out Perils) {
	p := v.p
	not := func(o game.Odds) float64 { return float64(o.Den-o.Num) / float64(o.Den) }
	lost := func(d box.Die, add int, of box.Figure) float64 { return not(d.Odds(add, p.of(s, of))) }
	out.Health = lost(box.HealthDie, p.seats[s].Against(box.Health), box.Health)
	out.Sanity = lost(box.SanityDie, p.seats[s].Against(box.Sanity), box.Sanity)
	if add, most, never := v.Ambush(s); !never {
		out.Warband = not(box.AmbushDie.Odds(add, most))
	}
	if p.of(s, box.Porters) > 0 {
		out.PorterGone = lost(box.DesertDie, p.seats[s].DesertAdd(box.Health), box.Sanity)
	}
	if p.of(s, box.Askaris) > 0 {
		out.AskariGone = lost(box.DesertDie, p.seats[s].DesertAdd(box.Sanity), box.Health)
	}
	if at := p.seats[s].Slot; at != box.NoSlot && at != box.End {
		out.Homeless = out.Health
	}
	return out
}

// Draws are what a draw may bring, by sort, each from 0 to 1; NoSort is an Encounter that
// goes back because it is not legal (10.5), or an empty bag.
type Draws [box.Sorts]float64

// NextEvent is what the next Event may be (11).
func (v View) NextEvent() Draws {
	return v.drawn(func(p *Position, a *game.Act) box.Sort { return p.drawEventChit(a, "11 event").Sort() })
}

// NextEncounter is what may lie in a slot where an Encounter is laid now (10.4), where a
// seat is.
func (v View) NextEncounter(s game.Seat) Draws {
	there := v.Dots(s)
	return v.drawn(func(p *Position, a *game.Act) box.Sort {
		k := drawFrom(a, "10 encounter", p.meetings[:])
		if c := box.FirstMeet + box.Chit(max(0, k)); k >= 0 && c.Legal(there) {
			return c.Sort()
		}
		return box.NoSort
	})
}

func (v View) drawn(draw func(p *Position, a *game.Act) box.Sort) (out Draws) {
	var got box.Sort
	q := *v.p
	game.Foresee(func(a *game.Act) {
		q.events, q.meetings = v.p.events, v.p.meetings
		got = draw(&q, a)
	}, func(chance float64, _ []game.Event) { out[got] += chance })
	return out
}

// Search is what the next search of a branch may bring (9.3).
type Search struct {
	Markers [box.Markers]float64 // the marker drawn; NoMarker of an empty cup
	Lies    []SearchTo
}

// SearchTo is a region across a border and the chance that the marker may be laid there,
// by a choice or without one. A Generic Source lies in none.
type SearchTo struct {
	Region chart.Region
	Chance float64
}

// NextSearch is what a search of a branch of the region where a seat is may bring, if what
// is drawn first is kept.
func (v View) NextSearch(s game.Seat) (out Search) {
	r := v.p.seats[s].Region
	var to [chart.Regions]float64
	var g ground.Ground
	var m box.Marker
	var ways []chart.Way
	game.Foresee(func(a *game.Act) {
		g, ways = v.p.ground, nil
		if m = g.Draw(a); m == box.NoMarker || m == box.GenericSource {
			return
		}
		one, two := v.p.drawCodes(a, s)
		ways = g.WaysFor(r, one, two)
	}, func(chance float64, _ []game.Event) {
		out.Markers[m] += chance
		for _, w := range ways {
			to[w.To] += chance
		}
	})
	for r, chance := range to {
		if chance > 0 {
			out.Lies = append(out.Lies, SearchTo{chart.Region(r), chance})
		}
	}
	return out
}

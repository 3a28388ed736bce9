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
	Sum            // the die before it is thrown; Dice of a draw, and Den 0 in the odds of what can not go well
}

// Coming tells what chance a command asks for first, before anything is known of how it
// falls; ok is false where it asks for none. The command has to be one that is allowed.
func (v View) Coming(c game.Command) (next Coming, ok bool) {
	q := *v.p
	for _, e := range game.NewTrial(1).Do(&q, c) {
		if len(e.Rolls) == 0 {
			continue
		}
		next = Coming{Name: e.Rolls[0].Name, Seat: game.Nobody, Sum: Sum{Die: box.Dice}}
		if d := box.Die(e.Args[0]); e.Kind == Rolled && e.Rolls[0].Name == d.Name() {
			next.Seat = e.Seat
			next.Sum = Sum{Die: d, Terms: box.UnpackTerms(int(e.Args[5] >> 1)), Limit: int(e.Args[4])}
			if d.Aimed() {
				next.Odds = d.Odds(int(e.Args[3]), next.Limit)
			}
		}
		return next, true
	}
	return Coming{}, false
}

// DieOf is the die that the odds of a choice speak of; ok is false where they speak of
// none, or of something drawn.
func DieOf(c *game.Choice) (d box.Die, ok bool) { return box.Die(c.Risk - 1), c.Risk > 0 }

// withDie gives a choice the odds of a die; one that cannot go well, or ill, has none.
func withDie(c game.Choice, d box.Die, add, most int) game.Choice {
	if c.Risk = 1 + uint8(d); d.Aimed() {
		c.Odds = d.Odds(add, most)
	}
	return c
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

// LandOdds is the chance of each terrain in a region that is not explored, from 0 to 1 (8).
func (v View) LandOdds(r chart.Region) [chart.Terrains]float64 { return v.p.ground.LandOdds(r) }

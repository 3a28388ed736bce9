package main

import (
	"cmp"
	"fmt"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
)

// campaign counts what only games come to that go on until Africa is mapped.
type campaign struct {
	games    int
	complete []int // turns of those that came to their end
	sittings []int
	comings  [4]int // of players: joined, left, returned, handed over
	mapped   map[int][]float64
	rivers   []int
	sources  []nileSource
}

// campaignReport is what is printed of it.
type campaignReport struct {
	Complete      int                `json:"complete"`
	TurnsComplete int                `json:"turns_to_complete_median"`
	Sittings      int                `json:"sittings"`
	Comings       map[string]int     `json:"players"`
	Mapped        map[string]float64 `json:"mapped_after_turns"`
	RiverMedian   int                `json:"longest_river_median"`
	RiverMost     int                `json:"longest_river_most"`
	Sources       []nileSource       `json:"sources_of_the_nile,omitempty"`
}

// nileSource is where a game found the source of the Nile.
type nileSource struct {
	Place string `json:"place"`
	Turn  int    `json:"turn"`
}

// markEvery is how many turns lie between two figures of what is mapped.
const markEvery = 50

var comingKeys = [...]string{"joined", "left", "returned", "handed_over"}

var comingOf = map[game.EventKind]int{nile.SeatJoined: 0, nile.SeatLeft: 1, nile.SeatReturned: 2, nile.HandedOver: 3}

// game goes through the events of a game.
func (c *campaign) game(events []game.Event, v nile.View) {
	if c.mapped == nil {
		c.mapped = map[int][]float64{}
	}
	c.games++
	turn, sittings, blank := 0, 1, 0
	_, then := v.Blank()
	blank = then
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case nile.TurnBegan:
			for ; turn < nile.As[nile.TurnBeganEvent](*e).Turn; turn++ {
				if turn > 0 && turn%markEvery == 0 {
					c.mapped[turn] = append(c.mapped[turn], 1-float64(blank)/float64(max(1, then)))
				}
			}
		case nile.Mapped:
			blank--
		case nile.Erased:
			blank += nile.As[nile.ErasedEvent](*e).Hexes
		case nile.SittingBegan:
			sittings++
		case nile.SeatJoined, nile.SeatLeft, nile.SeatReturned, nile.HandedOver:
			c.comings[comingOf[e.Kind]]++
		case nile.Completed:
			c.complete = append(c.complete, v.Turn())
		case nile.Scored:
			if nile.As[nile.ScoredEvent](*e).Reason == nile.SourceOfNile {
				c.sources = append(c.sources, nileSource{tell.Where(v.Map(), hexmap.ID(e.At)), turn})
			}
		}
	}
	c.sittings, c.rivers = append(c.sittings, sittings), append(c.rivers, v.Records().River)
}

// report is what is printed, nil where no game was of the kind.
func (c *campaign) report() *campaignReport {
	if c.games == 0 {
		return nil
	}
	out := &campaignReport{
		Complete: len(c.complete), TurnsComplete: median(c.complete), Comings: map[string]int{}, Mapped: map[string]float64{},
		RiverMedian: median(c.rivers), RiverMost: slices.Max(c.rivers), Sources: c.sources,
	}
	for _, n := range c.sittings {
		out.Sittings += n
	}
	for i, n := range c.comings {
		out.Comings[comingKeys[i]] = n
	}
	for turn, shares := range c.mapped { // in any order: into a map
		out.Mapped[fmt.Sprintf("%04d", turn)] = round3(median(shares))
	}
	return out
}

// median is the middle one, 0 of none.
func median[T cmp.Ordered](of []T) (m T) {
	if len(of) > 0 {
		m = slices.Sorted(slices.Values(of))[len(of)/2]
	}
	return m
}

// newHost is the host of a table whose sittings have so many turns: between them
// somebody joins, leaves, hands over or comes back, in turn.
func newHost(turns int) func(p game.Position) (game.Command, bool) {
	done := 0 // the sitting after which all has been settled
	return func(p game.Position) (game.Command, bool) {
		v := p.(*nile.Position).View(game.Nobody)
		cs, number := p.Choices(nil), v.Sitting().Number
		if v.Phase() != nile.BetweenSittings {
			// The first sitting has no limit of its own: somebody looks at the clock.
			i := slices.IndexFunc(cs, func(c game.Choice) bool { return c.Kind == nile.CallSitting })
			if i < 0 || v.Sitting().Limit > 0 || v.Turn()-v.Sitting().Began+1 < turns {
				return game.Command{}, false
			}
			return cs[i].Command(0), true
		}
		if v.Sitting().Limit != turns {
			if i := slices.IndexFunc(cs, func(c game.Choice) bool { return c.Kind == nile.SetLimit }); i >= 0 {
				return cs[i].Command(turns), true
			}
		}
		kinds := [...]game.Kind{nile.SeatJoins, nile.SeatLeaves, nile.HandOver, nile.SeatReturns}
		if done < number {
			done = number
			of := slices.DeleteFunc(cs, func(c game.Choice) bool { return c.Kind != kinds[(number-1)%len(kinds)] })
			if len(of) > 0 {
				return of[number%len(of)].Command(0), true
			}
		}
		return game.Command{}, false
	}
}

package board

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// Who and what is in a place: each counter has a berth of its own round the picture.

// crew is all that has a counter in a place.
type crew struct {
	people    []game.Seat
	traps     int // as many counters
	boat      bool
	creatures [][]int // a counter each
}

// counters is how many they are.
func (w *crew) counters() int {
	n := len(w.people) + w.traps + len(w.creatures)
	if w.boat {
		n++
	}
	return n
}

// eachApart is how many counters lie at a place at most before creatures that are alike, and traps, share one.
const eachApart = 8

// mostCounters is how many there can be then: the company, the Guardian, creatures of two sorts, held and free, and traps; at
// the Harbour the boat besides.
const mostCounters = box.MostPlayers + 1 + 2*2 + 1

// crewAt is all that has a counter in a place: where there are many, what is alike shares one.
func crewAt(v island.View, isle *foretell.Island, at box.Place) (out crew) {
	for s := range v.Company().All() {
		if isle.People[s].Alive() && isle.People[s].At == at {
			out.people = append(out.people, s)
		}
	}
	called, _ := v.Boat()
	out.boat, out.traps = at == box.Harbour && called > 0, int(isle.Traps[at])
	for n, q := range isle.At {
		if q == at {
			out.creatures = append(out.creatures, []int{n})
		}
	}
	if out.counters() <= eachApart {
		return out
	}
	var shared [][]int
	for _, one := range out.creatures {
		n := one[0]
		k := slices.IndexFunc(shared, func(of []int) bool {
			return foretell.SortOf(of[0]) == foretell.SortOf(n) && isle.Held>>of[0]&1 == isle.Held>>n&1
		})
		if k < 0 {
			shared = append(shared, one)
			continue
		}
		shared[k] = append(shared[k], n)
	}
	out.creatures, out.traps = shared, min(1, out.traps)
	return out
}

// berth finds berths for all that has a counter, where they are not those of the last frame.
func (b *Board) berth(v island.View, isle foretell.Island, r ui.Rect) {
	var n [box.Places]int
	for at := range isle.Board().Spots {
		who := crewAt(v, &isle, box.Place(at))
		n[at] = who.counters()
	}
	if b.berths.n != n || b.berths.w != r.W || b.berths.h != r.H || b.berths.west != isle.West {
		b.berths = berthsFor(isle.West, r.W, r.H, n)
	}
}

// standing shows who and what is in a place: people at the left, then traps and the boat, creatures at the right.
func (b *Board) standing(c *ui.Context, v island.View, isle foretell.Island, at box.Place, vg ui.Rect) {
	c.Keep(withName(chartsheet.Picture{West: isle.West}, b.chart, at))
	if isle.Board().Use(at) == box.LootUse { // pale where it has been searched in this turn
		r := chestAt(vg)
		page.Portrait(c, r, engraving.Token{Sign: plates.Of("sign/loot"), Form: engraving.Square, Colour: looted})
		if usedSays(v, at) != "" {
			c.Fill(r, faint)
		}
	}
	who := crewAt(v, &isle, at)
	room := slices.SortedStableFunc(slices.Values(b.berths.of[at]), func(q, r ui.Rect) int { return cmp.Compare(q.X, r.X) })
	for len(room) < who.counters() { // on a chart too small for them
		side := counterSide(chartsheet.Picture{West: isle.West}, b.chart.W, b.chart.H)
		room = append(room, ui.R(vg.X-b.chart.X+float64(len(room))*side/2, vg.Bottom()-b.chart.Y-side, side, side))
	}
	next := func() (r ui.Rect) {
		r, room = room[0].Offset(b.chart.X, b.chart.Y), room[1:]
		c.Keep(r)
		return r
	}
	for _, s := range who.people {
		b.piece(c, next(), v, s)
	}
	for k := range who.traps {
		ink := trapped
		if k == 0 && isle.Sprung>>at&1 == 1 { // that goes when the turn ends
			ink = ui.Ghost
		}
		r := next()
		page.Portrait(c, r, engraving.Token{Sign: plates.Of("sign/trap"), Form: engraving.Square, Colour: ink})
		if n := int(isle.Traps[at]); who.traps < n {
			badge(c, severalAt(r), n, ui.Ink)
		}
	}
	if who.boat {
		ink := ui.Ghost
		if _, up := v.Boat(); up {
			ink = ui.Green
		}
		page.Portrait(c, next(), engraving.Token{Sign: plates.Of("sign/boat"), Form: engraving.Square, Colour: ink})
	}
	for _, of := range who.creatures {
		n := of[0]
		if k := slices.IndexFunc(of, func(n int) bool { return b.numbered>>n&1 == 1 }); k >= 0 { // it is asked about
			n = of[k]
		}
		r := next()
		b.walker(c, r, isle, n)
		if len(of) > 1 {
			badge(c, severalAt(r), len(of), ui.Ink)
		}
	}
}

// severalAt is where it says how many share a counter: at its upper edge.
func severalAt(r ui.Rect) ui.Point { return ui.Point{X: r.Right() - 12, Y: r.Y - 3} }

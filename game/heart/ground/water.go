package ground

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Water (9).

// Wet reports whether a region is a Water Zone: any of its borders bears a marker.
func (g *Ground) Wet(r chart.Region) bool {
	for _, w := range chart.Of(r).Ways {
		if g.Borders[w.Border].Marker != box.NoMarker {
			return true
		}
	}
	return false
}

// Open reports whether a border can be crossed, with Canoes or without (9.6), and
// whether it bears a marker.
func (g *Ground) Open(w chart.Way, canoes bool) (ok, wet bool) {
	m := g.Borders[w.Border].Marker
	return canoes || !m.Blocks(), m != box.NoMarker
}

// Outlet is the border with the marker that drains a region; −1 without one.
func (g *Ground) Outlet(r chart.Region) int {
	for _, w := range chart.Of(r).Ways {
		if b := &g.Borders[w.Border]; b.Marker != box.NoMarker && b.Up == r {
			return int(w.Border)
		}
	}
	return -1
}

// OpenBranches is how many branches are still to be found above a border's marker; of
// −1 none.
func (g *Ground) OpenBranches(border int) int {
	if border < 0 {
		return 0
	}
	b := &g.Borders[border]
	return b.Marker.Branches() - int(b.Taken)
}

// Valid reports whether a marker may be laid across a border into a region (9.4).
func (g *Ground) Valid(to chart.Region) bool { return !g.Explored(to) && !g.Wet(to) }

// ValidWays counts a region's valid borders, without the one that leads to not.
func (g *Ground) ValidWays(r, not chart.Region) (n int) {
	for _, w := range chart.Of(r).Ways {
		if w.To != not && g.Valid(w.To) {
			n++
		}
	}
	return n
}

// WaysFor are the borders of a region that a branch may be laid on: the valid ones that
// two Colour Codes name, or else any valid one (9.3).
func (g *Ground) WaysFor(r chart.Region, one, two chart.Sign) (ways []chart.Way) {
	var all []chart.Way
	for _, w := range chart.Of(r).Ways {
		if !g.Valid(w.To) {
			continue
		}
		all = append(all, w)
		if w.Sign == one || w.Sign == two {
			ways = append(ways, w)
		}
	}
	if len(ways) == 0 {
		return all
	}
	return ways
}

// Joinable are the Water Zones that a region may be the upper course of (9.2), as
// places among its ways; tried are those that have been, a set.
func (g *Ground) Joinable(r chart.Region, tried int16) (ways []int) {
	for i, w := range chart.Of(r).Ways {
		if tried>>i&1 == 0 && !g.Explored(w.To) && g.Wet(w.To) && g.OpenBranches(g.Outlet(w.To)) > 0 {
			ways = append(ways, i)
		}
	}
	return ways
}

// JoinNumber is the number of the River Chart for joining D from a region (9.2).
func (g *Ground) JoinNumber(r, d chart.Region) int {
	return box.RiverNumber(g.OpenBranches(g.Outlet(d)), g.ValidWays(d, r)+1)
}

// Lay lays a marker on a border that drains a region; a Fork moves a Generic Source
// from the New Sources box to the cup (9.7).
func (g *Ground) Lay(m box.Marker, border uint8, up chart.Region) {
	g.Borders[border] = Water{Marker: m, Up: up}
	if m == box.Fork && g.NewSources > 0 {
		g.NewSources--
		g.Cup[box.GenericSource]++
	}
}

// Draw takes a Water Marker out of the cup, NoMarker out of an empty one.
func (g *Ground) Draw(a *game.Act) box.Marker {
	var bag [box.Markers]int
	n := 0
	for m, k := range g.Cup {
		bag[m] = int(k)
		n += int(k)
	}
	if n == 0 {
		return box.NoMarker
	}
	m := box.Marker(a.Draw("9 water", bag[:]))
	g.Cup[m]--
	return m
}

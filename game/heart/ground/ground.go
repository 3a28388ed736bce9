// Package ground is the country of Heart of Darkness as far as it has been found out:
// the land of each region (8), the water on its borders (9), and the pieces that are
// left to lay. It says what follows from what lies there; what is drawn and thrown, and
// what it costs and scores, is the affair of package heart.
package ground

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Ground is all of it. It is one piece of memory: a copy is a deep copy.
type Ground struct {
	Lands      [chart.Regions]Land
	Borders    [chart.Borders]Water
	Left       [chart.Terrains]int8 // terrain markers in the pool
	Cup        [box.Markers]int8    // Water Markers in the cup
	NewSources int8                 // Generic Sources in the New Sources box (9.7)
}

// Land is what has been found out of a region.
type Land struct {
	Terrain  chart.Terrain // Blank as long as it is not explored
	Generics int8          // Generic Sources that lie in it
	By       game.Seat     // who explored it; of a Port nobody
}

// Water is what lies on a border: a marker drains the region upstream.
type Water struct {
	Marker box.Marker
	Up     chart.Region // Nowhere without a marker
	Taken  int8         // branches of it that have been found, or are closed
}

// New is the country as it is printed, with all pieces in their pools (2.1, 5).
func New() (g Ground) {
	for m, n := range box.MarkerCounts {
		g.Cup[m] = int8(n)
	}
	g.NewSources = box.NewSources
	for t, n := range box.TerrainCounts {
		g.Left[t] = int8(n)
	}
	for r := range g.Lands {
		g.Lands[r] = Land{Terrain: chart.Of(chart.Region(r)).Printed, By: game.Nobody}
	}
	for i := range g.Borders {
		g.Borders[i].Up = chart.Nowhere
		if b := chart.BorderOf(uint8(i)); b.Fork {
			g.Borders[i] = Water{Marker: box.Fork, Up: b.B}
		}
	}
	return g
}

// Explored reports whether a region is.
func (g *Ground) Explored(r chart.Region) bool { return g.Lands[r].Terrain != chart.Blank }

// LandOf is a region's terrain, final or presumed; Blank if there is neither.
func (g *Ground) LandOf(r chart.Region) chart.Terrain {
	if g.Explored(r) {
		return g.Lands[r].Terrain
	}
	return chart.Of(r).Presumed
}

// TerrainChart is the Terrain Chart, by face less one (8).
var TerrainChart = [6]chart.Terrain{chart.Jungle, chart.Savanna, chart.Savanna, chart.Veldt, chart.Veldt, chart.Desert}

// AgainstPresumption: the chart is rolled again for a Jungle on a presumed Desert,
// and the reverse (8, step 3).
func AgainstPresumption(r chart.Region, t chart.Terrain) bool {
	is := chart.Of(r).Presumed
	return is == chart.Jungle && t == chart.Desert || is == chart.Desert && t == chart.Jungle
}

// Beside is a terrain that may lie in a region: never Jungle beside Desert (8.1).
func (g *Ground) Beside(r chart.Region, t chart.Terrain) chart.Terrain {
	for _, w := range chart.Of(r).Ways {
		switch o := g.LandOf(w.To); {
		case t == chart.Jungle && o == chart.Desert:
			return chart.Savanna
		case t == chart.Desert && o == chart.Jungle:
			return chart.Veldt
		}
	}
	return t
}

// Settled is the terrain that a region gets where a step of 8 leads to t, after 8.1;
// Blank where no marker of it is left (8.2) or t is Blank.
func (g *Ground) Settled(r chart.Region, t chart.Terrain) chart.Terrain {
	if t == chart.Blank {
		return chart.Blank
	}
	if t = g.Beside(r, t); g.Left[t] == 0 {
		return chart.Blank
	}
	return t
}

// OnlyLeft is a terrain to take where no face of the Terrain Chart leads to one that
// is left; Blank as long as some face does.
func (g *Ground) OnlyLeft(r chart.Region) chart.Terrain {
	for _, t := range TerrainChart {
		if !AgainstPresumption(r, t) && g.Settled(r, t) != chart.Blank {
			return chart.Blank
		}
	}
	for _, t := range []chart.Terrain{chart.Savanna, chart.Veldt, chart.Jungle, chart.Desert} {
		if g.Left[t] > 0 && g.Beside(r, t) == t {
			return t
		}
	}
	return chart.Savanna
}

// ByCode is the terrain that a Colour Code names for a region (8, step 2): that across
// the border that has it, or the region's own presumption by its leaf; Blank for none.
func (g *Ground) ByCode(r chart.Region, sign chart.Sign) chart.Terrain {
	l := chart.Of(r)
	if sign == chart.GreenLeaf && l.Leaf {
		return l.Presumed
	}
	for _, w := range l.Ways {
		if w.Sign == sign {
			return g.LandOf(w.To)
		}
	}
	return chart.Blank
}

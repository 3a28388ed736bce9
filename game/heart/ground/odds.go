package ground

import "sourceofthenile/game/heart/chart"

// PresumedMost: a presumption holds at that face of a d6 or below (8, step 1).
const PresumedMost = 2

// dieSides are the faces of the die of a presumption and of the Terrain Chart.
const dieSides = 6

// LandOdds is the chance of each terrain in a region that is not explored, from 0 to 1, by
// the three steps of 8 and the markers that are left: the die of a presumption, a Colour
// Code of seven, and the Terrain Chart, thrown again as long as nothing comes of it. They
// sum to 1.
func (g *Ground) LandOdds(r chart.Region) (out [chart.Terrains]float64) {
	left := 1.0
	if is := chart.Of(r).Presumed; is != chart.Blank {
		if t := g.Settled(r, is); t != chart.Blank {
			out[t] += float64(PresumedMost) / dieSides
			left -= float64(PresumedMost) / dieSides
		}
	}
	code := left / float64(chart.Signs)
	for sign := range chart.Signs {
		if t := g.Settled(r, g.ByCode(r, sign)); t != chart.Blank {
			out[t] += code
			left -= code
		}
	}
	if t := g.OnlyLeft(r); t != chart.Blank {
		out[t] += left
		return out
	}
	var faces [chart.Terrains]float64
	all := 0.0
	for _, t := range TerrainChart {
		if AgainstPresumption(r, t) {
			continue
		}
		if t = g.Settled(r, t); t != chart.Blank {
			faces[t]++
			all++
		}
	}
	for t, n := range faces {
		out[t] += left * n / all
	}
	return out
}

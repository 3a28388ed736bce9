package nile

import (
	"flag"
	"math"
	"slices"
	"testing"

	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

var africas = flag.Int("africas", 60, "how many Africas are made by cards and by dice to be compared")

var firstAfrica = flag.Uint64("first", 0, "the seed of the first of them")

// mostApart is how many standard errors may lie between two means that are told
// apart by noise alone: with some twenty of them, one in a few hundred trials
// has one farther apart.
const mostApart = 3.5

// census is what is counted of an Africa that is mapped to the end.
func (p *Position) census() map[string]float64 {
	out := map[string]float64{}
	new, wet, lakes, seen := 0.0, 0.0, 0.0, map[hexmap.ID]bool{}
	for i := range p.hexes {
		id, h := hexmap.ID(i), &p.hexes[i]
		if !p.chart.IsBlank(id) {
			continue
		}
		new++
		out["% "+h.Terrain.String()]++
		if h.Out|h.In != 0 {
			wet++
		}
		if h.Terrain == hexmap.Lake && !seen[id] {
			lakes++
			for _, l := range p.lakeAround(id, nil) {
				seen[l] = true
			}
		}
		if h.Salt {
			out["salt lakes"]++
		}
		if h.Tribe > 0 {
			out["peoples"]++
		}
		if p.headwater(id) {
			out["sources"]++
		}
	}
	for k := range out {
		if k[0] == '%' {
			out[k] *= 100 / new
		}
	}
	out["lakes"], out["% rivers"] = lakes, 100*wet/new
	for _, name := range []string{"White Nile", "Congo", "Niger", "Zambezi"} {
		out[name] = float64(p.farthest(name))
	}
	return out
}

// meanAndError are the mean of some figures, and its standard error.
func meanAndError(of []float64) (mean, err float64) {
	for _, x := range of {
		mean += x / float64(len(of))
	}
	for _, x := range of {
		err += (x - mean) * (x - mean)
	}
	return mean, math.Sqrt(err/float64(len(of)-1)) / math.Sqrt(float64(len(of)))
}

// TestRule10_AfricasByDiceAreLikeThoseByCards makes Africas by cards and by dice
// (P) and compares what is found in them. To see all figures, of 200 others each:
//
//	go test -run AfricasByDice -v ./game/nile -africas 200 -first 1000
func TestRule10_AfricasByDiceAreLikeThoseByCards(t *testing.T) {
	found := [2]map[string][]float64{{}, {}}
	keys := map[string]bool{}
	for i, way := range []string{edition.Game1, edition.Game2} {
		for seed := range uint64(*africas) {
			p := mapAfricaBy(t, way, *firstAfrica+seed)
			if err := p.SoundAll(); err != nil { // no circle, no desert by jungle, no lake of four hexes
				t.Fatalf("%s, seed %d: %v", way, *firstAfrica+seed, err)
			}
			c := p.census()
			for k := range c { // in any order: into a map
				keys[k] = true
			}
			for k := range keys { // in any order: into a map
				for len(found[i][k]) < int(seed) {
					found[i][k] = append(found[i][k], 0)
				}
				found[i][k] = append(found[i][k], c[k])
			}
		}
	}
	var names []string
	for k := range keys { // in any order: sorted
		names = append(names, k)
	}
	slices.Sort(names)
	for _, k := range names {
		a, ea := meanAndError(found[0][k])
		b, eb := meanAndError(found[1][k])
		ma, mb := slices.Sorted(slices.Values(found[0][k])), slices.Sorted(slices.Values(found[1][k]))
		apart := math.Abs(a-b) / math.Hypot(ea, eb)
		if apart > mostApart {
			t.Errorf("%s: %.2f by cards, %.2f by dice, %.1f standard errors apart", k, a, b, apart)
		}
		t.Logf("%-18s cards %7.2f ±%5.2f, dice %7.2f ±%5.2f: %4.1f errors apart; medians %.1f and %.1f", k, a, ea, b, eb, apart, ma[len(ma)/2], mb[len(mb)/2])
	}
}

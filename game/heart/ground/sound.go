package ground

import (
	"errors"
	"fmt"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Sound checks what every country must keep (22.4): that no Water Marker is lost or made
// and no terrain marker, that each region has one outlet at most, no water runs in a
// circle, no Jungle lies beside Desert, and Sources are left for all open branches. inHand
// is how many Water Markers have been drawn and not yet laid.
func (g *Ground) Sound(inHand int) error {
	return errors.Join(g.soundWater(inHand), g.soundLand())
}

// allWater is how many Water Markers there are, the printed Forks among them.
const allWater = 37 + box.NewSources + chart.Ports

func (g *Ground) soundWater(inHand int) error {
	n, sources, open := int(g.NewSources)+inHand, 0, 0
	for m := box.Fork; m < box.Markers; m++ {
		n += int(g.Cup[m])
		if m.Source() {
			sources += int(g.Cup[m])
		}
	}
	for i := range g.Lands {
		n += int(g.Lands[i].Generics)
	}
	var outlets [chart.Regions]int16
	for i := range g.Borders {
		b := &g.Borders[i]
		if b.Marker == box.NoMarker {
			if b.Up != chart.Nowhere || b.Taken != 0 {
				return fmt.Errorf("heart: border %d drains and bears no marker", i)
			}
			continue
		}
		n++
		open += b.Marker.Branches() - int(b.Taken)
		lies := chart.BorderOf(uint8(i))
		if b.Up != lies.A && b.Up != lies.B || int(b.Taken) > b.Marker.Branches() {
			return fmt.Errorf("heart: border %d drains %d, %d branches taken", i, b.Up, b.Taken)
		}
		if outlets[b.Up] != 0 {
			return fmt.Errorf("heart: region %d has two outlets", b.Up)
		}
		outlets[b.Up] = int16(lies.A) + int16(lies.B) - int16(b.Up) + 1
	}
	if n != allWater {
		return fmt.Errorf("heart: there are %d water markers, not %d", n, allWater)
	}
	if sources+inHand < open {
		return fmt.Errorf("heart: %d sources are left for %d branches", sources, open)
	}
	for r := range outlets {
		for at, far := r, 0; outlets[at] != 0; far++ {
			if at = int(outlets[at]) - 1; far > chart.Regions {
				return errors.New("heart: water runs in a circle")
			}
		}
	}
	return nil
}

func (g *Ground) soundLand() error {
	laid := g.Left
	for i := range g.Lands {
		r := chart.Region(i)
		t := g.Lands[i].Terrain
		if printed := chart.Of(r).Printed; printed != chart.Blank {
			if t != printed {
				return fmt.Errorf("heart: the port %d is not as it is printed", i)
			}
			continue
		}
		if t == chart.Blank {
			continue
		}
		laid[t]++
	}
	for i := range chart.Borders {
		b := chart.BorderOf(uint8(i))
		if one, other := g.Lands[b.A].Terrain, g.Lands[b.B].Terrain; one == chart.Jungle && other == chart.Desert || one == chart.Desert && other == chart.Jungle {
			return fmt.Errorf("heart: jungle beside desert at border %d", i)
		}
	}
	for t, n := range box.TerrainCounts {
		if int(laid[t]) != n {
			return fmt.Errorf("heart: there are %d markers of terrain %d, not %d", laid[t], t, n)
		}
	}
	return nil
}

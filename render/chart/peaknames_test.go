package chart

import (
	"fmt"
	"image"
	"testing"

	"sourceofthenile/hexmap"
)

// peaksNamed is a sheet of half a game on which every mountain that was measured has a name, and rivers have theirs.
func peaksNamed(m *hexmap.Map, seed uint64) *Sheet {
	s := midGame(m, seed, 14)
	for _, t := range s.Tracks {
		var river []hexmap.ID
		for _, id := range t.Cells {
			if h := &s.Hexes[id]; h.Ink != Bare && h.In|h.Out != 0 {
				river = append(river, id)
			}
		}
		if len(river) > 1 {
			s.Names = append(s.Names, Name{Text: "Still Stream", Kind: RiverName, Cells: river})
		}
	}
	for i := range s.Hexes {
		if s.Hexes[i].Peak > 0 {
			s.Names = append(s.Names, Name{Text: fmt.Sprintf("Silent Mountain %d", i), Kind: PeakName, Cells: []hexmap.ID{hexmap.ID(i)}})
		}
	}
	return s
}

// The name of a mountain is read as that of its own: its middle is nearer to its hex than to any other mountain.
func TestNameOfAPeakStandsAtItsOwn(t *testing.T) {
	m, p := africa(t)
	wanted, found := 0, 0
	for seed := range uint64(8) {
		s := peaksNamed(m, seed+1)
		l := settled(p, s, 34.6)
		c := p.canvas(&image.RGBA{}, image.Rectangle{}, 34.6)
		for i := range s.Hexes {
			if s.Hexes[i].Peak > 0 {
				wanted++
			}
		}
		for n := range l.names {
			g := &l.names[n]
			var own hexmap.ID
			if _, err := fmt.Sscanf(g.text, "Silent Mountain %d", &own); err != nil {
				continue
			}
			found++
			at := pt{(g.whole.x0 + g.whole.x1) / 2, (g.whole.y0 + g.whole.y1) / 2}
			far := at.sub(c.spot(own, 0, 0)).len()
			for i := range s.Hexes {
				h := &s.Hexes[i]
				if hexmap.ID(i) != own && h.Ink != Bare && (h.Peak > 0 || h.Terrain.Mountainous()) && at.sub(c.spot(hexmap.ID(i), 0, 0)).len() < far-0.01 {
					t.Errorf("seed %d: %s stands %.2f from its own and nearer to hex %d", seed, g.text, far, i)
				}
			}
		}
	}
	t.Logf("%d of %d mountains are named", found, wanted)
	if found < wanted*3/4 {
		t.Errorf("only %d of %d mountains are named", found, wanted)
	}
}

// The name of a river keeps off the heights of the mountains it passes: each stands where it would stand without the name.
func TestNameOfARiverKeepsOffHeights(t *testing.T) {
	m, p := africa(t)
	rivers := 0
	for seed := range uint64(8) {
		s := peaksNamed(m, seed+1)
		l := settled(p, s, 34.6)
		c := p.canvas(&image.RGBA{}, image.Rectangle{}, 34.6)
		for n := range l.names {
			if l.names[n].kind != RiverName {
				continue
			}
			rivers++
			for i := range s.Hexes {
				if s.Hexes[i].Peak == 0 {
					continue
				}
				for _, f := range c.placeFigures(hexmap.ID(i), &s.Hexes[i], s, &layout{}) {
					if meetsAny(f.box, l.names[n].boxes) {
						t.Errorf("seed %d: %s runs over %s", seed, l.names[n].text, f.text)
					}
				}
			}
		}
	}
	t.Logf("%d rivers are named", rivers)
	if rivers < 20 {
		t.Errorf("only %d rivers are named", rivers)
	}
}

package chart

import (
	"image"
	"testing"

	"sourceofthenile/hexmap"
)

// crowdedSheet has on every hex of the land whatever may stand on one: flags of
// all seats, caches of two, a people with a number of two figures.
func crowdedSheet(m *hexmap.Map) *Sheet {
	s := complete(m)
	for i := range s.Hexes {
		if m.Cells[i].Ground != hexmap.Land {
			continue
		}
		h := &s.Hexes[i]
		if h.Ink == Bare {
			h.Ink, h.Terrain = Crayon, hexmap.Veldt
		}
		h.Flags, h.Caches, h.Tribe = 0b1111, 0b11, 88
	}
	return s
}

// Nothing that stands in a hex covers a port's name: no flag, hut, cache or
// card, alone or all together, and no explorer's counter, whole or by a letter.
func TestCountersLeaveNames(t *testing.T) {
	m, p := africa(t)
	for _, v := range []struct {
		name string
		edit func(*Hex)
		most int // hexes where something may lie on a name
	}{
		{"flags", func(h *Hex) { h.Caches, h.Tribe = 0, 0 }, 0},
		{"one flag", func(h *Hex) { h.Caches, h.Tribe, h.Flags = 0, 0, 0b10 }, 0},
		{"a people", func(h *Hex) { h.Caches, h.Flags = 0, 0 }, 0},
		{"a people and a flag", func(h *Hex) { h.Caches, h.Flags = 0, 0b100 }, 0},
		{"caches", func(h *Hex) { h.Tribe, h.Flags = 0, 0 }, 0},
		{"everything", func(*Hex) {}, 0},
		{"a card", func(h *Hex) { h.Caches, h.Tribe, h.Flags, h.Mark = 0, 0, 0, Hidden }, 0},
	} {
		if testing.Short() && v.name != "everything" && v.name != "a card" {
			continue
		}
		s := crowdedSheet(m)
		for i := range s.Hexes {
			if m.Cells[i].Ground == hexmap.Land {
				v.edit(&s.Hexes[i])
			}
			if !m.IsBlank(hexmap.ID(i)) { // cards lie on what was blank in 1820
				s.Hexes[i].Mark = NoMark
			}
		}
		p.heed(s, 40)
		c := p.canvas(&image.RGBA{}, image.Rectangle{}, 40)
		seen, on := 0, 0
		for i := range m.Cells {
			covers := false
			for _, f := range c.fixturesIn(hexmap.ID(i), s) {
				seen++
				for _, port := range p.setting.ports {
					if f.box.shared(port.box) > 0.004 {
						covers = true
						t.Logf("%s: %+v lies on %s", v.name, f, port.name)
					}
				}
			}
			if covers {
				on++
			}
		}
		if on > v.most || seen < 300 {
			t.Errorf("%s: in %d hexes something lies on a port's name, of %d things", v.name, on, seen)
		}
	}
	for of, least := range [...]float64{1: 0.05, 2: 0.05, 3: 0.1, 4: 0.15} {
		for i := range m.Cells {
			if m.Cells[i].Ground != hexmap.Land {
				continue
			}
			for nth := range of {
				at, r := p.pieceSpot(p.ports, hexmap.ID(i), nil, nth, of)
				x, y := m.Cells[i].Hex.Centre()
				q := pt{x, y}.add(at)
				if q.sub(pt{x, y}).len()+r > 1.25 {
					t.Errorf("counter %d of %d in hex %d lies %.2f off", nth, of, i, at.len())
				}
				for _, port := range p.ports {
					if k := discOver(q, r, port.box); k > least {
						t.Errorf("counter %d of %d in hex %d covers %.2f of the name of %s", nth, of, i, k, port.name)
					}
				}
			}
		}
	}
}

// discOver is the area of a box that a disc covers, by counting.
func discOver(at pt, r float64, b box) float64 {
	const step = 0.04
	n := 0
	for x := b.x0; x < b.x1; x += step {
		for y := b.y0; y < b.y1; y += step {
			if (pt{x, y}).sub(at).len() < r {
				n++
			}
		}
	}
	return float64(n) * step * step
}

// What stands in one hex stands apart, but where a card or a port's name leaves
// too little room for all of it.
func TestFixturesApart(t *testing.T) {
	m, p := africa(t)
	s := crowdedSheet(m)
	p.heed(s, 40)
	c := p.canvas(&image.RGBA{}, image.Rectangle{}, 40)
	for i := range m.Cells {
		x, y := m.Cells[i].Hex.Centre()
		if s.Hexes[i].Mark != NoMark || len(portsNear(p.setting.ports, box{x, y, x, y}.grow(1))) > 0 {
			continue
		}
		all := c.fixturesIn(hexmap.ID(i), s)
		for k, a := range all {
			for _, b := range all[:k] {
				if a.kind != b.kind && a.box.shared(b.box) > 0.004 {
					t.Errorf("in hex %d %+v lies on %+v", i, a, b)
				}
			}
		}
	}
}

// A hex that holds everything at once, a card, a people, four flags and caches,
// holds them apart, at every zoom.
func TestFullHexesAreTidy(t *testing.T) {
	m, p := africa(t)
	s := crowdedSheet(m)
	var free []hexmap.ID
	for i := range m.Cells {
		x, y := m.Cells[i].Hex.Centre()
		if m.IsBlank(hexmap.ID(i)) && len(portsNear(p.setting.ports, box{x, y, x, y}.grow(1.1))) == 0 && len(free) < 6 {
			free = append(free, hexmap.ID(i))
		}
	}
	worst := 0.0
	for _, scale := range []float64{14.2, 17.7, 22.2, 34.6, 54, 84.6} {
		p.heed(s, scale)
		c := p.canvas(&image.RGBA{}, image.Rectangle{}, scale)
		for _, mark := range []Mark{NoMark, Hidden, Mine} {
			for _, tribe := range []int16{0, 7, 88} {
				for _, flags := range []uint8{0, 0b1, 0b11, 0b1111} {
					for _, caches := range []uint8{0, 0b10, 0b11, 0b1111} {
						if caches == 0b1111 && scale < 20 { // figures as wide as three of them
							continue
						}
						for _, id := range free {
							h := &s.Hexes[id]
							h.Mark, h.Tribe, h.Flags, h.Caches, h.In, h.Out = mark, tribe, flags, caches, 0, 0
							all := c.fixturesIn(id, s)
							over := crush(all)
							worst = max(worst, over)
							if over > tolerated {
								t.Fatalf("scale %v: mark %d, people %d, flags %b, caches %b share %.3f: %+v", scale, mark, tribe, flags, caches, over, all)
							}
							mid := c.spot(id, 0, 0)
							for _, f := range all {
								if out := outside(mid, f.box); out > 0.9 {
									t.Errorf("scale %v: %+v lies %.2f beyond its hex", scale, f, out)
								}
							}
						}
					}
				}
			}
		}
	}
	t.Logf("they share %.4f square hex sides at most", worst)
}

// A counter leaves the number of the people in its hex to be read.
func TestCounterLeavesThePeople(t *testing.T) {
	m, p := africa(t)
	for i := range m.Cells {
		id := hexmap.ID(i)
		x, y := m.Cells[i].Hex.Centre()
		if !m.IsBlank(id) || len(portsNear(p.ports, box{x, y, x, y}.grow(1.4))) > 0 {
			continue
		}
		for _, tribe := range []int16{3, 45} {
			hut := hutBox(pt{x, y}.add(hutAt), tribe, 1)
			at, r := p.pieceSpot(p.ports, id, []box{hut}, 0, 1)
			if k := discOver(pt{x, y}.add(at), r, hut) / hut.shared(hut); k > 0.10 {
				t.Fatalf("people %d in hex %d: a counter covers %.2f of the hut and its number", tribe, i, k)
			}
		}
	}
}

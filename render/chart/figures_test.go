package chart

import (
	"image"
	"testing"

	"sourceofthenile/hexmap"
)

// The height of a mountain is written beside whatever else its hex holds in the course of a game: a people, a flag, a
// river through it. Below the scale where all is written large enough to be read none is.
func TestAHeightIsWrittenBesideAPeople(t *testing.T) {
	m, p := africa(t)
	s := crowdedSheet(m)
	var free hexmap.ID
	for i := range m.Cells {
		x, y := m.Cells[i].Hex.Centre()
		if m.IsBlank(hexmap.ID(i)) && len(portsNear(p.setting.ports, box{x, y, x, y}.grow(1.1))) == 0 {
			free = hexmap.ID(i)
			break
		}
	}
	for _, scale := range []float64{24, 30, 34.6, 54, 84.6} {
		p.heed(s, scale)
		c := p.canvas(&image.RGBA{}, image.Rectangle{}, scale)
		h := &s.Hexes[free]
		*h = Hex{Terrain: hexmap.Mountain, Ink: Published, Peak: 16930}
		for _, tribe := range []int16{0, 1, 88} {
			for seat := range 6 {
				for d := range hexmap.Dir(6) {
					h.Tribe, h.Flags, h.In, h.Out = tribe, 1<<seat, 1<<d, 1<<((d+3)%6)
					if set := c.placeFigures(free, h, s, &layout{}); len(set) != 1 {
						t.Errorf("scale %v: people %d, the flag of seat %d, a river from %d: %d figures are written, want the height beside %v", scale, tribe, seat, d, len(set), c.fixturesIn(free, s))
					}
				}
			}
		}
	}
}

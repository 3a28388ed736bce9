package chart

import (
	"image"
	"math"
	"testing"

	"sourceofthenile/hexmap"
)

// No letter of a given name meets a height, the size of a lake or a fall: the letters as they are cut, with what reaches
// below the line and above it, on sheets of games in which much has a name.
func TestNoLetterOfANameMeetsAFigure(t *testing.T) {
	m, p := africa(t)
	written, names := 0, 0
	for seed := range uint64(4) {
		s := midGame(m, seed+1, 14)
		for i := range s.Hexes {
			if h := &s.Hexes[i]; h.Peak > 0 {
				s.Names = append(s.Names, Name{Text: [...]string{"Papyrus Peak", "Mount Echo", "Happy Jumping Top"}[i%3], Kind: PeakName, Cells: []hexmap.ID{hexmap.ID(i)}, Size: 0.3})
			}
		}
		for _, scale := range []float64{26, 34.6, 54} {
			l := settled(p, s, scale)
			c := p.canvas(&image.RGBA{}, image.Rectangle{}, scale)
			names += len(l.names)
			for i := range s.Hexes {
				for _, f := range c.placeFigures(hexmap.ID(i), &s.Hexes[i], s, l) {
					written++
					for n := range l.names {
						for k, b := range lettersOf(c, &l.names[n]) {
							if b.grow(0.02).meets(f.box) { // the rim
								t.Errorf("seed %d, scale %v: letter %d of %s lies on %s: %v, %v", seed, scale, k, l.names[n].text, f.text, b, f.box)
								break
							}
						}
					}
				}
			}
		}
	}
	if written < 20 || names < 20 {
		t.Errorf("%d figures and %d names were written", written, names)
	}
}

// lettersOf are the boxes of a name's letters as they are drawn, in hex sides.
func lettersOf(c *canvas, g *given) (out []box) {
	f := c.nameFace()
	for _, q := range g.letters {
		gl := f.glyph(q.r)
		b := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
		for _, ring := range gl.rings {
			for _, at := range ring {
				x := q.at.add(pt{(at.X - gl.advance/2) * g.em, (at.Y + 0.24) * g.em}.rotate(q.angle))
				b = box{min(b.x0, x.X), min(b.y0, x.Y), max(b.x1, x.X), max(b.y1, x.Y)}
			}
		}
		out = append(out, b)
	}
	return out
}

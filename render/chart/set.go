package chart

import (
	"image"
	"image/draw"
)

// Plate is a picture that is set into the chart, below its names: its middle and its size are in
// sides of a hex.
type Plate struct {
	X, Y, W, H float64
	Of         Set
}

// Set is what a plate shows. Equal ones are painted alike.
type Set interface {
	Paint(w, h int) *image.RGBA
}

// set sets a sheet's plates into the chart.
func (c *canvas) set(s *Sheet) {
	for i := range s.Plates {
		c.setPlate(&s.Plates[i])
	}
}

func (c *canvas) setPlate(p *Plate) {
	lo, hi := c.px(pt{p.X - p.W/2, p.Y - p.H/2}), c.px(pt{p.X + p.W/2, p.Y + p.H/2})
	r := image.Rect(int(lo.X), int(lo.Y), int(hi.X), int(hi.Y))
	if at := r.Intersect(c.clip); !at.Empty() {
		draw.Draw(c.img, at, p.Of.Paint(r.Dx(), r.Dy()), at.Min.Sub(r.Min), draw.Over)
	}
}

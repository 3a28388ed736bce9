package chart

import (
	"image"
	"math"
	"strconv"

	"sourceofthenile/render/paint"
)

// neat is a neat-line: a fine line round the map, a band ruled in degrees, a
// heavy line outside it.
type neat struct {
	*canvas
	in     box             // the map within, in hex sides
	inner  image.Rectangle // the same in pixels
	band   float64         // the width of the band in pixels
	heavy  float64         // that of the outer line
	figure float64         // the height of the figures
}

// frame draws the sheet's neat-line.
func (c *canvas) frame() {
	in := c.sheet.in
	if v := c.view(); v.x0 > in.x0+0.3 && v.y0 > in.y0+0.3 && v.x1 < in.x1-0.3 && v.y1 < in.y1-0.3 {
		return
	}
	n := neat{c, in, c.Inside(c.scale), frameBand * c.scale, c.thin(0.12, 1.6), 0.37 * c.scale}
	n.draw()
}

// cropBand is the width, in pixels, of the neat-line within the edge of a crop.
func cropBand(scale float64) float64 { return math.Round(paint.Clamp(0.66*scale, 9, 22)) }

// edging draws the neat-line of a framed crop within its edge, over whatever lies there.
func (p *Painter) edging(dst *image.RGBA, all image.Rectangle, s *Sheet, scale float64) {
	if s.Crop == nil || !s.Crop.Framed {
		return
	}
	c := p.canvas(dst, all, scale)
	lo, hi := c.px(pt{s.Crop.X0, s.Crop.Y0}), c.px(pt{s.Crop.X1, s.Crop.Y1})
	outer := image.Rect(int(math.Round(lo.X)), int(math.Round(lo.Y)), int(math.Round(hi.X)), int(math.Round(hi.Y)))
	b := cropBand(scale)
	n := neat{canvas: c, inner: outer.Inset(int(b)), heavy: paint.Clamp(0.12*scale, 1.2, 2.4), figure: paint.Clamp(0.37*scale, 6.5, 10)}
	n.band = b - n.heavy
	w := c.unpx(n.inner.Min.X, n.inner.Min.Y)
	e := c.unpx(n.inner.Max.X, n.inner.Max.Y)
	n.in = box{w.X, w.Y, e.X, e.Y}
	if n.inner.Empty() {
		return
	}
	c.work.frame(float64(outer.Min.X), float64(outer.Min.Y), float64(outer.Max.X), float64(outer.Max.Y), b)
	c.fill(&c.work, paperInk, 255)
	n.draw()
}

// draw rules the line.
func (c *neat) draw() {
	inner, band := c.inner, c.band
	x0, y0, x1, y1 := float64(inner.Min.X), float64(inner.Min.Y), float64(inner.Max.X), float64(inner.Max.Y)
	fine, heavy := c.thin(0.05, 1), c.heavy
	c.work.frame(x0-fine, y0-fine, x1+fine, y1+fine, fine)
	o := band * 0.36
	c.work.frame(x0-o, y0-o, x1+o, y1+o, max(fine*0.6, 0.6))
	c.work.frame(x0-band-heavy, y0-band-heavy, x1+band+heavy, y1+band+heavy, heavy)
	c.fill(&c.work, darkSepia, 240)
	if c.proj != nil {
		c.degrees(o)
	} else {
		c.plainTicks(o)
	}
}

// side is one side of the neat-line: where it runs, and outwards.
type side struct {
	a, b pt // ends in hex sides
	out  pt
	lat  bool // ruled in latitude, else in longitude
}

func (c *neat) sides() [4]side {
	in := c.in
	return [4]side{
		{pt{in.x0, in.y0}, pt{in.x1, in.y0}, pt{0, -1}, false},
		{pt{in.x0, in.y1}, pt{in.x1, in.y1}, pt{0, 1}, false},
		{pt{in.x0, in.y0}, pt{in.x0, in.y1}, pt{-1, 0}, true},
		{pt{in.x1, in.y0}, pt{in.x1, in.y1}, pt{1, 0}, true},
	}
}

// degrees rules the sides: a chequer of single degrees, figures every five.
func (c *neat) degrees(o float64) {
	for _, s := range c.sides() {
		value := func(t float64) float64 {
			lat, lon := c.proj.degrees(s.a.mix(s.b, t))
			if s.lat {
				return lat
			}
			return lon
		}
		first, last := value(0), value(1)
		lo, hi := int(math.Ceil(min(first, last))), int(math.Floor(max(first, last)))
		prev := -1.0
		for deg := lo; deg <= hi; deg++ {
			t := solve(value, float64(deg))
			c.tick(s, t, deg, o)
			if prev >= 0 && deg&1 == 0 {
				c.bar(s, prev, t, o)
			}
			prev = t
		}
	}
	c.fill(&c.work, darkSepia, 240)
}

// solve finds where a value that only grows or only falls reaches want, for 0 ≤ t ≤ 1.
func solve(value func(float64) float64, want float64) float64 {
	lo, hi := 0.0, 1.0
	up := value(1) > value(0)
	for range 40 {
		mid := (lo + hi) / 2
		if value(mid) < want == up {
			lo = mid
		} else {
			hi = mid
		}
	}
	return lo
}

// edgePoint is a point of the neat-line in pixels, off pixels outside it.
func (c *neat) edgePoint(s side, t, off float64) pt {
	return c.px(s.a.mix(s.b, t)).add(s.out.mul(off))
}

func (c *neat) bar(s side, from, to, o float64) {
	w := o * 0.42
	c.work.quad(c.edgePoint(s, from, o*0.5-w/2), c.edgePoint(s, to, o*0.5-w/2), c.edgePoint(s, to, o*0.5+w/2), c.edgePoint(s, from, o*0.5+w/2))
}

// tick marks a degree, and writes every fifth.
func (c *neat) tick(s side, t float64, deg int, o float64) {
	long := o
	if deg%5 == 0 {
		long = o * 1.18
	}
	c.work.line(c.edgePoint(s, t, 0), c.edgePoint(s, t, long), c.thin(0.035, 0.7))
	em := c.figure
	if deg%5 != 0 || em < 6.5 || t < 0.02 || t > 0.98 {
		return
	}
	angle := 0.0
	if s.lat {
		angle = -math.Pi / 2
		if s.out.X > 0 {
			angle = math.Pi / 2
		}
	}
	n := deg
	if n < 0 {
		n = -n
	}
	c.fill(&c.work, darkSepia, 240)
	band := c.band
	c.writeAt(writing{face: c.faces.text, text: strconv.Itoa(n) + "°", em: em, angle: angle, align: atMiddle, col: darkSepia, alpha: 235},
		c.edgePoint(s, t, o+(band-o)*0.55))
}

// plainTicks rules the sides evenly where the projection is not known.
func (c *neat) plainTicks(o float64) {
	for _, s := range c.sides() {
		n := max(2, int(s.b.sub(s.a).len()/hexmap2))
		for i := range n + 1 {
			t := float64(i) / float64(n)
			c.work.line(c.edgePoint(s, t, 0), c.edgePoint(s, t, o), c.thin(0.035, 0.7))
			if i&1 == 1 {
				c.bar(s, t-1/float64(n), t, o)
			}
		}
	}
	c.fill(&c.work, darkSepia, 240)
}

// hexmap2 is how far apart plain ticks stand: a hundred miles, the width of a hex.
const hexmap2 = 1.7320508075688772

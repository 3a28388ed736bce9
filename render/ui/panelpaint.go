package ui

import (
	"image"
	"image/color"
	"math"

	"sourceofthenile/render/paint"
)

// canvas is what a panel is painted on: w by h pixels with a margin for its
// shadow.
type canvas struct {
	img    *image.RGBA
	m      int
	w, h   int
	s      float64 // device pixels per unit
	radius float64 // of the corners
}

func newCanvas(w, h, margin int, s float64) *canvas {
	return &canvas{img: image.NewRGBA(image.Rect(0, 0, w+2*margin, h+2*margin)), m: margin, w: w, h: h, s: s}
}

// px is a length in whole pixels, at least one.
func (c *canvas) px(units float64) int { return max(1, int(math.Round(units*c.s))) }

// paintPanel paints a panel of w by h pixels; margin is how far its shadow
// reaches beyond.
func paintPanel(p Panel, st State, w, h int, s float64) (img *image.RGBA, margin int) {
	var c *canvas
	switch p {
	case DeskPanel, BarPanel:
		c = newCanvas(w, h, 0, s)
		c.wood(p == BarPanel)
	case PaperPanel, JournalPanel:
		c = newCanvas(w, h, 0, s)
		base := Paper
		if p == JournalPanel {
			base = Journal
		}
		c.paper(base, 16, 0.07)
	case SheetPanel, CardPanel, TipPanel:
		c = c.lying(p, w, h, s)
	case MainButton, CreamButton, StepButton:
		c = newCanvas(w, h, int(math.Ceil(3*s)), s)
		c.button(p, st)
	case GhostButton, BarButton:
		c = newCanvas(w, h, 0, s)
		c.words(p, st)
	default:
		c = newCanvas(w, h, 0, s)
		c.inset(p, st)
	}
	return c.img, c.m
}

func shade(base color.RGBA, d float64) color.RGBA {
	f := func(v uint8) uint8 { return uint8(min(255, max(0, float64(v)+d+0.5))) }
	return color.RGBA{f(base.R), f(base.G), f(base.B), 255}
}

func scaled(base color.RGBA, k float64) color.RGBA {
	f := func(v uint8) uint8 { return uint8(min(255, float64(v)*k+0.5)) }
	return color.RGBA{f(base.R), f(base.G), f(base.B), 255}
}

func mix(a, b color.RGBA, t float64) color.RGBA {
	f := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.RGBA{f(a.R, b.R), f(a.G, b.G), f(a.B, b.B), 255}
}

// falls lists, for each of n places along an edge, how dark it is: most at
// the ends, nothing further than width from them.
func falls(n int, width, depth float64) []float64 {
	out := make([]float64, n)
	for i := range out {
		d := float64(min(i, n-1-i))
		if d < width {
			t := 1 - d/width
			out[i] = depth * t * t
		}
	}
	return out
}

// paper covers the canvas with paper that darkens toward its edges.
func (c *canvas) paper(base color.RGBA, edge, depth float64) {
	t := paperTile()
	xs, ys := falls(c.w, edge*c.s, depth), falls(c.h, edge*c.s, depth)
	for y := range c.h {
		paint.Breathe()
		for x := range c.w {
			k := (1 - xs[x]) * (1 - ys[y])
			d := float64(t.at(x, y))
			i := c.img.PixOffset(x+c.m, y+c.m)
			p := c.img.Pix[i : i+4 : i+4]
			p[0] = clamp8(float64(base.R)*k + d)
			p[1] = clamp8(float64(base.G)*k*(7+k)/8 + d*1.05)
			p[2] = clamp8(float64(base.B)*k*(3+k)/4 + d*1.2)
			p[3] = 255
		}
	}
}

func clamp8(v float64) uint8 { return uint8(min(255, max(0, v+0.5))) }

// wood covers the canvas with walnut: the bar shines a little from above, the
// desk is dark and darker toward its corners.
func (c *canvas) wood(bar bool) {
	t := woodTile()
	base := rgb(0x2b2018)
	edge := falls(c.w, float64(c.w)*0.42, 0.30)
	for y := range c.h {
		paint.Breathe()
		v := math.Abs(float64(y)/float64(max(1, c.h-1)) - 0.5)
		row := 1 - 0.30*v*v*4*0.5
		if bar {
			base = mix(rgb(0x4a3727), rgb(0x33261a), float64(y)/float64(max(1, c.h-1)))
			row = 1
		}
		for x := range c.w {
			k := row * (1 - edge[x])
			if bar {
				k = 1
			}
			d := float64(t.at(x, y))
			i := c.img.PixOffset(x, y)
			p := c.img.Pix[i : i+4 : i+4]
			p[0] = clamp8(float64(base.R)*k + d)
			p[1] = clamp8(float64(base.G)*k + d*0.8)
			p[2] = clamp8(float64(base.B)*k + d*0.6)
			p[3] = 255
		}
	}
	if bar {
		c.fillRect(0, 0, c.w, c.px(1), rgb(0x6a5138))
		c.fillRect(0, c.h-c.px(2), c.w, c.h, rgb(0x1a120b))
	}
}

// fillRect fills a rectangle given in panel pixels.
func (c *canvas) fillRect(x0, y0, x1, y1 int, col color.RGBA) {
	r := image.Rect(x0+c.m, y0+c.m, x1+c.m, y1+c.m).Intersect(c.img.Bounds())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		paint.Breathe()
		for x := r.Min.X; x < r.Max.X; x++ {
			c.img.SetRGBA(x, y, col)
		}
	}
}

// frame draws the outline of the panel made smaller by in.
func (c *canvas) frame(in, width int, col color.RGBA) {
	c.fillRect(in, in, c.w-in, in+width, col)
	c.fillRect(in, c.h-in-width, c.w-in, c.h-in, col)
	c.fillRect(in, in, in+width, c.h-in, col)
	c.fillRect(c.w-in-width, in, c.w-in, c.h-in, col)
}

// lying is a panel that lies above what is there and throws a shadow.
func (*canvas) lying(p Panel, w, h int, s float64) *canvas {
	reach := map[Panel]float64{SheetPanel: 34, CardPanel: 22, TipPanel: 10}[p]
	c := newCanvas(w, h, int(math.Ceil(reach*s)), s)
	c.shadow(reach*s, 4*s, map[Panel]float64{SheetPanel: 0.62, CardPanel: 0.50, TipPanel: 0.40}[p])
	switch p {
	case SheetPanel:
		c.paper(Paper, 60, 0.045)
	case CardPanel:
		c.paper(rgb(0xf6ebcf), 40, 0.05)
		c.frame(0, c.px(1), rgb(0x3b2a1a))
		c.frame(c.px(3), c.px(2), rgb(0x6f5636))
		c.frame(c.px(7), c.px(1), rgb(0x6f5636))
	case TipPanel:
		c.paper(rgb(0xfcf5e3), 20, 0.02)
		c.frame(0, c.px(1), rgb(0x4a3826))
	}
	return c
}

// shadow darkens the margin: most at the panel, nothing at reach.
func (c *canvas) shadow(reach, drop, depth float64) {
	b := c.img.Bounds()
	for y := range b.Dy() {
		paint.Breathe()
		dy := max(float64(c.m)+drop-float64(y), float64(y)-float64(c.m+c.h-1)-drop, 0)
		for x := range b.Dx() {
			dx := max(float64(c.m-x), float64(x-(c.m+c.w-1)), 0)
			t := 1 - math.Hypot(dx, dy)/reach
			if t <= 0 {
				continue
			}
			c.img.Pix[c.img.PixOffset(x, y)+3] = uint8(255 * depth * t * t)
		}
	}
}

// cover is how much of a pixel lies in the panel with its round corners, made
// smaller by in.
func (c *canvas) cover(x, y int, in float64) float64 {
	hw, hh := float64(c.w)/2-in, float64(c.h)/2-in
	rad := max(0, c.radius-in)
	dx := math.Abs(float64(x)+0.5-float64(c.w)/2) - hw + rad
	dy := math.Abs(float64(y)+0.5-float64(c.h)/2) - hh + rad
	d := math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - rad
	return min(1, max(0, 0.5-d))
}

// blend lays a colour over the pixel at panel pixel x, y.
func (c *canvas) blend(x, y int, col color.RGBA, a float64) {
	if a <= 0 || !image.Pt(x+c.m, y+c.m).In(c.img.Bounds()) {
		return
	}
	i := c.img.PixOffset(x+c.m, y+c.m)
	p := c.img.Pix[i : i+4 : i+4]
	for k, v := range [4]uint8{col.R, col.G, col.B, 255} {
		p[k] = clamp8(float64(p[k])*(1-a) + float64(v)*a)
	}
}

// bevel is a raised or sunken thing of a gradient within a border.
type bevel struct {
	top, bottom, border color.RGBA
	shine               float64 // of the line under the upper border
	alpha               float64
}

func (c *canvas) bevel(b bevel) {
	c.radius = 2.5 * c.s
	line := float64(c.px(1))
	t := paperTile()
	for y := range c.h {
		paint.Breathe()
		g := mix(b.top, b.bottom, float64(y)/float64(max(1, c.h-1)))
		for x := range c.w {
			c.blend(x, y, b.border, c.cover(x, y, 0)*b.alpha)
			in := c.cover(x, y, line) * b.alpha
			if in <= 0 {
				continue
			}
			d := float64(t.at(x, y)) * 0.5
			if float64(y) < 2*line {
				d += b.shine
			}
			c.blend(x, y, shade(g, d), in)
		}
	}
}

func (c *canvas) button(p Panel, st State) {
	b := bevel{rgb(0xfaf3df), rgb(0xe4d4a9), rgb(0x6f5636), 10, 1}
	switch {
	case p == MainButton:
		b = bevel{rgb(0x94382f), rgb(0x6c231d), rgb(0x45140f), 26, 1}
	case p == StepButton:
		b.top, b.bottom, b.border = rgb(0xecdfba), rgb(0xdccb9b), rgb(0x9a8052)
	}
	switch {
	case st&Greyed != 0 && p == MainButton:
		b = bevel{rgb(0x9b7a6c), rgb(0x876657), rgb(0x6b5044), 6, 1}
	case st&Greyed != 0:
		b = bevel{rgb(0xeee2c6), rgb(0xe9dcbc), rgb(0xc0ab80), 0, 1}
	case st&HeldDown != 0:
		b.top, b.bottom, b.shine = scaled(b.bottom, 0.93), scaled(b.top, 0.93), -14
	case st&SetOn != 0:
		b.top, b.bottom, b.border, b.shine = rgb(0xcfb77f), rgb(0xdcc897), rgb(0x45321c), -22
	case st&Hovered != 0:
		b.top, b.bottom = shade(b.top, 9), shade(b.bottom, 12)
	}
	if st&(Greyed|SetOn) == 0 {
		c.drop(st&HeldDown != 0)
	}
	c.bevel(b)
}

// drop throws the small shadow under a button.
func (c *canvas) drop(down bool) {
	reach, depth := 2.6*c.s, 0.34
	if down {
		reach, depth = 1.4*c.s, 0.2
	}
	b := c.img.Bounds()
	for y := range b.Dy() {
		paint.Breathe()
		for x := range b.Dx() {
			dx := max(float64(c.m-x)+1, float64(x-(c.m+c.w-1))+1, 0)
			dy := max(float64(c.m-y)+2, float64(y-(c.m+c.h-1)), 0)
			if t := 1 - math.Hypot(dx, dy)/(reach+1); t > 0 {
				c.img.Pix[c.img.PixOffset(x, y)+3] = uint8(255 * depth * t)
			}
		}
	}
}

// words is the ground of what is only words until it is touched.
func (c *canvas) words(p Panel, st State) {
	c.radius = 2.5 * c.s
	col, a := rgb(0x6f5636), 0.0
	if p == BarButton {
		col = rgb(0xf3e6c8)
	}
	switch {
	case st&Greyed != 0:
	case st&HeldDown != 0:
		a = 0.26
	case st&Hovered != 0:
		a = 0.14
	}
	if a > 0 {
		for y := range c.h {
			paint.Breathe()
			for x := range c.w {
				c.blend(x, y, col, a*c.cover(x, y, 0))
			}
		}
	}
	if st&SetOn != 0 {
		line := Red
		if p == BarButton {
			line = Gold
		}
		n := c.px(3)
		if p == BarButton {
			n = c.px(2)
		}
		c.fillRect(c.px(4), c.h-n, c.w-c.px(4), c.h, line)
	}
}

// inset is what lies in the paper: fields, lists, tracks, thumbs, boxes.
func (c *canvas) inset(p Panel, st State) {
	b := bevel{rgb(0xfdf8ea), rgb(0xfbf4e1), rgb(0x8b7348), -14, 1}
	switch p {
	case RowPanel:
		b = bevel{rgb(0xe2cf9c), rgb(0xdcc78f), rgb(0xb79a5f), 6, 1}
	case TrackPanel:
		b = bevel{rgb(0xf6eed8), rgb(0xfaf3e0), rgb(0x7a6240), -12, 1}
	case ThumbPanel:
		b = bevel{rgb(0xc9b27e), rgb(0xb89f69), rgb(0x7a6240), 10, 1}
		if st&(Hovered|HeldDown) != 0 {
			b.top, b.bottom = shade(b.top, -14), shade(b.bottom, -14)
		}
	case ListPanel:
		b = bevel{rgb(0xf7efda), rgb(0xf7efda), rgb(0x8b7348), -8, 1}
	}
	switch {
	case st&Greyed != 0:
		b.top, b.bottom, b.border = rgb(0xf1e6cd), rgb(0xf1e6cd), rgb(0xc0ab80)
	case p == FieldPanel && st&SetOn != 0:
		b.border, b.top, b.bottom = rgb(0x45321c), rgb(0xfffcf3), rgb(0xfffcf3)
	case p == CheckPanel && st&Hovered != 0:
		b.border = rgb(0x45321c)
	}
	c.bevel(b)
}

// paintDots is a dotted line.
func paintDots(w, h int, s float64, col color.RGBA) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	dot := max(1, int(math.Round(s)))
	for x := 0; x < w; x++ {
		paint.Breathe()
		if x%(3*dot) < dot {
			for y := range h {
				img.SetRGBA(x, y, col)
			}
		}
	}
	return img
}

// PaintPaper paints w by h pixels of bare paper, a little darker toward the
// edges: the ground of a chart.
func PaintPaper(w, h int) *image.RGBA {
	c := newCanvas(w, h, 0, 1)
	c.paper(Paper, float64(min(w, h))/4, 0.08)
	return c.img
}

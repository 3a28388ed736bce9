package chart

import (
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// How a hex is coloured in: strokes to and fro at the hex's own slant, a
// little over the line, waxier where the hand pressed.
const (
	crayonOver = 0.045 // how far the colouring reaches over the line, hex sides
	apothem    = hexmap.Sqrt3 / 2
)

// crayonHand is the hand that coloured one hex in: one entry a stroke.
type crayonHand struct {
	manner
	sin, cos float64
	phase    float64
	first    int // index of strokes[0]
	strokes  [32]crayonStroke
	colour   ink
	soft     float64 // small charts: how much of the stroke texture is smoothed away
}

// crayonStroke is one stroke: where it starts and ends, how hard it presses.
type crayonStroke struct {
	from, to float64
	shift    float64 // sideways, in pitches
	tilt     float64 // against the others, radians
	wide     float64 // breadth in pitches
	press    float64
}

// upTo leaves out the strokes that are still to be made.
func (h *crayonHand) upTo(part float64) {
	total := 0.0
	for _, s := range h.strokes {
		total += max(s.to-s.from, 0)
	}
	left := total * paint.Clamp(part, 0, 1)
	for i := range h.strokes {
		s := &h.strokes[i]
		long := max(s.to-s.from, 0)
		made := min(long, left)
		left -= made
		if i&1 == 0 { // to, and fro
			s.to = s.from + made
		} else {
			s.from = s.to - made
		}
		if made == 0 {
			s.from, s.to = 9, -9
		}
	}
}

// slant is the slant of a hex's strokes, radians clockwise from level: that of
// its terrain, and a little of the hex's own.
func slant(d *paint.Dice, m *manner) float64 {
	return m.slant + d.Spread(m.sway)
}

// Slant is the slant at which a hex of some terrain is coloured in, in radians
// clockwise from level: who shows a hex being coloured in moves along it.
func (p *Painter) Slant(id hexmap.ID, t hexmap.Terrain) float64 {
	d := paint.NewDice(int(id), 71)
	return slant(&d, &mannersOf(Crayoned)[firstCrayon(t)])
}

// takeUp decides how a hex of a terrain is coloured in: by one hand, or by two
// that change places between strokes, with being the second where it is not Blank.
func (c *canvas) takeUp(id int, t, with hexmap.Terrain) {
	first, second := firstCrayon(t), secondCrayon(t)
	cols := c.crayonsOf(t, with)
	if with != hexmap.Blank {
		second = firstCrayon(with)
	}
	c.newHand(&c.hands[0], id, first, cols[0], 71)
	if c.mixed = first != second; c.mixed {
		c.newHand(&c.hands[1], id, second, cols[1], 72)
	}
}

// crayonsOf are the colours of a terrain, with another that changes places with it.
func (c *canvas) crayonsOf(t, with hexmap.Terrain) [2]ink {
	cols := c.inks.crayons[t]
	if with != hexmap.Blank {
		cols[1] = c.inks.crayons[with][0]
	}
	return cols
}

// newHand makes h the hand that lays one crayon over a hex.
func (c *canvas) newHand(h *crayonHand, id int, t hexmap.Terrain, col ink, seed uint32) {
	d := paint.NewDice(id, seed)
	h.manner = mannersOf(c.print.look)[t]
	if c.print.look == Greyscale {
		h.rule(c.scale)
	}
	angle := slant(&d, &h.manner)
	h.sin, h.cos = math.Sincos(angle)
	h.phase = d.Next() * 64
	h.first = -len(h.strokes) / 2
	h.colour = col
	h.soft = paint.SmoothStep(2.6, 1.2, c.scale*h.pitch)
	press := 0.90 + d.Spread(0.05) // one hex lies a shade deeper than the next
	for i := range h.strokes {
		s := &h.strokes[i]
		v := (float64(i+h.first) + 0.5) * h.pitch
		lo, hi := chord(angle, v, apothem+crayonOver*0.5)
		s.from, s.to = lo-d.Spread(0.055)-0.02, hi+d.Spread(0.055)+0.02
		s.shift = d.Spread(0.15 * h.loose)
		s.tilt = d.Spread(0.05 * h.loose)
		s.wide = h.wide + d.Spread(0.14*h.loose)
		s.press = press + d.Spread(0.10)
		if d.Next() < 0.12 { // now and then the hand hurries
			s.press -= 0.16 * h.loose
			s.wide -= 0.18 * h.loose
		}
	}
}

// chord finds where a line at the given slant, v beside the centre, crosses a
// hex of the given apothem. It is empty (lo ≥ hi) when it passes the hex by.
func chord(angle, v, reach float64) (lo, hi float64) {
	lo, hi = -2, 2
	s, c := math.Sincos(angle)
	for k := range 3 {
		ns, nc := math.Sincos(float64(k) * math.Pi / 3)
		a, b := nc*c+ns*s, (-nc*s+ns*c)*v // n·(u·along + v·across)
		if math.Abs(a) < 1e-9 {
			if math.Abs(b) > reach {
				return 1, -1
			}
			continue
		}
		x, y := (-reach-b)/a, (reach-b)/a
		lo, hi = max(lo, min(x, y)), min(hi, max(x, y))
	}
	return lo, hi
}

// hexDepth is how far inside the line a point lies, given from the hex's centre.
func hexDepth(x, y float64) float64 {
	const k = 0.5
	ax := math.Abs(x)
	return apothem - max(ax, ax*k+math.Abs(y)*apothem)
}

// colour colours a part of a hex in.
func (c *canvas) colour(id hexmap.ID, t, with hexmap.Terrain, part float64) {
	if c.print.plain() {
		c.flat(id, t, with)
		return
	}
	cx, cy := c.m.Cells[id].Hex.Centre()
	r := c.pixels(box{cx - 1.02, cy - 1.12, cx + 1.02, cy + 1.12}).Intersect(c.clip)
	if r.Empty() {
		return
	}
	c.takeUp(int(id), t, with)
	if part < 1 {
		c.hands[0].upTo(part)
		c.hands[1].upTo(part)
	}
	px := 1 / c.scale
	coastal := c.shore.at(pt{cx, cy}) > -1.3
	for y := r.Min.Y; y < r.Max.Y; y++ {
		paint.Breathe()
		fy := (float64(y)+0.5)*px + c.y0 - cy
		i := c.img.PixOffset(r.Min.X, y)
		for x := r.Min.X; x < r.Max.X; x, i = x+1, i+4 {
			fx := (float64(x)+0.5)*px + c.x0 - cx
			deep := hexDepth(fx, fy)
			if deep < -0.13 {
				continue
			}
			cover, col := c.wax(fx, fy, float64(c.tooth.at(x, y))*(1.0/255), px)
			cover *= paint.Clamp((deep+0.11)*13, 0, 1)
			if coastal && cover > 0 {
				cover *= paint.Clamp((crayonOver-c.shore.at(pt{cx + fx, cy + fy}))*20, 0, 1)
			}
			if cover > 0 {
				tint(c.img.Pix[i:i+4:i+4], col, int(cover*waxMost))
			}
		}
	}
}

// swatchW and swatchH are half the sides of a patch of colour in the legend.
const swatchW, swatchH = 0.5, 0.3

// colourSwatch colours the legend's patch of a terrain in as a hex of it would be, with a second
// crayon or Blank.
func (c *canvas) colourSwatch(at pt, t, with hexmap.Terrain) {
	b := box{at.X - swatchW, at.Y - swatchH, at.X + swatchW, at.Y + swatchH}
	if c.print.plain() {
		lo, hi := c.px(pt{b.x0, b.y0}), c.px(pt{b.x1, b.y1})
		c.work.rect(lo.X, lo.Y, hi.X, hi.Y)
		c.fillFlat(c.crayonsOf(t, with))
		return
	}
	c.takeUp(int(t), t, with)
	r := c.pixels(b).Intersect(c.clip)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		paint.Breathe()
		for x := r.Min.X; x < r.Max.X; x++ {
			q := c.unpx(x, y).sub(at)
			in := min(swatchW-math.Abs(q.X), swatchH-math.Abs(q.Y))
			cover, col := c.wax(q.X, q.Y, float64(c.tooth.at(x, y))*(1.0/255), 1/c.scale)
			i := c.img.PixOffset(x, y)
			tint(c.img.Pix[i:i+4:i+4], col, int(cover*paint.Clamp(in*c.scale+0.5, 0, 1)*waxMost))
		}
	}
}

// waxMost is how strongly wax covers where it lies thickest, of 255.
const waxMost = 232

// flat fills a hex evenly, in stripes where its crayons are two, for the plain look.
func (c *canvas) flat(id hexmap.ID, t, with hexmap.Terrain) {
	c.hexRing(&c.work, c.m.Cells[id].Hex, 0.003)
	c.fillFlat(c.crayonsOf(t, with))
}

// fillFlat fills the path in hand evenly with two colours, and empties it.
func (c *canvas) fillFlat(cols [2]ink) {
	mixed := cols[0] != cols[1]
	if paint.Shape(&c.ras, c.work.pts, c.work.ends, c.clip) {
		stripe := 0.22 * c.scale
		c.ras.Rows(func(x, y int, mask []uint8) {
			pix := c.img.Pix[c.img.PixOffset(x, y):]
			for i, m := range mask {
				if m == 0 {
					continue
				}
				col := cols[0]
				if mixed && int(math.Floor(float64(x+i+y)/stripe))&1 == 1 {
					col = cols[1]
				}
				tint(pix[i*4:i*4+4:i*4+4], col.mixed(white, 70), int(m))
			}
		})
	}
	c.work.reset()
}

// wax is how much of a place the crayon covers, 0 to 1, and in which colour.
func (c *canvas) wax(fx, fy, tooth, px float64) (float64, ink) {
	h := &c.hands[0]
	if c.mixed {
		// Two crayons lie in patches, each changed for the other between strokes.
		n := math.Floor((fy*h.cos - fx*h.sin) / h.pitch)
		if streaks(fx*1.7+h.phase, fy*1.9+h.phase)+0.35*streaks(n*3.3, h.phase) > 0 {
			h = &c.hands[1]
		}
	}
	cover := h.wax(fx, fy, tooth, px)
	if h.cross {
		// The same strokes once more, mirrored: they cross the others.
		cover = max(cover, h.wax(-fx, fy, 1-tooth, px))
	}
	return cover, h.colour
}

// wax is how much of a place one hand's strokes cover.
func (h *crayonHand) wax(fx, fy, tooth, px float64) float64 {
	if h.stipple > 0 {
		return h.dabs(fx, fy, px)
	}
	u := fx*h.cos + fy*h.sin
	v := -fx*h.sin + fy*h.cos
	v += 0.03 * h.loose * (u*u - 0.3) // a wrist moves in a bow
	s := v / h.pitch
	n := int(math.Floor(s))
	// The stroke the pixel lies on, and the one it lies next to.
	a := max(h.lay(n, u, s, px), h.reach(n, u, px)*h.least)
	m := n - 1
	if s-float64(n) > 0.5 {
		m = n + 1
	}
	b := h.lay(m, u, s, px)
	if b > a {
		a, b = b, a
	}
	wish := a + 0.22*b
	if wish <= 0 {
		return 0
	}
	// Along the stroke the stick has ridges and the hand skips.
	streak := streaks(u*7+h.phase, v*46+h.phase)
	want := wish + 0.20*streak
	if h.soft > 0 {
		want = paint.Lerp(want, 0.84*wish, h.soft*0.88)
		tooth = paint.Lerp(tooth, 0.5, h.soft*0.6)
	}
	// Wax takes where the wish exceeds the depth of the paper, and leaves a film between the grains.
	cover := paint.Clamp((want-0.30-tooth*0.62)*2.3, 0, 1)
	film := h.film * min(wish, 1)
	return film + (h.most-film)*cover
}

// reach is whether stroke n has come as far as u, 0 to 1, whatever its breadth.
func (h *crayonHand) reach(n int, u, px float64) float64 {
	st := &h.strokes[clampInt(n-h.first, 0, len(h.strokes)-1)]
	in := min(u-st.from, st.to-u)
	if in < -px {
		return 0
	}
	return paint.Clamp(in*9+0.35, 0, 1)
}

// lay is how thick stroke n lies at a place, u along the hand and s pitches
// across it: full in its middle, thin at its sides and ends.
func (h *crayonHand) lay(n int, u, s, px float64) float64 {
	st := &h.strokes[clampInt(n-h.first, 0, len(h.strokes)-1)]
	in := min(u-st.from, st.to-u)
	if in < -px {
		return 0
	}
	off := math.Abs(s-float64(n)-0.5-st.shift-st.tilt*u/h.pitch*0.5) * 2 / st.wide
	if off > 1.25 {
		return 0
	}
	body := 1 - 0.46*paint.SmoothStep(0.62, 1.22, off+0.16*streaks(u*11+float64(n)*5.3+h.phase, float64(n)*7.1))
	if off > 1.05 {
		body *= (1.25 - off) * 5
	}
	if h.dash > 0 { // lifted from the paper at every step
		t := u/h.dash + 0.5*float64(n) + 0.2*streaks(float64(n)*3.1, h.phase)
		t = math.Abs(t-math.Floor(t)-0.5) * h.dash // from the middle of the dash
		body *= paint.Clamp((0.34*h.dash-t)/max(px, 0.02)+0.5, 0, 1)
	}
	return body * st.press * paint.Clamp(in*9+0.35, 0, 1)
}

// dabs are dots of the crayon's tip, one to a square of a loose lattice.
func (h *crayonHand) dabs(fx, fy, px float64) float64 {
	x, y := fx/h.pitch, fy/h.pitch
	i, j := math.Floor(x), math.Floor(y)
	if int(j)&1 == 1 { // every other row is set back
		x += 0.5
		i = math.Floor(x)
	}
	w := paint.Lattice(int32(i), int32(j), uint32(h.phase*1000))
	dx := x - i - 0.5 - 0.3*(paint.Unit(w)-0.5)
	dy := y - j - 0.5 - 0.3*(paint.Unit(paint.Mix(w))-0.5)
	r := math.Sqrt(dx*dx+dy*dy) * h.pitch
	return h.most * paint.Clamp((h.stipple-r)/px+0.5, 0, 1)
}

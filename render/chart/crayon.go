package chart

import (
	"math"

	"sourceofthenile/hexmap"
)

// How a hex is coloured in: strokes to and fro at the hex's own slant, a
// little over the line, waxier where the hand pressed.
const (
	crayonPitch = 0.118 // from stroke to stroke, hex sides
	crayonOver  = 0.045 // how far the colouring reaches over the line
	apothem     = hexmap.Sqrt3 / 2
)

// crayonHand is the hand that coloured one hex in: one entry a stroke.
type crayonHand struct {
	sin, cos float64
	phase    float64
	first    int // index of strokes[0]
	strokes  [24]crayonStroke
	colours  [2]ink
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
	left := total * clamp(part, 0, 1)
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

// slant is the slant of a hex's strokes, radians clockwise from level.
func slant(d *dice, t hexmap.Terrain) float64 {
	angle := -0.42 - d.next()*0.62 // rising to the right, as a right hand does
	if d.next() < 0.14 {
		angle = 0.15 + d.next()*0.6
	}
	if t == hexmap.Lake {
		angle = d.spread(0.13)
	}
	return angle
}

// Slant is the slant at which a hex of some terrain is coloured in, in radians
// clockwise from level: who shows a hex being coloured in moves along it.
func (p *Painter) Slant(id hexmap.ID, t hexmap.Terrain) float64 {
	d := newDice(int(id), 71)
	return slant(&d, t)
}

// newHand decides how a hex is coloured in.
func (c *canvas) newHand(id hexmap.ID, t hexmap.Terrain) *crayonHand {
	d := newDice(int(id), 71)
	angle := slant(&d, t)
	h := &c.hand
	h.sin, h.cos = math.Sincos(angle)
	h.phase = d.next() * 64
	h.first = -len(h.strokes) / 2
	h.colours = c.inks.crayons[t]
	h.soft = smoothstep(22, 10, c.scale)
	press := 0.90 + d.spread(0.05) // one hex lies a shade deeper than the next
	for i := range h.strokes {
		s := &h.strokes[i]
		v := (float64(i+h.first) + 0.5) * crayonPitch
		lo, hi := chord(angle, v, apothem+crayonOver*0.5)
		s.from, s.to = lo-d.spread(0.055)-0.02, hi+d.spread(0.055)+0.02
		s.shift = d.spread(0.15)
		s.tilt = d.spread(0.05)
		s.wide = 1.02 + d.spread(0.14)
		s.press = press + d.spread(0.10)
		if d.next() < 0.12 { // now and then the hand hurries
			s.press -= 0.16
			s.wide -= 0.18
		}
	}
	return h
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
func (c *canvas) colour(id hexmap.ID, t hexmap.Terrain, part float64) {
	if c.print.plain() {
		c.flat(id, t)
		return
	}
	cx, cy := c.m.Cells[id].Hex.Centre()
	r := c.pixels(box{cx - 1.02, cy - 1.12, cx + 1.02, cy + 1.12}).Intersect(c.clip)
	if r.Empty() {
		return
	}
	h := c.newHand(id, t)
	if part < 1 {
		h.upTo(part)
	}
	px := 1 / c.scale
	coastal := c.shore.at(pt{cx, cy}) > -1.3
	for y := r.Min.Y; y < r.Max.Y; y++ {
		fy := (float64(y)+0.5)*px + c.y0 - cy
		i := c.img.PixOffset(r.Min.X, y)
		for x := r.Min.X; x < r.Max.X; x, i = x+1, i+4 {
			fx := (float64(x)+0.5)*px + c.x0 - cx
			deep := hexDepth(fx, fy)
			if deep < -0.13 {
				continue
			}
			tooth := float64(c.tooth.at(x, y)) * (1.0 / 255)
			cover, colour := c.wax(h, fx, fy, deep, tooth, px)
			if coastal && cover > 0 {
				cover *= clamp((crayonOver-c.shore.at(pt{cx + fx, cy + fy}))*20, 0, 1)
			}
			if cover > 0 {
				tint(c.img.Pix[i:i+4:i+4], h.colours[colour], int(cover*waxMost))
			}
		}
	}
}

// waxMost is how strongly wax covers where it lies thickest, of 255.
const waxMost = 232

// flat fills a hex evenly, in stripes where its crayons are two, for the plain look.
func (c *canvas) flat(id hexmap.ID, t hexmap.Terrain) {
	cols := c.inks.crayons[t]
	c.hexRing(&c.work, c.m.Cells[id].Hex, 0.003)
	mixed := cols[0] != cols[1]
	if c.ras.shape(&c.work, c.clip) {
		stripe := 0.22 * c.scale
		c.ras.rows(func(x, y int, mask []uint8) {
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

// wax is how much of a pixel the crayon covers, 0 to 1, and with which of its colours.
func (c *canvas) wax(h *crayonHand, fx, fy, deep, tooth, px float64) (float64, int) {
	u := fx*h.cos + fy*h.sin
	v := -fx*h.sin + fy*h.cos
	v += 0.03 * (u*u - 0.3) // a wrist moves in a bow
	s := v * (1 / crayonPitch)
	n := int(math.Floor(s))
	// The stroke the pixel lies on, and the one it lies next to.
	a := max(h.lay(n, u, s, px), h.reach(n, u, px)*waxLeast)
	m := n - 1
	if s-float64(n) > 0.5 {
		m = n + 1
	}
	b := h.lay(m, u, s, px)
	ca := 0
	if b > a {
		a, b, n = b, a, m
	}
	if h.colours[0] != h.colours[1] {
		// Two crayons lie in patches, each changed for the other between strokes.
		if streaks(fx*1.7+h.phase, fy*1.9+h.phase)+0.35*streaks(float64(n)*3.3, h.phase) > 0 {
			ca = 1
		}
	}
	wish := a + 0.22*b
	if wish <= 0 {
		return 0, 0
	}
	// Along the stroke the stick has ridges and the hand skips.
	streak := streaks(u*7+h.phase, v*46+h.phase)
	want := wish + 0.20*streak
	if h.soft > 0 {
		want = lerp(want, 0.84*wish, h.soft*0.88)
		tooth = lerp(tooth, 0.5, h.soft*0.6)
	}
	// Wax takes where the wish exceeds the depth of the paper, and leaves a film between the grains.
	cover := clamp((want-0.30-tooth*0.62)*2.3, 0, 1)
	film := 0.42 * min(wish, 1)
	return (film + (0.93-film)*cover) * clamp((deep+0.11)*13, 0, 1), ca
}

// waxLeast is what is smeared between strokes.
const waxLeast = 0.44

// reach is whether stroke n has come as far as u, 0 to 1, whatever its breadth.
func (h *crayonHand) reach(n int, u, px float64) float64 {
	st := &h.strokes[clampInt(n-h.first, 0, len(h.strokes)-1)]
	in := min(u-st.from, st.to-u)
	if in < -px {
		return 0
	}
	return clamp(in*9+0.35, 0, 1)
}

// lay is how thick stroke n lies at a place, u along the hand and s pitches
// across it: full in its middle, thin at its sides and ends.
func (h *crayonHand) lay(n int, u, s, px float64) float64 {
	st := &h.strokes[clampInt(n-h.first, 0, len(h.strokes)-1)]
	in := min(u-st.from, st.to-u)
	if in < -px {
		return 0
	}
	off := math.Abs(s-float64(n)-0.5-st.shift-st.tilt*u*(1/crayonPitch)*0.5) * 2 / st.wide
	if off > 1.25 {
		return 0
	}
	body := 1 - 0.46*smoothstep(0.62, 1.22, off+0.16*streaks(u*11+float64(n)*5.3+h.phase, float64(n)*7.1))
	if off > 1.05 {
		body *= (1.25 - off) * 5
	}
	return body * st.press * clamp(in*9+0.35, 0, 1)
}

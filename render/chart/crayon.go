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
	press    float64
	colour   int
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

// newHand decides how a hex is coloured in.
func (c *canvas) newHand(id hexmap.ID, t hexmap.Terrain) *crayonHand {
	d := newDice(int(id), 71)
	angle := -0.35 - d.next()*0.85 // rising to the right, as a right hand does
	if d.next() < 0.3 {
		angle = 0.25 + d.next()*0.9
	}
	if t == hexmap.Lake {
		angle = d.spread(0.13)
	}
	h := &c.hand
	h.sin, h.cos = math.Sincos(angle)
	h.phase = d.next() * 10
	h.first = -len(h.strokes) / 2
	h.colours = c.inks.crayons[t]
	h.soft = smoothstep(22, 10, c.scale)
	for i := range h.strokes {
		s := &h.strokes[i]
		v := (float64(i+h.first) + 0.5) * crayonPitch
		lo, hi := chord(angle, v, apothem+crayonOver*0.6)
		s.from, s.to = lo-d.spread(0.07)-0.015, hi+d.spread(0.07)+0.015
		s.shift = d.spread(0.16)
		s.press = 0.80 + d.spread(0.13)
		s.colour = 0
		if h.colours[0] != h.colours[1] && (i+int(d.next()*1.4))&1 == 1 {
			s.colour = 1
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

// colour colours a part of a hex in, and darkens its outline when it is published.
func (c *canvas) colour(id hexmap.ID, t hexmap.Terrain, published bool, part float64) {
	cx, cy := c.m.Cells[id].Hex.Centre()
	r := c.pixels(box{cx - 1.02, cy - 1.12, cx + 1.02, cy + 1.12}).Intersect(c.clip)
	if r.Empty() {
		return
	}
	if c.print.plain() {
		c.flat(id, t, published)
		return
	}
	h := c.newHand(id, t)
	if part < 1 {
		h.upTo(part)
	}
	rim := h.colours[1].mixed(ink{20, 16, 12}, 110)
	px := 1 / c.scale
	coastal := c.shore.at(pt{cx, cy}) > -1.3
	for y := r.Min.Y; y < r.Max.Y; y++ {
		fy := (float64(y)+0.5)*px + c.y0 - cy
		i := c.img.PixOffset(r.Min.X, y)
		for x := r.Min.X; x < r.Max.X; x, i = x+1, i+4 {
			fx := (float64(x)+0.5)*px + c.x0 - cx
			deep := hexDepth(fx, fy)
			if deep < -0.14 {
				continue
			}
			pix := c.img.Pix[i : i+4 : i+4]
			tooth := float64(c.tooth.at(x, y)) * (1.0 / 255)
			cover, colour := c.wax(h, fx, fy, deep, tooth, px)
			if coastal {
				dry := clamp((crayonOver-c.shore.at(pt{cx + fx, cy + fy}))*20, 0, 1)
				if cover *= dry; dry == 0 {
					continue
				}
			}
			if cover > 0 {
				tint(pix, h.colours[colour], int(cover*238))
			}
			if published {
				if a := rimCover(deep, fx, fy, tooth, px); a > 0 {
					tint(pix, rim, int(a*180))
				}
			}
		}
	}
}

// flat fills a hex evenly, in stripes where its crayons are two, for the plain look.
func (c *canvas) flat(id hexmap.ID, t hexmap.Terrain, _ bool) {
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
	s := v / crayonPitch
	n := int(math.Floor(s))
	k := clampInt(n-h.first, 0, len(h.strokes)-1)
	st := &h.strokes[k]
	// Ends: a little ragged, harder pressed where the hand turns.
	in := min(u-st.from, st.to-u)
	if in < -px {
		return 0, 0
	}
	end := clamp(in/px*0.7+0.5, 0, 1)
	// Across: full in the middle, the paper left between strokes.
	f := math.Abs(s-float64(n)-0.5-st.shift) * 2
	ragged := noise2(u*5.5+float64(n)*1.9, float64(n)*9.7, 74)
	body := clamp((1.08+0.13*ragged-f)*2.4, 0, 1)
	// Streaks along the stroke, where the stick has ridges and the hand skips.
	streak := noise2(u*2.3+float64(n)*3.7, v*34, uint32(int(h.phase*1000)))
	want := st.press*body + 0.13*streak
	if deep < 0.09 {
		want += 0.14 * body
	}
	if h.soft > 0 {
		want = lerp(want, 0.84, h.soft*0.88)
		tooth = lerp(tooth, 0.5, h.soft*0.5)
	}
	// Wax takes where the wish exceeds the depth of the paper.
	cover := clamp((want-tooth*0.82)*2.1+0.12, 0, 1)
	cover = max(cover, 0.40*body*st.press) // the wax film between the grains
	return (0.12 + 0.88*cover) * end * clamp((deep+0.125)*14, 0, 1), st.colour
}

// rimCover is the darker outline of a published hex at a pixel.
func rimCover(deep, fx, fy, tooth, px float64) float64 {
	mid := 0.075 + 0.018*noise2(fx*3.1+7, fy*3.1, 73)
	half := max(0.05, px*0.8)
	body := clamp((half-math.Abs(deep-mid))/max(0.03, px)+0.35, 0, 1)
	if body == 0 {
		return 0
	}
	return body * clamp((0.95-tooth)*3+0.25, 0, 1)
}

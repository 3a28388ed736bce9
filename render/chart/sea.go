package chart

import (
	"math"

	"sourceofthenile/render/paint"
)

// The water-lining: distances from the shore, in hex sides, at which a line
// follows it. They spread and fade outwards.
const linings = 9

func liningAt(k int) float64 { return 0.085 + 0.088*float64(k)*(1+0.075*float64(k)) }

// sea lays water over everything on the canvas that is not land; bare is the
// paper as it was before anything was printed on it.
func (c *canvas) sea(bare []uint8) {
	mid := c.unpx((c.clip.Min.X+c.clip.Max.X)/2, (c.clip.Min.Y+c.clip.Max.Y)/2)
	radius := hypot(float64(c.clip.Dx()), float64(c.clip.Dy()))/2/c.scale + 0.2 + 1/c.scale
	if d := c.shore.at(mid); d < 0 && -d > radius {
		return // nothing but land
	}
	rows := c.landRows()
	lut := c.liningTable()
	for y := c.clip.Min.Y; y < c.clip.Max.Y; y++ {
		paint.Breathe()
		land := rows[(y-c.clip.Min.Y)*c.clip.Dx():]
		i := c.img.PixOffset(c.clip.Min.X, y)
		for x := c.clip.Min.X; x < c.clip.Max.X; x++ {
			if m := int(land[x-c.clip.Min.X]); m < 255 {
				j := 3 * ((y-c.clip.Min.Y)*c.clip.Dx() + x - c.clip.Min.X)
				c.water(c.img.Pix[i:i+4:i+4], bare[j:j+3:j+3], x, y, 255-m, lut)
			}
			i += 4
		}
	}
}

// bare copies the paper under the canvas, three bytes a pixel.
func (c *canvas) bare() []uint8 {
	out := make([]uint8, 0, 3*c.clip.Dx()*c.clip.Dy())
	for y := c.clip.Min.Y; y < c.clip.Max.Y; y++ {
		paint.Breathe()
		i := c.img.PixOffset(c.clip.Min.X, y)
		for range c.clip.Dx() {
			out = append(out, c.img.Pix[i], c.img.Pix[i+1], c.img.Pix[i+2])
			i += 4
		}
	}
	return out
}

// landRows is how much of each pixel of the canvas is land, row by row.
func (c *canvas) landRows() []uint8 {
	w := c.clip.Dx()
	out := make([]uint8, w*c.clip.Dy())
	view := c.view().grow(0.1 + 1/c.scale)
	for i, ring := range c.shore.rings {
		if !c.shore.boxes[i].meets(view) {
			continue
		}
		for _, q := range ring {
			c.work.point(c.px(q))
		}
		c.work.close()
	}
	if paint.Shape(&c.ras, c.work.pts, c.work.ends, c.clip) {
		c.ras.Rows(func(x, y int, mask []uint8) {
			copy(out[(y-c.clip.Min.Y)*w+x-c.clip.Min.X:], mask)
		})
	}
	c.work.reset()
	return out
}

// view is what the canvas shows, in hex sides.
func (c *canvas) view() box {
	lo := c.unpx(c.clip.Min.X, c.clip.Min.Y)
	hi := c.unpx(c.clip.Max.X, c.clip.Max.Y)
	return box{lo.X, lo.Y, hi.X, hi.Y}
}

// liningLUT is the strength of the water-lining, 0 to 255, by distance from the shore.
const liningLUT = 1024

func (c *canvas) liningTable() []uint8 {
	if c.lut != nil && c.lutScale == c.scale {
		return c.lut
	}
	lut := make([]uint8, liningLUT+1)
	half := max(0.34, 0.0105*c.scale)
	every := 1 // on a small chart only some of the lines have room
	for 0.095*c.scale*float64(every) < 2.5 {
		every++
	}
	for i := range lut {
		d := shoreReach * float64(i) / liningLUT
		for k := 0; k < linings; k++ {
			if k%every != every-1 && every > 1 {
				continue
			}
			cover := paint.Clamp(half+0.5-math.Abs(d-liningAt(k))*c.scale, 0, 1) * min(1, 2*half)
			strength := 165 * math.Pow(1-float64(k)/linings, 1.15)
			lut[i] = max(lut[i], uint8(cover*strength))
		}
	}
	c.lut, c.lutScale = lut, c.scale
	return lut
}

// water colours one pixel of sea: the sheet shows through, deeper toward the shore.
func (c *canvas) water(pix, bare []uint8, x, y, m int, lut []uint8) {
	if c.print.plain() {
		for i, v := range [...]uint8{plainSea.R, plainSea.G, plainSea.B} {
			pix[i] = blend(pix[i], int(v), m)
		}
		return
	}
	a := c.unpx(x, y)
	d := c.shore.at(a)
	var shade, line int
	if d < shoreReach-0.01 {
		d = max(d, 0)
		near := d / 1.5
		shade = int(200 / (1 + 2.2*near + 3.2*near*near*near))
		if d > 2 {
			shade = int(float64(shade) * (shoreReach - d) / (shoreReach - 2))
		}
		line = int(lut[int(d*(liningLUT/shoreReach))])
		if line > 0 {
			// The graver lifts now and then.
			line = line * int(170+85*paint.Noise(a.X*2.1, a.Y*2.1, 51)) / 255
		}
	}
	col := seaInk.mixed(seaShore, shade).mixed(liningInk, line)
	// Three quarters of the paper's own light and dark stays.
	dr := (int(bare[0]) - int(paperInk.R)) * 3 / 4
	dg := (int(bare[1]) - int(paperInk.G)) * 3 / 4
	db := (int(bare[2]) - int(paperInk.B)) * 2 / 4
	pix[0] = blend(pix[0], int(col.R)+dr, m)
	pix[1] = blend(pix[1], int(col.G)+dg, m)
	pix[2] = blend(pix[2], int(col.B)+db, m)
}

func blend(old uint8, v, m int) uint8 {
	return uint8((int(old)*(255-m) + clampInt(v, 0, 255)*m + 127) / 255)
}

// coastline engraves the shore: a fine line, heavier on the shadow side.
func (c *canvas) coastline() {
	view := c.view().grow(0.6 + 2/c.scale)
	base := c.thin(0.05, 0.85)
	for i, ring := range c.shore.rings {
		if !c.shore.boxes[i].meets(view) {
			continue
		}
		prev := ring[len(ring)-1]
		for _, q := range ring {
			if view.holds(prev) || view.holds(q) {
				a, b := c.px(prev), c.px(q)
				d := b.sub(a).unit()
				w := base * (1 + 0.35*math.Abs(d.X*0.7+d.Y*0.7))
				c.work.line(a, b, w)
				if w > 1.3 {
					c.work.disc(b, w/2)
				}
			}
			prev = q
		}
	}
	c.fill(&c.work, darkSepia, 225)
}

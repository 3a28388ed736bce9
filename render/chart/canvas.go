package chart

import (
	"image"
	"math"

	"sourceofthenile/render/paint"
)

// canvas is a rectangle of the chart while it is being painted. Everything
// put on it is given in pixels of the whole chart.
type canvas struct {
	*Painter
	img    *image.RGBA
	clip   image.Rectangle // within img's bounds
	scale  float64
	x0, y0 float64 // the chart's north-west corner in hex sides
	tooth  toothScale
}

func (p *Painter) canvas(img *image.RGBA, clip image.Rectangle, scale float64) *canvas {
	return &canvas{
		Painter: p, img: img, clip: clip.Intersect(img.Rect), scale: scale,
		x0: p.sheet.x0, y0: p.sheet.y0, tooth: newToothScale(scale),
	}
}

// px is the place of a point given in hex sides.
func (c *canvas) px(a pt) pt { return pt{(a.X - c.x0) * c.scale, (a.Y - c.y0) * c.scale} }

// pxs is px for a polyline, written over dst.
func (c *canvas) pxs(dst, pts []pt) []pt {
	dst = dst[:0]
	for _, a := range pts {
		dst = append(dst, c.px(a))
	}
	return dst
}

// unpx is the point in hex sides at the middle of a pixel.
func (c *canvas) unpx(x, y int) pt {
	return pt{(float64(x)+0.5)/c.scale + c.x0, (float64(y)+0.5)/c.scale + c.y0}
}

// thin is a line width in pixels: w hex sides, but never finer than least pixels.
func (c *canvas) thin(w, least float64) float64 { return max(w*c.scale, least) }

// leastMark is as far as marks that never get smaller than a few pixels may
// reach beyond their size in hex sides on a small chart.
const leastMark = 8

// sees reports whether anything within r hex sides of a lies on the canvas.
func (c *canvas) sees(a pt, r float64) bool {
	q := c.px(a)
	k := r*c.scale + leastMark
	return q.X+k >= float64(c.clip.Min.X) && q.X-k <= float64(c.clip.Max.X) &&
		q.Y+k >= float64(c.clip.Min.Y) && q.Y-k <= float64(c.clip.Max.Y)
}

// fill lays colour over the path, alpha 0 to 255. It empties the path.
func (c *canvas) fill(p *path, col ink, alpha int) {
	if paint.Shape(&c.ras, p.pts, p.ends, c.clip) {
		c.ras.Rows(func(x, y int, mask []uint8) {
			pix := c.img.Pix[c.img.PixOffset(x, y):]
			for i, m := range mask {
				if m != 0 {
					over(pix[i*4:i*4+4:i*4+4], col, int(m)*alpha)
				}
			}
		})
	}
	p.reset()
}

// over lays a colour on a premultiplied pixel; a runs to 255·255.
func over(pix []uint8, col ink, a int) {
	b := 255*255 - a
	const h = 255 * 255 / 2
	pix[0] = uint8((int(col.R)*a + int(pix[0])*b + h) / (255 * 255))
	pix[1] = uint8((int(col.G)*a + int(pix[1])*b + h) / (255 * 255))
	pix[2] = uint8((int(col.B)*a + int(pix[2])*b + h) / (255 * 255))
	pix[3] = uint8((255*a + int(pix[3])*b + h) / (255 * 255))
}

// tint multiplies an opaque pixel by a colour; a runs to 255.
func tint(pix []uint8, col ink, a int) {
	pix[0] = uint8(int(pix[0]) * (255*255 - a*(255-int(col.R))) / (255 * 255))
	pix[1] = uint8(int(pix[1]) * (255*255 - a*(255-int(col.G))) / (255 * 255))
	pix[2] = uint8(int(pix[2]) * (255*255 - a*(255-int(col.B))) / (255 * 255))
}

// chalk lays colour over the path as a wax crayon does: the tooth of the paper
// stays bare where it is deepest. grip runs from 0 (all tooth) to 1 (none). It empties the path.
func (c *canvas) chalk(p *path, col ink, alpha int, grip float64) {
	if c.print.plain() {
		c.fill(p, col, alpha)
		return
	}
	g := int(grip * 255)
	if paint.Shape(&c.ras, p.pts, p.ends, c.clip) {
		c.ras.Rows(func(x, y int, mask []uint8) {
			pix := c.img.Pix[c.img.PixOffset(x, y):]
			for i, m := range mask {
				if m == 0 {
					continue
				}
				k := clampInt((int(m)*g/255-int(c.tooth.at(x+i, y)))*5+150, 0, 255)
				over(pix[i*4:i*4+4:i*4+4], col, int(m)*alpha*k/255)
			}
		})
	}
	p.reset()
}

// shadow fills a shape softly: a few copies, each grown a little more.
func (c *canvas) shadow(shape func(p *path, grow float64), col ink, alpha int, reach float64) {
	const rings = 4
	for i := range rings {
		shape(&c.work, reach*float64(i+1)/rings)
		c.fill(&c.work, col, alpha/rings)
	}
}

func hypot(x, y float64) float64 { return math.Sqrt(x*x + y*y) }

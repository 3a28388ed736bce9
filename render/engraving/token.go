package engraving

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/draw"

	"sourceofthenile/render/paint"
)

// Form is the outline of a counter.
type Form uint8

// The forms.
const (
	Round Form = iota
	Square
	Diamond
	Hexagon
	Forms // how many there are
)

// Token is a counter: a form, a colour and a sign on it. What stands free on the page
// lies on paper of its own. Equal tokens are equal pictures.
type Token struct {
	Sign   *Picture // an emblem, nil for none
	Form   Form
	Colour color.RGBA // of the rim
}

// smallest is the least side an emblem is cut at; smaller ones are cut larger and seen
// from afar, because lines that fine would be dust.
const smallest = 120

// Paint paints it, as large as fits, in the middle of a ground one sees through.
func (t Token) Paint(size image.Point, ink Ink) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: size})
	if size.X <= 0 || size.Y <= 0 {
		return out
	}
	side := min(size.X, size.Y)
	large := side
	for large < smallest {
		large *= 2
	}
	rim := ink
	rim.Paper = mixed(color.RGBA{0xfb, 0xf4, 0xe0, 255}, t.Colour, 0.16)
	full := image.NewRGBA(image.Rect(0, 0, large, large))
	inner := int(float64(large) * []float64{Round: 0.70, Square: 0.78, Diamond: 0.58, Hexagon: 0.70}[t.Form%Forms])
	sign := &image.RGBA{}
	if t.Sign != nil {
		sign = t.Sign.Paint(image.Pt(inner, inner), rim)
	}
	at := (large - inner) / 2
	for y := range large {
		for x := range large {
			u, v := (float64(x)+0.5)/float64(large)*2-1, (float64(y)+0.5)/float64(large)*2-1
			d := t.Form.outside(u, v)
			soft := 2 / float64(large)
			c := rim.Paper
			if i := (image.Point{x - at, y - at}); i.In(sign.Rect) {
				c = sign.RGBAAt(i.X, i.Y)
			}
			c = mixed(c, t.Colour, paint.Clamp((d+0.2)/soft+0.5, 0, 1))
			c = mixed(c, ink.Line, paint.Clamp((d+0.035)/soft+0.5, 0, 1))
			a := 1 - paint.Clamp(d/soft+0.5, 0, 1)
			full.SetRGBA(x, y, color.RGBA{uint8(float64(c.R)*a + 0.5), uint8(float64(c.G)*a + 0.5), uint8(float64(c.B)*a + 0.5), uint8(255*a + 0.5)})
		}
	}
	to := image.Rect(0, 0, side, side).Add(image.Pt((size.X-side)/2, (size.Y-side)/2))
	draw.CatmullRom.Scale(out, to, full, full.Rect, draw.Src, nil)
	return out
}

// outside is how far a point of the square from −1 to 1 lies outside the form.
func (f Form) outside(u, v float64) float64 {
	u, v = math.Abs(u), math.Abs(v)
	const edge = 0.97
	switch f {
	case Square:
		return max(u, v) - 0.9
	case Diamond:
		return (u + v - edge) * math.Sqrt2 / 2
	case Hexagon:
		return max(v*math.Sqrt(3)/2+u/2, u) - 0.88
	}
	return math.Hypot(u, v) - edge
}

// mixed is one colour with a part of another.
func mixed(a, b color.RGBA, f float64) color.RGBA {
	at := func(x, y uint8) uint8 { return uint8(paint.Lerp(float64(x), float64(y), f) + 0.5) }
	return color.RGBA{at(a.R, b.R), at(a.G, b.G), at(a.B, b.B), 255}
}

// Seen is an emblem as it is seen from afar: cut large enough for its lines, and made
// small. For what is shown smaller than engravings are cut.
type Seen struct{ Sign *Picture }

// Paint paints it on the ink's own paper.
func (s Seen) Paint(size image.Point, ink Ink) *image.RGBA {
	if size.X <= 0 || size.Y <= 0 {
		return image.NewRGBA(image.Rectangle{})
	}
	k := 1
	for min(size.X, size.Y)*k < smallest {
		k *= 2
	}
	full := s.Sign.Paint(size.Mul(k), ink)
	if k == 1 {
		return full
	}
	out := image.NewRGBA(image.Rectangle{Max: size})
	draw.CatmullRom.Scale(out, out.Rect, full, full.Rect, draw.Src, nil)
	return out
}

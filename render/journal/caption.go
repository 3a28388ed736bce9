package journal

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"sourceofthenile/assets"
	"sourceofthenile/render/paint"
)

// captioner writes the strip below the chart: the date, and where the players
// stand.
type captioner struct {
	date, name, points font.Face
	h                  int
	em                 float64 // pixels
}

// Sizes of the caption, in parts of the picture's width, and its bounds in pixels.
const (
	captionPart = 0.052
	leastStrip  = 22
	mostStrip   = 72
)

var (
	stripPaper = color.RGBA{0xf3, 0xe9, 0xd0, 255}
	stripInk   = color.RGBA{0x34, 0x26, 0x1a, 255}
	stripLine  = color.RGBA{0x5c, 0x44, 0x2c, 255}
)

// CaptionHeight is how high the strip is below a picture of a width.
func CaptionHeight(width int) int {
	return min(max(int(float64(width)*captionPart), leastStrip), mostStrip)
}

// newCaptioner makes the strip for pictures of a width in pixels.
func newCaptioner(width int) (*captioner, error) {
	h := CaptionHeight(width)
	c := &captioner{h: h, em: float64(h) * 0.5}
	for _, f := range []struct {
		to   *font.Face
		data []byte
		size float64
	}{
		{&c.date, assets.GaramondBold, c.em * 1.12},
		{&c.name, assets.Garamond, c.em * 0.86},
		{&c.points, assets.GaramondBold, c.em * 0.86},
	} {
		parsed, err := opentype.Parse(f.data)
		if err != nil {
			return nil, err
		}
		if *f.to, err = opentype.NewFace(parsed, &opentype.FaceOptions{Size: f.size, DPI: 72, Hinting: font.HintingNone}); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// Captioned is a picture with the caption of a moment below it. The error says which typeface is
// broken.
func Captioned(pic *image.RGBA, m *Moment) (*image.RGBA, error) {
	strip, err := newCaptioner(pic.Rect.Dx())
	if err != nil {
		return nil, err
	}
	out := image.NewRGBA(image.Rect(0, 0, pic.Rect.Dx(), pic.Rect.Dy()+strip.h))
	draw.Draw(out, out.Rect, pic, pic.Rect.Min, draw.Src)
	strip.draw(out, image.Rect(0, pic.Rect.Dy(), out.Rect.Max.X, out.Rect.Max.Y), m)
	return out, nil
}

// draw writes the caption of a moment into a rectangle of the strip's height.
func (c *captioner) draw(dst *image.RGBA, r image.Rectangle, m *Moment) {
	draw.Draw(dst, r, image.NewUniform(stripPaper), image.Point{}, draw.Src)
	line := max(1, r.Dy()/24)
	draw.Draw(dst, image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+line), image.NewUniform(stripLine), image.Point{}, draw.Src)
	pad := r.Dy() / 2
	base := r.Min.Y + line + int(math.Round(float64(r.Dy()-line)/2+c.em*0.34))
	left := r.Min.X + pad + c.text(dst, c.date, r.Min.X+pad, base, m.Date)
	room := r.Max.X - pad - (left + pad)
	for short := range 3 {
		if w := c.standing(nil, m, 0, base, short); w <= room || short == 2 && w <= room+pad {
			c.standing(dst, m, r.Max.X-pad-w, base, short)
			return
		}
	}
}

// text writes a line and gives its width; with no picture it only measures.
func (c *captioner) text(dst *image.RGBA, f font.Face, x, base int, s string) int {
	if dst != nil {
		(&font.Drawer{Dst: dst, Src: image.NewUniform(stripInk), Face: f, Dot: fixed.P(x, base)}).DrawString(s)
	}
	return font.MeasureString(f, s).Ceil()
}

// standing writes every player's counter, name and points, or what is said of all, from x on, and
// gives the width. short 1 writes first names alone, short 2 no names.
func (c *captioner) standing(dst *image.RGBA, m *Moment, x, base, short int) int {
	from, em := x, int(c.em)
	for i, p := range m.Standing {
		if i > 0 {
			x += em
		}
		c.counter(dst, x+em*45/100, base-em*30/100, float64(em)*0.42, p.Colour)
		x += em * 115 / 100
		name := p.Name
		switch short {
		case 1:
			name = firstWord(name)
		case 2:
			name = p.Letter
		}
		x += c.text(dst, c.name, x, base, name)
		if m.Company == "" {
			x += em * 35 / 100
			x += c.text(dst, c.points, x, base, strconv.Itoa(p.Points))
		}
	}
	if m.Company != "" {
		x += em
		x += c.text(dst, c.points, x, base, m.Company)
	}
	return x - from
}

// counter is a disc of the player's colour.
func (c *captioner) counter(dst *image.RGBA, x, y int, radius float64, colour uint8) {
	if dst == nil {
		return
	}
	side := int(math.Ceil(2*radius)) + 2
	const steps = 40
	var disc [][2]float64
	for i := range steps {
		s, k := math.Sincos(2 * math.Pi * float64(i) / steps)
		disc = append(disc, [2]float64{float64(side)/2 + k*radius, float64(side)/2 + s*radius})
	}
	r := image.Rect(0, 0, side, side).Add(image.Pt(x-side/2, y-side/2))
	paint.Fill(dst, r, paint.PlayerInk(colour), disc)
}

// firstWord is what stands before the first space.
func firstWord(s string) string {
	for i, r := range s {
		if r == ' ' && i > 0 {
			return s[:i]
		}
	}
	return s
}

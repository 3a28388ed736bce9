package chart

import (
	"image"
	"image/color"
)

// stripHeight is how many rows of an export are painted at once.
const stripHeight = tileSide

// export is the whole chart as an image that paints itself strip by strip as
// it is read from top to bottom, always one strip ahead of the reader.
type export struct {
	p     *Painter
	sheet *Sheet
	scale float64
	size  image.Point
	strip *image.RGBA
	ahead chan *image.RGBA // the strip being painted meanwhile; nil for none
}

// Export is the whole chart at a scale (see ScaleForDPI) as an opaque image.
// It keeps two strips of rows in memory: the one being read, and the next,
// which is painted meanwhile. So it is meant to be read row by row, as
// image/png does, and by one reader; a colour it gives is good until some
// hundred rows further on are read. Painter and sheet must be left alone until
// the last row has been read.
func (p *Painter) Export(s *Sheet, scale float64) image.Image {
	return &export{p: p, sheet: s, scale: scale, size: p.Size(scale)}
}

// dot is an opaque pixel where it lies in a strip: a color.Color that costs
// the reader no memory.
type dot [4]uint8

// RGBA gives the colour, as color.Color wants it.
func (c *dot) RGBA() (r, g, b, a uint32) {
	return uint32(c[0]) * 0x101, uint32(c[1]) * 0x101, uint32(c[2]) * 0x101, 0xffff
}

// ColorModel tells encoders how much there is in a pixel.
func (e *export) ColorModel() color.Model { return color.NRGBAModel }

// Bounds is the whole chart in pixels.
func (e *export) Bounds() image.Rectangle { return image.Rectangle{Max: e.size} }

// Opaque spares encoders looking at every pixel.
func (e *export) Opaque() bool { return true }

// Row is the first row of the strip being read: how far the reader has come.
func (e *export) Row() int {
	if e.strip == nil {
		return 0
	}
	return e.strip.Rect.Min.Y
}

// At is a pixel of the chart.
func (e *export) At(x, y int) color.Color {
	if !(image.Point{x, y}).In(e.Bounds()) {
		return color.NRGBA{}
	}
	if e.strip == nil || y < e.strip.Rect.Min.Y || y >= e.strip.Rect.Max.Y {
		e.turn(y)
	}
	i := e.strip.PixOffset(x, y)
	return (*dot)(e.strip.Pix[i : i+4 : i+4])
}

// turn brings the strip that holds row y, and has the one below it painted.
func (e *export) turn(y int) {
	top := y / stripHeight * stripHeight
	var got *image.RGBA
	if e.ahead != nil {
		got, e.ahead = <-e.ahead, nil
	}
	if got == nil || got.Rect.Min.Y != top {
		got = e.painted(got, top)
	}
	read := e.strip
	e.strip = got
	if below := top + stripHeight; below < e.size.Y {
		ahead := make(chan *image.RGBA, 1)
		e.ahead = ahead
		go func() { ahead <- e.painted(read, below) }()
	}
}

// painted is the strip from row top on, painted into an old one if there is one.
func (e *export) painted(strip *image.RGBA, top int) *image.RGBA {
	r := image.Rect(0, top, e.size.X, top+stripHeight)
	if strip == nil {
		strip = image.NewRGBA(r)
	}
	strip.Rect = r
	e.p.paint(strip, e.sheet, e.scale, false)
	return strip
}

package chart

import (
	"image"
	"image/color"
)

// stripHeight is how many rows of an export are painted at once.
const stripHeight = tileSide

// export is the whole chart as an image that paints itself strip by strip as
// it is read from top to bottom.
type export struct {
	p     *Painter
	sheet *Sheet
	scale float64
	size  image.Point
	strip *image.RGBA
}

// Export is the whole chart at a scale (see ScaleForDPI) as an opaque image.
// It keeps one strip of rows in memory and paints the next when a row of it is
// asked for, so it is meant to be read row by row, as image/png does. Painter
// and sheet must be left alone meanwhile.
func (p *Painter) Export(s *Sheet, scale float64) image.Image {
	return &export{p: p, sheet: s, scale: scale, size: p.Size(scale)}
}

// ColorModel tells that pixels are color.NRGBA, which encoders take as they are.
func (e *export) ColorModel() color.Model { return color.NRGBAModel }

// Bounds is the whole chart in pixels.
func (e *export) Bounds() image.Rectangle { return image.Rectangle{Max: e.size} }

// Opaque spares encoders looking at every pixel.
func (e *export) Opaque() bool { return true }

// At is a pixel of the chart.
func (e *export) At(x, y int) color.Color {
	if !(image.Point{x, y}).In(e.Bounds()) {
		return color.NRGBA{}
	}
	if e.strip == nil || y < e.strip.Rect.Min.Y || y >= e.strip.Rect.Max.Y {
		e.turn(y)
	}
	i := e.strip.PixOffset(x, y)
	return color.NRGBA{e.strip.Pix[i], e.strip.Pix[i+1], e.strip.Pix[i+2], 255}
}

// turn paints the strip that holds row y.
func (e *export) turn(y int) {
	if e.strip == nil {
		e.strip = image.NewRGBA(image.Rect(0, 0, e.size.X, stripHeight))
	}
	top := y / stripHeight * stripHeight
	e.strip.Rect = image.Rect(0, top, e.size.X, top+stripHeight)
	e.p.paint(e.strip, e.sheet, e.scale, false)
}

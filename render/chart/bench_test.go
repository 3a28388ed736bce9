package chart

import (
	"image"
	"image/draw"
	"image/png"
	"io"
	"testing"

	"sourceofthenile/hexmap"
)

func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		africa(b)
	}
}

// BenchmarkWhole paints the whole chart from nothing.
func BenchmarkWhole(b *testing.B) {
	m, p := africa(b)
	s := midGame(m, 3, 16)
	img := image.NewRGBA(image.Rectangle{Max: p.Size(32)})
	for b.Loop() {
		p.tiles.reset()
		p.Paint(img, s, 32)
	}
}

// BenchmarkOneHex repaints what one changed hex touches, tiles warm.
func BenchmarkOneHex(b *testing.B) {
	m, p := africa(b)
	s := midGame(m, 3, 16)
	var id hexmap.ID
	for i, h := range s.Hexes {
		if h.Ink == Crayon && h.Out != 0 {
			id = hexmap.ID(i)
		}
	}
	img := image.NewRGBA(p.Dirty(id, 32))
	p.Paint(img, s, 32)
	b.ReportAllocs()
	for b.Loop() {
		p.Paint(img, s, 32)
	}
}

// BenchmarkScreen paints a 1280 × 800 window cold.
func BenchmarkScreen(b *testing.B) {
	m, p := africa(b)
	s := midGame(m, 3, 16)
	img := image.NewRGBA(image.Rect(300, 500, 1580, 1300))
	for b.Loop() {
		p.tiles.reset()
		p.Paint(img, s, 32)
	}
}

// BenchmarkReady copies the whole chart from a ready picture: what Whole and
// OneHex are measured against.
func BenchmarkReady(b *testing.B) {
	m, p := africa(b)
	ready := image.NewRGBA(image.Rectangle{Max: p.Size(32)})
	p.Paint(ready, midGame(m, 3, 16), 32)
	dst := image.NewRGBA(ready.Rect)
	for b.Loop() {
		draw.Draw(dst, dst.Rect, ready, image.Point{}, draw.Src)
	}
}

// BenchmarkComplete paints the whole of a chart with nothing blank left.
func BenchmarkComplete(b *testing.B) {
	m, p := africa(b)
	s := complete(m)
	img := image.NewRGBA(image.Rectangle{Max: p.Size(32)})
	for b.Loop() {
		p.tiles.reset()
		p.layouts = nil
		p.Paint(img, s, 32)
	}
}

// fast is the encoder the program exports with.
var fast = png.Encoder{CompressionLevel: png.BestSpeed}

// exported writes the printed chart, painted while it is read.
func exported(b *testing.B, dpi float64) {
	m, p := africa(b)
	s := midGame(m, 3, 16)
	b.ReportAllocs()
	for b.Loop() {
		if err := fast.Encode(io.Discard, p.Export(s, p.ScaleForDPI(dpi))); err != nil {
			b.Fatal(err)
		}
	}
}

// encoded writes the same from a ready picture: image/png alone.
func encoded(b *testing.B, dpi float64) {
	m, p := africa(b)
	scale := p.ScaleForDPI(dpi)
	ready := image.NewRGBA(image.Rectangle{Max: p.Size(scale)})
	p.paint(ready, midGame(m, 3, 16), scale, false)
	for b.Loop() {
		if err := fast.Encode(io.Discard, ready); err != nil {
			b.Fatal(err)
		}
	}
}

// The printed chart at 150 and 300 dots an inch, and image/png's share of it.
func BenchmarkExport150(b *testing.B) { exported(b, 150) }
func BenchmarkExport300(b *testing.B) { exported(b, 300) }
func BenchmarkPNG150(b *testing.B)    { encoded(b, 150) }
func BenchmarkPNG300(b *testing.B)    { encoded(b, 300) }

// BenchmarkNames finds the places of all names on a chart with nothing blank left.
func BenchmarkNames(b *testing.B) {
	m, p := africa(b)
	s := complete(m)
	for b.Loop() {
		p.layouts = nil
		p.heed(s, 32)
		p.layoutFor(s)
	}
}

// BenchmarkCrop finds the places of ports' and seas' names in a crop.
func BenchmarkCrop(b *testing.B) {
	_, p := africa(b)
	s := &Sheet{Crop: p.CropAt(image.Rect(300, 300, 700, 600), 20, true)}
	for b.Loop() {
		p.settings = nil
		p.heed(s, 20)
	}
}

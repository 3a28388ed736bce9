package chart

import (
	"image"
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

// BenchmarkExport150 writes the printed chart at 150 dots an inch.
func BenchmarkExport150(b *testing.B) {
	m, p := africa(b)
	s := midGame(m, 3, 16)
	b.ReportAllocs()
	for b.Loop() {
		if err := png.Encode(io.Discard, p.Export(s, p.ScaleForDPI(150))); err != nil {
			b.Fatal(err)
		}
	}
}

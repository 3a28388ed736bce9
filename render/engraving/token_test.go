package engraving_test

import (
	"image"
	"image/color"
	"testing"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/stock"
)

// A counter is cut off by its form, bears its colour at the rim and its sign within, in
// every size, and stands in the middle of its room.
func TestTokens(t *testing.T) {
	red := color.RGBA{0xb0, 0x20, 0x20, 255}
	for f := range engraving.Forms {
		for _, size := range []image.Point{{18, 18}, {64, 30}, {200, 200}} {
			img := engraving.Token{Sign: stock.Of("specialty/explorer"), Form: f, Colour: red}.Paint(size, engraving.Sepia)
			if img.Rect.Size() != size {
				t.Fatalf("form %d: %v, not %v", f, img.Rect.Size(), size)
			}
			mid, corner := img.RGBAAt(size.X/2, size.Y/2), img.RGBAAt(0, 0)
			if mid.A != 255 || f != engraving.Square && corner.A != 0 {
				t.Errorf("form %d at %v: middle %v, corner %v", f, size, mid, corner)
			}
			near, plain := 0, img.RGBAAt(size.X/2, size.Y/2)
			for y := range size.Y {
				for x := range size.X {
					c := img.RGBAAt(x, y)
					if c.A == 255 && int(c.R)-int(c.G) > 50 {
						near++
					}
					if c.A == 255 && c != plain {
						plain.A = 0
					}
				}
			}
			if near < min(size.X, size.Y) || plain.A != 0 {
				t.Errorf("form %d at %v: %d of its colour, all alike %v", f, size, near, plain.A != 0)
			}
		}
	}
	if a, b := (engraving.Token{Sign: stock.Of("specialty/explorer"), Form: engraving.Round, Colour: red}), (engraving.Token{Sign: stock.Of("specialty/explorer"), Form: engraving.Round, Colour: red}); a != b {
		t.Errorf("equal tokens differ: got %v, wanted %v", a, b)
	}
}

// What is seen from afar is the same picture, made small: about as dark.
func TestSeenFromAfar(t *testing.T) {
	mean := func(img *image.RGBA) (sum float64) {
		for i := 0; i < len(img.Pix); i += 4 {
			sum += float64(img.Pix[i])
		}
		return sum / float64(len(img.Pix)/4)
	}
	near, far := mean(stock.Of("specialty/explorer").Paint(image.Pt(240, 240), engraving.Sepia)), mean(engraving.Seen{Sign: stock.Of("specialty/explorer")}.Paint(image.Pt(30, 30), engraving.Sepia))
	if d := near - far; d > 12 || d < -12 {
		t.Errorf("the mean is %.0f near and %.0f far", near, far)
	}
}

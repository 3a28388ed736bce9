package chart

import (
	"image"
	"image/color"
	"image/draw"
	"testing"
)

// stamp is a plate of one colour.
type stamp struct{ color.RGBA }

func (s stamp) Paint(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(s.RGBA), image.Point{}, draw.Src)
	return img
}

// A plate covers its place and nothing else, in the whole chart as in a piece of it, and another
// one there is something new to be painted.
func TestPlatesAreSetIntoTheChart(t *testing.T) {
	m, p := africa(t)
	const scale = 12.0
	x0, y0, _, _ := p.Bounds()
	red := color.RGBA{200, 0, 0, 255}
	bare := &Sheet{Hexes: PlainHexes(m), Layers: NoNames}
	set := *bare
	set.Plates = []Plate{{X: x0 + 40, Y: y0 + 30, W: 4, H: 2, Of: stamp{red}}}
	r := image.Rect(440, 330, 520, 390)
	x, y := image.NewRGBA(r), image.NewRGBA(r)
	p.Paint(x, bare, scale)
	p.Paint(y, &set, scale)
	covered := image.Rect(38*scale, 29*scale, 42*scale, 31*scale)
	for py := r.Min.Y; py < r.Max.Y; py++ {
		for px := r.Min.X; px < r.Max.X; px++ {
			want := x.RGBAAt(px, py)
			if image.Pt(px, py).In(covered) {
				want = red
			}
			if got := y.RGBAAt(px, py); got != want {
				t.Fatalf("at %d, %d it is %v, want %v", px, py, got, want)
			}
		}
	}
	other := set
	other.Plates = []Plate{{X: x0 + 40, Y: y0 + 30, W: 4, H: 2, Of: stamp{color.RGBA{0, 0, 200, 255}}}}
	for _, then := range []*Sheet{bare, &other} {
		if _, whole := Changed(&set, then); !whole {
			t.Error("another plate, and only a part is to be painted again")
		}
	}
}

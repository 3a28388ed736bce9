package paint

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// What repeats has no seam: the same outside the square as within, and as smooth
// across its border as anywhere.
func TestTiledNoiseRepeats(t *testing.T) {
	d := NewDice(7, 1)
	n := NewTiled(5, 3, d.Next)
	least, most := 1.0, -1.0
	for i := range 400 {
		x, y := float64(i%20)/20+0.013, float64(i/20)/20+0.007
		v := n.At(x, y)
		least, most = min(least, v), max(most, v)
		for _, o := range [][2]float64{{1, 0}, {0, 1}, {-1, -2}, {3, -1}} {
			if w := n.At(x+o[0], y+o[1]); math.Abs(v-w) > 1e-9 {
				t.Fatalf("at %v, %v there is %v, and beside the square, at %v, %v", x, y, v, o, w)
			}
		}
		const step = 1e-4
		if math.Abs(n.At(x+step, y)-v) > 5*4*step || math.Abs(n.At(x, y+step)-v) > 3*4*step {
			t.Fatalf("it leaps at %v, %v", x, y)
		}
	}
	if least < -1 || most > 1 || most-least < 0.5 {
		t.Errorf("it lies between %v and %v", least, most)
	}
}

// Figures are laid over what is there, measured from the corner of their part; where
// two that run alike overlap, they count once.
func TestFill(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 20, 10))
	col := color.RGBA{200, 100, 50, 255}
	square := func(x, y, side float64) [][2]float64 {
		return [][2]float64{{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}}
	}
	Fill(img, image.Rect(8, 2, 20, 10), col, square(0, 0, 4), square(2, 2, 4), square(6.5, 6, 1))
	for _, c := range []struct {
		x, y int
		want color.RGBA
	}{
		{8, 2, col}, {11, 5, col}, {13, 7, col}, {13, 2, color.RGBA{}}, {7, 2, color.RGBA{}}, {8, 1, color.RGBA{}}, {14, 8, color.RGBA{100, 50, 25, 128}},
	} {
		got := img.RGBAAt(c.x, c.y)
		for _, v := range [4][2]uint8{{got.R, c.want.R}, {got.G, c.want.G}, {got.B, c.want.B}, {got.A, c.want.A}} {
			if max(v[0], v[1])-min(v[0], v[1]) > 1 {
				t.Errorf("at %d, %d there is %v, not %v", c.x, c.y, got, c.want)
				break
			}
		}
	}
}

// A short stroke on a large picture takes what it covers, not the picture; what lies outside takes nothing.
func TestFillTakesWhatItCovers(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 2000, 2000))
	col := color.RGBA{200, 100, 50, 255}
	taken := testing.Benchmark(func(b *testing.B) {
		b.ReportAllocs()
		for range b.N {
			Fill(img, img.Rect, col, [][2]float64{{1500.5, 900}, {1510, 900}, {1510, 910}})
		}
	})
	if got, most := taken.AllocedBytesPerOp(), int64(10_000); got > most {
		t.Errorf("a stroke of 10 pixels takes %d bytes, more than %d", got, most)
	}
	if img.RGBAAt(1508, 903) != col || img.RGBAAt(1520, 903) != (color.RGBA{}) {
		t.Error("it does not lie where it was laid")
	}
	Fill(img, img.Rect, col)
	Fill(img, img.Rect, col, [][2]float64{{-20, -20}, {-10, -20}, {-10, -10}}, [][2]float64{{3000, 10}, {3010, 10}, {3010, 20}})
	if img.RGBAAt(0, 0) != (color.RGBA{}) || img.RGBAAt(1999, 12) != (color.RGBA{}) {
		t.Error("what lies outside is seen")
	}
}

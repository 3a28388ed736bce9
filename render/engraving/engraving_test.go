package engraving

import (
	"bytes"
	"image"
	"math"
	"testing"
)

// card is the size of a picture on a card of a window of 1280 × 800.
var card = image.Pt(236, 86)

func TestDeterministic(t *testing.T) {
	for _, s := range Subjects() {
		if !bytes.Equal(Paint(s, Smallest, Sepia).Pix, Paint(s, Smallest, Sepia).Pix) {
			t.Errorf("%s: painted twice, two pictures", s)
		}
	}
}

// darkness is how dark a picture is, cell by cell of a coarse grid, 0 to 1.
func darkness(img *image.RGBA, cols, rows int) []float64 {
	out, n := make([]float64, cols*rows), make([]float64, cols*rows)
	b := img.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			p := img.Pix[img.PixOffset(x, y):]
			i := y*rows/b.Dy()*cols + x*cols/b.Dx()
			out[i] += 1 - (0.3*float64(p[0])+0.59*float64(p[1])+0.11*float64(p[2]))/255
			n[i]++
		}
	}
	for i := range out {
		out[i] /= n[i]
	}
	return out
}

// Every picture has ink on it, but is neither empty nor a blot, at every size.
func TestInkCoverage(t *testing.T) {
	sizes := []image.Point{Smallest, card, {300, 300}}
	if !testing.Short() {
		sizes = append(sizes, Largest)
	}
	plain := Ink{Line: News.Line, Paper: News.Paper}
	for _, s := range Subjects() {
		t.Run(string(s), func(t *testing.T) {
			t.Parallel()
			for _, size := range sizes {
				img := Paint(s, size, plain)
				if img.Rect.Size() != size {
					t.Fatalf("%s: painted %v, wanted %v", s, img.Rect.Size(), size)
				}
				dark, mean := 0, 0.0
				for i := 0; i < len(img.Pix); i += 4 {
					v := img.Pix[i]
					if v < 120 {
						dark++
					}
					mean += float64(v)
				}
				n := float64(len(img.Pix) / 4)
				ink := 1 - mean/n/float64(plain.Paper.R)
				if ink < 0.015 || ink > 0.72 {
					t.Errorf("%s at %v: ink covers %.3f", s, size, ink)
				}
				if float64(dark)/n < 0.004 {
					t.Errorf("%s at %v: nothing on it is dark", s, size)
				}
			}
		})
	}
}

// No two pictures are alike.
func TestDistinct(t *testing.T) {
	all := Subjects()
	grids := make([][]float64, len(all))
	for i, s := range all {
		grids[i] = darkness(Paint(s, card, Sepia), 24, 9)
	}
	for i := range all {
		for j := range i {
			sum := 0.0
			for k := range grids[i] {
				sum += math.Abs(grids[i][k] - grids[j][k])
			}
			if sum /= float64(len(grids[i])); sum < 0.008 {
				t.Errorf("%s and %s look alike: they differ by %.4f", all[i], all[j], sum)
			}
		}
	}
}

// What has no picture is bare paper in a frame, and no size is no picture.
func TestUnknownSubject(t *testing.T) {
	if Has("no/such") {
		t.Error("there is a picture of nothing")
	}
	img := Paint("no/such", image.Pt(40, 30), Sepia)
	if d := darkness(img, 1, 1)[0]; d > 0.4 {
		t.Errorf("bare paper is %.2f dark", d)
	}
	for _, size := range []image.Point{{}, {5, 0}, {-3, 9}} {
		if img := Paint("country/river", size, Sepia); !img.Rect.Empty() {
			t.Errorf("%v gives a picture of %v", size, img.Rect)
		}
	}
	for _, size := range []image.Point{{1, 1}, {2, 90}, {90, 2}, {7, 5}} {
		if img := Paint("country/river", size, Sepia); img.Rect.Size() != size {
			t.Errorf("%v gives %v", size, img.Rect)
		}
	}
}

func BenchmarkCard(b *testing.B) {
	all := Subjects()
	for i := range b.N {
		Paint(all[i%len(all)], card, Sepia)
	}
}

func BenchmarkLargest(b *testing.B) {
	all := Subjects()
	for i := range b.N {
		Paint(all[i%len(all)], Largest, Sepia)
	}
}

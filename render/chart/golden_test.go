package chart

import (
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

func TestGolden(t *testing.T) {
	m, p := island(t)
	s := everything(m)
	far := p.Size(34)
	for _, v := range []struct {
		name  string
		scale float64
		r     image.Rectangle
		edit  func(*Sheet)
	}{
		{"terrains", 30, image.Rect(70, 40, 500, 195), nil},
		{"waters", 40, image.Rect(60, 225, 560, 440), nil},
		{"counters", 34, image.Rect(100, 270, far.X, 420), nil},
		{"arrows", 26, image.Rect(50, 140, 340, 280), func(s *Sheet) { s.Layers = FlowArrows | NoTracks | NoFlags | NoGrid | NoNames }},
		{"small", 9, image.Rectangle{Max: p.Size(9)}, nil},
	} {
		t.Run(v.name, func(t *testing.T) {
			sheet := *s
			if v.edit != nil {
				v.edit(&sheet)
			}
			img := image.NewRGBA(v.r)
			p.Paint(img, &sheet, v.scale)
			compare(t, filepath.Join("testdata", v.name+".png"), img)
		})
	}
}

// compare holds a picture against the kept one. Letters and curves may come
// out a shade different on another processor; nothing may move.
func compare(t *testing.T, file string, got *image.RGBA) {
	t.Helper()
	if *update {
		f, err := os.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, got); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	kept, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if kept.Bounds().Size() != got.Rect.Size() {
		t.Fatalf("%s is %v, painted %v", file, kept.Bounds().Size(), got.Rect.Size())
	}
	want := image.NewRGBA(kept.Bounds())
	draw.Draw(want, want.Rect, kept, kept.Bounds().Min, draw.Src)
	sum, far := 0, 0
	for i := range want.Pix {
		d := int(want.Pix[i]) - int(got.Pix[i])
		d = max(d, -d)
		sum += d
		if d > 20 {
			far++
		}
	}
	if mean := float64(sum) / float64(len(want.Pix)); mean > 0.5 || far > len(want.Pix)/500 {
		t.Errorf("%s: mean difference %.3f (at most 0.5), %d of %d values far off; if meant, run with -update and look at the pictures", file, mean, far, len(want.Pix))
	}
}

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
	leisurely(t)
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

// A chart with nothing blank left: the whole of it, small, with all that is
// said about it; a detail as it is printed at 300 dots an inch; an excerpt in
// a neat-line of its own; and the plain look.
func TestGoldenComplete(t *testing.T) {
	leisurely(t)
	m, p := africa(t)
	s := complete(m)
	dpi300 := p.ScaleForDPI(300)
	at := func(lat, lon, scale float64, w, h int) image.Rectangle {
		q := p.proj.at(lat, lon)
		x, y := int((q.X-p.sheet.x0)*scale), int((q.Y-p.sheet.y0)*scale)
		return image.Rect(x-w/2, y-h/2, x+w/2, y+h/2)
	}
	for _, v := range []struct {
		name  string
		scale float64
		r     image.Rectangle
		edit  func(*Sheet, image.Rectangle)
	}{
		{"complete", 9.5, image.Rectangle{Max: p.Size(9.5)}, func(s *Sheet, _ image.Rectangle) {
			s.Legend, s.Standing = true, "At the end"
			s.Scores = []Score{{"Adela Whitcombe", seatColours[0], 0, "75", "geologist"}, {"Bertram Oakes", seatColours[1], 1, "61", "doctor"}}
		}},
		{"complete300", dpi300, at(-8.6, 31.5, dpi300, 560, 400), nil},
		{"excerpt", 20, at(-5, 37, 20, 400, 260), func(s *Sheet, r image.Rectangle) { s.Crop = p.CropAt(r, 20, true) }},
		{"plain", 20, at(-14, 33, 20, 400, 260), func(s *Sheet, _ image.Rectangle) { s.Look, s.Layers = Plain, ShowPublishers }},
		{"grey", 20, at(-14, 33, 20, 400, 260), func(s *Sheet, _ image.Rectangle) { s.Look = Greyscale }},
	} {
		t.Run(v.name, func(t *testing.T) {
			sheet := *s
			if v.edit != nil {
				v.edit(&sheet, v.r)
			}
			img := image.NewRGBA(v.r)
			p.paint(img, &sheet, v.scale, false)
			compare(t, filepath.Join("testdata", v.name+".png"), img)
		})
	}
}

// kept leaves sixteen levels of each colour, so that the kept pictures are small.
func kept(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(img.Rect)
	for i, v := range img.Pix {
		out.Pix[i] = v&0xf0 | v>>4
	}
	return out
}

// compare holds a picture against the kept one. Letters and curves may come
// out a shade different on another processor; nothing may move.
func compare(t *testing.T, file string, got *image.RGBA) {
	t.Helper()
	got = kept(got)
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
	old, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if old.Bounds().Size() != got.Rect.Size() {
		t.Fatalf("%s is %v, painted %v", file, old.Bounds().Size(), got.Rect.Size())
	}
	want := image.NewRGBA(old.Bounds())
	draw.Draw(want, want.Rect, old, old.Bounds().Min, draw.Src)
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

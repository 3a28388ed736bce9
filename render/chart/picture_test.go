package chart

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

var pictures = flag.String("pictures", "", "write pictures of a game to look at into this folder")

// africa is the real board and a painter of it.
func africa(t testing.TB) (*hexmap.Map, *Painter) {
	t.Helper()
	m, err := hexmap.Read(assets.Africa)
	if err != nil {
		t.Fatal(err)
	}
	coast, err := hexmap.ReadCoast(assets.Coast)
	if err != nil {
		t.Fatal(err)
	}
	p, err := New(m, coast)
	if err != nil {
		t.Fatal(err)
	}
	return m, p
}

func TestPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("only with -pictures")
	}
	m, p := africa(t)
	s := midGame(m, 3, 16)
	start := &Sheet{Title: s.Title, Subtitle: s.Subtitle, Date: "April 1821"}
	for _, v := range []struct {
		name  string
		scale float64
		r     image.Rectangle
	}{
		{"start", 16, image.Rectangle{Max: p.Size(16)}},
		{"whole", 32, image.Rectangle{Max: p.Size(32)}},
		{"small", 10, image.Rectangle{Max: p.Size(10)}},
		{"east32", 32, image.Rect(1080, 640, 1980, 1340)},
		{"west32", 32, image.Rect(60, 300, 960, 1000)},
		{"east60", 60, image.Rect(2250, 1150, 3350, 2000)},
		{"south60", 60, image.Rect(1250, 2900, 2350, 3750)},
		{"title60", 60, image.Rect(60, 3250, 1160, 4092)},
		{"rose60", 60, image.Rect(2500, 3250, 3500, 4092)},
		{"guinea60", 60, image.Rect(100, 700, 1200, 1550)},
		{"nile60", 60, image.Rect(1950, 150, 3050, 1000)},
	} {
		img := image.NewRGBA(v.r)
		if v.name == "start" {
			p.Paint(img, start, v.scale)
		} else {
			p.Paint(img, s, v.scale)
		}
		f, err := os.Create(filepath.Join(*pictures, v.name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, img); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

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

var (
	pictures = flag.String("pictures", "", "write pictures of a game to look at into this folder")
	only     = flag.String("only", "", "write this one of them alone")
)

// leisurely leaves a test out where time is short: with -race, which paints ten
// times slower and learns nothing from one goroutine more of it.
func leisurely(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("paints at leisure")
	}
}

// inShort is few where time is short, else many.
func inShort[T any](few, many T) T {
	if testing.Short() {
		return few
	}
	return many
}

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
	seas, err := ReadSeas(assets.Seas)
	if err != nil {
		t.Fatal(err)
	}
	p, err := New(&World{Map: m, Coast: coast, Seas: seas, MidLat: -9, MidLon: 20, Legend: allSigns()}, readWords(t))
	if err != nil {
		t.Fatal(err)
	}
	return m, p
}

// allSigns are all signs in their order.
func allSigns() []Sign {
	out := make([]Sign, Signs)
	for i := range out {
		out[i] = Sign(i)
	}
	return out
}

func TestPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("only with -pictures")
	}
	m, p := africa(t)
	s := midGame(m, 3, 16)
	start := &Sheet{Title: s.Title, Subtitle: s.Subtitle, Date: "April 1821"}
	full := *s
	full.Legend, full.Standing = true, "Standing in August 1824"
	full.Scores = []Score{
		{"Adela Whitcombe", seatColours[0], 0, "41", "geologist"},
		{"Bertram Oakes", seatColours[1], 1, "38", "doctor"},
		{"Caspar Lund", seatColours[2], 2, "22", "missionary"},
		{"Dora Finch", seatColours[3], 3, "17", "botanist"},
	}
	plain, grey, red, blue := full, full, full, full
	plain.Look, grey.Look, red.Palette, blue.Palette = Plain, Greyscale, RedGreen, BlueYellow
	crop := *s
	all := complete(m)
	who, mine := *all, *all
	greyAll := *all
	crowd := crowdedSheet(m)
	for i, port := range m.Ports {
		for k := range 1 + i%3 {
			crowd.Pieces = append(crowd.Pieces, Piece{At: port.At, Colour: seatColours[k], Letter: string(rune('A' + k))})
		}
	}
	greyAll.Look = Greyscale
	who.Layers, mine.Layers = ShowPublishers|ShowPoints, OnlyMine
	for _, v := range []struct {
		name  string
		scale float64
		r     image.Rectangle
		sheet *Sheet
	}{
		{"start", 16, image.Rectangle{Max: p.Size(16)}, start},
		{"whole", 32, image.Rectangle{Max: p.Size(32)}, &full},
		{"plain", 16, image.Rectangle{Max: p.Size(16)}, &plain},
		{"grey", 16, image.Rectangle{Max: p.Size(16)}, &grey},
		{"redgreen", 16, image.Rectangle{Max: p.Size(16)}, &red},
		{"blueyellow", 16, image.Rectangle{Max: p.Size(16)}, &blue},
		{"small", 10, image.Rectangle{Max: p.Size(10)}, s},
		{"east32", 32, image.Rect(1080, 640, 1980, 1340), s},
		{"west32", 32, image.Rect(60, 300, 960, 1000), s},
		{"plain32", 32, image.Rect(1080, 640, 1980, 1340), &plain},
		{"east60", 60, image.Rect(2250, 1150, 3350, 2000), s},
		{"south60", 60, image.Rect(1250, 2900, 2350, 3750), s},
		{"title60", 60, image.Rect(60, 2450, 1160, 4092), &full},
		{"rose60", 60, image.Rect(2500, 3250, 3500, 4092), s},
		{"guinea60", 60, image.Rect(100, 700, 1200, 1550), s},
		{"nile60", 60, image.Rect(1950, 150, 3050, 1000), s},
		{"all", 32, image.Rectangle{Max: p.Size(32)}, all},
		{"allmid", 40, image.Rect(900, 900, 2100, 1900), all},
		{"who", 32, image.Rect(700, 900, 1600, 1600), &who},
		{"mine", 32, image.Rect(700, 900, 1600, 1600), &mine},
		{"all300", 124.3, image.Rect(3600, 3500, 4800, 4500), all},
		{"all300b", 124.3, image.Rect(5500, 4700, 6700, 5700), all},
		{"grey100", p.ScaleForDPI(100), image.Rect(1200, 1000, 2300, 1900), &greyAll},
		{"greyboard", 23, image.Rect(500, 500, 1300, 1200), &greyAll},
		{"board40", 23, image.Rect(500, 500, 1300, 1200), all},
		{"crowded", 32, image.Rect(1300, 640, 1848, 1640), crowd},
		{"belt32", 32, image.Rect(1080, 40, 1848, 740), s},
		{"crop", 18, image.Rect(600, 300, 980, 600), &crop},
	} {
		if *only != "" && *only != v.name {
			continue
		}
		sheet := *v.sheet
		if v.name == "crop" {
			sheet.Crop = p.CropAt(v.r, v.scale, true)
		}
		img := image.NewRGBA(v.r)
		p.Paint(img, &sheet, v.scale)
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

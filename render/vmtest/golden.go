package vmtest

import (
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

var (
	update = flag.Bool("update", false, "rewrite the golden pictures in testdata")
	shots  = flag.String("shots", "", "write the pictures to this folder, in full colour, and compare nothing")
)

// Golden compares part of a picture with testdata/name.png: no channel may
// differ by more than tolerance, save in maxBad pixels. The kept picture has 16
// levels a channel (coarse), which the comparison allows for. With -update it is
// written anew, with -shots it goes elsewhere, in full colour, and nothing is
// compared. The zero rectangle stands for the whole.
func Golden(t testing.TB, img *image.RGBA, part image.Rectangle, name string, tolerance, maxBad int) {
	t.Helper()
	if part.Empty() {
		part = img.Bounds()
	}
	got := image.NewRGBA(image.Rect(0, 0, part.Dx(), part.Dy()))
	draw.Draw(got, got.Bounds(), img, part.Min, draw.Src)
	if *shots != "" {
		Save(t, filepath.Join(*shots, name+".png"), got)
		if !*update {
			return
		}
	}
	path := filepath.Join("testdata", name+".png")
	if *update {
		Save(t, path, coarse(got))
		return
	}
	want := read(t, path)
	if want.Bounds() != got.Bounds() {
		t.Fatalf("%s is %v, the golden picture %v", name, got.Bounds(), want.Bounds())
	}
	bad, worst := differ(want, got, tolerance+halfLevel)
	if bad > maxBad {
		out := filepath.Join(os.TempDir(), name+".got.png")
		Save(t, out, got)
		t.Errorf("%s: %d pixels differ by more than %d (worst %d); see %s", name, bad, tolerance, worst, out)
	}
}

// Updating reports whether pictures are written rather than compared.
func Updating() bool { return *update || *shots != "" }

// Matches reports whether a picture is the kept one, as Golden would find; yes
// where none is compared.
func Matches(t testing.TB, img *image.RGBA, name string, tolerance, maxBad int) bool {
	t.Helper()
	if Updating() {
		return true
	}
	want := read(t, filepath.Join("testdata", name+".png"))
	if want.Bounds() != img.Bounds() {
		return false
	}
	bad, _ := differ(want, img, tolerance+halfLevel)
	return bad <= maxBad
}

// A channel of a kept picture is a multiple of level; so it lies at most
// halfLevel from what was seen.
const (
	level     = 17 // 255/15
	halfLevel = level / 2
)

// coarse is a picture in 16 levels a channel. Paper's fibre in full colour does
// not compress: a kept picture is a third of its size this way.
func coarse(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(img.Rect)
	for i, v := range img.Pix {
		out.Pix[i] = uint8((int(v) + halfLevel) / level * level)
	}
	return out
}

// differ counts pixels that differ by more than tolerance in some channel.
func differ(want image.Image, got *image.RGBA, tolerance int) (bad, worst int) {
	b := got.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			w := color.RGBAModel.Convert(want.At(x, y)).(color.RGBA)
			g := got.RGBAAt(x, y)
			d := max(apart(w.R, g.R), apart(w.G, g.G), apart(w.B, g.B))
			worst = max(worst, d)
			if d > tolerance {
				bad++
			}
		}
	}
	return bad, worst
}

func apart(a, b uint8) int { return max(int(a), int(b)) - min(int(a), int(b)) }

func read(t testing.TB, path string) image.Image {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// Save writes a picture, making its folder.
func Save(t testing.TB, path string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(f, img); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

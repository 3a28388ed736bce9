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

	scale "golang.org/x/image/draw"

	"sourceofthenile/render/reel"
)

var (
	update = flag.Bool("update", false, "rewrite the golden pictures in testdata")
	shots  = flag.String("shots", "", "write the pictures to this folder, in 256 colours, and compare nothing")
)

// Golden compares a picture, at half its size, with testdata/name.png: no
// channel may differ by more than tolerance, save in maxBad pixels of the half.
// The kept picture has 16 levels a channel (coarse), which the comparison allows
// for. With -update it is written anew; with -shots it goes elsewhere, whole and
// in 256 colours, and nothing is compared.
func Golden(t testing.TB, img *image.RGBA, name string, tolerance, maxBad int) {
	t.Helper()
	if *shots != "" {
		Save(t, filepath.Join(*shots, name+".png"), indexed(img))
		if !*update {
			return
		}
	}
	got := half(img)
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

// indexed is a picture in the 256 colours that suit it best: to the eye the same,
// and a third of the size.
func indexed(img *image.RGBA) *image.Paletted {
	var c reel.Census
	c.Count(img)
	out := image.NewPaletted(img.Rect, c.Palette(256))
	draw.Draw(out, out.Rect, img, img.Rect.Min, draw.Src)
	return out
}

// half is a picture at half its size, four pixels in one.
func half(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, img.Rect.Dx()/2, img.Rect.Dy()/2))
	scale.BiLinear.Scale(out, out.Rect, img, image.Rectangle{img.Rect.Min, img.Rect.Min.Add(out.Rect.Max.Mul(2))}, draw.Src, nil)
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

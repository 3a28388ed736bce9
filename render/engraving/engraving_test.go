package engraving_test

import (
	"image"
	"testing"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/proofs"
	"sourceofthenile/render/engraving/stock"
)

// No picture is bare paper in a frame, and no size is no picture.
func TestNoPicture(t *testing.T) {
	var none *engraving.Picture
	if none.Name() != "" || none.StandsFree() {
		t.Errorf("no picture is called %q, stands free %v", none.Name(), none.StandsFree())
	}
	img := none.Paint(image.Pt(40, 30), engraving.Sepia)
	if d := proofs.Darkness(img, 1, 1)[0]; d > 0.4 {
		t.Errorf("bare paper is %.2f dark, wanted 0.4 at most", d)
	}
	for _, pic := range []*engraving.Picture{none, stock.Of("country/jungle")} {
		for _, size := range []image.Point{{}, {5, 0}, {-3, 9}} {
			if img := pic.Paint(size, engraving.Sepia); !img.Rect.Empty() {
				t.Errorf("%q at %v gives a picture of %v, wanted none", pic, size, img.Rect)
			}
		}
		for _, size := range []image.Point{{1, 1}, {2, 90}, {90, 2}, {7, 5}} {
			if img := pic.Paint(size, engraving.Sepia); img.Rect.Size() != size {
				t.Errorf("%q at %v gives %v", pic, size, img.Rect)
			}
		}
	}
}

// A name that comes twice is a mistake of whoever lays pictures together.
func TestDrawnTwice(t *testing.T) {
	one := engraving.Scenes(map[string]func(b engraving.Burin){"place/camp": func(engraving.Burin) {}})
	defer func() {
		if recover() == nil {
			t.Error("two pictures have the name place/camp")
		}
	}()
	engraving.Collect(one, one)
}

// A scene of the open is painted in the landscape it is asked for in, each as one picture; one that is drawn
// where it is stays there.
func TestIn(t *testing.T) {
	size := image.Pt(300, 90)
	seen := map[string]engraving.Landscape{}
	scenes := engraving.Scenes(map[string]func(b engraving.Burin){
		"open":  func(b engraving.Burin) { b.Plains(50); b.At(0, 96, 0.8).Figure(engraving.Standing) },
		"drawn": func(b engraving.Burin) { b.Forest(true) },
	})
	for l := engraving.Grassland; l <= engraving.Sands; l++ {
		p := scenes["open"].In(l)
		if p != scenes["open"].In(l) {
			t.Errorf("in landscape %d it is another picture each time", l)
		}
		pix := string(p.Paint(size, engraving.Sepia).Pix)
		if other, is := seen[pix]; is {
			t.Errorf("in landscape %d it looks as in %d", l, other)
		}
		seen[pix] = l
	}
	if (*engraving.Picture)(nil).In(engraving.Woods) != nil {
		t.Error("no picture in woods is one")
	}
	if p := scenes["drawn"]; p.In(engraving.Grassland) != p {
		t.Error("in grassland it is another picture")
	}
}

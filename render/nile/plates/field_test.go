package plates

import (
	"bytes"
	"image"
	"image/color"
	"testing"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/proofs"
)

var fields = map[string]Field{
	"small":   {Askaris: 6, Warriors: 9, Armed: true, Firing: true, Bearers: 8, Flag: color.RGBA{0xb5, 0x86, 0x17, 255}, Seed: 3},
	"losses":  {Askaris: 6, AskarisFell: 4, Warriors: 7, WarriorsFell: 11, Bearers: 3, Smoke: true, Flag: color.RGBA{0x8f, 0x2a, 0x2a, 255}, Seed: 5, Ground: engraving.Woods},
	"many":    {Askaris: 24, AskarisFell: 3, Warriors: 64, WarriorsFell: 16, Armed: true, Smoke: true, Firing: true, Bearers: 20, Seed: 9, Ground: engraving.Heights},
	"most":    {Askaris: 3, Warriors: 190, WarriorsFell: 26, Bearers: 2, Smoke: true, Seed: 11, Ground: engraving.Sands},
	"nobody":  {Warriors: 4, Seed: 12},
	"nothing": {},
}

// TestFieldSheet writes the fields to look at, where asked to (-sheets).
func TestFieldSheet(t *testing.T) {
	proofs.Asked(t)
	for name, f := range fields { // in any order: each has a file of its own
		proofs.Write(t, "field-"+name, f.Paint(image.Pt(1080, 230), engraving.Sepia))
	}
}

// A field is the same picture each time, has ink on it, and another where
// somebody has fallen; who has fallen is fainter than who stands.
func TestField(t *testing.T) {
	size := image.Pt(480, 100)
	for name, f := range fields { // in any order: each by itself
		img := f.Paint(size, engraving.Sepia)
		if !bytes.Equal(img.Pix, f.Paint(size, engraving.Sepia).Pix) {
			t.Errorf("%s: painted twice, two pictures", name)
		}
		was := proofs.Darkness(img, 1, 1)[0]
		if was < 0.1 || was > 0.7 {
			t.Errorf("%s: it is %.2f dark, wanted 0.1 to 0.7", name, was)
		}
		if f.Warriors < 4 {
			continue
		}
		f.Warriors, f.WarriorsFell = f.Warriors-3, f.WarriorsFell+3
		if is := proofs.Darkness(f.Paint(size, engraving.Sepia), 1, 1)[0]; is >= was {
			t.Errorf("%s: three fell, and it is no lighter: %.4f, was %.4f", name, is, was)
		}
	}
	if img := (Field{}).Paint(image.Pt(0, 5), engraving.Sepia); !img.Rect.Empty() {
		t.Error("no size gives a picture")
	}
	for _, n := range []int{1, 5, 30, 216} {
		men := ranked(n, n/3, largest(n, 150), 150, 4)
		fell := 0
		for _, m := range men {
			if m.fell {
				fell++
			}
			if m.x < 0 || m.x > 150+fieldRoom*m.k || m.y < fieldBack-2 || m.y > fieldFront+2 {
				t.Errorf("one of %d stands at %.0f, %.0f", n, m.x, m.y)
			}
		}
		if len(men) != n || fell != n/3 {
			t.Errorf("%d of %d men, %d fell", len(men), n, fell)
		}
	}
}

func BenchmarkField(b *testing.B) {
	for b.Loop() {
		fields["many"].Paint(image.Pt(1080, 250), engraving.Sepia)
	}
}

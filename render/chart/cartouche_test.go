package chart

import (
	"bytes"
	"image"
	"testing"
)

// The names on the cartouche are parted between two of them, never within one.
func TestNoNameIsBroken(t *testing.T) {
	_, p := africa(t)
	f := p.faces.hand
	names := Unbroken("Traveller 1") + ", " + Unbroken("Traveller 2") + " and " + Unbroken("Traveller 3")
	for _, c := range []struct {
		room          float64
		first, second string
	}{
		{100, "Traveller 1, Traveller 2 and Traveller 3", ""},
		{12, "Traveller 1, Traveller 2", "and Traveller 3"},
	} {
		if first, second := inTwo(f, names, c.room); first != c.first || second != c.second {
			t.Errorf("in room for %v: %q and %q, want %q and %q", c.room, first, second, c.first, c.second)
		}
	}
	if first, second := inTwo(f, Unbroken("Traveller 1"), 1); first != "Traveller 1" || second != "" {
		t.Errorf("one name: %q and %q", first, second)
	}
}

// "Parts Unknown" is read whole or not at all: where a cell of it is mapped, or a discovery lies, it is
// gone, and all of it is painted anew.
func TestPartsUnknownIsWhole(t *testing.T) {
	m, p := africa(t)
	if len(p.unknown) < 10 {
		t.Fatalf("%d letters are written", len(p.unknown))
	}
	const scale = 12
	written := image.Rectangle{}
	for _, l := range p.unknown {
		x, y := int((l.at.X-p.sheet.x0)*scale), int((l.at.Y-p.sheet.y0)*scale)
		written = written.Union(image.Rect(x-12, y-12, x+12, y+12))
	}
	paint := func(change func(h []Hex)) *image.RGBA {
		s := &Sheet{Hexes: PlainHexes(m), Layers: NoGrid | NoMarks}
		change(s.Hexes)
		img := image.NewRGBA(written)
		p.Paint(img, s, scale)
		return img
	}
	without := image.NewRGBA(written)
	p.Paint(without, &Sheet{Hexes: PlainHexes(m), Layers: NoGrid | NoMarks | NoNames}, scale)
	fresh := paint(func([]Hex) {})
	if bytes.Equal(fresh.Pix, without.Pix) {
		t.Fatal("nothing is written")
	}
	for _, at := range []int{0, len(p.unknown) / 2, len(p.unknown) - 1} {
		for _, id := range p.unknown[at].cells {
			if got := paint(func(h []Hex) { h[id].Mark = Hidden }); !bytes.Equal(got.Pix, without.Pix) {
				t.Errorf("letter %d: with a discovery on it some is written", at)
			}
			if r := p.Dirty(id, scale); !written.Inset(12).In(r) {
				t.Errorf("letter %d: %v is painted anew, want %v", at, r, written)
			}
		}
	}
}

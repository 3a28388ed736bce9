package saves_test

import (
	"bytes"
	"fmt"
	"image"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"sourceofthenile/saves"
	"sourceofthenile/saves/disk/brittle"
)

// drawn is a picture of a size, another one for each number.
func drawn(n uint64, size image.Point) *image.RGBA {
	img, r := image.NewRGBA(image.Rectangle{Max: size}), rand.New(rand.NewPCG(n, 1))
	for i := range img.Pix {
		img.Pix[i] = uint8(r.Uint32N(3)) * 90
	}
	return img
}

// What was kept is there the next time, to the last pixel; nothing else is, and nothing of another version.
func TestPrintsAreKept(t *testing.T) {
	d, dir := brittle.New(), filepath.Join("/", "cache", "prints")
	size := image.Pt(70, 31)
	first := saves.NewPrints(d, dir, "one")
	for n := range uint64(9) {
		first.Put(fmt.Sprint("plate ", n), drawn(n, size))
	}
	again := saves.NewPrints(d, dir, "one")
	for n := range uint64(9) {
		got := again.Take(fmt.Sprint("plate ", n), size)
		if got == nil || got.Rect.Size() != size || !bytes.Equal(got.Pix, drawn(n, size).Pix) {
			t.Errorf("plate %d came back as %v", n, got != nil)
		}
	}
	if again.Take("plate 9", size) != nil || again.Take("plate 1", image.Pt(31, 70)) != nil {
		t.Error("a print that was never kept is there")
	}
	next := saves.NewPrints(d, dir, "two")
	if next.Take("plate 1", size) != nil {
		t.Error("the print of another version is there")
	}
	if left := d.Files(); len(left) != 0 {
		t.Errorf("of another version are left: %v", left)
	}
}

// A damaged file is no print: it is made anew, and kept again.
func TestADamagedPrintIsMadeAnew(t *testing.T) {
	size := image.Pt(40, 40)
	for at := range 60 {
		d, dir := brittle.New(), filepath.Join("/", "cache")
		p := saves.NewPrints(d, dir, "one")
		p.Put("plate", drawn(1, size))
		name := d.Files()[0]
		data := bytes.Clone(d.Bytes(name))
		switch k := at * (len(data) - 1) / 59; {
		case at%3 == 0: // torn off
			data = data[:k]
		default:
			data[k] ^= 0x55
		}
		d.Put(name, data)
		got := p.Take("plate", size)
		if got == nil {
			p.Put("plate", drawn(1, size))
			got = p.Take("plate", size)
		}
		if got == nil || !bytes.Equal(got.Pix, drawn(1, size).Pix) {
			t.Errorf("damage %d: what comes back is another picture, or none (%v)", at, got != nil)
		}
	}
}

// Whatever the disk refuses, at whatever step: there is the print, or there is none.
func TestPrintsOnABadDisk(t *testing.T) {
	size := image.Pt(20, 20)
	for step := range 80 {
		d := brittle.New()
		d.At, d.Fault = step/2, []brittle.Fault{brittle.Fails, brittle.Full}[step%2]
		p := saves.NewPrints(d, filepath.Join("/", "cache"), "one")
		p.Put("plate", drawn(1, size))
		p.Put("other", drawn(2, size))
		for n, name := range []string{"plate", "other"} {
			if got := p.Take(name, size); got != nil && !bytes.Equal(got.Pix, drawn(uint64(n+1), size).Pix) {
				t.Errorf("step %d refused: %s is another picture", step, name)
			}
		}
	}
}

// No more is kept than there is room for.
func TestPrintsAreBounded(t *testing.T) {
	d := brittle.New()
	p := saves.NewPrints(d, filepath.Join("/", "cache"), "one")
	size := image.Pt(2000, 1500)
	noise := drawn(3, size)
	for i := range noise.Pix {
		noise.Pix[i] = uint8(rand.Uint32())
	}
	for n := range 9 {
		p.Put(fmt.Sprint(n), noise)
	}
	if files := len(d.Files()); files < 5 || files > 7 {
		t.Errorf("%d prints of 12 MB are kept in 64 MB, want 6", files)
	}
}

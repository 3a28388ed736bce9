package ui

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"sourceofthenile/internal/property"
)

// A large picture is cut into pieces that fill it and lie beside each other, and that take
// little more memory than its pixels do, though every texture's sides are powers of two.
func TestTexturesWasteLittle(t *testing.T) {
	property.Check(t, func(r *rapid.T) {
		x, y := rapid.IntRange(-50, 50).Draw(r, "x"), rapid.IntRange(-50, 50).Draw(r, "y")
		w, h := rapid.IntRange(1, 2600).Draw(r, "w"), rapid.IntRange(1, 1500).Draw(r, "h")
		img := image.NewRGBA(image.Rect(x, y, x+w, y+h))
		area, bytes := 0, 0
		all := texturesOf(img)
		for i, a := range all {
			area += a.in.Dx() * a.in.Dy()
			bytes += textureBytes(a.in.Size())
			if !a.in.In(image.Rect(0, 0, w, h)) || a.img.Bounds().Size() != a.in.Size() {
				r.Fatalf("a piece %v of %d × %d, %v large", a.in, w, h, a.img.Bounds())
			}
			for _, b := range all[:i] {
				if a.in.Overlaps(b.in) {
					r.Fatalf("pieces %v and %v lie over each other", a.in, b.in)
				}
			}
			a.img.Deallocate()
		}
		if area != w*h {
			r.Fatalf("the pieces have %d of %d pixels", area, w*h)
		}
		if large(image.Pt(w, h)) && bytes > 4*(w+wasted(w))*(h+wasted(h)) {
			r.Fatalf("%d × %d takes %d bytes in %d pieces, %.2f times its pixels", w, h, bytes, len(all), float64(bytes)/float64(4*w*h))
		}
		if len(all) > 16 {
			r.Fatalf("%d × %d in %d pieces", w, h, len(all))
		}
	})
	for _, v := range []struct{ w, h, pieces, percent int }{{1280, 730, 4, 106}, {1920, 1080, 4, 114}, {3840, 2160, 4, 108}, {360, 55, 2, 133}} {
		bytes, all := 0, texturesOf(image.NewRGBA(image.Rect(0, 0, v.w, v.h)))
		for _, x := range all {
			bytes += textureBytes(x.in.Size())
			x.img.Deallocate()
		}
		if len(all) > v.pieces || bytes*100 > 4*v.w*v.h*v.percent {
			t.Errorf("%d × %d: %d pieces, %d %% of its pixels", v.w, v.h, len(all), bytes*100/(4*v.w*v.h))
		}
	}
}

// Screens that come and go in a window of ever other sizes: what is kept of them stays
// within bounds, what the screen shows is never let go of, and the bytes counted are
// those of the textures there are.
func TestPaintedPicturesAreBounded(t *testing.T) {
	property.Check(t, func(r *rapid.T) {
		p, mem := NewPainter(), NewMemory()
		p.least = 1 << 20 // as small as the windows here
		var shown *List
		w, h := 256, 146
		for n := range rapid.IntRange(1, 40).Draw(r, "frames") {
			if rapid.IntRange(0, 3).Draw(r, "resized") == 0 {
				w, h = rapid.IntRange(120, 400).Draw(r, "w"), rapid.IntRange(80, 240).Draw(r, "h")
			}
			screen, rows := rapid.IntRange(0, 9).Draw(r, "screen"), rapid.IntRange(0, 6).Draw(r, "rows")
			c := Begin(mem, Input{Now: float64(n)}, float64(w), float64(h), 1)
			for i := range 1 + rows {
				side := float64(i * 5)
				c.Picture(R(side, side, float64(w)-side, float64(h)-side), fmt.Sprint(screen, i), 0, func(w, h int) *image.RGBA {
					return image.NewRGBA(image.Rect(0, 0, w, h))
				})
			}
			l := c.End()
			dst := ebiten.NewImage(w, h)
			old := shown
			if rapid.Bool().Draw(r, "spoilt") {
				old = nil
			}
			before := p.bytes
			p.Draw(dst, l, old)
			dst.Deallocate()
			shown = l
			bytes, seen := 0, 0
			for _, e := range p.kept {
				bytes += e.bytes
				if e.used == p.frame {
					seen += e.bytes
				}
			}
			room := p.spare(image.Pt(w, h))
			if bytes != p.bytes {
				r.Fatalf("%d bytes are kept, %d counted", bytes, p.bytes)
			}
			if old == nil && (p.shown != seen || bytes > seen+room) {
				r.Fatalf("drawn whole: %d bytes kept, %d in sight, %d counted as shown", bytes, seen, p.shown)
			}
			if bytes > max(before, p.shown+room)+seen {
				r.Fatalf("%d bytes kept, %d before, %d in sight", bytes, before, seen)
			}
		}
		if p.SetStark(true); p.bytes != 0 || len(p.kept) != 0 {
			r.Fatalf("%d bytes stay in other colours", p.bytes)
		}
	})
}

// What is looked at last stays: flicking to and fro between a few screens paints nothing
// anew, and of many it is the one seen longest ago that goes.
func TestTheOldestPictureGoes(t *testing.T) {
	p, painted := NewPainter(), map[int]int{}
	show := func(screen int) {
		p.frame++
		k := keptKey{kind: PictureItem, key: fmt.Sprint(screen), w: 1280, h: 730, colour: color.RGBA{A: 255}}
		p.plate(k, func() (*image.RGBA, int) {
			painted[screen]++
			return image.NewRGBA(image.Rect(0, 0, 1280, 730)), 0
		})
		p.forget(image.Pt(1280, 730))
	}
	for range 20 {
		for screen := range 5 {
			show(screen)
		}
	}
	if painted[0] != 1 || painted[4] != 1 {
		t.Errorf("of five screens the first was painted %d times, the last %d times; want 1, 1", painted[0], painted[4])
	}
	for screen := range 40 {
		show(screen)
		show(0)
	}
	if painted[0] != 1 {
		t.Errorf("the screen that is seen all the time was painted %d times, want 1", painted[0])
	}
	if show(1); painted[1] != 2 {
		t.Errorf("the one seen longest ago was painted %d times, want 2", painted[1])
	}
	p.Spare()
	if show(1); painted[1] != 2 || len(p.kept) != 1 {
		t.Errorf("of what is spared %d pictures stay, and the one in sight was painted %d times; want 1, 2", len(p.kept), painted[1])
	}
	if show(0); len(p.kept) != 2 {
		t.Errorf("afterwards %d are kept, want 2", len(p.kept))
	}
}

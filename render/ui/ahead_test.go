package ui

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// What a first screen shows is painted once, ahead, and the frame that shows it paints nothing more; in another size of
// the window it is painted anew.
func TestTheFirstScreenIsPaintedAhead(t *testing.T) {
	painted := map[image.Point]int{}
	screen := func(w, h float64) *List {
		c := Begin(NewMemory(), Input{}, w, h, 1)
		c.Desk()
		c.Button(R(20, 20, 120, 40), Button{ID: "go", Label: "Go on"})
		c.Picture(R(20, 70, w-40, h-80), "picture", 0, func(w, h int) *image.RGBA {
			painted[image.Pt(w, h)]++
			return image.NewRGBA(image.Rect(0, 0, w, h))
		})
		return c.End()
	}
	p := NewPainter()
	p.Ahead(screen(400, 300))
	p.Arrive()
	kept := len(p.kept)
	if kept < 3 || painted[image.Pt(360, 220)] != 1 {
		t.Errorf("ahead: %d panels and pictures, painted %v; want three at least, and the picture once", kept, painted)
	}
	for _, size := range []struct {
		w, h    int
		painted int
		more    bool
	}{{400, 300, 1, false}, {500, 300, 1, true}} {
		dst := ebiten.NewImage(size.w, size.h)
		p.Arrive()
		p.Draw(dst, screen(float64(size.w), float64(size.h)), nil)
		dst.Deallocate()
		if got := painted[image.Pt(size.w-40, size.h-80)]; got != size.painted || len(p.kept) > kept != size.more {
			t.Errorf("%d × %d: the picture was painted %d times, %d are kept, %d before; want %d, more: %t", size.w, size.h, got, len(p.kept), kept, size.painted, size.more)
		}
	}
}

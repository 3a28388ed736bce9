package chart

import (
	"image"
	"slices"
	"testing"

	"sourceofthenile/hexmap"
)

// What is to be read beside the counter whose turn it is holds every figure of the hexes round it, and nothing where it is
// nobody's turn.
func TestWhatIsToBeReadBesideACounter(t *testing.T) {
	m, p := africa(t)
	s := complete(m)
	l := settled(p, s, spotScale)
	c, figures := p.canvas(&image.RGBA{}, image.Rectangle{}, spotScale), 0
	for i := range m.Cells {
		id := hexmap.ID(i)
		if m.Cells[i].Ground != hexmap.Land || i%7 != 0 {
			continue
		}
		s.Pieces = []Piece{{At: id, Current: true}}
		got := p.ToRead(s)
		for _, n := range m.Within(id, 1) {
			for _, f := range c.placeFigures(n, c.hex(s, n), s, l) {
				figures++
				want := NamePlace{f.box.x0 - p.sheet.x0, f.box.y0 - p.sheet.y0, f.box.x1 - p.sheet.x0, f.box.y1 - p.sheet.y0}
				if !slices.Contains(got, want) {
					t.Errorf("beside hex %d: got %d boxes without %q of hex %d at %v", id, len(got), f.text, n, want)
				}
			}
		}
		s.Pieces[0].Current = false
		if got := p.ToRead(s); len(got) != 0 {
			t.Errorf("beside hex %d, where nobody moves: got %d boxes", id, len(got))
		}
	}
	if figures < 20 {
		t.Fatalf("only %d figures were looked at", figures)
	}
}

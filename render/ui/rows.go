package ui

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"
)

// Rows is a list of rows of which one is chosen.
type Rows struct {
	ID   string
	N    int     // how many rows
	RowH float64 // height of one, 0: LineH + 6
	Name func(i int) string
	// Leads has Up and Down choose a row while nothing has the keyboard: it is what its page is for.
	Leads bool
	// Draw draws row i; the ground of the chosen row is drawn already.
	Draw func(i int, r Rect, chosen bool)
}

// List draws rows that are chosen by click and, while it has the keyboard, by arrows, Home and End; chosen is −1
// while none is. It reports whether a row was opened: by a double click, or by
// Enter.
func (c *Context) List(r Rect, l Rows, chosen *int) (opened bool) {
	if l.RowH == 0 {
		l.RowH = LineH + 6
	}
	c.Panel(r, ListPanel)
	t := Target{ID: l.ID, Rect: r, Flags: TakesArrows | KeepsFocus, Label: l.ID}
	if l.Name != nil && *chosen >= 0 && *chosen < l.N {
		t.Value = l.Name(*chosen)
	}
	re := c.react(t)
	if l.N > 0 && (re.Focused || l.Leads && c.Focused() == "") {
		opened = c.listKeys(&l, r, chosen, re.Focused)
	}
	c.ring(r, re)
	c.Scroll(l.ID+" rows", r.Inset(1), func(inner Rect) float64 {
		if l.N > 0 && (re.Clicked || re.Right || re.Pressed) && c.Over(r) {
			if i := int((c.In.Mouse.Y - inner.Y) / l.RowH); i >= 0 && i < l.N && c.In.Mouse.X < inner.Right() {
				c.changed = c.changed || *chosen != i
				*chosen = i
				opened = opened || re.Double
			}
		}
		for i := range l.N {
			row := Rect{inner.X, inner.Y + float64(i)*l.RowH, inner.W, l.RowH}
			if row.Bottom() < r.Y || row.Y > r.Bottom() {
				continue
			}
			if i == *chosen {
				c.Panel(row, RowPanel)
			} else if i > 0 && i-1 != *chosen {
				c.Dots(row)
			}
			l.Draw(i, row.InsetXY(10, 0), i == *chosen)
		}
		return float64(l.N) * l.RowH
	})
	if opened {
		c.fired(c.scope + l.ID)
	}
	return opened
}

func (c *Context) listKeys(l *Rows, r Rect, chosen *int, focused bool) (opened bool) {
	was := *chosen
	page := max(1, int(r.H/l.RowH)-1)
	keys := []struct {
		key ebiten.Key
		by  int
	}{
		{ebiten.KeyDown, 1},
		{ebiten.KeyUp, -1},
		{ebiten.KeyPageDown, page},
		{ebiten.KeyPageUp, -page},
		{ebiten.KeyHome, -l.N},
		{ebiten.KeyEnd, l.N},
	}
	if !focused {
		keys = keys[:2] // a page may have others scroll what is beside it
	}
	for _, k := range keys {
		if c.Take(Key(k.key)) {
			*chosen = min(max(0, *chosen+k.by), l.N-1)
		}
	}
	if *chosen >= 0 && focused {
		for _, k := range onlyEnter {
			opened = opened || c.Take(k)
		}
	}
	if *chosen != was {
		c.ScrollTo(l.ID+" rows", r.H-2, float64(*chosen)*l.RowH, l.RowH)
		c.mem.byKeys = true
		if c.Activated != nil && l.Name != nil {
			c.Activated(fmt.Sprintf("%s%s: %s", c.scope, l.ID, l.Name(*chosen)))
		}
	}
	return opened
}

package ui

import "image/color"

// Heading sets a heading in small capitals over a rule, at the top of r.
// It takes HeadingH.
func (c *Context) Heading(r Rect, s string) { c.HeadingOf(r, s, "") }

// HeadingOf is a heading with the number of the rule that what stands below it
// follows at its right end; rule may be empty. The heading is set smaller
// where both would not fit.
func (c *Context) HeadingOf(r Rect, s, rule string) {
	row, st := Rect{r.X, r.Y, r.W, HeadingH - 5}, Head
	c.Together(func() {
		if rule == "" {
			c.text(row, s, c.Fit(s, st, row.W))
			return
		}
		right := row.CutRight(c.TextWidth(rule, RuleRef) + 2)
		row.CutRight(8)
		c.text(row, s, c.Fit(s, st, row.W))
		c.text(right, rule, RuleRef.To(Right))
	})
	c.Rule(Rect{r.X, r.Y + HeadingH - 5, r.W, 1}, Rule)
}

// fitLeast is the smallest size in which anything is set.
const fitLeast = 15

// Fit is a style in which a text has room in w: smaller where it must be, and
// never too small to be read.
func (c *Context) Fit(s string, st Style, w float64) Style {
	for st.Size > fitLeast && c.TextWidth(s, st) > w {
		st.Size = max(fitLeast, st.Size-1)
	}
	return st
}

// Cell is one entry of a ledger row.
type Cell struct {
	Text  string
	Style Style
}

// Ledger draws one row of a ledger over a dotted line: entries side by side
// with widths as the weights say. Body is used for cells without a style.
func (c *Context) Ledger(r Rect, weights []float64, cells ...Cell) {
	for i, col := range r.InsetXY(4, 0).Split(8, weights...) {
		if i >= len(cells) {
			break
		}
		st := cells[i].Style
		if st.Size == 0 {
			st = Body
		}
		c.text(Rect{col.X, r.Y, col.W, r.H - 1}, cells[i].Text, st)
	}
	c.Dots(Rect{r.X, r.Bottom() - 1, r.W, 1})
}

// Pair is a ledger row with words on the left and a figure on the right.
func (c *Context) Pair(r Rect, left, right string) {
	w := c.TextWidth(right, Body) + 2
	row := r.InsetXY(4, 0)
	row.H--
	c.text(row.CutRight(w), right, Body.To(Right))
	row.CutRight(8)
	c.text(row, left, Body)
	c.Dots(Rect{r.X, r.Bottom() - 1, r.W, 1})
}

// Gauge draws a bar filled to value of full. Over the full mark it is red.
func (c *Context) Gauge(r Rect, value, full float64, col color.RGBA) {
	c.Panel(r, TrackPanel)
	inner := r.Inset(1)
	switch {
	case value > full:
		col = Red
	case full > 0:
		inner.W *= max(0, value) / full
	default:
		inner.W = 0
	}
	if inner.W > 0 {
		c.Fill(inner, col)
	}
}

// Desk covers the window with the dark desk.
func (c *Context) Desk() { c.Panel(c.Screen(), DeskPanel) }

// Sheet lays a sheet of paper of w by h units (less if the window is smaller)
// in the middle of the window and returns the room inside its margin.
func (c *Context) Sheet(w, h float64) Rect {
	edge := min(30, c.W*0.03)
	r := c.Screen().Inset(edge).Middle(w, h)
	c.Panel(r, SheetPanel)
	return r.InsetXY(min(40, r.W*0.05), min(28, r.H*0.05))
}

// TopBar draws the walnut bar over the top of the window and returns the room
// on it.
func (c *Context) TopBar() Rect {
	r := c.Screen()
	r.H = BarH
	c.Panel(r, BarPanel)
	return Rect{r.X + 16, r.Y, r.W - 32, BarH - 2}
}

package board

import (
	"slices"

	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// All choices of a question are in sight: where as they usually stand they have no room in the panel, they
// are set smaller and closer, and in the end in columns.

// How close choices stand, step by step: as usual, closer, and in columns.
const usual, closer, inColumns = 0, 1, 2

// closeness is what choices stand so close for: it is found out anew for another question, or another panel.
type closeness struct {
	version uint64
	w, h    float64
	held    bool // what came of a turn is waited for, and nothing is asked
}

// Measures of choices that stand close, in units: their height, what is between them, how large their letters
// are, and the least width of a column of them.
const closeH, closeGap, closeText, closeLeast = 27.0, 4.0, 15.0, 112.0

// costPart is the most that a price may take of the width of a column.
const costPart = 0.56

// closer has the choices of the question stand closer in the next frame, if they had no room in this one.
func (b *Board) closer(c *ui.Context, r ui.Rect) {
	if is := (closeness{b.Play.Version, r.W, r.H, b.Held()}); b.closeFor != is {
		b.closeFor, b.close = is, usual
		c.Touch() // in this frame it may have stood otherwise
		return
	}
	if b.choicesLow > r.H+moreFrom && b.close < inColumns {
		b.close++
		c.Touch()
	}
}

// gap is what is between choices, and less where they stand close.
func (b *Board) gap(usually float64) float64 {
	if b.room > 0 && b.close > usual {
		return closeGap
	}
	return usually
}

// columns is how many columns of so many units at least there are in a width, at most as many as there are buttons.
func columns(w, least float64, buttons int) int {
	return max(1, min(int((w+closeGap)/(least+closeGap)), buttons))
}

// rows is how high buttons are in so many columns.
func rows(buttons, columns int) float64 {
	n := (buttons + columns - 1) / columns
	return float64(n)*(closeH+closeGap) - closeGap
}

// widest is the width of the widest of some buttons that stand close, whole.
func widest(c *ui.Context, buttons []ui.Button) (w float64) {
	for _, bt := range buttons {
		bt.Size = closeText
		w = max(w, c.ButtonWidth(bt))
	}
	return w
}

// dearest is the width of the widest of some buttons that stand close with no more on it than the figure of its price.
func dearest(c *ui.Context, buttons []ui.Button) (w float64) {
	for _, bt := range buttons {
		if bt.Size, bt.Label = closeText, ""; bt.Less != "" {
			bt.Cost = bt.Less
		}
		if bt.Cost != "" {
			w = max(w, c.ButtonWidth(bt))
		}
	}
	return w
}

// shares are how wide so many columns of buttons that stand close are, together as wide as they may be: whichever needs less
// than an equal part leaves the rest to the others, so that less is cut there.
func shares(c *ui.Context, buttons []ui.Button, columns int, w float64) []float64 {
	out := make([]float64, columns)
	for i := range buttons {
		out[i%columns] = max(out[i%columns], widest(c, buttons[i:i+1]))
	}
	order := slices.Clone(out)
	slices.Sort(order)
	most := 0.0 // that a column has
	for i, need := range order {
		if most = w / float64(columns-i); need > most {
			break
		}
		w -= need
	}
	rest := 0.0
	if order[columns-1] <= most { // all have what they need
		rest = w / float64(columns)
	}
	for i := range out {
		out[i] = min(out[i], most) + rest
	}
	return out
}

// pared leaves of a button's price what has room on it: all of it, its figure, or nothing: the tip says it.
func pared(bt ui.Button, fits func(bt ui.Button) bool) ui.Button {
	if bt.Cost != "" && !fits(bt) {
		bt.Cost = bt.Less
	}
	if bt.Cost != "" && !fits(bt) {
		bt.Cost = ""
	}
	return bt
}

// set puts buttons beside and below one another, as close as they have to stand. It gives which was pressed,
// −1 for none.
func (b *Board) set(c *ui.Context, col *page.Column, buttons []ui.Button) (hit int) {
	if b.room == 0 || b.close == usual {
		hit, h := c.Row(col.R, buttons...)
		col.Gap(h)
		return hit
	}
	var across []float64 // how wide each column is
	if b.close == inColumns {
		n := columns(col.R.W, max(closeLeast, dearest(c, buttons)/costPart), len(buttons))
		if whole := columns(col.R.W, widest(c, buttons), len(buttons)); col.Height()+rows(len(buttons), whole)+closeH+closeGap <= b.room { // what stands below them has a row
			n = whole // in which nothing is cut
		}
		across = shares(c, buttons, n, col.R.W-closeGap*float64(n-1))
	}
	hit = -1
	x, row := col.R.X, col.Next(closeH)
	for i, bt := range buttons {
		bt.Size = closeText
		w := min(c.ButtonWidth(bt), col.R.W)
		if len(across) > 0 {
			w, bt.MayCut = across[i%len(across)], true
		}
		bt = pared(bt, func(bt ui.Button) bool {
			bare := bt
			bare.Label = ""
			return c.ButtonWidth(bt) <= w || len(across) > 0 && c.ButtonWidth(bare) <= w*costPart // the label is cut, whose place shows what it leads to
		})
		if x > row.X && (x+w > row.Right()+0.5 || len(across) > 0 && i%len(across) == 0) {
			col.Gap(closeGap)
			x, row = row.X, col.Next(closeH)
		}
		if c.Button(ui.R(x, row.Y, w, closeH), bt) {
			hit = i
		}
		x += w + closeGap
	}
	return hit
}

package page

import (
	"sourceofthenile/render/ui"
)

// Figures explain themselves: what is counted stands in the words, by the name
// of the figure, with its rule.
//
//	tip.figure/stones = Finds are paid in these.
//	rule.figure/stones = 2

// FigureTip is what is to be said of a figure, nothing where the words know none.
func FigureTip(key string) ui.Rich { return Explain("figure/"+key, nil) }

// ExplainedBy has r explain itself as the figure of this name.
func ExplainedBy(c *ui.Context, r ui.Rect, key string) {
	if t := FigureTip(key); len(t) > 0 {
		c.Tip(r, t)
	}
}

// Figures has all that has been set in the column since from explain itself as
// figures of this name; what has a tip of its own keeps it.
func (l *Column) Figures(from float64, key string) {
	if t := FigureTip(key); len(t) > 0 && l.R.Y > from {
		l.C.TipArea(ui.R(l.R.X, from, l.R.W, l.R.Y-from), t)
	}
}

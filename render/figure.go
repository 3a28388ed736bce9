package render

import (
	"sourceofthenile/render/ui"
)

// Figures explain themselves: what is counted stands in the words, by the name
// of the figure, with its rule.
//
//	tip.figure/rations = One a month for everybody.
//	rule.figure/rations = 5.442

// figureTip is what is to be said of a figure, nothing where the words know none.
func figureTip(key string) ui.Rich { return explain("figure/"+key, nil) }

// explainedBy has r explain itself as the figure of this name.
func explainedBy(c *ui.Context, r ui.Rect, key string) {
	if t := figureTip(key); len(t) > 0 {
		c.Tip(r, t)
	}
}

// figures has all that has been set in the column since from explain itself as
// figures of this name; what has a tip of its own keeps it.
func (l *column) figures(from float64, key string) {
	if t := figureTip(key); len(t) > 0 && l.r.Y > from {
		l.c.TipArea(ui.R(l.r.X, from, l.r.W, l.r.Y-from), t)
	}
}

package page

import "sourceofthenile/render/ui"

// The least window, in units, that has room for a strip at its foot.
const stripW, stripH = 1000.0, 690.0

// HasStrip reports whether a window has room for a strip at its foot, above which all else is
// laid out.
func HasStrip(c *ui.Context) bool { return c.W >= stripW && c.H >= stripH }

// Strip is that strip, so high, with a line above it.
func Strip(c *ui.Context, id string, high float64, draw func(in ui.Rect)) {
	StripIn(c, id, ui.R(0, c.H-high, c.W, high), draw)
}

// StripIn is one in a place of its own.
func StripIn(c *ui.Context, id string, r ui.Rect, draw func(in ui.Rect)) {
	c.Float(id, r, ui.PaperPanel, func(in ui.Rect) {
		c.Fill(in.Top(2), ui.Rule)
		draw(in)
	})
}

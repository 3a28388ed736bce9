package render

import (
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
)

// largeSheet is the size of a sheet that has much to show: larger in a larger
// window.
func largeSheet(c *ui.Context) (w, h float64) {
	return min(max(1240, c.W*0.82), 1560), min(max(860, c.H*0.9), 1020)
}

// bareSheet is a small sheet that says that there is nothing yet, and what to
// do about it: an engraving, a title, a few sentences, and buttons. It is as
// high as what stands on it.
type bareSheet struct {
	id      string
	title   string
	text    ui.Rich
	note    string // small, below: where something lies; "" nothing
	picture engraving.Subject
}

// Measures of a bare sheet, in units.
const (
	bareW     = 660.0
	barePlate = 3.1 // width to height of its engraving
	bareEdgeX = 44.0
	bareEdgeY = 32.0
)

// draw lays the sheet on the desk; foot sets its buttons.
func (b bareSheet) draw(c *ui.Context, foot func(r ui.Rect)) {
	const low = ui.MainH + 18
	c.Desk()
	r := c.Screen().Inset(min(24, c.W*0.025)).Middle(bareW, c.Extent(b.id)+low+2*bareEdgeY+2)
	c.Panel(r, ui.SheetPanel)
	doubleFrame(c, r)
	r = r.InsetXY(min(bareEdgeX, r.W*0.06), min(bareEdgeY, r.H*0.06))
	buttons := r.CutBottom(low)
	buttons.CutTop(low - ui.MainH)
	foot(buttons)
	c.Scroll(b.id, r, func(in ui.Rect) float64 {
		col := newColumn(c, in)
		b.body(c, col)
		return col.height()
	})
}

// body is what stands on it above the buttons.
func (b bareSheet) body(c *ui.Context, col *column) {
	if c.H >= plateTall {
		engraved(c, col.next(col.r.W/barePlate), b.picture)
		col.gap(14)
	}
	st := titleFit(c, b.title, col.r.W).To(ui.Centre)
	c.Text(col.next(st.Size*1.2), b.title, st)
	swelledRule(c, col.next(14))
	col.gap(6)
	col.say(b.text, ui.Body.To(ui.Centre))
	if b.note != "" {
		col.gap(10)
		c.Text(col.next(24), b.note, ui.Small.To(ui.Centre).Own())
	}
}

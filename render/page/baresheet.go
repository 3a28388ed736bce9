package page

import (
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
)

// LargeSheet is the size of a sheet that has much to show: larger in a larger
// window.
func LargeSheet(c *ui.Context) (w, h float64) {
	return min(max(1240, c.W-deskAside), 1640), min(max(860, c.H*0.9), 1020)
}

// BareSheet is a small sheet that says that there is nothing yet, and what to
// do about it: an engraving, a title, a few sentences, and buttons. It is as
// high as what stands on it.
type BareSheet struct {
	Id      string
	Title   string
	Text    ui.Rich
	Note    string             // small, below: where something lies; "" nothing
	Picture *engraving.Picture // nil none
}

// Measures of a bare sheet, in units.
const (
	bareW     = 660.0
	barePlate = 3.1 // width to height of its engraving
	bareEdgeX = 44.0
	bareEdgeY = 32.0
)

// Draw lays the sheet on the desk; foot sets its buttons.
func (b BareSheet) Draw(c *ui.Context, foot func(r ui.Rect)) {
	const low = ui.MainH + 18
	c.Desk()
	r := c.Screen().Inset(min(24, c.W*0.025)).Middle(bareW, c.Extent(b.Id)+low+2*bareEdgeY+2)
	c.Panel(r, ui.SheetPanel)
	doubleFrame(c, r)
	r = r.InsetXY(min(bareEdgeX, r.W*0.06), min(bareEdgeY, r.H*0.06))
	buttons := r.CutBottom(low)
	buttons.CutTop(low - ui.MainH)
	foot(buttons)
	c.Scroll(b.Id, r, func(in ui.Rect) float64 {
		col := NewColumn(c, in)
		b.body(c, col)
		return col.Height()
	})
}

// body is what stands on it above the buttons.
func (b BareSheet) body(c *ui.Context, col *Column) {
	if c.H >= PlateTall && b.Picture != nil {
		Engraved(c, col.Next(col.R.W/barePlate), b.Picture)
		col.Gap(14)
	}
	st := TitleFit(c, b.Title, col.R.W).To(ui.Centre)
	c.Text(col.Next(st.Size*1.2), b.Title, st)
	SwelledRule(c, col.Next(14))
	col.Gap(6)
	col.Say(b.Text, ui.Body.To(ui.Centre))
	if b.Note != "" {
		col.Gap(10)
		c.Text(col.Next(24), b.Note, ui.Small.To(ui.Centre).Own())
	}
}

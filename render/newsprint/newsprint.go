// Package newsprint sets the paper of any game: mast, headline and columns on a sheet.
package newsprint

import (
	"slices"

	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// How wide the sheet is, and how its columns part.
const (
	sheetW   = 980 // at least, if the window is as wide
	sheetMax = 1300
	aside    = 160  // of the desk at both sides together
	shape    = 0.76 // height to width
	columnW  = 270  // the least width of a column
	gap      = 26
	// mast is the size of the paper's name, mastLow that in a window lower than low.
	mast, mastLow, low = 60, 40, 780.0

	head    = 40
	headMin = 24
	// faceH is how high the traveller's portrait is, faceFrom the least width for it.
	faceH    = 88.0
	faceFrom = 640
	// vignetteLeast is the least height of a picture at the foot of a column.
	vignetteLeast = 84
)

// ColumnFoot is what a column leaves free at its foot.
const ColumnFoot = 16

// Text and Note are how running text stands in a column: as wide as it.
var Text, Note = Justified(ui.Body), Justified(ui.Note)

// Justified is a style as wide as its column.
func Justified(st ui.Style) ui.Style {
	st.Justify = true
	return st
}

// Paper is one number of a paper that is printed.
type Paper struct {
	Name, Place, Number, Price string // Place is where and when
	Head                       string
	Sub                        ui.Rich
	Face                       page.Plate // whom the headline is about, nil for nobody
	// Parts are what stands in the columns, from left to right. Each may fill its column
	// down to bottom.
	Parts []func(l *page.Column, bottom float64)
}

// Draw draws the paper on the desk, with a foot of the given height below it; it returns
// the room of that foot.
func (p *Paper) Draw(c *ui.Context, footHeight float64) (foot ui.Rect) {
	c.Desk()
	edge := min(18, c.W*0.02)
	w := min(max(sheetW, c.W-aside), sheetMax)
	r := c.Screen().InsetXY(edge, edge).Middle(w, max(shape*w, 700))
	c.Panel(r, ui.SheetPanel)
	r = r.InsetXY(min(44, r.W*0.05), 16)
	foot = r.CutBottom(footHeight)
	c.Scroll("paper", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		p.mast(c, col)
		p.heading(c, col)
		p.columns(c, col, r.H)
		return col.Height()
	})
	return foot
}

// mast is its name over date, number and price.
func (p *Paper) mast(c *ui.Context, col *page.Column) {
	st := ui.Style{Face: ui.Title, Size: mast, Colour: ui.Ink, Align: ui.Centre}
	if c.H < low {
		st.Size = mastLow
	}
	for st.Size > 26 && c.TextWidth(p.Name, st) > col.R.W {
		st.Size--
	}
	c.Text(col.Next(st.Size*1.3), p.Name, st)
	c.Rule(col.Next(4), ui.Ink)
	from := col.R.Y
	defer func() { col.Figures(from, "issue") }()
	row := col.Next(27)
	c.Text(row, p.Place, ui.Note)
	if c.TextWidth(p.Place, ui.Note)+c.TextWidth(p.Price, ui.Note)+c.TextWidth(p.Number, ui.Note)+60 < row.W {
		c.Text(row, p.Price, ui.Note.To(ui.Right))
		c.Text(row, p.Number, ui.Note.To(ui.Centre))
	} else {
		c.Text(row, p.Number, ui.Note.To(ui.Right))
	}
	c.Rule(col.Next(3), ui.Ink)
	c.Rule(col.Next(8), ui.Ink)
}

// heading is the headline, with the traveller's portrait beside it where there is room.
func (p *Paper) heading(c *ui.Context, on *page.Column) {
	col, least := page.NewColumn(c, on.R), 0.0
	if on.R.W >= faceFrom && p.Face != nil {
		least = faceH + 8
		face := ui.R(on.R.X, on.R.Y+2, faceH*0.9, faceH)
		page.PortraitInPrint(c, face, p.Face)
		page.Outline(c, face, ui.Ink)
		col = page.NewColumn(c, on.R.InsetXY(faceH, 0))
	}
	st := ui.Style{Face: ui.Book, Size: head, Colour: ui.Ink, Align: ui.Centre}
	said := words.Sentence(p.Head) // what was found may stand first in it
	for st.Size > headMin && c.TextWidth(said, st) > col.R.W {
		st.Size--
	}
	col.Say(ui.Plain(said), st)
	col.Gap(2)
	col.Say(p.Sub, ui.Note.At(19).To(ui.Centre))
	on.Gap(max(col.Height()+8, least))
}

// columns sets the body in as many columns as the sheet has room for.
func (p *Paper) columns(c *ui.Context, col *page.Column, high float64) {
	fit := min(len(p.Parts), max(1, int((col.R.W+gap)/(columnW+gap))))
	ends := page.Abreast(c, col.R, fit, gap)
	for i, part := range p.Parts {
		to := ends[min(i, fit-1)]
		if i >= fit { // below another
			to.Gap(10)
		}
		part(to, col.From+high)
	}
	high = page.Highest(ends)
	for _, l := range ends[1:] {
		c.Fill(ui.R(l.R.X-gap/2, col.R.Y+4, 1, high-8), ui.Rule)
	}
	col.Gap(high)
}

// RowHeight is how high a Row comes out in a column so wide.
func RowHeight(c *ui.Context, wide float64, label, figure string, st ui.Style) float64 {
	return c.ParagraphHeight(ui.Plain(label), st, wide-8-c.TextWidth(figure, st)-12) + 3
}

// Row is words with a figure behind them; long words go on a second line.
func Row(c *ui.Context, l *page.Column, label, figure string, st ui.Style) {
	RowOver(c, l, label, figure, "", st)
}

// belowH is how high what stands below a figure is, in units.
const belowH = 21

// RowOver is Row with something in small letters below the figure, above the dots; "" for nothing.
func RowOver(c *ui.Context, l *page.Column, label, figure, below string, st ui.Style) {
	w := c.TextWidth(figure, st) + 12
	text := ui.Plain(label)
	inner := l.R.W - 8 - w
	h := c.ParagraphHeight(text, st, inner)
	row := l.Next(h + 3)
	if below != "" {
		at := l.Next(belowH)
		c.Text(at.InsetXY(4, 0), below, ui.Small.To(ui.Right).Own())
		row.H += belowH
	}
	c.Paragraph(ui.R(row.X+4, row.Y+1, inner, h), text, st)
	c.Text(ui.R(row.Right()-4-w, row.Y+1, w, ui.LineHeight(st)), figure, st.To(ui.Right))
	c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
}

// Player is a player in the table of who stands where.
type Player struct {
	Name   string
	Colour uint8
	Points int
	Note   string // below the name, "" for nothing
	Tip    string // of the row, "" for none
}

// signW is what a player's sign takes at the beginning of a row.
const signW = 32

// Standings is where everybody stands: a row each, or two to a row where many play whose names
// have room there.
func Standings(c *ui.Context, l *page.Column, all []Player) {
	const gap = 14
	wide := slices.ContainsFunc(all, func(p Player) bool {
		return c.TextWidth(p.Name, ui.Body) > (l.R.W-gap)/2-BesideName(c, p.Points)
	})
	if len(all) <= 3 || wide {
		for _, p := range all {
			p.row(c, l)
		}
		return
	}
	half := (len(all) + 1) / 2
	high := 0.0
	for i, r := range ui.R(l.R.X, l.R.Y, l.R.W, 0).Columns(2, gap) {
		part := page.NewColumn(c, r)
		for _, p := range all[i*half : min(len(all), (i+1)*half)] {
			p.row(c, part)
		}
		high = max(high, part.Height())
	}
	l.Gap(high)
}

// BesideName is what the rest of a player's row takes of it.
func BesideName(c *ui.Context, points int) float64 {
	return signW + c.TextWidth(words.Number(points), ui.Body) + 8
}

// noteStyle is how what stands below a name is set.
var noteStyle = ui.Small.At(15).In(ui.Faded)

// WithNotes is how high the table is of players whose notes stand below their names, in a column
// so wide.
func WithNotes(c *ui.Context, w float64, all []Player) (h float64) {
	for _, p := range all {
		h += 28
		if p.Note != "" {
			h += c.ParagraphHeight(ui.Plain(p.Note), noteStyle, w-signW)
		}
	}
	return h
}

// row is a player's sign, name and points.
func (p Player) row(c *ui.Context, l *page.Column) {
	row := l.Next(28)
	c.Keep(row)
	points := words.Number(p.Points)
	c.Sign(ui.R(row.X+4, row.Y+3, 22, 22), p.Colour)
	row.CutLeft(signW)
	right := row.CutRight(BesideName(c, p.Points) - signW)
	c.Text(right, points, ui.Body.To(ui.Right))
	c.Text(row, p.Name, ui.Body.Own())
	if p.Tip != "" {
		c.Tip(row, ui.Plain(p.Tip))
	}
	if p.Note != "" {
		in := page.NewColumn(c, ui.R(l.R.X+signW, l.R.Y-4, l.R.W-signW, 0))
		in.Say(ui.Plain(p.Note), noteStyle)
		l.Gap(in.Height())
	}
	c.Dots(ui.R(l.R.X, l.R.Y-1, l.R.W, 1))
}

// Vignette fills what is left of a column with a picture, where there is room.
func Vignette(c *ui.Context, l *page.Column, bottom float64, draw func(r ui.Rect)) {
	if room := bottom - ColumnFoot - 12 - l.R.Y; room >= vignetteLeast {
		l.Gap(12)
		draw(l.Next(min(room, l.R.W*0.46)))
	}
}

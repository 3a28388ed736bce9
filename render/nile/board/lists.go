package board

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// listed says which list lies over the board.
type listed uint8

const (
	NoList     listed = iota
	ListNotes         // the notebook
	ListLayers        // what the chart shows
)

// listFrame draws the list, if one is open.
func (b *Board) listFrame(c *ui.Context, a desk.Desk, v nile.View) {
	switch b.List {
	case ListNotes:
		b.notebook(c, v)
	case ListLayers:
		b.layers(c, a, v)
	}
}

// notebook lists what is noted for the next publication (20, 24).
func (b *Board) notebook(c *ui.Context, v nile.View) {
	notes := v.Notes(v.Seat())
	c.Modal("notebook", 680, 240, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		c.Text(col.Next(38), words.Say("notebook.title"), page.TitleFit(c, words.Say("notebook.title"), r.W))
		points := 0
		for _, n := range notes {
			points += n.Points
		}
		if len(notes) == 0 {
			col.Say(ui.Plain(words.Say("notebook.none")), ui.Note.In(ui.Faded))
		} else {
			col.Say(ui.Plain(words.Say("notebook.sub", "n", len(notes), "points", points)), ui.Note.At(16).In(ui.Faded))
		}
		col.Gap(6)
		for _, n := range notes {
			noteRow(c, col, v, n)
		}
		if page.Foot(c, col, ui.Button{Label: words.Say("pages.close"), ID: "close", Hint: words.Phrase("key.esc"), Default: true, Keys: page.Escape}) == 0 {
			b.List = NoList
		}
		return col.Height()
	})
}

func noteRow(c *ui.Context, col *page.Column, v nile.View, n nile.NoteView) {
	points := words.Phrase("notebook.points", "n", n.Points)
	st := ui.Body.At(17)
	w := c.TextWidth(points, st) + 6
	text := ui.Plain(tell.NoteReason(v, n.Reason, n.What))
	if n.At >= 0 {
		text = page.Said("notebook.where", "what", text, "where", ui.I(tell.WhereOf(v, n.At)))
	}
	from := col.R.Y
	defer func() { col.Figures(from, "note") }()
	inner := page.NewColumn(c, ui.R(col.R.X+4, col.R.Y+3, col.R.W-w-16, 0))
	inner.Say(text, st)
	c.Text(ui.R(col.R.Right()-w, col.R.Y+3, w, ui.LineH), points, st.To(ui.Right))
	col.Gap(inner.Height() + 7)
	c.Dots(ui.R(col.R.X, col.R.Y-1, col.R.W, 1))
}

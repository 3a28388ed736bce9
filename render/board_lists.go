package render

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// listed says which list lies over the board.
type listed uint8

const (
	noList     listed = iota
	listNotes         // the notebook
	listLayers        // what the chart shows
)

// listFrame draws the list, if one is open.
func (b *Board) listFrame(c *ui.Context, a Desk, v nile.View) {
	switch b.list {
	case listNotes:
		b.notebook(c, v)
	case listLayers:
		b.layers(c, a, v)
	}
}

// tribeLine is a people in one line, as the chart's tip tells it.
func tribeLine(t nile.TribeView) string {
	s := words.Phrase("hex.people", "name", words.PeopleOf(t), "number", t.Number, "strength", t.Strength)
	switch {
	case t.Friend:
		s += ", " + words.Phrase("hex.people.friend")
	case t.Beaten:
		s += ", " + words.Phrase("hex.people.beaten")
	case t.Met:
		s += ", " + words.Phrase("hex.people.met")
	}
	return words.Sentence(s)
}

// notebook lists what is noted for the next publication (20, 24).
func (b *Board) notebook(c *ui.Context, v nile.View) {
	notes := v.Notes(v.Seat())
	c.Modal("notebook", 680, 240, func(r ui.Rect) float64 {
		col := newColumn(c, r)
		c.Text(col.next(38), words.Say("notebook.title"), titleFit(c, words.Say("notebook.title"), r.W))
		points := 0
		for _, n := range notes {
			points += n.Points
		}
		if len(notes) == 0 {
			col.say(ui.Plain(words.Say("notebook.none")), ui.Note.In(ui.Faded))
		} else {
			col.say(ui.Plain(words.Say("notebook.sub", "n", len(notes), "points", points)), ui.Note.At(16).In(ui.Faded))
		}
		col.gap(6)
		for _, n := range notes {
			noteRow(c, col, v, n)
		}
		if foot(c, col, ui.Button{Label: words.Say("pages.close"), ID: "close", Hint: "Esc", Default: true, Keys: escape}) == 0 {
			b.list = noList
		}
		return col.height()
	})
}

func noteRow(c *ui.Context, col *column, v nile.View, n nile.NoteView) {
	points := words.Phrase("notebook.points", "n", n.Points)
	st := ui.Body.At(17)
	w := c.TextWidth(points, st) + 6
	text := ui.Rich{ui.T(words.NoteReason(v, n.Reason, n.What))}
	if n.At >= 0 {
		text = append(text, ui.I(", "+whereOf(v, n.At)))
	}
	from := col.r.Y
	defer func() { col.figures(from, "note") }()
	inner := newColumn(c, ui.R(col.r.X+4, col.r.Y+3, col.r.W-w-16, 0))
	inner.say(text, st)
	c.Text(ui.R(col.r.Right()-w, col.r.Y+3, w, ui.LineH), points, st.To(ui.Right))
	col.gap(inner.height() + 7)
	c.Dots(ui.R(col.r.X, col.r.Y-1, col.r.W, 1))
}

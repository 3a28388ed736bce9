package render

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// listed says which list lies over the board.
type listed uint8

const (
	noList      listed = iota
	listPeoples        // the peoples on the chart
	listNotes          // the notebook
)

// listFrame draws the list, if one is open.
func (b *Board) listFrame(c *ui.Context, v nile.View) {
	switch b.list {
	case listPeoples:
		b.peoples(c, v)
	case listNotes:
		b.notebook(c, v)
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

const peopleRowH = 52

// peoples lists the peoples on the chart with what has passed between each
// and the player's explorer.
func (b *Board) peoples(c *ui.Context, v nile.View) {
	all := v.Tribes()
	c.Modal("peoples", 760, 300, func(r ui.Rect) float64 {
		col := newColumn(c, r)
		c.Text(col.next(38), words.Say("peoples.title"), titleFit(c, words.Say("peoples.title"), r.W))
		if len(all) == 0 {
			col.say(ui.Plain(words.Say("peoples.none")), ui.Note.In(ui.Faded))
		} else {
			col.say(ui.Plain(words.Say("peoples.sub", "n", len(all))), ui.Note.At(16).In(ui.Faded))
			col.gap(6)
			b.row = min(max(b.row, 0), len(all)-1)
			if c.List(col.next(peopleRowH*float64(min(len(all), 8))+2), ui.Rows{
				ID: words.Say("peoples.title"), N: len(all), RowH: peopleRowH,
				Name: func(i int) string { return words.People(all[i].Name) },
				Draw: func(i int, row ui.Rect, _ bool) { peopleRow(c, v, all[i], row) },
			}, &b.row) {
				b.showPeople(c, all[b.row])
			}
		}
		show := ui.Button{Label: words.Say("peoples.show"), ID: "show", Disabled: len(all) == 0}
		switch foot(c, col, ui.Button{Label: words.Say("peoples.close"), ID: "close", Hint: "Esc", Default: true, Keys: escape}, show) {
		case 0:
			b.list = noList
		case 1:
			b.showPeople(c, all[b.row])
		}
		return col.height()
	})
}

// showPeople brings the hex of a people into view.
func (b *Board) showPeople(c *ui.Context, t nile.TribeView) {
	b.list = noList
	b.chart.CentreOn(t.At, c.In.Now)
	c.Touch()
}

// peopleRow is a people's name, strength and history, and where they live.
func peopleRow(c *ui.Context, v nile.View, t nile.TribeView, r ui.Rect) {
	top, low := r.CutTop(r.H/2), r
	top.Y += 2
	low.Y -= 2
	strength := words.Phrase("peoples.strength", "n", t.Strength)
	if t.Strength != t.First {
		strength = words.Phrase("peoples.strength.first", "n", t.Strength, "first", t.First)
	}
	st, sm := ui.Body.At(18), ui.Small.At(15)
	w := c.TextWidth(strength, sm) + 4
	name := words.People(t.Name)
	if top.W > w+c.TextWidth(name, st)+10 {
		c.Text(top.CutRight(w), strength, sm.To(ui.Right))
	}
	c.Text(top, name, st)
	past := pastOf(t)
	pw := c.TextWidth(past, sm) + 4
	c.Text(low.CutRight(min(pw, low.W)), past, sm.To(ui.Right))
	low.CutRight(8)
	where := words.Phrase("peoples.row", "number", t.Number, "where", whereOf(v, t.At))
	c.Text(low, where, sm.Own())
}

// pastOf is the history with a people in a few words, with their mind.
func pastOf(t nile.TribeView) string {
	s := words.Phrase("peoples.unmet")
	switch {
	case t.Friend:
		s = words.Phrase("peoples.friend")
	case t.Beaten:
		s = words.Phrase("peoples.beaten")
	case t.Parleyed:
		s = words.Phrase("peoples.parleyed")
	case t.Met:
		s = words.Phrase("peoples.met")
	}
	if t.Attitude != 0 || t.Mine != 0 {
		s += "; " + words.Phrase("peoples.mind", "all", words.Signed(t.Attitude), "mine", words.Signed(t.Mine))
	}
	return s
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
		if foot(c, col, ui.Button{Label: words.Say("peoples.close"), ID: "close", Hint: "Esc", Default: true, Keys: escape}) == 0 {
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
	inner := newColumn(c, ui.R(col.r.X+4, col.r.Y+3, col.r.W-w-16, 0))
	inner.say(text, st)
	c.Text(ui.R(col.r.Right()-w, col.r.Y+3, w, ui.LineH), points, st.To(ui.Right))
	col.gap(inner.height() + 7)
	c.Dots(ui.R(col.r.X, col.r.Y-1, col.r.W, 1))
}

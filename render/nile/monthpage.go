package nile

import (
	"image"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// MonthEnd is how a player's month ended. What everybody may know of it stands on the
// page on which the machine changes hands, the rest beside the player's own board, when
// they sit there again; all of it beside the board where nobody else sits at the machine.
type MonthEnd struct {
	Seat   game.Seat
	lines  []monthLine
	turn   int
	Before board.PartyThen // of before the month's end
	open   bool            // what everybody may know of it has been told
	quiet  string          // all there is to tell of a month with nothing in it; "": there is something
}

// newMonthEnd is how the month ended that the last command ended; nil where nothing of it
// is worth telling.
func newMonthEnd(p *play.Play, events []game.Event, before board.PartyThen) *MonthEnd {
	lines := monthLines(p, events)
	if len(lines) == 0 {
		return nil
	}
	v := sight.View(p)
	turn := v.Turn()
	if next := v.ToMove(); next != game.Nobody && len(v.Order()) > 0 && next == v.Order()[0] {
		turn-- // the last player's month has just ended
	}
	turn = max(0, turn)
	before.Ok = before.Ok && before.Seat == p.Seat() && before.Turn == turn
	m := &MonthEnd{Seat: p.Seat(), lines: lines, turn: turn, Before: before}
	if p.Persons().Count() > 1 && quietMonth(p.Events(), len(events), p.Seat()) { // who sits alone is told it beside the board
		m.quiet = quietLine(sight.Position(p).View(game.Nobody), p.Events(), len(events), p.Seat()) // all read it
	}
	return m
}

// without are its lines without those that the machine's changing hands has told, or
// without what is the player's own.
func (m *MonthEnd) without(secret bool) (out []monthLine) {
	for _, l := range m.lines {
		if l.secret != secret {
			out = append(out, l)
		}
	}
	return out
}

// Public tells on a column what everybody may know of it; nil where that is nothing.
func (m *MonthEnd) Public(v nile.View) func(col *page.Column) {
	lines, who := m.without(true), v.Player(m.Seat)
	switch {
	case m.quiet != "":
		return func(col *page.Column) {
			m.open = true
			row := page.NewColumn(col.C, ui.R(col.R.X+28, col.R.Y, col.R.W-28, 0))
			row.Say(ui.Plain(m.quiet), ui.Body.Own())
			col.C.Sign(ui.R(col.R.X, col.R.Y+1, 20, 20), who.Colour)
			col.Gap(max(22, row.Height()))
		}
	case len(lines) == 0:
		return nil
	}
	return func(col *page.Column) {
		m.open = true
		title := words.Say("month.title.of", "who", tell.ForWhom(v, m.Seat), "date", tell.Date(m.turn))
		row := col.Next(30)
		col.C.Sign(row.CutLeft(28).Middle(20, 20), who.Colour)
		col.C.Text(row, title, col.C.Fit(title, ui.Head.At(22), row.W).Own())
		tellMonth(col, lines, col.R.W >= monthHeaded)
	}
}

// Own tells on a column what has not been told yet, and where there is room for them with
// headings and with the party before and now. Whether there is, is asked of the panel, not of
// the column: a scroll bar that takes room from it would take its own reason with it.
func (m *MonthEnd) Own(p *play.Play, col *page.Column, room bool) {
	lines := m.lines
	switch {
	case m.quiet != "": // told as the machine changed hands
		return
	case m.open:
		lines = m.without(false)
	}
	if len(lines) == 0 {
		return
	}
	title := words.Say("month.title", "date", tell.Date(m.turn))
	col.Say(ui.Plain(title), ui.Head.At(20))
	tellMonth(col, lines, room)
	if !m.open && room {
		m.ledger(p, col)
	}
	col.Gap(8)
}

// Untold reports whether there is something of it to be told beside the board.
func (m *MonthEnd) Untold() bool {
	return m != nil && m.quiet == "" && (!m.open || len(m.without(false)) > 0)
}

// tellMonth sets lines of a month's end, below the headings of their parts where there is
// room for them.
func tellMonth(col *page.Column, lines []monthLine, headed bool) {
	for part := monthPart(1); part < monthParts; part++ {
		tellPart(col, lines, part, headed)
	}
}

// monthHeaded is the least width for the headings of the parts, and for the ledger.
const monthHeaded = 230

// monthShows is what the picture of a month is taken from, the first that there is.
var monthShows = []monthPart{monthLoss, monthFinds, monthSick, monthMet, monthElse, monthHunt}

// Plate is the picture of the month, as everybody may see it: of what weighed most, else
// the camp.
func (m *MonthEnd) Plate() *engraving.Picture {
	if m.quiet != "" {
		return plates.Of("place/camp")
	}
	for _, part := range monthShows {
		for _, l := range m.without(true) {
			if l.part == part && l.show != nil {
				return l.show
			}
		}
	}
	return plates.Of("place/camp")
}

// figureLeast is the least width of a figure of the ledger.
const figureLeast = 56

// ledger is the party before the month's end and now, where both are known.
func (m *MonthEnd) ledger(p *play.Play, col *page.Column) {
	now, ok := sight.View(p).Sheet(m.Seat)
	if !ok || !m.Before.Ok {
		return
	}
	c, from := col.C, col.R.Y
	figureW, most := 88.0, 0.0
	for _, k := range monthRows {
		most = max(most, c.TextWidth(words.Say(k.key), ui.Body)+12)
	}
	if most > col.R.W-2*figureW { // a language of long words
		figureW = max(figureLeast, (col.R.W-most)/2)
	}
	col.Gap(4)
	col.Heading(words.Say("month.ledger"))
	row := func(what, was, is string, st ui.Style) {
		r := col.Next(ui.LineH)
		c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
		in := r.InsetXY(4, 0)
		c.Text(in.CutRight(figureW), is, c.Fit(is, st, figureW).To(ui.Right))
		c.Text(in.CutRight(figureW), was, c.Fit(was, ui.Body.In(ui.Faded), figureW).To(ui.Right))
		c.Text(in, what, ui.Body)
	}
	head := col.Next(22).InsetXY(4, 0)
	small := ui.Small.At(15).To(ui.Right)
	c.Text(head.CutRight(figureW), words.Phrase("month.after"), small)
	c.Text(head.CutRight(figureW), words.Phrase("month.before"), small)
	for _, k := range monthRows {
		was, is := k.of(m.Before.Sheet), k.of(now)
		if was == 0 && is == 0 && !k.always {
			continue
		}
		st := ui.Body
		if k.more && is > was || !k.more && is < was {
			st = st.In(ui.Red)
		}
		row(words.Say(k.key), words.Number(was), words.Number(is), st)
	}
	load := func(s nile.Sheet) string {
		l := s.Load[s.Mode]
		return words.Phrase("month.load.of", "cost", l.Cost, "capability", l.Capability)
	}
	st := ui.Body
	if now.Load[now.Mode].Room() < 0 {
		st = st.In(ui.Red)
	}
	row(words.Say("month.row.load"), load(m.Before.Sheet), load(now), st)
	col.Figures(from, "month-ledger")
}

// monthRows are the lines of the ledger; more is a figure that should not rise.
var monthRows = []struct {
	key          string
	of           func(s nile.Sheet) int
	always, more bool
}{
	{key: "month.row.people", of: func(s nile.Sheet) int { return s.People }, always: true},
	{key: "month.row.sick", of: sickOf, more: true},
	{key: "month.row.animals", of: func(s nile.Sheet) int { return s.Have[nile.Camels] + s.Have[nile.Horses] }},
	{key: "month.row.rations", of: func(s nile.Sheet) int { return s.Have[nile.Rations] }, always: true},
	{key: "month.row.water", of: func(s nile.Sheet) int { return s.Have[nile.Water] }},
}

// sickOf is how many of a party are sick, the explorer too.
func sickOf(s nile.Sheet) (n int) {
	for _, ill := range s.Ill {
		n += ill
	}
	if s.Sick {
		n++
	}
	return n
}

// tellPart is one heading, where it has one, with its lines, and the dice beside them.
func tellPart(col *page.Column, lines []monthLine, part monthPart, headed bool) {
	first := true
	for _, l := range lines {
		if l.part != part {
			continue
		}
		if first && headed {
			col.Gap(4)
			col.Heading(words.Say(monthHeads[part]))
			col.Gap(4)
		}
		first = false
		l.draw(col, 30, 6)
	}
}

// draw sets the line with its dice beside it, of a size, and a gap below.
func (l *monthLine) draw(col *page.Column, side, gap float64) {
	dice := l.dice[:min(len(l.dice), 3)]
	wide := float64(len(dice)) * (side + 4)
	if wide > col.R.W/3 {
		dice, wide = nil, 0
	}
	inner := page.NewColumn(col.C, ui.R(col.R.X, col.R.Y, col.R.W-wide-6, 0))
	inner.Say(tell.RichLine(l.line), ui.Body.At(17))
	high := inner.Height()
	for i, face := range dice {
		at := ui.R(col.R.Right()-wide+float64(i)*(side+4), col.R.Y, side, side)
		col.C.Picture(at, "die", uint64(face), func(w, h int) *image.RGBA { return page.PaintDie(face, w, h) })
		high = max(high, side)
	}
	col.Gap(high + gap)
}

package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// MonthEnd is how a player's month ended. It is told whole beside that player's own board: at once to
// who sits alone at the machine, else when they sit there again. The page on which the machine changes
// hands holds nothing of it: a notebook is its writer's secret (20).
type MonthEnd struct {
	month
	lines  []monthLine
	Before board.PartyThen // of before the month's end
	ate    *nile.AteEvent  // what was eaten then, nil: nothing, or as guests
	drawn  int             // hexes that were new in the month
}

// newMonthEnd is how the last month ended of the player before the screen, nil where nothing of it is worth
// telling: all of it, or where its player has just gone its way, its end alone, the last n events; 0: all.
func newMonthEnd(p *play.Play, n int, before board.PartyThen) *MonthEnd {
	m, ok := lastMonth(p.Events(), p.Seat())
	drawn := drawnIn(p.Events()[m.from:m.to], p.Seat())
	if n > 0 {
		m.from = max(m.from, len(p.Events())-n)
	}
	if !ok || m.from >= m.to {
		return nil
	}
	lines := monthLines(sight.View(p), p.Events(), m)
	if len(lines) == 0 || p.Persons().Count() == 1 && !worthTelling(lines, sight.View(p).Seats() == 1) {
		return nil
	}
	before.Ok = before.Ok && before.Seat == p.Seat() && before.Turn == m.turn
	out := &MonthEnd{lines: lines, month: m, Before: before, drawn: drawn}
	for _, e := range p.Events()[m.from:m.to] {
		if e.Kind == nile.Ate && e.Seat == m.seat {
			ate := nile.As[nile.AteEvent](e)
			out.ate = &ate
		}
	}
	return out
}

// drawnIn is how many hexes a seat was the first to draw by these events.
func drawnIn(events []game.Event, s game.Seat) (n int) {
	for _, e := range events {
		if e.Kind == nile.Mapped && e.Seat == s {
			n++
		}
	}
	return n
}

// monthTall is from what height of the window on, in units, the month's end has headings, its dice as figures and a
// ledger: below, all that befell is to be seen at once.
const monthTall = 1100

// Own tells it on a column, and where there is room for it with the party before and now, in a tall window with
// headings too. Whether there is, is asked of the panel, not of the column: a scroll bar that takes room from it
// would take its own reason with it.
func (m *MonthEnd) Own(p *play.Play, col *page.Column, room bool) {
	lines, tall := m.lines, col.C.H >= monthTall
	v := sight.View(p)
	now, known := v.Sheet(m.seat)
	known = known && m.Before.Ok
	if !tall {
		lines = unreadLines(lines, known)
	}
	if known && !tall && len(lines) == 0 && m.quiet(now) {
		col.Say(ui.Plain(words.Say("month.quiet", "date", tell.Date(m.turn), "food", board.TurnsText(now.Turns))), ui.Body.At(17))
		col.Gap(8)
		return
	}
	col.Say(ui.Plain(words.Say("month.title", "date", tell.Date(m.turn))), ui.Head.At(20))
	col.Gap(2)
	m.gains(v, col)
	if known && !tall { // what it came to, before how it came about
		m.changes(now, col)
		col.Gap(6)
	}
	tellMonth(col, lines, room && tall)
	if known && tall && room {
		m.ledger(now, col)
	}
	col.Gap(8)
}

// atTheEnd are the parts of a month that are thrown for as it ends: the rest was read while it went on.
var atTheEnd = [monthParts]bool{monthHunt: true, monthFood: true, monthSick: true, monthFinds: true}

// unreadLines are the lines of a month that are told in a low window, in their order: all that it took, what was noted at
// its end, and of the rest that came then what weighs most. What befell on the way was read as it did, and stands in the
// journal below; what was eaten, in the figures, where they are known.
func unreadLines(lines []monthLine, figures bool) (kept []monthLine) {
	best := -1
	ends := func(l monthLine) bool { return atTheEnd[l.part] && !l.onTheWay && !(figures && plainMonth[l.of.Kind]) }
	for i, l := range lines {
		if ends(l) && (best < 0 || tell.WeightOf(l.of) > tell.WeightOf(lines[best].of)) {
			best = i
		}
	}
	for i, l := range lines {
		if l.part == monthLoss || i == best || ends(l) && l.of.Kind == nile.FindMade {
			kept = append(kept, l)
		}
	}
	return kept
}

// quiet reports whether nothing of a month is worth a heading: nothing was new, and nothing but food has changed.
func (m *MonthEnd) quiet(now nile.Sheet) bool {
	if m.drawn > 0 || now.Sick || now.Turns < 1 || m.ate != nil && m.ate.People > m.ate.Fresh+m.ate.Dry {
		return false
	}
	for _, k := range monthRows {
		if !k.eaten && k.of(m.Before.Sheet) != k.of(now) {
			return false
		}
	}
	return true
}

// gains are the hexes that were new, and what there is to publish.
func (m *MonthEnd) gains(v nile.View, col *page.Column) {
	if m.drawn == 0 {
		return
	}
	says := words.Say("month.drawn", "n", m.drawn)
	if points := v.Player(m.seat).Promise; points > 0 {
		says = words.Sentences(says, words.Say("month.promise", "n", points))
	}
	col.Say(ui.Rich{ui.B(says)}, ui.Body.At(17))
}

// next is what is to be decided now, in a sentence: what presses, else the pace.
func (m *MonthEnd) next(v nile.View, col *page.Column) {
	s, ok := v.Sheet(m.seat)
	if !ok || v.Phase() != nile.ChoosingPace {
		return
	}
	key := "month.next"
	_, port := v.AtHome()
	switch {
	case s.Sick:
		key = "month.next.sick"
	case s.Load[s.Mode].Room() < 0:
		key = "month.next.load"
	case port && v.Player(m.seat).Unpublished > 0:
		key = "month.next.ship"
	case s.Turns < 1:
		key = "month.next.food"
	case v.Player(m.seat).Promise > 0:
		key = "month.next.points"
	}
	col.Say(ui.Rich{ui.B(words.Say(key))}, ui.Body.At(besideLine))
	col.Gap(4)
}

// changes are the figures of the party, in a paragraph: those that the month has changed in bold, in red for the worse.
func (m *MonthEnd) changes(now nile.Sheet, col *page.Column) {
	var figures ui.Rich
	for _, k := range monthRows {
		was, is := k.of(m.Before.Sheet), k.of(now)
		x := ui.Span{Text: words.Phrase("month.figure", "what", words.Say(k.key), "is", is)}
		switch {
		case was == is && !k.always:
			continue
		case was != is:
			x = ui.B(words.Phrase("month.figure.changed", "what", words.Say(k.key), "was", was, "is", is))
			if k.worse(was, is) && (!k.eaten || now.Turns < 1) { // everybody eats every month
				x.Colour = ui.Red
			}
		}
		if k.lasts && now.Turns > 0 {
			x.Text = words.Phrase("month.figure.lasts", "figure", x.Text, "food", board.TurnsText(now.Turns))
		}
		if len(figures) > 0 {
			figures = append(figures, ui.Span{Text: " · "})
		}
		figures = append(figures, x)
	}
	from := col.R.Y
	col.Gap(2)
	col.Say(figures, ui.Body.At(17))
	col.Figures(from, "month-ledger")
	if a := m.ate; a != nil { // how they were fed is told where it is pointed at; that somebody was not, at once
		key := "month.ate"
		switch {
		case a.Dry == 0 && a.Fresh > 0:
			key = "month.ate.fresh"
		case a.Fresh == 0:
			key = "month.ate.dry"
		}
		col.C.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), ui.Plain(words.Say(key, "n", a.People, "fresh", a.Fresh, "dry", a.Dry)))
		if hungry := a.People - a.Fresh - a.Dry; hungry > 0 {
			col.Say(ui.Rich{ui.InRed(words.Say("month.hungry", "n", hungry))}, ui.Small)
		}
	}
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

// figureLeast is the least width of a figure of the ledger.
const figureLeast = 56

// ledger is the party before the month's end and now.
func (m *MonthEnd) ledger(now nile.Sheet, col *page.Column) {
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
		if k.worse(was, is) {
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

// monthRow is a line of the ledger; more is a figure that should not rise.
type monthRow struct {
	key          string
	of           func(s nile.Sheet) int
	always, more bool
	eaten, lasts bool // it grows less every month; how long it lasts is told with it
}

// worse reports whether a change of it is for the worse.
func (k monthRow) worse(was, is int) bool { return k.more && is > was || !k.more && is < was }

var monthRows = []monthRow{
	{key: "month.row.people", of: func(s nile.Sheet) int { return s.People }, always: true},
	{key: "month.row.sick", of: sickOf, more: true},
	{key: "month.row.animals", of: func(s nile.Sheet) int { return s.Have[nile.Camels] + s.Have[nile.Horses] }},
	{key: "month.row.rations", of: func(s nile.Sheet) int { return s.Have[nile.Rations] }, always: true, eaten: true, lasts: true},
	{key: "month.row.water", of: func(s nile.Sheet) int { return s.Have[nile.Water] }, eaten: true},
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

// tellPart is one heading, where it has one, with its lines. What was thrown stands in the journal, with what it was
// thrown for.
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
		l.line.Dice = ""
		col.Say(tell.RichLine(l.line), ui.Body.At(17))
		col.Gap(5)
	}
}

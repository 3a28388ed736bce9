package nile

import (
	"image"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// MonthEnd tells a player how their month ended, before the next one sits down
// or the next one begins. It lies over the board of that player.
type MonthEnd struct {
	play   *play.Play
	lines  []monthLine
	title  string
	turn   int
	alone  bool
	Before board.PartyThen // of before the month's end
	keys   func(c *ui.Context)
	then   func()
}

func newMonthEnd(p *play.Play, before board.PartyThen, keys func(c *ui.Context), then func()) *MonthEnd {
	v := sight.View(p)
	turn := v.Turn()
	if next := v.ToMove(); next != game.Nobody && len(v.Order()) > 0 && next == v.Order()[0] {
		turn-- // the last player's month has just ended
	}
	turn = max(0, turn)
	before.Ok = before.Ok && before.Seat == p.Seat() && before.Turn == turn
	return &MonthEnd{
		play: p, lines: monthLines(p, p.Last()), title: words.Say("month.title", "date", tell.Date(turn)), turn: turn, alone: p.Persons().Count() == 1,
		Before: before, keys: keys, then: then,
	}
}

func (*MonthEnd) Name() string { return "month" }

// Leaf: it is a page of print.
func (*MonthEnd) Leaf() {}

// Rule is hunting, food and the sick.
func (*MonthEnd) Rule() string { return nile.RuleHunting }

// step is the last step of the turn that there is something to tell of.
func (m *MonthEnd) step() int {
	for _, l := range m.lines {
		if l.part == monthFinds {
			return board.StepFinds
		}
	}
	return board.StepHunt
}

// bar is what the bar above the board says meanwhile: the month that ends.
func (m *MonthEnd) bar() *board.BarNow {
	return &board.BarNow{Seat: m.play.Seat(), Turn: m.turn, Step: m.step()}
}

// Measures of the page, in units.
const (
	monthW      = 800
	monthSide   = 262 // of the picture with the ledger below it
	monthPlate  = 148
	monthBeside = 620 // from this width on they stand beside the lines
)

func (m *MonthEnd) Frame(c *ui.Context, _ desk.Desk) {
	done := false
	c.Modal("page", monthW, 320, func(r ui.Rect) float64 {
		room := r
		side := page.NewColumn(c, r)
		if r.W >= monthBeside {
			side = page.NewColumn(c, room.CutRight(monthSide))
			room.CutRight(26)
			page.Engraved(c, side.Next(monthPlate), m.plate())
			side.Gap(4)
		}
		col := page.NewColumn(c, room)
		st := page.TitleFit(c, m.title, room.W)
		c.Text(col.Next(st.Size*1.25), m.title, st)
		c.Text(col.Next(26), sight.View(m.play).Player(m.play.Seat()).Name, ui.Note.In(ui.Faded).Own())
		for part := monthPart(1); part < monthParts; part++ {
			m.part(col, part)
		}
		if r.W < monthBeside {
			side = col
		}
		m.ledger(side)
		if side != col {
			col.Gap(max(0, side.Height()-col.Height()))
		}
		col.Gap(14)
		id, label := "Pass the machine on", words.Say("month.go")
		if m.alone {
			id, label = "Go on", words.Say("month.on")
		}
		low := col.Next(ui.MainH)
		low.X, low.W = r.X, r.W
		done = page.GoOnButton(c, low, id, label)
		if m.keys != nil {
			m.keys(c)
		}
		return col.Height()
	})
	if done {
		m.then()
	}
}

// monthShows is what the picture of a month is taken from, the first that there is.
var monthShows = []monthPart{monthLoss, monthFinds, monthSick, monthMet, monthElse, monthHunt}

// plate is the picture of the month: of what weighed most, else the camp.
func (m *MonthEnd) plate() engraving.Subject {
	for _, part := range monthShows {
		for _, l := range m.lines {
			if l.part == part && l.show != "" {
				return l.show
			}
		}
	}
	return "place/camp"
}

// figureLeast is the least width of a figure of the ledger.
const figureLeast = 56

// ledger is the party before the month's end and now, where both are known.
func (m *MonthEnd) ledger(col *page.Column) {
	now, ok := sight.View(m.play).Sheet(m.play.Seat())
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

// part is one heading with its lines, and the dice beside them.
func (m *MonthEnd) part(col *page.Column, part monthPart) {
	c, first := col.C, true
	for _, l := range m.lines {
		if l.part != part {
			continue
		}
		if first {
			col.Gap(4)
			col.Heading(words.Say(monthHeads[part]))
			col.Gap(4)
			first = false
		}
		const side = 30
		dice := float64(min(len(l.dice), 3)) * (side + 4)
		if dice > col.R.W/3 {
			dice = 0
		}
		inner := page.NewColumn(c, ui.R(col.R.X, col.R.Y, col.R.W-dice-6, 0))
		inner.Say(tell.RichLine(l.line), ui.Body)
		high := inner.Height()
		if dice > 0 {
			for i, face := range l.dice[:min(len(l.dice), 3)] {
				at := ui.R(col.R.Right()-dice+float64(i)*(side+4), col.R.Y, side, side)
				c.Picture(at, "die", uint64(face), func(w, h int) *image.RGBA { return page.PaintDie(face, w, h) })
			}
			high = max(high, side)
		}
		col.Gap(high + 6)
	}
}

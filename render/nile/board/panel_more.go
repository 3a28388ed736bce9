package board

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// sheetPlate is the least height of a picture at the foot of a very tall sheet.
const sheetPlate = 130

// moreLeast is how wide a folded sheet must be for what fills it, in units.
const moreLeast = 320

// more fills what is left of a tall sheet: every way of travel, food and reach,
// what is carried home, and the month so far. What has no room is left out, and
// nothing of it is told here alone.
func (b *Board) more(c *ui.Context, v nile.View, col *page.Column, s nile.Sheet, bottom float64) {
	if b.form != roomySheet && col.R.W < moreLeast {
		return
	}
	room := func(rows int) bool { return bottom-col.R.Y > ui.HeadingH+float64(rows)*ui.LineH+16 }
	if room(3) {
		col.Gap(8)
		b.foodAndReach(v, col, s)
	}
	if room(3) {
		col.Gap(8)
		b.carriedHome(v, col)
	}
	if !s.Captive && room(int(nile.Modes)) {
		col.Gap(8)
		b.waysOfTravel(c, col, s)
	}
	if room(2) {
		col.Gap(8)
		b.monthSoFar(c, v, col, bottom)
	}
	if left := bottom - col.R.Y - 24; left >= sheetPlate {
		col.Gap(12)
		page.Engraved(c, col.Next(min(left, col.R.W*0.6)), plates.Of("place/camp"))
	}
}

// waysOfTravel is the load in each mode.
func (*Board) waysOfTravel(c *ui.Context, col *page.Column, s nile.Sheet) {
	col.HeadingOf(nile.RuleLoad, words.Say("sheet.ways"))
	defer func(from float64) { col.Figures(from, "load") }(col.R.Y)
	for m := range nile.Modes {
		l := s.Load[m]
		text, bad := words.Phrase("sheet.way.load", "cost", l.Cost, "capability", l.Capability), l.Room() < 0
		row := col.Next(ui.LineH)
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		row = row.InsetXY(4, 0)
		st, name := ui.Body, ui.Body
		switch {
		case !l.Able:
			text, st, name = words.Why(l.Refusal()), ui.Note.At(16).In(ui.Ghost), ui.Body.In(ui.Ghost)
		case bad:
			st = st.In(ui.Red)
		}
		mode := words.Sentence(tell.Mode(m))
		c.Text(row.CutLeft(max(84, c.TextWidth(mode, name)+6)), mode, name)
		c.Text(row, text, st.To(ui.Right).Own())
		if !l.Able {
			c.Tip(row, tell.Refused(l.Refusal()))
		}
	}
}

// pair is a ledger row that explains its figure.
func pair(col *page.Column, figure, left, right string) {
	row := col.Next(ui.LineH)
	col.C.Pair(row, left, right)
	page.ExplainedBy(col.C, row, figure)
}

// foodAndReach is how long the rations last and how far they lead.
func (*Board) foodAndReach(v nile.View, col *page.Column, s nile.Sheet) {
	col.HeadingOf(nile.RuleFood, words.Say("sheet.food"))
	pair(col, "to-feed", words.Say("sheet.food.needs"), words.Number(s.Needs))
	pair(col, "dry-rations", words.Say("sheet.food.turns"), TurnsText(s.Turns))
	pair(col, "out-and-back", words.Say("sheet.food.reach"), words.Phrase("sheet.food.reach.n", "n", v.Reach(s.Mode).Out))
}

// carriedHome is what would be published if the explorer came home now.
func (*Board) carriedHome(v nile.View, col *page.Column) {
	p := v.Player(v.Seat())
	notes := 0
	for _, n := range v.Notes(v.Seat()) {
		notes += n.Points
	}
	col.HeadingOf(nile.RulePublishing, words.Say("sheet.found"))
	pair(col, "unpublished", words.Say("sheet.found.hexes"), words.Number(p.Unpublished))
	pair(col, "worth", words.Say("sheet.found.worth"), words.Phrase("sheet.found.points", "n", p.Promise))
	pair(col, "press-notes", words.Say("sheet.found.notes"), words.Phrase("sheet.found.points", "n", notes))
}

// plainOf is a line without its dice: where room is short the journal has them.
func plainOf(l tell.Line) tell.Line {
	l.Dice = ""
	return l
}

// monthSoFar is what has happened this month, as much of it as there is room
// for, the last things.
func (b *Board) monthSoFar(c *ui.Context, v nile.View, col *page.Column, bottom float64) {
	var all []tell.Line
	for _, l := range (&journal{Lines: b.Journal.Lines, Filter: ThisTurn}).Shown(v.Seat(), false) {
		if !l.Minor {
			all = append(all, l)
		}
	}
	st := ui.Note.At(16)
	left := bottom - col.R.Y - ui.HeadingH - 6
	from := len(all)
	for from > 0 {
		h := c.ParagraphHeight(tell.RichLine(plainOf(all[from-1])), st, col.R.W) + 3
		if left -= h; left < 0 {
			break
		}
		from--
	}
	if from == len(all) {
		return
	}
	col.Heading(words.Say("sheet.log"))
	col.Gap(4)
	for _, l := range all[from:] {
		col.Say(tell.RichLine(plainOf(l)), st)
		col.Gap(3)
	}
}

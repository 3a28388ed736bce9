package board

import (
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// goal is how all win (4), a line a step, ticked as far as it is done: Quests, the radio, the Harbour.
func (b *Board) goal(c *ui.Context, col *page.Column, v island.View) {
	if v.Round() == 0 {
		return
	}
	done, needs := v.Quests()
	called, up := v.Boat()
	there, all := 0, v.Company().Count()
	for s := range v.Company().All() {
		if v.Chair(s).Person.At == box.Harbour {
			there++
		}
	}
	stand := "" // before a boat is called it is no matter who stands there
	if called > 0 {
		stand = words.Number(there)
	}
	lines := []struct {
		done bool
		says string
	}{
		{done >= needs, words.Say("goal.quests", "n", done, "of", needs)},
		{called > 0, words.Say("goal.radio")},
		{up && there == all, words.Say("goal.harbour", "n", stand, "of", all)},
	}
	const side, in, above = 11.0, 20.0, 8.0
	high := headHigh
	for _, l := range lines {
		high += c.ParagraphHeight(ui.Plain(l.says), ui.Small.At(15), col.R.W-in) + 2
	}
	if at := col.R.Y - b.top + above; b.seen > 0 && at < b.seen && at+high > b.seen { // in a line, where there is no room for all of it
		says, st := words.Say("goal.short", "n", done, "of", needs, "there", stand, "all", all), ui.Note.At(15).In(ui.Faded)
		if at+c.ParagraphHeight(ui.Plain(says), st, col.R.W) <= b.seen {
			col.Say(page.Cited(says, box.RuleWinning), st)
		}
		return
	}
	col.Gap(above)
	col.HeadingOf(box.RuleWinning, words.Say("goal.title"))
	col.Gap(2)
	for _, l := range lines {
		st := ui.Small.At(15).In(ui.Ink)
		if l.done {
			st = st.In(ui.Green)
		}
		row := col.Next(c.ParagraphHeight(ui.Plain(l.says), st, col.R.W-in))
		mark := ui.R(row.X+1, row.Y+5, side, side)
		page.Outline(c, mark, ui.Faded)
		if l.done {
			c.Fill(mark.Inset(2), ui.Green)
		}
		row.CutLeft(in)
		c.Paragraph(row, ui.Plain(l.says), st)
		col.Gap(2)
	}
}

// headHigh is how much its heading takes at most, in units.
const headHigh = 36.0

package board

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Measures of a part of the opening, in units: its picture.
const openingW, openingH = 112.0, 66.0

// opening is the page before lots are drawn: how a Game Turn goes, each part with its picture, its head and
// its rule, for whoever has not played before.
func (b *Board) opening(c *ui.Context, r ui.Rect) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	c.HeadingOf(in.CutTop(ui.HeadingH), words.Say("opening.head"), box.RuleSetUp)
	in.CutTop(8)
	ends := endsWhen(b.position().View(0).Settings())
	c.Scroll("opening", in, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		for _, p := range []struct{ name, plate, rule string }{
			{"goal", "work/ivory", ""},
			{"map", "place/march", box.RuleMapPhase},
			{"days", "place/camp", box.RuleMatrix},
			{"points", "feature/waterfall", box.RulePoints},
			{"loss", "disaster/fever", box.RuleLost},
		} {
			text := ends
			if p.name != "goal" {
				text = page.Cited(words.Say("opening."+p.name), p.rule)
			}
			beside := col.R
			if r.W > plateLeast {
				beside.CutLeft(openingW + 14)
			}
			part := page.NewColumn(c, beside)
			part.Say(ui.Plain(words.Say("opening."+p.name+".head")), ui.Strong.At(18))
			part.Say(text, ui.Body.At(17))
			high := part.Height()
			if r.W > plateLeast {
				at := ui.R(col.R.X, col.R.Y+4, openingW, openingH)
				page.Unhurried(c, at, plates.Of(p.plate))
				page.Outline(c, at, ui.Rule)
				high = max(high, openingH+8)
			}
			col.Gap(high + 10)
		}
		return col.Height()
	})
}

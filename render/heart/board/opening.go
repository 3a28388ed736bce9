package board

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// opening is the page before lots are drawn: how a Game Turn goes, each part under its
// rule, for whoever has not played before.
func (b *Board) opening(c *ui.Context, r ui.Rect) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	c.HeadingOf(in.CutTop(ui.HeadingH), words.Say("opening.head"), box.RuleSetUp)
	in.CutTop(6)
	c.Scroll("opening", in, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		if r.W > plateLeast {
			page.Unhurried(c, col.Next(r.W*0.21), plates.Of("place/march"))
			col.Gap(8)
		}
		for _, p := range []struct{ key, rule string }{
			{"opening.goal", box.RuleEnd},
			{"opening.map", box.RuleMapPhase},
			{"opening.days", box.RuleMatrix},
			{"opening.points", box.RulePoints},
			{"opening.loss", box.RuleLost},
		} {
			text := words.Say(p.key, "n", b.position().Summary().Target)
			if cfg := b.position().View(0).Settings(); p.key == "opening.goal" && cfg.Solo() {
				text, p.rule = words.Say("opening.solo", "n", box.SoloTurns, "points", cfg.Goal), box.RuleWaysToPlay
			}
			col.Say(page.Cited(text, p.rule), ui.Body)
			col.Gap(5)
		}
		return col.Height()
	})
}

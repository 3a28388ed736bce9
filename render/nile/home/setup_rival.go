package home

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Who plays alone has nobody to come second to: a rival society may draw a map of
// Africa too, and have it in print by a day (7.3).

// rivalKeys are the rivals to choose from, as words are keyed by them.
var rivalKeys = [nile.Rivals]string{nile.NoRival: "none", nile.SlowRival: "slow", nile.SteadyRival: "steady", nile.SwiftRival: "swift"}

// rivalH is how high the choice is, in units, with the space above it.
const rivalH = setUpGap + ui.HeadingH + 6 + ui.ButtonH + 2 + 2*ui.LineH

// alone reports whether one player runs a race alone.
func (u *SetUp) alone() bool { return len(u.S.Players) == 1 && !u.open() }

// race has the race go to so many points; the same rival takes longer for more.
func (u *SetUp) race(target int) {
	rival := nile.RivalOf(u.S.Rival, u.S.Target)
	u.S.Target = target
	u.S.Rival = rival.Months(target)
}

// rival is the choice of a rival society for who plays alone; with others at the table
// there is none.
func (u *SetUp) rival(c *ui.Context, col *page.Column) {
	if !u.alone() {
		u.S.Rival = 0
		return
	}
	col.Gap(setUpGap)
	col.Heading(words.Say("setup.rival"))
	col.Gap(6)
	at := int(nile.RivalOf(u.S.Rival, u.S.Target))
	var options []ui.Option
	for r := range nile.Rivals {
		options = append(options, ui.Option{
			Label: words.Say("setup.rival." + rivalKeys[r]), ID: "rival " + rivalKeys[r], Tip: ui.Plain(rivalText(r.Months(u.S.Target), u.S.Target)),
		})
	}
	_, h := c.Options(col.R, "rival", &at, options...)
	u.S.Rival = nile.Rival(at).Months(u.S.Target)
	col.Gap(h + 2)
	col.Say(page.Cited(rivalText(u.S.Rival, u.S.Target), nile.RuleRival), ui.Small)
}

// rivalText says by when one must have the points, or that one has all the time there is.
func rivalText(months, target int) string {
	if months == 0 {
		return words.Say("setup.rival.none.text")
	}
	return words.Say("setup.rival.text", "date", tell.Date(months), "n", target, "months", months)
}

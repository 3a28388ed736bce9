package meet

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What a sheet was reckoned from is folded behind one button, and stays open on that sheet
// once it has been asked for; on the next one it is folded again.

// why is the button that unfolds it; Esc folds it.
func why(c *ui.Context, a desk.Desk) ui.Button {
	page.FoldBack(c, a)
	return ui.Button{Label: words.Say("card.why"), ID: "why", Keys: c.Bound(keys.Why), Hint: c.KeyOf(keys.Why), On: a.Preferences().Reckoning}
}

// fold is the foot of a sheet whose choices stand above it: why alone.
func fold(c *ui.Context, a desk.Desk, col *page.Column) {
	col.Gap(12)
	hit, h := c.Row(col.R, why(c, a))
	if hit == 0 {
		page.Unfold(a)
	}
	col.Gap(h)
}

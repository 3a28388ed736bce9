package board

import (
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// ends reports whether a step belongs to the end of a Game Turn.
func ends(step heart.Step) bool {
	switch step {
	case heart.Boosting, heart.Humbling, heart.Inflicting, heart.Envying:
		return true
	}
	return false
}

// onTheWay are the questions that may come up in anything that goes on, the end of the
// Game Turn among it.
var onTheWay = map[heart.Step]bool{
	heart.SavingPerson: true, heart.NamingFace: true, heart.HandingBadLuck: true, heart.KeepingLoad: true, heart.KeepingThree: true,
}

// ending is the end of the Game Turn as one sheet (17, 18): what has come of the road, of
// the men's patience and of the others' envy, for whoever is asked.
func (b *Board) ending(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	c.HeadingOf(in.CutTop(ui.HeadingH), words.Say("ending.head", "n", v.Track().Turn), box.RuleTimeUp)
	in.CutTop(4)
	cfg := v.Settings()
	parts := partsOf(cfg.EndParts())
	deal(parts, b.endOf(b.whose(v)), v, sum)
	c.Scroll("ending", in, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.progress(c, col, parts)
		col.Gap(8)
		b.ruler(c, col, v, sum)
		return col.Height()
	})
}

// endOf is what has come of the end of the Game Turn for a seat: from where its Time was
// up, and before that what has to do with others (18).
func (b *Board) endOf(s game.Seat) (own []game.Event) {
	up := false
	for _, e := range ownOf(since(b.Play.Told(), heart.TurnBegan, game.Nobody), s) {
		if e.Kind == heart.TimeIsUp {
			up, e.Rule = true, box.RuleRoadEnd // it opens the page
		}
		if up || e.Kind == heart.HumbledBy || strings.HasPrefix(string(e.Rule), box.RuleOthers) {
			own = append(own, e)
		}
	}
	return own
}

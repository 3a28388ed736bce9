package board

import (
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

// ending is the end of the Game Turn as one sheet (17, 18): what has come of the road, of
// the men's patience and of the others' envy, for whoever is asked.
func (b *Board) ending(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	c.HeadingOf(in.CutTop(ui.HeadingH), words.Say("ending.head", "n", v.Track().Turn), box.RuleTimeUp)
	in.CutTop(4)
	cfg := v.Settings()
	parts := partsOf(cfg.EndParts())
	var own []game.Event
	s := b.whose(v)
	for _, e := range since(b.Play.Told(), heart.TurnBegan, game.Nobody) {
		if e.Seat == s || e.Seat == game.Nobody || e.Kind == heart.HumbledBy {
			own = append(own, e)
		}
	}
	deal(parts, own, v, sum)
	c.Scroll("ending", in, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.progress(c, col, parts)
		col.Gap(8)
		b.ruler(c, col, v, sum)
		return col.Height()
	})
}

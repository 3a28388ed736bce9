package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// ends reports whether a step belongs to the end of a Game Turn.
func ends(step heart.Step) bool {
	switch step {
	case heart.Boosting, heart.Envying: // Humility comes at the end of a day
		return true
	}
	return false
}

// onTheWay are the questions that may come up in anything that goes on, the end of the
// Game Turn among it.
var onTheWay = map[heart.Step]bool{
	heart.SavingPerson: true, heart.NamingFace: true, heart.HandingBadLuck: true, heart.KeepingLoad: true, heart.KeepingThree: true,
}

// atEnd reports whether the end of the Game Turn is what it is about.
func (b *Board) atEnd(v heart.View) bool {
	step := b.step(v)
	if b.Held() && b.turnOver() {
		return true
	}
	s := b.whose(v)
	return ends(step) || (step == 0 || onTheWay[step]) && v.Sheet(s).Slot == box.NoSlot && b.ended(s)
}

// ended reports whether the end of the Game Turn has begun for a seat, and no other since: what is asked on the
// way, and what is thrown again, belongs to it as long.
func (b *Board) ended(s game.Seat) bool {
	told := b.Play.Told()
	at := lastOf(told, func(e *game.Event) bool {
		return e.Kind == heart.TurnBegan || e.Seat == s && (e.Kind == heart.TimeIsUp || turnOf(e))
	})
	return at >= 0 && told[at].Kind == heart.TimeIsUp
}

// ending is the end of the Game Turn as one sheet (17, 18): how all stand, and what has come of the road, of
// the men's patience and of the others' envy, for whoever is asked.
func (b *Board) ending(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	c.HeadingOf(in.CutTop(ui.HeadingH), words.Say("ending.head", "n", v.Track().Turn), box.RuleTimeUp)
	in.CutTop(4)
	if need := c.Extent("ending"); need > 0 && in.H-need > campLeast { // what is left below it
		high := min(in.H-need-margin, in.W*sceneShape)
		page.Unhurried(c, in.CutBottom(high), plates.Of("place/camp"))
	}
	c.Scroll("ending", in, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.endingOn(c, col, v, sum)
		return col.Height()
	})
}

// campLeast is the least that has to be left of the page for its picture, in units.
const campLeast = 110.0

// endingOn is that page as part of a column.
func (b *Board) endingOn(c *ui.Context, col *page.Column, v heart.View, sum game.Summary) {
	parts := b.endParts(v, sum)
	setClock(parts, ownOf(since(b.Play.Told(), heart.TurnBegan, game.Nobody), b.whose(v)))
	if at := slices.DeleteFunc(slices.Clone(parts), func(p part) bool { return !p.is }); len(at) > 0 { // the room is for how all stand
		parts = at
	}
	b.sideBySide(c, col, v, sum)
	col.Gap(8)
	b.progress(c, col, parts)
}

// endParts are the parts of it, with what has come of them.
func (b *Board) endParts(v heart.View, sum game.Summary) []part {
	cfg := v.Settings()
	parts := partsOf(cfg.EndParts())
	deal(parts, b.endOf(b.whose(v)), v, sum)
	return parts
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

package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What has come of a choice stays in sight. Before a computer explorer goes on it is waited for; where
// one chooses again oneself, it lies over the chart, which is not needed for that, till one does or folds
// it.

// Came reports whether an event is something that came of a choice: a die, a figure that became other
// or a find; a step's Time is nothing of the kind.
func Came(e *game.Event) bool {
	switch e.Kind {
	case heart.Changed:
		x := told.AsChanged(e)
		return x.Cause != box.ByWalking && x.Cause != box.ByEating
	case heart.Rolled, heart.Scored, heart.FindScored, heart.ExplorerLost:
		return true
	}
	return false
}

// Held reports whether what came of one's turn is waited for.
func (b *Board) Held() bool {
	_, reading := b.Play.Beats().Page()
	return reading
}

// goOn is the button that goes on from there.
func (b *Board) goOn(c *ui.Context, col *page.Column) {
	label := words.Say("ask.held.on")
	if to, _ := b.Play.Beats().Page(); b.Play.Persons().Has(game.Seat(to)) {
		label = words.Say("ask.held.next", "who", tell.Who(b.position().Summary(), game.Seat(to)))
	}
	bt := ui.Button{Label: label, MayCut: true, ID: "go-on", Look: ui.MainLook, Default: true, Tip: ui.Plain(words.Say("ask.held.tip"))}
	if c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(bt))), bt) {
		b.Play.Beats().Read()
		c.Touch()
	}
}

// staying are the questions of a day for which the Matrix is wanted and the chart is not.
var staying = map[heart.Step]bool{heart.Stepping: true, heart.EndingTime: true, heart.UsingGuide: true, heart.UsingTelescope: true}

// stays reports whether what came of a day, with what it came last at a place in what was told, is still
// in sight: it came after the player chose last, and has not been folded.
func (b *Board) stays(step heart.Step, all []moment, last int) bool {
	return !b.tight && staying[step] && all[last].at >= max(b.chose, b.folded) &&
		slices.ContainsFunc(all, func(m moment) bool { return b.fresher(&m) && m.brought() })
}

// fresher reports whether a moment of the day came after the player chose last.
func (b *Board) fresher(m *moment) bool { return m.sort != box.NoSort && m.at >= b.chose }

// brought reports whether anything came of a moment.
func (m *moment) brought() bool {
	return slices.ContainsFunc(m.lines, func(l line) bool { return l.die > 0 || l.came })
}

// fold is the button that folds it away.
func (b *Board) fold(c *ui.Context, col *page.Column) {
	bt := ui.Button{Label: words.Say("scene.fold"), ID: "fold-scene", Default: b.picked == noPick, Tip: ui.Plain(words.Say("scene.fold.tip"))}
	if c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(bt))), bt) {
		b.folded = b.sceneAt + 1
		c.Touch()
	}
	col.Gap(6)
}

// earlier are the other moments of the day that came since the player chose last, before one of them.
func (b *Board) earlier(col *page.Column, v heart.View, sum game.Summary, s game.Seat, m *moment) {
	for _, x := range b.day(v, sum, s) {
		if !b.fresher(&x) || x.at >= m.at || !x.brought() {
			continue
		}
		col.Heading(words.Sentence(x.name))
		col.Gap(3)
		linesOn(col, x.lines)
		col.Gap(6)
	}
}

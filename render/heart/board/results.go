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

// What has come of a choice stays in sight. Before another's turn it is waited for; where
// one chooses again oneself, it lies over the chart, which is not needed for that, till one does or folds
// it.

// Held reports whether what came of one's turn is waited for.
func (b *Board) Held() bool {
	_, reading := b.Play.Beats().Page()
	return reading
}

// heldOf is whose turn it is that what came of is waited for: the last that was told of, if they sit here;
// at the end of a Game Turn whoever sits before the screen.
func (b *Board) heldOf() game.Seat {
	all := b.Play.Told()
	if at := lastOf(all, turnOf); at >= 0 && !b.turnOver() && b.Play.Persons().Has(all[at].Seat) {
		return all[at].Seat
	}
	return max(0, b.Play.Seat())
}

// again is the roller of a die that was thrown again at the wish of whoever sits here (18.3), while what came
// of it is waited for; Nobody where there is none.
func (b *Board) again() game.Seat {
	all := b.Play.Told()
	at := lastOf(all, func(e *game.Event) bool { return e.Kind == heart.ThrownAgain || e.Kind == heart.Decided })
	if at >= 0 && b.Held() && all[at].Kind == heart.ThrownAgain && told.AsAgain(&all[at]).By == b.Play.Seat() {
		return all[at].Seat
	}
	return game.Nobody
}

// cameAgain says what a die that was thrown again shows, and what became other by it, "" where none was.
func (b *Board) cameAgain(v heart.View, sum game.Summary) string {
	of, all := b.again(), b.Play.Told()
	if of == game.Nobody {
		return ""
	}
	at := lastOf(all, func(e *game.Event) bool { return e.Kind == heart.ThrownAgain })
	by := tell.Below(slices.DeleteFunc(slices.Clone(all[at:]), func(e game.Event) bool { return e.Seat != of }))
	if by == "" {
		by = words.Say("ask.held.again.bare")
	}
	return words.Sentences(tell.Event(v, sum, &all[at]), words.Whole(by))
}

// turnOver reports whether it is the Game Turn that is over.
func (b *Board) turnOver() bool {
	all, told := b.Play.Events(), len(b.Play.Told())
	return told < len(all) && all[told].Kind == heart.TurnBegan
}

// mapNext reports whether a turn of the Map Phase is next.
func (b *Board) mapNext() bool {
	all, told := b.Play.Events(), len(b.Play.Told())
	return b.Held() && told < len(all) && all[told].Kind == heart.MapTurnBegan
}

// timeNext reports whether the Time of whoever has chosen is up next, and the sheet of the end comes.
func (b *Board) timeNext() bool {
	all, told := b.Play.Events(), len(b.Play.Told())
	return b.Held() && told < len(all) && all[told].Kind == heart.TimeIsUp
}

// dayNext reports whether another day of whoever has chosen is next.
func (b *Board) dayNext() bool {
	all, at := b.Play.Events(), len(b.Play.Told())
	for at < len(all) && (all[at].Kind == heart.Surveyed || all[at].Kind == heart.ChitLaid || all[at].Kind == heart.ChitBack) { // what is looked over before it
		at++
	}
	return b.Held() && at < len(all) && all[at].Kind == heart.DaysBegan && all[at].Seat == b.heldOf()
}

// firstDay reports whether the days in a country have not begun yet for a seat: it has only marched there.
func (b *Board) firstDay(s game.Seat) bool {
	all := b.Play.Told()
	at := lastOf(all, func(e *game.Event) bool {
		return e.Seat == s && (e.Kind == heart.MapTurnBegan || e.Kind == heart.DaysBegan)
	})
	return at >= 0 && all[at].Kind == heart.MapTurnBegan
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
func (b *Board) fold() ui.Button {
	return ui.Button{Label: words.Say("scene.fold"), ID: "fold-scene", Default: b.picked == noPick, Size: 15, Tip: ui.Plain(words.Say("scene.fold.tip"))}
}

// before are the other moments of the day that came since the player chose last, before one of them.
func (b *Board) before(v heart.View, sum game.Summary, s game.Seat, m *moment) (out []moment) {
	for _, x := range b.day(v, sum, s) {
		if b.fresher(&x) && x.at < m.at && x.brought() {
			out = append(out, x)
		}
	}
	return out
}

// earlier shows them.
func earlier(col *page.Column, all []moment) {
	for _, x := range all {
		col.Heading(words.Sentence(x.name))
		col.Gap(3)
		linesOn(col, x.lines)
		col.Gap(6)
	}
}

// earlierInBrief names them, with what became other by them, a line each.
func (b *Board) earlierInBrief(col *page.Column, all []moment) {
	for _, x := range all {
		name := words.Sentence(x.name)
		if len(chipsOf(x.came)) == 0 {
			name = words.Terms(name, words.Say("strip.spared"))
		}
		b.headOn(col, ui.Plain(name), ui.Strong.At(16), x.came)
	}
	col.Gap(6)
}

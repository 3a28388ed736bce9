package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/ui"
)

// The first step of a month may be chosen before the pace is: it sets the pace of the month before,
// or the one that has been marked, a normal one in the first month of a journey, and goes there if the
// month's card leaves everything as it was told. So figures mean a neighbouring hex from the first month on.

// ahead is the march as it would be at the pace that is marked.
type ahead struct {
	turn  [2]int     // the month and the seat that a level has been marked in
	level nile.Level // the one that is marked there
	then  nile.View
	all   []game.Choice // what could be done then
	is    bool          // the hexes to choose from are those of then
}

// onward is a step that waits for the card of its month.
type onward struct {
	step game.Choice
	from int // the events there were before
}

// levelAhead is the pace that a step sets while none has been chosen this month; ok is false
// where nobody at this machine is to choose one.
func (b *Board) levelAhead(v nile.View) (nile.Level, bool) {
	if v.Phase() != nile.ChoosingPace || !b.mine(v) || !b.Play.Manned(v.Seat()) {
		return nile.Normal, false
	}
	if b.ahead.turn == [2]int{v.Turn(), int(v.Seat())} {
		return b.ahead.level, true
	}
	l, kept := v.KeptPace()
	switch {
	case b.Taught != nil:
		l = *b.Taught
	case !kept:
		l = nile.Normal
	}
	return l, true
}

// lookAhead lists the hexes that could be entered at the pace that is marked.
func (b *Board) lookAhead(v nile.View) {
	b.ahead.is = false
	l, ok := b.levelAhead(v)
	if !ok {
		return
	}
	then, choices, ok := v.AtPace(l)
	if !ok {
		return
	}
	b.ahead.then, b.ahead.all, b.ahead.is = then, choices, true
	b.aim(choices)
}

// onChart is the game as the chart tells of it: the march at the pace that is marked, where
// none has been chosen.
func (b *Board) onChart(v nile.View) nile.View {
	if b.ahead.is && v.Phase() == nile.ChoosingPace {
		return b.ahead.then
	}
	return v
}

// markPace marks the next pace, by key.
func (b *Board) markPace(c *ui.Context, v nile.View) {
	if v.Phase() != nile.ChoosingPace || !b.mine(v) || !v.Paced() || !c.HasKeys() || !c.Command(keys.Pace) {
		return
	}
	l, ok := b.levelAhead(v)
	if ok {
		l = (l + 1) % nile.Levels
	}
	b.ahead.turn, b.ahead.level = [2]int{v.Turn(), int(v.Seat())}, l
	b.choose(v)
	if !b.aimed(b.onChart(v)) {
		b.Picked = hexmap.None
	}
	c.Touch()
}

// take does a choice of the march, once the pace is set.
func (b *Board) take(a desk.Desk, v nile.View, ch game.Choice) {
	if v.Phase() != nile.ChoosingPace {
		b.do(a, ch, int(ch.Max))
		return
	}
	l, _ := b.levelAhead(v)
	for _, set := range b.choices {
		if set.Kind == nile.SetPace && set.Target == int32(l) {
			b.onward = &onward{step: ch, from: len(b.Play.Events())}
			b.do(a, set, 0)
			return
		}
	}
}

// goOn takes the step that waited for the month's card, unless that has changed anything:
// then it is shown anew, and has to be chosen again.
func (b *Board) goOn(a desk.Desk, v nile.View) {
	o := b.onward
	if o == nil || b.Play.Beats().Playing() {
		return
	}
	if _, reading := b.Play.Beats().Page(); reading {
		return
	}
	switch v.Phase() {
	case nile.Beset, nile.FacingMutiny, nile.HearingOfIvory, nile.LosingNotes:
		if v.Seat() == o.step.Seat { // what is aimed at is not forgotten over a misfortune
			return
		}
	}
	b.onward = nil
	if v.Seat() != o.step.Seat || v.Phase() != nile.Travelling || !b.mine(v) {
		return
	}
	all, cs := b.Play.Events(), b.Play.Choices()
	i := slices.IndexFunc(cs, func(c game.Choice) bool { return c.Kind == o.step.Kind && c.Target == o.step.Target })
	switch {
	case i < 0:
	case o.step.Kind == nile.GoHome: // no card is drawn in a port, and it has been asked about
		b.do(a, cs[i], int(cs[i].Max))
	case o.step.Kind == nile.EndTravel && befell(all[min(o.from, len(all)):]): // it is looked at anew, and one press more ends it
		b.armed = true
	case befell(all[min(o.from, len(all)):]) || cs[i].Odds != o.step.Odds || cs[i].Cost != o.step.Cost:
		b.Picked = hexmap.ID(o.step.Target)
	default:
		b.do(a, cs[i], int(cs[i].Max))
	}
}

// befell reports whether a month's card has done anything to a party.
func befell(told []game.Event) bool {
	return slices.ContainsFunc(told, func(e game.Event) bool {
		switch e.Kind {
		case nile.PaceSet, nile.CardDrawn:
			return false
		case nile.DisasterPasses:
			return nile.As[nile.DisasterPassesEvent](e).Averted
		}
		return true
	})
}

package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What the red button proposes about the hunt (18). The rules have a party hunt unless it is told
// not to; where that risks somebody and brings nothing that is needed, the button has it told so.

// fedFor is how many months the rations last of a party that needs no hunt, and hardlyFresh how
// many fresh rations are too few for one.
const fedFor, hardlyFresh = 6.0, 0.5

// hunter is a player who wants the guns to go out this month, needed or not.
type hunter struct {
	is   bool
	turn int
	seat game.Seat
}

// HuntNeedless reports whether the hunt of the viewing seat's party would risk somebody for
// nothing that is needed. On a first journey the hunt is shown.
func HuntNeedless(v nile.View) bool {
	o := v.HuntOdds()
	if o.Hunters == 0 || !o.Danger || v.Settings().Lesson != "" {
		return false
	}
	s, ok := v.Sheet(v.Seat())
	return ok && (s.Turns >= fedFor || o.Expected < hardlyFresh)
}

// spares reports whether the guns are to stay in camp though nobody has said so.
func (b *Board) spares(v nile.View) bool {
	if b.hunter == (hunter{true, v.Turn(), v.Seat()}) {
		return false
	}
	hunt, ok := b.Find(nile.Hunt)
	return ok && hunt.Target == 0 && HuntNeedless(v)
}

// huntToggle is whether the guns go out: the leader's to say.
func (b *Board) huntToggle(c *ui.Context, a desk.Desk, v nile.View, col *page.Column) {
	hunt, ok := b.Find(nile.Hunt)
	if !ok {
		return
	}
	set := hunt.Target == 0
	on := set && !b.spares(v)
	if !c.Toggle(col.Next(30), "board/hunt", words.Say("march.guns"), &on, ui.Plain(words.Say("march.guns.tip", "rule", string(hunt.Rule)))) {
		return
	}
	b.hunter = hunter{on, v.Turn(), v.Seat()}
	if on != set {
		b.do(a, hunt, 0)
		return
	}
	c.Touch()
}

// end ends the month, and has the party spare the hunt before where that is what was proposed.
func (b *Board) end(a desk.Desk, v nile.View, end game.Choice) {
	hunt, ok := b.Find(nile.Hunt)
	if !ok || !b.spares(v) {
		b.do(a, end, 0)
		return
	}
	b.do(a, hunt, 0)
	b.ending = true
}

// goOnEnding ends it then.
func (b *Board) goOnEnding(a desk.Desk) {
	if !b.ending || b.Play.Beats().Playing() || b.looking() {
		return
	}
	b.ending = false
	if end, ok := b.Find(nile.EndTravel); ok {
		b.do(a, end, 0)
	}
}

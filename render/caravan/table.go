package caravan

import (
	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// table is a game being played: the hand-over, the road, and the result.
type table struct {
	play *play.Play
	hand desk.Screen // the hand-over, nil while somebody sits here
	to   game.Seat   // whom it is for
	slip page.Slip
	says string // the words of what has been done and is to be told, "" for nothing

	load, offer int    // stones to take up, and to give
	name        string // what the place is to be called
	told        uint64 // version of the play that these were set for
}

// Name is the scene's name in traces.
func (*table) Name() string { return "caravan" }

// Game is the game that the screen belongs to.
func (*table) Game() desk.Game { return Game{} }

// Rule is where the rules open: at what can be done now.
func (t *table) Rule() string {
	switch v := t.view(); {
	case t.play.Over():
		return caravan.RuleEnd
	case v.AtWell():
		return caravan.RuleWell
	}
	return caravan.RuleRoad
}

// Scopes are the commands that work here.
func (t *table) Scopes() keymap.Scope {
	if _, must := t.play.HandOver(); must || t.play.Over() || t.view().AtWell() {
		return keymap.Table
	}
	return keymap.Table | onRoad
}

func (t *table) position() *caravan.Position {
	return t.play.Position().(*caravan.Position)
}

// view is the game as the player before the screen may see it.
func (t *table) view() caravan.View { return t.position().View(t.play.Seat()) }

// players are those who play.
func (t *table) players() []game.Player { return t.position().Summary().Players }

// Frame shows the screen of the step.
func (t *table) Frame(c *ui.Context, a desk.Desk) {
	a.Hear(t.play.Beats().Play(c.In.Now, t.watched(a))...)
	if at, ok := t.play.Beats().Wake(); ok {
		c.WakeAt(at)
	}
	t.play.Speed = play.Speed(a.Preferences().Opponents)
	t.play.Think(a)
	to, must := t.play.HandOver()
	switch {
	case t.play.Over():
		t.play.StandUp() // nobody's secrets are shown to all who look at the end
		c.Scope("caravan", func() { t.result(c, a) })
	case must:
		if t.hand == nil || t.to != to {
			who := t.players()[to]
			t.to = to
			t.hand = t.play.NewHandOver(play.HandOver{Name: who.Name, Colour: who.Colour, Note: ui.Plain(words.Say("hand.secret")), Plate: campPlate, Then: func() {
				t.play.SitDown()
				t.play.Seen()
				t.hand = nil
			}})
			a.Tracef("screen hand")
		}
		c.Scope("handover", func() { t.hand.Frame(c, a) })
	default:
		if t.told != t.play.Version {
			t.told, t.load, t.offer, t.name = t.play.Version, caravan.Capacity, 0, ""
		}
		c.Scope("caravan", func() { t.road(c) })
	}
	t.keys(c, a, must)
	if t.says != "" {
		t.slip.Say(c, words.Say(t.says))
		t.says = ""
	}
	if err := t.play.Failed; err != nil {
		t.play.Failed = nil
		if page.IsMinor(err) {
			t.slip.Say(c, words.Err(err))
		} else {
			a.Fail(err)
		}
	}
	t.slip.Draw(c)
}

// watched reports whether what happens takes its time to be seen: what computer players
// do, where anything moves.
func (t *table) watched(a desk.Desk) bool {
	_, theirs := t.play.Machine()
	return theirs && a.Preferences().Animations
}

// Compound: the targets of the screens are named each in a scope of its own.
func (*table) Compound() {}

// say has it be told when something has been done.
func (t *table) say(key string) func(ok bool) {
	return func(ok bool) {
		if ok {
			t.says = key
		}
	}
}

// keys are those that mean the same on every screen of a game. While the machine
// changes hands nothing is taken back: it is nobody's.
func (t *table) keys(c *ui.Context, a desk.Desk, handing bool) {
	p := t.play
	switch {
	case c.Command(keymap.QuickSave):
		p.QuickSave(func() { t.says = "flow.saved" })
	case c.Command(keymap.Undo):
		if !handing {
			p.Undo(t.say("flow.undone"))
		}
	case c.Command(keymap.Redo):
		if !handing {
			p.Redo(t.say("flow.redone"))
		}
	case c.Back():
		a.Push(p.Host().Pause())
	}
}

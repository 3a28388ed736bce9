package caravan

import (
	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/play"
	"sourceofthenile/render/scene"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// table is a game being played: the road, and the result.
type table struct {
	scene.Table

	load, offer int    // stones to take up, and to give
	name        string // what the place is to be called
	told        uint64 // version of the play that these were set for
}

// The pages.
const (
	onTheRoad = scene.First + iota
	atTheEnd
)

func newTable(p *play.Play) *table {
	t := &table{}
	t.Table = scene.New(p, scene.Pages{
		Step: t.step, Make: t.make, Name: func(scene.Screen) string { return "caravan" }, HandOver: t.handOver, Sat: p.Seen,
	})
	return t
}

// step is the page that the game is at. What computer players do is seen before the machine
// is handed over.
func (t *table) step() (at scene.Step, first bool) {
	if t.Play.Over() {
		return scene.Step{Screen: atTheEnd}, true
	}
	return scene.Step{Screen: onTheRoad}, t.Play.Beats().Playing()
}

func (t *table) make(at scene.Step, _ desk.Desk) desk.Screen {
	if at.Screen == atTheEnd {
		t.Play.StandUp() // nobody's secrets are shown to all who look at the end
		return scene.Drawn("result", t.result)
	}
	return scene.Drawn("road", t.road)
}

// handOver asks for the machine to be passed on.
func (t *table) handOver(to game.Seat) play.HandOver {
	who := t.players()[to]
	return play.HandOver{Name: who.Name, Colour: who.Colour, Note: ui.Plain(words.Say("hand.secret")), Plate: campPlate}
}

// Name is the scene's name in traces.
func (*table) Name() string { return "caravan" }

// Game is the game that the screen belongs to.
func (*table) Game() desk.Game { return Game{} }

// Rule is where the rules open: at what can be done now.
func (t *table) Rule() string {
	switch v := t.view(); {
	case t.Play.Over():
		return caravan.RuleEnd
	case v.AtWell():
		return caravan.RuleWell
	}
	return caravan.RuleRoad
}

// Scopes are the commands that work here.
func (t *table) Scopes() keymap.Scope {
	if _, must := t.Play.HandOver(); must || t.Play.Over() || t.view().AtWell() {
		return keymap.Table
	}
	return keymap.Table | onRoad
}

func (t *table) position() *caravan.Position {
	return t.Play.Position().(*caravan.Position)
}

// view is the game as the player before the screen may see it.
func (t *table) view() caravan.View { return t.position().View(t.Play.Seat()) }

// players are those who play.
func (t *table) players() []game.Player { return t.position().Summary().Players }

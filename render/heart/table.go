package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/first"
	"sourceofthenile/render/heart/press"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/play"
	"sourceofthenile/render/scene"
	"sourceofthenile/render/ui"
)

// table is a game being played: the board until the game is over, and then the final
// account. Nothing in it is secret (22.3), so nobody is asked to look away: who is asked
// sits down.
type table struct {
	scene.Table
	board *board.Board
	look  bool         // at the chart once more, after the end
	guide *guide.Guide // of a first journey; nil: nothing is taught
	notes *guide.Notes
	paper *gazette // what the paper makes of a game that is over
}

// The pages.
const (
	onBoard = scene.First + iota
	theAccount
)

// names are what they are called.
var names = [...]string{onBoard: "board", theAccount: "account"}

func newTable(p *play.Play) *table {
	p.Tell = beats
	first.Land(p)
	t := &table{board: board.New(p)}
	t.Table = scene.New(p, scene.Pages{
		Step: t.step, Make: t.make, Name: func(s scene.Screen) string { return names[s] }, Keys: t.keys, Above: t.teach, Dock: func(c *ui.Context) float64 { return t.guide.Dock(c) },
	})
	t.guide, t.notes = first.New(t.lessonOn()), first.Notes(t.lessonOn())
	return t
}

// step is the page that the game is at: the account stands when all has been seen.
func (t *table) step() (at scene.Step, first bool) {
	playing := t.Play.Beats().Playing()
	if t.Play.Over() && !t.look && !playing {
		return scene.Step{Screen: theAccount}, true
	}
	return scene.Step{Screen: onBoard}, playing
}

func (t *table) make(at scene.Step, _ desk.Desk) desk.Screen {
	if at.Screen == theAccount {
		return scene.Drawn("account", t.account)
	}
	return scene.Drawn("board", t.board.Frame)
}

// Name is the scene's name in traces.
func (*table) Name() string { return "heart" }

// Game is the game that the screen belongs to.
func (*table) Game() desk.Game { return Game{} }

// Rule is where the rules open: at what is asked.
func (t *table) Rule() string {
	if step, _, ok := t.position().View(game.Nobody).Asked(); ok {
		return string(step.Rule())
	}
	return box.RuleEnd
}

// Scopes are the commands that work here.
func (t *table) Scopes() keymap.Scope {
	if t.Play.Over() && !t.look {
		return keymap.Table
	}
	return keymap.Table | board.OnBoard
}

// Wide: the chart has a use for a large window, the account of the end has not.
func (t *table) Wide() bool { return !t.Play.Over() || t.look }

func (t *table) position() *heart.Position {
	return t.Play.Position().(*heart.Position)
}

// keys are those of the game's own.
func (t *table) keys(c *ui.Context, a desk.Desk) {
	switch {
	case c.Command(board.Journal):
		t.journal(a)
	case c.Command(board.Points):
		a.Push(press.NewRecords(t.Play))
	case c.Command(board.Paper):
		a.Push(press.NewPaper(t.Play))
	case t.look && c.Back():
		t.look = false
	}
}

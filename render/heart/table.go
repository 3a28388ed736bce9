package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/first"
	"sourceofthenile/render/heart/press"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// table is a game being played: the board until the game is over, and then the final
// account. Nothing in it is secret (22.3), so nobody is asked to look away: who is asked
// sits down.
type table struct {
	play  *play.Play
	board *board.Board
	slip  page.Slip
	says  string       // the words of what has been done and is to be told, "" for nothing
	look  bool         // at the chart once more, after the end
	guide *guide.Guide // of a first journey; nil: nothing is taught
	notes *guide.Notes
	paper *gazette // what the paper makes of a game that is over
}

func newTable(p *play.Play) *table {
	p.Tell = beats
	first.Land(p)
	t := &table{play: p, board: board.New(p)}
	t.guide, t.notes = first.New(t.lessonOn()), first.Notes(t.lessonOn())
	return t
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
	if t.play.Over() && !t.look {
		return keymap.Table
	}
	return keymap.Table | board.OnBoard
}

// Compound: the targets of the screens are named each in a scope of its own.
func (*table) Compound() {}

// Wide: the chart has a use for a large window, the account of the end has not.
func (t *table) Wide() bool { return !t.play.Over() || t.look }

func (t *table) position() *heart.Position {
	return t.play.Position().(*heart.Position)
}

// Frame shows the board, or the account of a game that is over.
func (t *table) Frame(c *ui.Context, a desk.Desk) {
	p := t.play
	p.Palette = chart.Palette(a.Preferences().Palette)
	p.Speed = play.Speed(a.Preferences().Opponents)
	p.Beats().Pressed(c.In)
	a.Hear(p.Beats().Play(c.In.Now, a.Preferences().Animations)...)
	if at, ok := p.Beats().Wake(); ok {
		c.WakeAt(at)
	}
	playing := p.Beats().Playing()
	if _, must := p.HandOver(); must && !playing && !p.Over() {
		p.SitDown()
	}
	if !playing {
		p.Think(a)
	}
	switch {
	case p.Over() && !t.look && !playing:
		c.Scope("account", func() { t.account(c, a) })
	case p.Away() && !playing:
		c.Scope("handover", func() { p.NewAway().Frame(c, a) })
	default:
		c.Scope("board", func() { t.board.Frame(c, a) })
	}
	t.keys(c, a)
	if t.says != "" {
		t.slip.Say(c, words.Say(t.says))
		t.says = ""
	}
	if err := p.Failed; err != nil {
		p.Failed = nil
		if page.IsMinor(err) {
			t.slip.Say(c, words.Err(err))
		} else {
			a.Fail(err)
		}
	}
	t.slip.Draw(c)
	t.teach(c, a)
}

// say has it be told when something has been done.
func (t *table) say(key string) func(ok bool) {
	return func(ok bool) {
		if ok {
			t.says = key
		}
	}
}

// keys are those that mean the same on every screen of a game.
func (t *table) keys(c *ui.Context, a desk.Desk) {
	p := t.play
	switch {
	case c.Command(keymap.QuickSave):
		p.QuickSave(func() { t.says = "flow.saved" })
	case c.Command(keymap.Undo):
		p.Undo(t.say("flow.undone"))
	case c.Command(keymap.Redo):
		p.Redo(t.say("flow.redone"))
	case c.Command(board.Journal):
		t.journal(a)
	case c.Command(board.Points):
		a.Push(press.NewRecords(p))
	case c.Command(board.Paper):
		a.Push(press.NewPaper(p))
	case t.look && c.Back():
		t.look = false
	case c.Back():
		a.Push(p.Host().Pause())
	}
}

package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/first"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/press"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/play"
	"sourceofthenile/render/scene"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// table is a game being played: the board until the game is over, and then the final
// account. Nothing in it is secret (22.3), so nobody is asked to look away: what came of a turn stays on the
// board till it has been read, with whose turn is next, and whoever that is goes on. Whoever is asked in
// between sits down.
type table struct {
	scene.Table
	moved game.Seat // whose turn it was last, of those who sit here; Nobody before the first
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
	t := &table{board: board.New(p), moved: game.Nobody}
	p.Tell = func(d *play.Doing) []play.Beat { return beatsHere(p, d, t.moved, t.passes) }
	first.Land(p)
	t.Table = scene.New(p, scene.Pages{
		Step: t.step, Make: t.make, Name: func(s scene.Screen) string { return names[s] }, Keys: t.keys, HandOver: t.handOver, Passes: t.passes, Sat: t.sat, Above: t.teach, Dock: t.dock,
	})
	t.guide, t.notes = first.New(t.lessonOn()), first.Notes(t.lessonOn())
	return t
}

// dock is what the voice of a first journey has of the window's foot: on the board no more than its left
// column, so that the days and the Sheet keep their height.
func (t *table) dock(c *ui.Context) float64 {
	t.board.Foot = 0
	if w := t.board.Beside(c); w > 0 && t.At.Screen == onBoard {
		t.board.Foot = t.guide.DockIn(c, w)
		return 0
	}
	return t.guide.Dock(c)
}

// passes reports whether the machine is handed over to a seat with a card: where its own turn begins, and
// something befell it while another had the machine, where it is asked whether it envies, and where the first march
// begins. What came of the turn before has stood on the board till it was read.
func (t *table) passes(to game.Seat) bool {
	switch was := t.Play.Seat(); {
	case !t.inTurns() || !t.own(to):
		return false
	case t.moved == game.Nobody: // out of the set-up
		return was != game.Nobody && was != to
	}
	return t.moved != to && (t.envies(to) || t.board.Befell(t.moved, to))
}

// envies reports whether a seat is asked that: between two Game Turns, with nothing else before it.
func (t *table) envies(to game.Seat) bool {
	step, s, ok := t.position().View(game.Nobody).Asked()
	return ok && step == heart.Envying && s == to
}

// inTurns reports whether the set-up is over, in which all buy by turns.
func (t *table) inTurns() bool { return t.position().View(game.Nobody).GameTurn() > 0 }

// own reports whether a seat that is asked is asked in its own turn, or at the end of a Game Turn.
func (t *table) own(s game.Seat) bool {
	in := t.position().View(game.Nobody).InTurn()
	return in == s || in == game.Nobody
}

// sat notes whose turn it is of whoever has sat down.
func (t *table) sat() {
	if t.inTurns() && t.own(t.Play.Seat()) {
		t.moved = t.Play.Seat()
	}
}

// rise has somebody stand up who was asked in another's turn and whose own is next: what came of
// that one is told first.
func (t *table) rise() {
	if s := t.Play.Seat(); s != game.Nobody && t.Play.Acting().Has(s) && t.passes(s) {
		t.Play.StandUp()
	}
}

// handOver tells what came of the turn that is over, and asks for the next player.
func (t *table) handOver(to game.Seat) play.HandOver {
	who, cfg := t.Play.Position().Summary().Players[to], t.position().View(game.Nobody).Settings().Players[to]
	h := play.HandOver{
		Name: who.Name, Colour: who.Colour, Note: ui.Plain(words.Say("handover.note")),
		Plate: plates.Of("place/camp"), Face: faces.Named(cfg.Name, cfg.Face),
	}
	was := t.moved
	if was == game.Nobody && !t.Play.Away() { // out of the set-up, of which all have seen all
		t.board.Carried()
		return h
	}
	if was == game.Nobody { // who plays by letter has sat here from the first
		was = t.Play.Seat()
	}
	if m := t.board.MoveOf(was, to); m != nil {
		h.Tells, h.Plate = m.Tell, m.Plate()
		if !t.Play.Away() { // what came of that turn has been read on the board
			h.Tells = m.TellNext
		}
	}
	return h
}

// step is the page that the game is at: the account stands when all has been seen.
func (t *table) step() (at scene.Step, first bool) {
	playing := t.Play.Beats().Playing() || t.board.Held()
	if t.Play.Over() && !t.look && !playing {
		return scene.Step{Screen: theAccount}, true
	}
	first = playing || t.board.Reading() // the papers are read by whoever has made them
	if !first {
		t.rise()
	}
	at = scene.Step{Screen: onBoard}
	if t.inTurns() { // a press that was meant for whoever sat here sets nothing off
		at.Seat = t.Play.Seat()
	}
	return at, first
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
	if t.At.Screen == scene.Hand || t.Play.Over() && !t.look {
		return keymap.Table
	}
	return keymap.Table | board.OnBoard
}

// Wide: the chart has a use for a large window, the account of the end and the card on which the
// machine is handed over have not.
func (t *table) Wide() bool { return t.At.Screen != scene.Hand && (!t.Play.Over() || t.look) }

// Grows: the Matrix, the Sheet and the scenes are read; the chart has what is left.
func (*table) Grows() float64 { return 0.85 }

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
	case c.Command(board.Paper), t.board.PaperAsked():
		a.Push(press.NewPaper(t.Play))
	case t.look && c.Back():
		t.board.GoBack()
	}
}

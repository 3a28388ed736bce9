package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/first"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/scene"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// table is a game being played: the board until the game is over, and then the last page.
type table struct {
	scene.Table
	board *board.Board
	guide *guide.Guide // of a first journey; nil: nothing is taught
	notes *guide.Notes
}

// The pages.
const (
	onBoard = scene.First + iota
	finding
	parting
	missed
	theEnd
)

var names = [...]string{onBoard: "board", finding: "finding", parting: "parting", missed: "missed", theEnd: "ending"}

func newTable(p *play.Play) *table {
	p.Tell, p.Yields, p.Opens = beats, yields, opens
	t := &table{board: board.New(p)}
	pages := scene.Pages{Step: t.step, Make: t.make, Reading: t.reading, Name: func(s scene.Screen) string { return names[s] }, Keys: t.keys, Above: t.teach, Dock: func(c *ui.Context) float64 { return t.guide.Dock(c) }}
	if p.Position().(*island.Position).View(game.Nobody).Silent() {
		pages.HandOver = t.handOver // else nothing is hidden from anybody
	}
	t.Table = scene.New(p, pages)
	t.guide, t.notes = first.New(t.lessonOn()), first.Notes(t.lessonOn())
	return t
}

// yields reports whether it is asked who goes next: a computer player says so when the persons at the table have (7.1).
func yields(pos game.Position) bool {
	step, _, ok := pos.(*island.Position).View(game.Nobody).Asked()
	return ok && step == island.Asking
}

// opens reports whether two Talk: a companion gives what it has come to give before the other has to answer it (17.5).
func opens(pos game.Position) bool {
	step, _, ok := pos.(*island.Position).View(game.Nobody).Asked()
	return ok && step == island.Talking
}

// keys are those of the game's own.
func (t *table) keys(c *ui.Context, a desk.Desk) {
	if asked := t.board.AskedForLog(); c.Command(board.Journal) || asked {
		t.journal(a, t.board.View().Seat())
	}
}

// reading reports whether it is being read out what a Quest has found, or who is lost.
func (t *table) reading() bool {
	_, reading := t.board.Finding()
	_, parts := t.board.Parting()
	return reading || parts
}

// step is the page that the game is at. Whose turn is next, all decide before the machine is
// handed over (7.1), and two who talk sit down together (17.5).
func (t *table) step() (at scene.Step, first bool) {
	if t.Play.Beats().Playing() {
		return scene.Step{Screen: onBoard}, true
	}
	if part, ok := t.board.Finding(); ok {
		return scene.Step{Screen: finding, Part: part}, true
	}
	if part, ok := t.board.Parting(); ok {
		return scene.Step{Screen: parting, Part: part}, true
	}
	if t.Play.Over() {
		return scene.Step{Screen: theEnd}, true
	}
	if part, ok := t.board.Missed(); ok {
		return scene.Step{Screen: missed, Part: part}, true
	}
	asked, _ := t.board.Asks()
	if t.board.Together() && asked == island.Asking && t.Play.Seat() != game.Nobody && (t.Play.Acting()&t.Play.Persons()).Count() > 1 {
		t.Play.StandUp() // several look on and may have said it: nobody's hand is opened before the others have looked away
	}
	return scene.Step{Screen: onBoard}, t.board.Together() && (asked == island.Asking || asked == island.Talking)
}

func (t *table) make(at scene.Step, _ desk.Desk) desk.Screen {
	switch at.Screen {
	case finding:
		return scene.Drawn("finding", t.board.ReadOut)
	case parting:
		return scene.Drawn("parting", t.board.Part)
	case missed:
		return scene.Drawn("missed", t.board.CatchUp)
	case theEnd:
		t.Play.StandUp()
		return board.NewEnding(t.board)
	}
	return scene.Drawn("board", t.board.Frame)
}

// handOver asks for the machine to be passed on.
func (t *table) handOver(to game.Seat) play.HandOver {
	who := t.Play.Position().Summary().Players[to]
	h := play.HandOver{Name: who.Name, Colour: who.Colour, Note: page.Cited(words.Say("handover.note"), box.RuleSilence), Ready: words.Say("handover.ready", "who", ui.Escape(who.Name)), Face: t.board.Face(to), Tells: t.board.Since(to), Behind: t.board.Behind}
	if step, _ := t.board.Asks(); step == island.Beginning || step == island.Keeping { // who begins, and who is next
		var then []string
		for s := range t.Play.Persons().All() {
			if s != to && (step == island.Beginning || t.Play.Acting().Has(s)) {
				then = append(then, t.Play.Position().Summary().Players[s].Name)
			}
		}
		h.Note = page.Cited(words.Sentences(words.Say("handover.dealt", "who", who.Name, "then", words.List(then)), words.Say("handover.note")), box.RuleSilence)
	}
	if h.Face == nil { // before anybody is ashore
		h.Plate = plates.Of("place/SHP")
	}
	return h
}

// Name is the scene's name in traces.
func (*table) Name() string { return "island" }

// Game is the game that the screen belongs to.
func (*table) Game() desk.Game { return Game{} }

// Rule is where the rules open: at what is asked.
func (t *table) Rule() string {
	if step, _, ok := t.Play.Position().(*island.Position).View(game.Nobody).Asked(); ok {
		return string(step.Rule())
	}
	return box.RuleWinning
}

// Scopes are the commands that work here.
func (t *table) Scopes() keymap.Scope {
	if _, must := t.Play.HandOver(); must || t.Play.Over() {
		return keymap.Table
	}
	return keymap.Table | board.OnBoard | keymap.Numbered
}

// Wide: the chart has a use for a large window, the last page has not.
func (t *table) Wide() bool { return !t.Play.Over() }

// Grows: its cards, its list and its log are read too.
func (*table) Grows() float64 { return 0.85 }

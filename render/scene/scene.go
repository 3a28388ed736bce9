// Package scene is the table of a game that is being played, whichever it is: it shows the
// page of the step that the game is at, passes the machine from player to player, plays
// what a command has led to, and holds the keys that mean the same on every page. A
// game gives its pages for its steps.
package scene

import (
	"fmt"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Screen is a page of the table: a game numbers its own, from First.
type Screen uint8

// The screens that are no game's own.
const (
	None  Screen = iota
	Hand         // the machine is handed over
	First        // of a game's own
)

// Step says which page is shown.
type Step struct {
	Screen Screen
	Seat   game.Seat // whose it is
	Part   uint64    // tells one visit from the next of the same kind
}

// Pages are what a game brings to its table. Of what stands behind Make all may be nil.
type Pages struct {
	// Step is the step that the game is at; first: it is shown before the machine is handed
	// over.
	Step func() (at Step, first bool)
	// Make makes its page. It is shown till there is another step.
	Make func(at Step, a desk.Desk) desk.Screen
	// Name is what a screen is called in traces; the targets on it are named in a scope of
	// that name, or of Scope's.
	Name  func(s Screen) string
	Scope func(s Screen) string
	// HandOver asks for the machine to be passed to a player; nil: nothing is hidden from
	// anybody, and whoever is to act sits down. Sat is what follows when they have.
	HandOver func(to game.Seat) play.HandOver
	// Passes reports whether the machine is handed over to a seat that is to act; where it is
	// not, whoever it is sits down. nil: always.
	Passes func(to game.Seat) bool
	Sat    func()
	// Before comes before all else in a frame. A game that has it asks those to think who
	// are no persons.
	Before func(a desk.Desk)
	// Reading reports whether something is being read that computer players wait for; nil:
	// nothing ever is.
	Reading func() bool
	// Line is the line of the sequence of play, for the guard; Coming what is done when a
	// step is about to be shown.
	Line   func() int
	Coming func(now float64, want Step)
	// Lies reports whether a screen lies over the board, and Board draws that.
	Lies  func(s Screen) bool
	Board func(c *ui.Context, a desk.Desk)
	// Keys are the keys of the game's own; those that it takes are no others'. Besides is
	// drawn behind them, Above upon all.
	Keys, Besides, Above func(c *ui.Context, a desk.Desk)
	// Dock is how high a strip at the foot of the window is, which Above fills and all else keeps
	// off; nil: there is none.
	Dock func(c *ui.Context) float64
	// MayTurnBack reports whether the page shown belongs to the player who would take
	// something back. Undo and Redo do it where one command is not all.
	MayTurnBack func() bool
	Undo, Redo  func(then func(ok bool))
}

// Table is that table.
type Table struct {
	Play  *play.Play
	At    Step
	Sub   desk.Screen // the page shown
	Guard play.Guard

	pages   Pages
	turning bool // what a command has led to was being shown in the last frame
	slip    page.Slip
	says    string // the words of what has been done and is to be told, "" for nothing
}

// New is the table of a game with these pages.
func New(p *play.Play, pages Pages) Table { return Table{Play: p, pages: pages} }

// Tick lets the page shown move.
func (t *Table) Tick(a desk.Desk) bool {
	if r, ok := t.Sub.(desk.Runner); ok {
		return r.Tick(a)
	}
	return false
}

// Compound: the pages name their targets each in a scope of its own.
func (*Table) Compound() {}

// Page implements desk.Paged: a page comes up anew for each player.
func (t *Table) Page() string { return fmt.Sprint(t.named(t.At.Screen), " ", t.At.Seat) }

// Frame shows the page of the step.
func (t *Table) Frame(c *ui.Context, a desk.Desk) {
	p := t.Play
	p.Speed, p.Palette = play.Speed(a.Preferences().Opponents), chart.Palette(a.Preferences().Palette)
	if t.Sub == nil && p.Waiting() { // for what belongs to the set-up
		page.PlainBackdrop(c)
		return
	}
	p.Beats().Pressed(c.In)
	was := t.At.Screen
	if t.Settle(c.In.Now, a); t.At.Screen != was {
		c.Rest()
	}
	if at, ok := p.Beats().Wake(); ok {
		c.WakeAt(at)
	}
	strip := 0.0
	if t.pages.Dock != nil {
		strip = t.pages.Dock(c)
	}
	if strip > 0 {
		c.Panel(ui.R(0, c.H-strip, c.W, strip), ui.PaperPanel)
	}
	c.H -= strip
	t.Guard.Frame(c)
	if t.lies() {
		t.below(c, a)
	}
	c.Scope(t.scope(), func() { t.Sub.Frame(c, a) })
	t.Keys(c, a)
	t.draw(t.pages.Besides, c, a)
	if t.want() != t.At {
		c.Touch()
	}
	t.tellFailure(c, a)
	if t.says != "" {
		t.slip.Say(c, words.Say(t.says))
		t.says = ""
	}
	t.slip.Draw(c)
	t.elsewhere(c)
	c.H += strip
	t.draw(t.pages.Above, c, a)
}

// elsewhere says that the machine which has the table is not heard, once that has lasted, or what
// somebody has said at another one.
func (t *Table) elsewhere(c *ui.Context) {
	text, rest := "", time.Duration(0)
	if said := t.Play.Host().Said; said != nil {
		text, rest = said()
	}
	if since, lost := t.Play.Lost(); lost {
		if rest = play.Patience - since; rest <= 0 {
			text = words.Say("far.lost")
		}
	}
	if rest > 0 {
		c.WakeAt(c.In.Now + rest.Seconds())
	}
	if text == "" {
		return
	}
	w := min(c.W-2*lostIn, c.TextWidth(text, ui.Body)+2*lostIn)
	c.Float("lost", ui.R((c.W-w)/2, 2, w, ui.BarH-4), ui.TipPanel, func(in ui.Rect) {
		c.Text(in, text, c.Fit(text, ui.Body.To(ui.Centre), in.W))
	})
}

// lostIn is between the strip that says so and what stands on it, in units.
const lostIn = 18.0

func (t *Table) draw(what func(c *ui.Context, a desk.Desk), c *ui.Context, a desk.Desk) {
	if what != nil {
		what(c, a)
	}
}

// Settle finds the page of the step and makes it if another was shown.
func (t *Table) Settle(now float64, a desk.Desk) {
	p := t.Play
	if t.pages.Before != nil {
		t.pages.Before(a)
	}
	a.Hear(p.Beats().Play(now, a.Preferences().Animations)...)
	if playing := p.Beats().Playing(); playing != t.turning {
		t.turning = playing
		a.Tracef("%s", map[bool]string{true: "turning", false: "turned"}[playing])
	}
	_, reads := p.Beats().Page()
	if to, must := p.HandOver(); must && !reads && !t.passes(to) && !p.Away() && !p.Beats().Playing() && !p.Waiting() {
		t.SitDown()
	}
	if t.pages.Before == nil && (t.pages.Reading == nil || !t.pages.Reading()) {
		p.Think(a)
	}
	want := t.want()
	if t.pages.Coming != nil {
		t.pages.Coming(now, want)
	}
	line := 0
	if t.pages.Line != nil {
		line = t.pages.Line()
	}
	t.Guard.Note(now, t.Sub != nil && want != t.At, line)
	if t.Sub != nil && want == t.At {
		return
	}
	t.At = want
	if want.Screen == Hand {
		t.Sub = t.handOver(want.Seat)
	} else {
		t.Sub = t.pages.Make(want, a)
	}
	a.Tracef("screen %s", t.named(want.Screen))
	a.Open(t.Sub)
}

// want is the step that should be shown now.
func (t *Table) want() Step {
	if t.Sub != nil && t.Play.Waiting() { // what has been done may not be all that was given
		return t.At
	}
	at, first := t.pages.Step()
	if to, must := t.Play.HandOver(); must && !first && (t.passes(to) || t.Play.Away()) {
		return Step{Screen: Hand, Seat: to}
	}
	return at
}

// passes reports whether the machine is handed over to a seat that is to act.
func (t *Table) passes(to game.Seat) bool {
	return t.pages.HandOver != nil && (t.pages.Passes == nil || t.pages.Passes(to))
}

// named is what a screen is called in traces.
func (t *Table) named(s Screen) string {
	if s == Hand {
		return "hand"
	}
	return t.pages.Name(s)
}

// scope is what the targets on the page shown are named in.
func (t *Table) scope() string {
	switch {
	case t.pages.Scope != nil:
		return t.pages.Scope(t.At.Screen)
	case t.At.Screen == Hand:
		return "handover"
	}
	return t.pages.Name(t.At.Screen)
}

// handOver asks for the machine to be passed on.
func (t *Table) handOver(to game.Seat) desk.Screen {
	if t.pages.HandOver == nil {
		return t.Play.NewAway()
	}
	h := t.pages.HandOver(to)
	h.Then = t.SitDown
	return t.Play.NewHandOver(h)
}

// SitDown puts the player who is to act before the screen.
func (t *Table) SitDown() {
	t.Play.SitDown()
	if t.pages.Sat != nil {
		t.pages.Sat()
	}
}

// lies reports whether the page shown lies over the board.
func (t *Table) lies() bool { return t.pages.Lies != nil && t.pages.Lies(t.At.Screen) }

// below draws the board that a sheet lies over: as large as ever where the sheet is larger.
func (t *Table) below(c *ui.Context, a desk.Desk) {
	if c.Under == 0 || c.Under == c.Scale {
		t.pages.Board(c, a)
		return
	}
	c.Behind(c.Under, func(c *ui.Context) { t.pages.Board(c, a) })
}

// Keys are those that mean the same on every page of a game; a page that needs one
// for itself has taken it already.
func (t *Table) Keys(c *ui.Context, a desk.Desk) {
	t.draw(t.pages.Keys, c, a)
	p := t.Play
	switch {
	case c.Command(keymap.QuickSave):
		p.QuickSave(func() { t.says = "flow.saved" })
	case c.Command(keymap.Undo):
		t.turnBack(t.pages.Undo, p.Undo, "flow.undone")
	case c.Command(keymap.Redo):
		t.turnBack(t.pages.Redo, p.Redo, "flow.redone")
	case c.Back():
		a.Push(p.Host().Pause())
	}
}

// turnBack takes back or does again, and tells it. While the machine changes hands
// nothing is: it is nobody's.
func (t *Table) turnBack(own, usual func(then func(ok bool)), key string) {
	if t.At.Screen == Hand || t.pages.MayTurnBack != nil && !t.pages.MayTurnBack() {
		return
	}
	if own != nil {
		usual = own
	}
	usual(func(ok bool) {
		if ok {
			t.says = key
		}
	})
}

// tellFailure shows what went wrong last: on a slip where nothing is lost by
// it, else in a sheet that must be answered.
func (t *Table) tellFailure(c *ui.Context, a desk.Desk) {
	err := t.Play.Failed
	if err == nil {
		return
	}
	t.Play.Failed = nil
	if page.IsMinor(err) {
		t.slip.Say(c, words.Err(err))
		return
	}
	text := ui.Plain(page.Sentence(err))
	if r := page.RefusalOf(err); r != nil {
		text = page.Behind(text, page.Rule(string(r.Rule)))
	}
	a.Tell(words.Say("flow.failed"), text)
	c.Touch()
}

// drawn is a page that is drawn by a function.
type drawn struct {
	name  string
	frame func(c *ui.Context, a desk.Desk)
}

// Drawn is a page that is drawn by a function.
func Drawn(name string, frame func(c *ui.Context, a desk.Desk)) desk.Screen {
	return &drawn{name, frame}
}

// Name is the page's name in traces.
func (d *drawn) Name() string { return d.name }

// Frame draws it.
func (d *drawn) Frame(c *ui.Context, a desk.Desk) { d.frame(c, a) }

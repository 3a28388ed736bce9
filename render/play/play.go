package play

import (
	"slices"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
)

// Keeper keeps the game that is played; the program implements it with package saves. It
// takes the game down as it stands and returns at once; done is told on the game loop
// how the writing ended, unless a later one has taken its place.
type Keeper interface {
	// Autosave is called after every turn.
	Autosave(done func(err error))
	// Done is called after every command that was carried out, with its kind, and
	// with game.KindUndo and game.KindRedo where one was taken back or done again.
	Done(kind game.Kind)
	// QuickSave is F5.
	QuickSave(done func(err error))
}

// Beside does something that may take a while beside the loop, which it must not
// touch, and then the rest on the loop.
func (p *Play) Beside(do, then func()) {
	if p.host.Beside == nil {
		do()
		then()
		return
	}
	p.host.Beside(do, then)
}

// Host is what a game being played asks of the program. Any of it may be nil.
type Host struct {
	Keeper Keeper
	// Exports writes what is exported; it has no Exporter where nothing can be.
	Exports *Exports
	// Bots makes the computer players of the game.
	Bots BotMaker
	// Pause is the menu over the game.
	Pause func() desk.Screen
	// Watch shows the game from its beginning, as it was played.
	Watch func(a desk.Desk)
	// Leave leaves the game for the title.
	Leave func(a desk.Desk)
	// Copy has other programs paste a text; nil: nothing can be copied.
	Copy func(text string) error
	// Onto leaves the game for the set-up of another one on its map; nil: nothing begins on it.
	Onto func(a desk.Desk)
	// Begin leaves the game for another one, with these settings and computer players by
	// seat.
	Begin func(a desk.Desk, settings []byte, sitters []string)
	// Seed is what its chance began with, shown when it is over.
	Seed uint64
	// Again is how often the game was taken up at a moment from which it had been
	// played on already.
	Again int
	// Beside does something beside the loop, and then the rest on it; nil: at once.
	Beside func(do, then func())
	// Said is what somebody else has said at a table of several machines a moment ago, "" for
	// nothing, and for how long it is shown still; nil: nobody can.
	Said func() (text string, rest time.Duration)
	// Home is this player's place in a game that goes from one to the next in sealed files;
	// nil: all play at this machine.
	Home *Home
}

// Play is a game that is shown at this machine: its board, who sits before the
// screen, and what has happened since that player last looked. Screens decide
// nothing: they show what the board offers and hand choices to Do.
type Play struct {
	Board
	hand    Hand
	waiting bool     // for an answer to what was given
	next    []func() // to be done when there is none to wait for
	host    Host
	turn    [2]int // that the last command has led to

	seat  game.Seat // who sits before the screen; Nobody while the machine is handed over
	Since []int     // by seat: number of events already told to that player
	beats Beats
	last  *Doing // the last command; nil: nothing is left of it to be told
	// Tell makes the beats of each command; nil: all is seen at once. The screens
	// of the game set it.
	Tell Teller
	// Settled reports whether a position is in a step that persons settle, whoever is
	// to act by the rules; nil: there are none.
	Settled func(pos game.Position) bool
	// Yields reports whether a position asks several at once, and computer players let the
	// persons here answer first; nil: never.
	Yields func(pos game.Position) bool
	// Opens reports whether a position asks several at once, and computer players do theirs before
	// the persons here; nil: never.
	Opens func(pos game.Position) bool
	// Lookback are the pages on which a player looks back on the game so far, for the menu over it; nil: there are none.
	// The screens of the game set it.
	Lookback func() []Lookback
	bots     bots
	Speed    Speed // of what computer players do, as it is set now
	// Failed is the last thing that went wrong (a refused command, a save
	// that could not be written), nil when all is well. A screen shows it
	// and clears it.
	Failed error
	// Version goes up with every change of the position: what is painted
	// from it can be kept until then.
	Version uint64

	Palette chart.Palette // the colours that charts are drawn in now
}

// New sits down at a board, with the hand that gives commands there.
func New(b Board, hand Hand, h Host) *Play {
	p := &Play{Board: b, hand: hand, host: h, seat: game.Nobody, Version: 1}
	for seat := range game.Seat(p.Position().Seats()) {
		p.Since = append(p.Since, p.chose(seat))
	}
	p.turn = p.Turn()
	b.Watch(p.seen)
	p.seatAlone()
	return p
}

// Host is the program that the game is played in.
func (p *Play) Host() *Host { return &p.host }

// Position is the game as the player before the screen knows it.
func (p *Play) Position() game.Position { return p.Board.Position(p.seat) }

// Events is everything that has happened, as the player before the screen was told of it.
func (p *Play) Events() []game.Event { return p.Board.Events(p.seat) }

// Len is how many steps the player before the screen knows of.
func (p *Play) Len() int { return p.Board.Len(p.seat) }

// Step is the k-th step, as the player before the screen knows it.
func (p *Play) Step(k int) Step { return p.Board.Step(k, p.seat) }

// Over reports whether the game has ended.
func (p *Play) Over() bool { return p.Acting().Empty() }

// Seat is who sits before the screen, Nobody while the machine changes hands.
func (p *Play) Seat() game.Seat { return p.seat }

// HandOver reports whether the machine must change hands before play goes
// on, and to whom: not while a computer player is to act. The screen must then show
// no secret. Where several may act, who sits before the screen goes first.
func (p *Play) HandOver() (to game.Seat, must bool) {
	acting := p.Acting()
	if acting.Has(p.seat) {
		return p.seat, false
	}
	if p.Away() {
		return acting.First(), true
	}
	if _, thinks := p.Machine(); thinks {
		return p.seat, false
	}
	to = acting.First()
	for s := range acting.All() {
		if p.Manned(s) {
			to = s
			break
		}
	}
	return to, to != game.Nobody && to != p.seat
}

// SitDown puts the seat that is to move before the screen: where several may, the
// first that a person plays.
func (p *Play) SitDown() {
	if p.Away() {
		return // they sit elsewhere
	}
	to, _ := p.HandOver()
	p.sit(to)
	p.Version++
}

// Choices lists what the player before the screen may do now; nothing while
// the machine changes hands.
func (p *Play) Choices() []game.Choice {
	if p.seat == game.Nobody || !p.Manned(p.seat) { // under orders nothing is chosen by hand
		return nil
	}
	return p.ChoicesOf(p.seat)
}

// Find is the first choice that is fit.
func (p *Play) Find(fit func(c *game.Choice) bool) (game.Choice, bool) {
	for _, c := range p.Choices() {
		if fit(&c) {
			return c, true
		}
	}
	return game.Choice{}, false
}

// Do takes a choice, n times where it counts. Where it is refused, Failed says why.
func (p *Play) Do(c game.Choice, n int) { p.Command(c.Command(n), nil) }

// Name takes a choice that wants words, with these; without any the rules
// find some. Where it is refused, Failed says why.
func (p *Play) Name(c game.Choice, text string) { p.Command(Named(c, text), nil) }

// Named is the command that Name gives.
func Named(c game.Choice, text string) game.Command {
	cmd := c.Command(0)
	cmd.Text = text
	return cmd
}

// Command gives a command, and then says whether it was carried out; nil: nobody waits
// for that. Where it was not, Failed says why.
func (p *Play) Command(cmd game.Command, then func(ok bool)) { p.All([]game.Command{cmd}, then) }

// All is Command for one after the other, until one is refused.
func (p *Play) All(all []game.Command, then func(ok bool)) {
	p.Give(all, func(_ int, err error) {
		if err != nil {
			p.Failed = err
		}
		if then != nil {
			then(err == nil)
		}
	})
}

// Follow gives one command after the other, each as next makes it of what those before
// have led to, until it makes none, and then says whether all were carried out.
func (p *Play) Follow(next func() (cmd game.Command, ok bool), then func(ok bool)) {
	cmd, more := next()
	if !more {
		then(true)
		return
	}
	p.Command(cmd, func(ok bool) {
		if !ok {
			then(false)
			return
		}
		p.Follow(next, then)
	})
}

// Give gives commands, as Hand has it. Nothing is given while an answer is waited for.
func (p *Play) Give(all []game.Command, then func(done int, err error)) {
	if p.waiting {
		return
	}
	if len(all) == 0 {
		then(0, nil)
		return
	}
	if err := p.kept(all); err != nil {
		then(0, err)
		return
	}
	p.waiting = true
	p.hand.Give(all, func(done int, err error) {
		p.waiting = false
		then(done, err)
		for len(p.next) > 0 && !p.waiting {
			do := p.next[0]
			p.next = p.next[1:]
			do()
		}
	})
}

// Next has something done as soon as no answer is waited for. Numbers are given by it:
// their figures are typed faster than answers come.
func (p *Play) Next(do func()) {
	if p.waiting {
		p.next = append(p.next, do)
		return
	}
	do()
}

// Waiting reports whether an answer is waited for.
func (p *Play) Waiting() bool { return p.waiting }

// seen sees a command that has been carried out: it is kept, and its beats are played.
// The game is saved where it ends a turn.
func (p *Play) seen(k game.Kind) {
	if p.host.Keeper != nil {
		p.host.Keeper.Done(k)
	}
	turn := p.turn
	p.turn = p.Turn()
	switch k {
	case game.KindSit: // whoever had it done goes on
		return
	case game.KindUndo:
		p.Version++
		p.forget()
	case game.KindRedo: // it is heard again; all else of it has been seen
		p.begin(&Doing{Again: true})
		p.last = nil
	default:
		p.begin(&Doing{Machine: !p.Manned(p.Step(p.Len() - 1).Seat)})
		if p.turn != turn || p.Over() {
			p.autosave()
		}
	}
}

// Turn tells one player's turn from the next.
func (p *Play) Turn() [2]int {
	at := p.Position()
	return [2]int{at.Summary().Turn, int(at.Acting().First())}
}

func (p *Play) autosave() {
	if p.host.Keeper == nil {
		return
	}
	p.host.Keeper.Autosave(func(err error) {
		if err != nil {
			p.Failed = err
		}
	})
}

// QuickSave saves the game as it stands (F5). saved is called on the game loop
// when it is on the disk.
func (p *Play) QuickSave(saved func()) {
	if p.host.Keeper == nil {
		return
	}
	p.host.Keeper.QuickSave(func(err error) {
		if err != nil {
			p.Failed = err
			return
		}
		saved()
	})
}

// Undo takes back the last command if nothing was revealed by it, and then says whether
// it was taken back.
func (p *Play) Undo(then func(ok bool)) { p.Command(game.Command{Kind: game.KindUndo}, then) }

// Redo plays again what was taken back, and then says whether there was anything.
func (p *Play) Redo(then func(ok bool)) { p.Command(game.Command{Kind: game.KindRedo}, then) }

// begin has the beats of the last command played.
func (p *Play) begin(d *Doing) {
	p.Version++
	d.Events = p.Step(p.Len() - 1).Events
	p.last = d
	var list []Beat
	if p.Tell != nil {
		d.moment = func(told int) game.Position { return p.Moment(told, p.seat) }
		d.Before = d.moment(0)
		list = p.Tell(d)
	}
	if d.Machine {
		list = p.paced(list, d)
	}
	p.beats.begin(d, list)
}

// Beats are those of the last command.
func (p *Play) Beats() *Beats { return &p.beats }

// Last is what the last command led to: nothing where it has been taken back, or
// where another player sits before the screen now.
func (p *Play) Last() []game.Event {
	if p.last == nil {
		return nil
	}
	return p.last.Events
}

// forget counts everything as seen.
func (p *Play) forget() { p.beats, p.last = Beats{}, nil }

// sit puts a seat before the screen. What the one before has not seen yet is not
// for the next.
func (p *Play) sit(s game.Seat) {
	p.seat, p.next = s, nil
	p.forget()
}

// Stand is the position as far as the player before the screen has been told of
// it: what is to come of the last command is not in it yet.
func (p *Play) Stand() game.Position {
	if s := p.beats.Stand(); s != nil {
		return s
	}
	return p.Position()
}

// Told is everything that has happened and been told.
func (p *Play) Told() []game.Event {
	all := p.Events()
	return all[:len(all)-p.beats.untold()]
}

// Written is what the journal has written of: all that has been told, but for what
// is only seen as yet.
func (p *Play) Written() []game.Event {
	all := p.Events()
	return all[:len(all)-p.beats.unwritten()]
}

// EventsSince is what the player before the screen has not been told yet.
func (p *Play) EventsSince() []game.Event {
	if p.seat == game.Nobody {
		return nil
	}
	p.seats()
	return p.Events()[min(p.Since[p.seat], len(p.Events())):]
}

// chose is how many events there were before a seat chose something by hand last: in a game that is taken up again its
// player knows of so many. One that never has knows of what was there before anybody had.
func (p *Play) chose(s game.Seat) int {
	at, held := len(p.Board.Events(s)), p.ByOrder(s)
	for k := p.Board.Len(s) - 1; k >= 0; k-- {
		x := p.Board.Step(k, s)
		by := at
		at -= len(x.Events)
		if x.Seat == s && x.Kind != game.KindSit && !slices.ContainsFunc(held, func(o Span) bool { return o.From < by && by <= o.To }) {
			break
		}
	}
	return at
}

// Seen notes that the player before the screen has been told everything.
func (p *Play) Seen() {
	if p.seat != game.Nobody {
		p.seats()
		p.Since[p.seat] = len(p.Events())
	}
}

// seats has every seat there is counted: in some games players sit down while they
// are being played. Who does has seen what happened before.
func (p *Play) seats() {
	for len(p.Since) < p.Position().Seats() {
		p.Since = append(p.Since, len(p.Events()))
	}
}

// CanExport reports whether anything can be exported.
func (h *Host) CanExport() bool { return h.Exports != nil && h.Exports.Exporter != nil }

// StandUp has nobody sit before the screen: what follows is for all who look.
func (p *Play) StandUp() { p.sit(game.Nobody) }

// SitAs puts a seat before the screen, whoever is to move.
func (p *Play) SitAs(s game.Seat) { p.sit(s) }

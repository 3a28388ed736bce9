package game

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"math/rand/v2"
	"slices"
)

// Rules make positions of one particular game.
type Rules interface {
	// Name is the game's name as saves know it.
	Name() string
	// Version is the number of these rules, from 1. It goes up whenever a log of
	// before might not be followed any more, or lead elsewhere.
	Version() int
	// New sets the game up from settings, which are the game's own.
	New(settings []byte) (Position, error)
	// Decode reads a position that Append wrote.
	Decode(data []byte) (Position, error)
}

// FormatKeeper is Rules whose positions were encoded otherwise by older
// programs.
type FormatKeeper interface {
	// AppendLike is pos.Append in the format that like is written in, as far as
	// that format can hold it.
	AppendLike(pos Position, like, buf []byte) []byte
}

// Position is a game in progress. Its rules answer one question: what may be
// done now?
type Position interface {
	// Seats is the number of players.
	Seats() int
	// Acting is the seats that may choose now, whichever comes first: one in most
	// games, several where they choose at once. It is empty when the game is over.
	Acting() Seats
	// Choices appends every legal choice of the seats that may act, those of one
	// seat together, in the order of the seats.
	Choices(buf []Choice) []Choice
	// Apply carries out a command that one of Choices allows.
	Apply(cmd Command, a *Act)
	// Refuse says why a command that no choice allows is refused, and by which
	// rule of the game: never nil.
	Refuse(cmd Command) *Refusal
	// Result is how the game has ended, or that it has not.
	Result() Result
	// Summary is the game at a glance.
	Summary() Summary
	// Seen appends an encoding of all that a seat may see, of Nobody all that
	// everybody may: equal views, equal bytes. Where nothing is hidden it is Append.
	Seen(s Seat, buf []byte) []byte
	// Sees reports whether a seat may be told all that an event says, of Nobody
	// whether everybody may. That it happened is no secret.
	Sees(s Seat, e *Event) bool
	// Veil is the position as a seat may hold it on a machine of its own, Nobody's as
	// everybody may: what it may not see stands at one value, whatever it is. All that
	// Seen and the choices of the seat tell is in it. Where nothing is hidden it is Clone.
	Veil(s Seat) Position
	// Redeal is a copy in which everything that the seat may not see has been dealt
	// anew: it might be the position as far as the seat knows, and is made from its veil
	// alone. pick gives a number from 0 to n−1. Where nothing is hidden it is Clone.
	Redeal(s Seat, pick func(n int) int) Position
	// Sound checks the invariants; nil when all hold.
	Sound() error
	// Append appends the canonical encoding: equal positions, equal bytes.
	Append(buf []byte) []byte
	// Clone is a deep copy.
	Clone() Position
}

// Reader is a Position that has something to say about the words of the
// players' own in commands (Command.Text). It is asked about every command that
// a choice allows, before the command is carried out.
type Reader interface {
	// RefuseText says why the text of a command is refused; nil if it is not.
	RefuseText(cmd Command) *Refusal
}

// Joiner is a Position of a game that people join while it is played.
type Joiner interface {
	// Joined are the seats of people who have joined and not begun to play, and who at the
	// table lets them in; Nobody where nobody can be let in.
	Joined() (by Seat, all Seats)
}

// Joined is what a Joiner says of a position; Nobody where it is none.
func Joined(p Position) (by Seat, all Seats) {
	if j, ok := p.(Joiner); ok {
		return j.Joined()
	}
	return Nobody, 0
}

// Recaller is a Position that knows what events can be told of. It is asked
// about events of before its log, which a save holds and nothing has made again.
type Recaller interface {
	// CheckTold says what is wrong with an event, nil if nothing is.
	CheckTold(e *Event) error
}

// Copier is a Position that can be copied without asking for room.
type Copier interface {
	// CopyInto is Clone in the room of a copy made by Clone that nobody needs any
	// more; nil if old is not one of the same kind.
	CopyInto(old Position) Position
}

// Entry is one line of the log.
type Entry struct {
	Command Command
	// Closed: something was revealed; undo does not go behind this entry.
	Closed bool

	rolls, rollsEnd   int32
	events, eventsEnd int32
}

// checkpointEvery is how many commands lie between two kept positions: undo
// starts again from the last of them.
const checkpointEvery = 64

type checkpoint struct {
	at  int // how many entries of the line had been played
	pos Position
}

// Table plays one game: it holds the position, offers its choices, carries
// out commands, and keeps the log.
type Table struct {
	rules    Rules
	settings []byte
	seed     uint64
	base     []byte // the position the log begins at; nil: the set-up
	past     int    // how many of the events were told before the log began
	pos      Position
	act      Act
	line     []Entry // commands in force, oldest first
	undone   []Entry // taken back, the last one taken back at the end
	closed   int     // entries of the line up to and with the last closed one
	marks    []checkpoint
	spare    []Position // of marks that have been dropped, for those to come
	scratch  Act        // for playing entries again whose story is known
	choices  []Choice
	fresh    bool // choices belong to pos
	sittings []int
	sitters  []string // by seat, as far as any was ever given to a computer player
}

// ErrNothingToUndo says that undo would go behind something revealed.
var ErrNothingToUndo = errors.New("nothing to undo: what chance or another player has shown stays shown")

// ErrNothingToRedo says that nothing was undone since the last command.
var ErrNothingToRedo = errors.New("nothing to redo")

// NewTable sets up a game. The same settings, seed and commands give the same game.
func NewTable(r Rules, settings []byte, seed uint64) (*Table, error) {
	pos, err := r.New(settings)
	if err != nil {
		return nil, err
	}
	t := &Table{rules: r, settings: slices.Clone(settings), seed: seed, pos: pos, sittings: []int{0}}
	t.act.rng = rand.NewPCG(seed, seedTwo)
	t.marks = []checkpoint{{0, pos.Clone()}}
	return t, nil
}

// seedTwo is the second half of the generator's seed; any constant does.
const seedTwo = 0x4e696c6531383231

// Rules are the rules this table plays by.
func (t *Table) Rules() Rules { return t.rules }

// Seed is what the chance of the game began with.
func (t *Table) Seed() uint64 { return t.seed }

// Position is the position now. Change it through Do only; ask again after
// Undo, which starts from another copy.
func (t *Table) Position() Position { return t.pos }

// Over reports whether the game has ended.
func (t *Table) Over() bool { return t.pos.Acting().Empty() }

// Acting is the seats that may choose now.
func (t *Table) Acting() Seats { return t.pos.Acting() }

// ChoicesOf lists what one seat may do, nothing if it may not act. The slice is
// good as long as that of Choices.
func (t *Table) ChoicesOf(s Seat) []Choice {
	all := t.Choices()
	from := 0
	for from < len(all) && all[from].Seat != s {
		from++
	}
	to := from
	for to < len(all) && all[to].Seat == s {
		to++
	}
	return all[from:to:to]
}

// Choices lists what the seats that may act may do. The slice is good until the
// next call after a command.
func (t *Table) Choices() []Choice {
	if !t.fresh {
		t.choices = t.pos.Choices(t.choices[:0])
		t.fresh = true
	}
	return t.choices
}

// Do carries out a command and returns what happened. A command that is not
// among the choices is refused with a *Refusal and changes nothing.
func (t *Table) Do(cmd Command) ([]Event, error) {
	switch cmd.Kind {
	case KindUndo:
		return nil, t.Undo()
	case KindRedo:
		return nil, t.Redo()
	case KindSit:
		return nil, t.Sit(cmd.Seat, cmd.Text)
	}
	if !t.allowed(&cmd) {
		return nil, t.refusal(cmd)
	}
	if r := t.refuseText(cmd); r != nil {
		return nil, r
	}
	t.undone = t.undone[:0]
	_ = t.play(cmd, nil, false) // fails in a replay only
	return t.EventsOf(len(t.line) - 1), nil
}

func (t *Table) refusal(cmd Command) *Refusal {
	if r := t.pos.Refuse(cmd); r != nil {
		return r
	}
	return &Refusal{Why: "not-now"} // a game at fault: gametest finds it
}

// refuseText asks a position that reads them about the words of a command.
func (t *Table) refuseText(cmd Command) *Refusal {
	if p, ok := t.pos.(Reader); ok {
		return p.RefuseText(cmd)
	}
	return nil
}

func (t *Table) allowed(cmd *Command) bool {
	for i := range t.Choices() {
		if t.choices[i].Allows(cmd) {
			return true
		}
	}
	return false
}

// play applies a legal command; in a replay, given are the outcomes to repeat,
// and when they do not fit the table stays as it was.
func (t *Table) play(cmd Command, given []Roll, replay bool) error {
	a := &t.act
	a.begin(given, replay)
	sits := cmd.Kind == KindSit
	if sits {
		a.closed = true // who played what stands
	} else {
		t.pos.Apply(cmd, a)
		t.fresh = false
	}
	if err := a.end(); err != nil {
		a.forget()
		t.pos = t.rebuild(len(t.line))
		return err
	}
	if sits {
		t.seat(cmd.Seat, cmd.Text)
	}
	t.line = append(roomy(t.line), Entry{
		Command: cmd, Closed: a.closed,
		rolls: int32(a.start), rollsEnd: int32(len(a.rolls)),
		events: int32(a.first), eventsEnd: int32(len(a.events)),
	})
	if a.closed {
		t.closed = len(t.line)
	}
	if len(t.line)%checkpointEvery == 0 {
		t.mark()
	}
	return nil
}

// mark keeps a copy of the position, and drops the marks that undo can no
// longer need: it never reaches behind the last closed entry. The room of one
// that is dropped is used again for the next.
func (t *Table) mark() {
	t.marks = append(t.marks, checkpoint{at: len(t.line)})
	old := 0
	for old+1 < len(t.marks) && t.marks[old+1].at <= t.closed {
		t.spare = append(t.spare, t.marks[old].pos)
		old++
	}
	t.marks[len(t.marks)-1].pos = t.copied()
	t.marks = slices.Delete(t.marks, 0, old)
}

// copied is a copy of the position, in the room of a dropped one if the game
// can do that.
func (t *Table) copied() Position {
	last := len(t.spare) - 1
	if last < 0 {
		return t.pos.Clone()
	}
	spare := t.spare[last]
	t.spare[last], t.spare = nil, t.spare[:last]
	if c, ok := t.pos.(Copier); ok {
		if pos := c.CopyInto(spare); pos != nil {
			return pos
		}
	}
	return t.pos.Clone()
}

// rebuild makes the position after n entries again, n not behind the first mark.
// Marks behind n are dropped.
func (t *Table) rebuild(n int) Position {
	last := len(t.marks) - 1
	for t.marks[last].at > n {
		last--
	}
	clear(t.marks[last+1:])
	t.marks = t.marks[:last+1]
	pos, s := t.marks[last].pos.Clone(), &t.scratch
	for _, e := range t.line[t.marks[last].at:n] {
		s.rolls, s.events = s.rolls[:0], s.events[:0]
		if e.Command.Kind == KindSit {
			continue
		}
		s.begin(t.act.rolls[e.rolls:e.rollsEnd], true)
		pos.Apply(e.Command, s)
	}
	return pos
}

// CanUndo reports whether the last command may be taken back.
func (t *Table) CanUndo() bool {
	n := len(t.line)
	return n > 0 && !t.line[n-1].Closed
}

// Undoable is how many of the last commands may be taken back, one after the other.
func (t *Table) Undoable() int { return len(t.line) - t.closed }

// CanRedo reports whether something taken back may be played again.
func (t *Table) CanRedo() bool { return len(t.undone) > 0 }

// Undo takes back the last command, unless something was revealed by it.
func (t *Table) Undo() error {
	if !t.CanUndo() {
		return ErrNothingToUndo
	}
	n := len(t.line) - 1
	last := t.line[n]
	t.pos = t.rebuild(n)
	// Only events are cut: a command that may be taken back has rolled nothing.
	// The cut closes the array, so that events handed out are not written over.
	t.act.events = t.act.events[:last.events:last.events]
	t.line = t.line[:n]
	t.undone = append(t.undone, last)
	t.fresh = false
	t.sittings = sittingsWithin(t.sittings, n)
	return nil
}

// Redo plays again what the last Undo took back.
func (t *Table) Redo() error {
	n := len(t.undone)
	if n == 0 {
		return ErrNothingToRedo
	}
	cmd := t.undone[n-1].Command
	t.undone = t.undone[:n-1]
	return t.play(cmd, nil, false)
}

// Len is the number of commands in force.
func (t *Table) Len() int { return len(t.line) }

// CommandAt is the k-th command in force, from 0.
func (t *Table) CommandAt(k int) Command { return t.line[k].Command }

// EventsOf is what the k-th command led to.
func (t *Table) EventsOf(k int) []Event {
	e := &t.line[k]
	return t.act.events[e.events:e.eventsEnd:e.eventsEnd]
}

// RollsOf is the chance of the k-th command.
func (t *Table) RollsOf(k int) []Roll {
	e := &t.line[k]
	return t.act.rolls[e.rolls:e.rollsEnd:e.rollsEnd]
}

// Past is how many of Events were told before the log began: the game has gone
// on from a position, under other rules than before.
func (t *Table) Past() int { return t.past }

// Events is everything that has happened so far, what was told before the log
// began included.
func (t *Table) Events() []Event { return t.act.events }

// Hash is the fingerprint of the position.
func (t *Table) Hash() string { return HashOf(t.pos) }

// HashOf is the fingerprint of a position: SHA-256 of its canonical encoding.
func HashOf(p Position) string {
	sum := sha256.Sum256(p.Append(nil))
	return hex.EncodeToString(sum[:])
}

// Reseed gives the rest of the game new chance. The same seed given at another
// moment, or the seed the game began with, gives other dice than it did then.
func (t *Table) Reseed(seed uint64) { t.act.rng.Seed(seed, seedTwo+1+uint64(len(t.act.rolls))) }

// NewSitting notes that a new sitting begins here.
func (t *Table) NewSitting() {
	if n := len(t.sittings); t.sittings[n-1] != len(t.line) {
		t.sittings = append(t.sittings, len(t.line))
	}
}

// Sittings gives the number of commands that had been played when each sitting began.
func (t *Table) Sittings() []int { return t.sittings }

// sittingsWithin is the sittings of a game cut to n commands: rising from 0, a
// sitting that began later beginning now.
func sittingsWithin(sittings []int, n int) []int {
	kept := []int{0}
	for _, at := range sittings {
		if at = min(at, n); at > kept[len(kept)-1] {
			kept = append(kept, at)
		}
	}
	return kept
}

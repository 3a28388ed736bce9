package play

import (
	"time"

	"sourceofthenile/game"
)

// Board is what a game that is shown may be asked, wherever it is played: at this
// machine (render/local) or at another. Nobody who asks comes to its log, to its seed, or
// to what the seats that sit here do not know.
type Board interface {
	// Position is the game as a seat knows it, Nobody as everybody may. What it does not
	// know may stand at anything. It is good until the next command, and not to be changed.
	Position(s game.Seat) game.Position
	// Here are the seats that are played from this machine, by persons or by computer
	// players. Lost reports whether the machine that has the table is not heard, and for
	// how long it has not been.
	Here() game.Seats
	Lost() (since time.Duration, lost bool)
	// Acting is the seats that may choose now; none when the game is over.
	Acting() game.Seats
	// ChoicesOf lists what a seat that sits here may do now, good until the next command.
	ChoicesOf(s game.Seat) []game.Choice

	// Events is everything that has happened, as a seat is told of it: of what it may not
	// see no more than that it happened. Of the first Past of it no step is known.
	Events(s game.Seat) []game.Event
	Past() int
	// Len is how many steps a seat knows of, Step the k-th of them, from 0, as it knows it.
	Len(s game.Seat) int
	Step(k int, s game.Seat) Step
	// Sittings gives how many steps had been taken when each sitting began.
	Sittings() []int
	// Moment is the position as a seat knew it in the last step when so many of its events
	// had been told, 0 for before it; nil where that is not known.
	Moment(told int, s game.Seat) game.Position
	// Story is the game as it went so far.
	Story() game.Story

	CanUndo() bool
	CanRedo() bool
	// Undoable is how many of the last steps are known to be such as can be taken back.
	Undoable() int
	// Sitter is the name of the computer player in a seat, "" for a person; Sitters are all
	// of them, by seat, as far as there ever was one.
	Sitter(s game.Seat) string
	Sitters() []string
	// Bot makes the computer player in a seat; the same one at the same moment of the same
	// game.
	Bot(s game.Seat) (Bot, error)

	// Watch has seen called after every command that was carried out, whoever gave it, with
	// its kind: game.KindUndo where one was taken back, game.KindRedo where one was done again.
	Watch(seen func(k game.Kind))
}

// Patience is how long the machine that has the table is not heard before anybody is told, and
// what is given meanwhile is kept for it.
const Patience = 5 * time.Second

// Hand gives the commands of those who sit here.
type Hand interface {
	// Give gives commands one after the other, until one is refused: those of the table too
	// (game.KindUndo, KindRedo, KindSit). then is told how many were carried out, and why
	// the next was not; it may be called frames later, but between the last that Watch's
	// function hears of them and the next frame.
	Give(all []game.Command, then func(done int, err error))
}

// Step is a command that was carried out, as far as a seat may know of it.
type Step struct {
	Kind   game.Kind // 0: not known
	Seat   game.Seat
	Sitter string // of game.KindSit: who sits there from then on
	Events []game.Event
}

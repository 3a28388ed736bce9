// Package game is the table that any board game needs: seats, choices,
// commands, named chance, the log, undo, and the record that a save keeps. It
// knows no particular game, no window and no file.
//
// The idea everything hangs on: the position offers Choices, a player answers
// with a Command that one of them allows, and whatever happens is told as
// Events. Nothing else changes a position.
package game

import "slices"

// Seat numbers a player at the table, from 0.
type Seat int8

// Nobody is no seat: nobody is to choose, or an event that concerns no player.
const Nobody Seat = -1

// Rule is the number of a rule in the rulebook, such as "10.27".
type Rule string

// Kind says what sort of choice or command something is. Each game numbers its
// own, from 1; the kinds from KindUndo on belong to the table.
type Kind uint8

// EventKind says what sort of event something is. Each game numbers its own,
// from 1.
type EventKind uint8

// The table's own kinds of command.
const (
	KindUndo Kind = 0xF0 + iota
	KindRedo
	// KindSit says who plays a seat from now on: Command.Text is the name of a
	// computer player, as the game's bots are called, or "" for a person. It is
	// logged, and changes nothing in the position.
	KindSit
)

// Odds is a chance, exactly: Num in Den. Den 0 says that no chance follows.
type Odds struct{ Num, Den int32 }

// Float is the chance as a number from 0 to 1.
func (o Odds) Float() float64 {
	if o.Den == 0 {
		return 0
	}
	return float64(o.Num) / float64(o.Den)
}

// Choice is one thing a seat may do now. It is plain data; a game says in the
// documentation of each Kind what Target and Item mean.
type Choice struct {
	Kind     Kind
	Seat     Seat
	Risk     uint8 // which outcome Odds speaks of; the game's own numbering
	Cost     int16 // what it costs, in the unit of its kind (points, coins…)
	Item     int16 // which thing, where Target is not enough
	Target   int32 // what it is aimed at: a place, a card, a level…
	Min, Max int32 // how many may be chosen; both 0 when there is nothing to count
	Odds     Odds  // the chance that follows; Den 0 if none does
	Rule     Rule  // the rule that allows it
}

// Command makes the command that takes this choice, n times where it counts.
func (c Choice) Command(n int) Command {
	return Command{Seat: c.Seat, Kind: c.Kind, Item: c.Item, Target: c.Target, N: int32(n)}
}

// Allows reports whether cmd takes this choice.
func (c *Choice) Allows(cmd *Command) bool {
	return c.Kind == cmd.Kind && c.Target == cmd.Target && c.Seat == cmd.Seat && c.Item == cmd.Item &&
		cmd.N >= c.Min && cmd.N <= c.Max
}

// Command is a decision: plain data, the only way to change a position.
type Command struct {
	Seat   Seat
	Kind   Kind
	Item   int16
	Target int32
	N      int32
	Text   string // a name the player gave; most kinds take none
}

// Event is something that happened, as data. The journal, animations, sounds
// and score sheets are told from events; words are made elsewhere.
type Event struct {
	Kind  EventKind
	Seat  Seat
	At    int32    // the place, where there is one; −1 otherwise
	Args  [6]int32 // numbers; the game's kinds say what they mean
	Rule  Rule
	Rolls []Roll // the chance that led to it, in the order rolled
}

// ChoicesOf are the choices that a position offers a seat.
func ChoicesOf(p Position, s Seat) []Choice {
	return slices.DeleteFunc(p.Choices(nil), func(c Choice) bool { return c.Seat != s })
}

// Told are events as a seat is told of them: of what it may not see no more than that it
// happened, and by which rule.
func Told(p Position, s Seat, events []Event) []Event {
	out := slices.Clone(events)
	for i := range out {
		if e := &out[i]; !p.Sees(s, e) {
			*e = Event{Kind: e.Kind, Seat: e.Seat, At: -1, Rule: e.Rule}
		}
	}
	return out
}

// Refusal is why a command cannot be carried out. It changes nothing.
type Refusal struct {
	Rule Rule   // the rule that forbids it
	Why  string // a key into the program's words, such as "too-heavy"
	// Needs and Has are what the sentence tells of, where it tells how much is
	// lacking.
	Needs, Has int32
}

// Error names the rule; the sentence a player sees is made from Why.
func (r *Refusal) Error() string { return "rule " + string(r.Rule) + ": " + r.Why }

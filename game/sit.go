package game

import (
	"errors"
	"slices"
)

// mostSitter is how many bytes the name of a computer player may have.
const mostSitter = 64

// OrderPrefix begins the names by which standing orders hold a person's seat: no computer player
// is called so.
const OrderPrefix = "order "

// ErrNoSeat says that a seat is none of the table's, or a name longer than names are.
var ErrNoSeat = errors.New("nobody can sit there under that name")

// Sit says who plays a seat from now on: a computer player by name, or "" for a
// person. It is logged like a command, closes undo, and changes nothing in the
// position. Nothing happens where the same one sits there already. The error is
// ErrNoSeat.
func (t *Table) Sit(s Seat, who string) error {
	if !t.maySit(s, who) {
		return ErrNoSeat
	}
	if t.Sitter(s) == who {
		return nil
	}
	t.undone = t.undone[:0]
	return t.play(Command{Seat: s, Kind: KindSit, Text: who}, nil, false)
}

// Sitter is the name of the computer player who plays a seat, "" for a person.
func (t *Table) Sitter(s Seat) string {
	if s < 0 || int(s) >= len(t.sitters) {
		return ""
	}
	return t.sitters[s]
}

// Sitters are the names of the computer players, by seat, "" for those a person plays; it
// may be shorter than there are seats.
func (t *Table) Sitters() []string { return slices.Clone(t.sitters) }

// maySit reports whether a seat can be given to somebody of that name.
func (t *Table) maySit(s Seat, who string) bool {
	return s >= 0 && int(s) < t.pos.Seats() && len(who) <= mostSitter
}

// seat notes who plays a seat.
func (t *Table) seat(s Seat, who string) {
	for len(t.sitters) <= int(s) {
		t.sitters = append(t.sitters, "")
	}
	t.sitters[s] = who
}

// reseat seats those who sat at a table whose log cannot be followed any more.
func (t *Table) reseat(log []Played) {
	sat := &Table{pos: t.pos}
	for i := range log {
		if c := &log[i].Command; c.Kind == KindSit && sat.maySit(c.Seat, c.Text) {
			sat.seat(c.Seat, c.Text)
		}
	}
	for s, who := range sat.sitters {
		if who != "" {
			_ = t.Sit(Seat(s), who) // maySit has allowed it
		}
	}
}

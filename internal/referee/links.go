package referee

import (
	"encoding/hex"
	"errors"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// holders are the keys of those who have a link to a table.
type holders struct {
	seats  [game.MostSeats]Key // zero: nobody has
	lookOn Key
}

// holdersOf are they when a table begins.
func holdersOf(o *Opening) (h holders) {
	n := min(len(o.Names), len(o.Keys))
	copy(h.seats[:], o.Keys[:n])
	if n < len(o.Keys) {
		h.lookOn = o.Keys[n]
	}
	return h
}

// SeatOf is the seat that a token opens, Nobody for who looks on.
func (t *Table) SeatOf(token wire.Token) (s game.Seat, ok bool) { return t.seatOf(KeyOf(token)) }

func (t *Table) seatOf(key Key) (s game.Seat, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if key == t.holders.lookOn {
		return game.Nobody, true
	}
	for s, k := range t.holders.seats[:t.seats()] {
		if k == key {
			return game.Seat(s), true
		}
	}
	return game.Nobody, false
}

// Opens reports whether a key still opens a seat: there may be a newer one.
func (t *Table) Opens(key Key, s game.Seat) bool {
	now, ok := t.seatOf(key)
	return ok && now == s
}

// Keys are those that open the seats now, zero where nobody has a link, and last that of those who
// look on.
func (t *Table) Keys() []Key {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.keysOf(t.seats())
}

// keysOf are the keys of the first n seats, and of those who look on. t.mu is held.
func (t *Table) keysOf(n int) []Key {
	return append(append([]Key(nil), t.holders.seats[:n]...), t.holders.lookOn)
}

// ErrNoSeat says that there is no such seat at a table.
var ErrNoSeat = errors.New("there is no such seat")

// Link has a seat, or for Nobody those who look on, be opened by another key from now on: who keeps
// the table gives it, and whoever sits there by the old one is let in no more. The error is ErrNoSeat, or
// that it could not be kept.
func (t *Table) Link(s game.Seat, key Key) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return err
	}
	if s < game.Nobody || int(s) >= t.seats() {
		return ErrNoSeat
	}
	l := line{At: t.time()}
	l.Say = append(l.Say, wire.Note{Sort: wire.Link, Seat: game.Nobody, N: int64(s), Text: hex.EncodeToString(key[:]), At: l.At})
	return t.carryOut(&l)
}

// mayLink reports whether a seat may have another link open one: its own it always may, and whoever
// lets people in those that nobody has played yet. t.mu is held.
func (t *Table) mayLink(s game.Seat, of int64) bool {
	by, all := game.Joined(t.table.Position())
	return of == int64(s) || s == by && of >= 0 && of < game.MostSeats && all.Has(game.Seat(of))
}

// keyIn is the key that a note gives; ok is false where it is none.
func keyIn(text string) (k Key, ok bool) {
	raw, err := hex.DecodeString(text)
	return k, err == nil && copy(k[:], raw) == len(k) && len(raw) == len(k)
}

// relink notes which key opens a seat. Who has one cannot be told of a time when there was no such
// seat: that somebody has joined is not taken back any more. t.mu is held.
func (t *Table) relink(n *wire.Note) {
	key, _ := keyIn(n.Text)
	if n.N < 0 {
		t.holders.lookOn = key
		return
	}
	if t.holders.seats[n.N] = key; int(n.N) >= t.allAt.Seats() {
		t.all, t.allAt = len(t.serials), t.table.Position().Clone()
	}
}

// seats is how many there are: people may have joined since the table began. t.mu is held.
func (t *Table) seats() int {
	if t.table == nil {
		return len(t.open.Names)
	}
	return min(t.table.Position().Seats(), game.MostSeats)
}

// names are what those at the table are called now. t.mu is held.
func (t *Table) names() []string {
	if t.table == nil {
		return t.open.Names
	}
	sum := t.table.Position().Summary()
	return sum.Names(t.open.Names)
}

// OwnLink is the key that a seat gives itself by what it says; ok is false where it says something else.
func OwnLink(g *wire.Give, s game.Seat) (k Key, ok bool) {
	if len(g.Say) == 0 || g.Say[0].Sort != wire.Link || g.Say[0].N != int64(s) {
		return k, false
	}
	return keyIn(g.Say[0].Text)
}

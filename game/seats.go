package game

import (
	"iter"
	"math/bits"
)

// MostSeats is how many seats a table has at most.
const MostSeats = 16

// Seats is a set of seats: those that may act, those that have won, those that
// may see an event. The zero value is nobody.
type Seats uint16

// Only is the set of one seat; of Nobody it is empty.
func Only(s Seat) Seats {
	if s < 0 {
		return 0
	}
	return 1 << s
}

// Everyone is the set of the first n seats.
func Everyone(n int) Seats { return 1<<n - 1 }

// Has reports whether a seat is in the set; Nobody never is.
func (s Seats) Has(seat Seat) bool { return s&Only(seat) != 0 }

// With is the set with one seat more.
func (s Seats) With(seat Seat) Seats { return s | Only(seat) }

// Without is the set without a seat.
func (s Seats) Without(seat Seat) Seats { return s &^ Only(seat) }

// Empty reports whether nobody is in the set.
func (s Seats) Empty() bool { return s == 0 }

// Count is how many seats are in the set.
func (s Seats) Count() int { return bits.OnesCount16(uint16(s)) }

// First is the lowest seat of the set, Nobody when it is empty.
func (s Seats) First() Seat {
	if s == 0 {
		return Nobody
	}
	return Seat(bits.TrailingZeros16(uint16(s)))
}

// All goes through the set in the order of the seats.
func (s Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

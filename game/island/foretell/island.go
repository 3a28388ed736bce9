// Package foretell is what lies on the island before all eyes, and what its creatures do
// (10 to 14). Nothing here is left to chance: what phase 3 will come to can be seen
// beforehand, on a copy, and the game plays it by the same lines.
package foretell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
)

// The creatures by number: seven Crawlers, three Devourers, the Guardian (1.2).
const (
	FirstDevourer = 7
	TheGuardian   = 10
	Creatures     = 11
)

// SortOf is what sort a creature is.
func SortOf(c int) box.Sort {
	switch {
	case c < FirstDevourer:
		return box.Crawler
	case c < TheGuardian:
		return box.Devourer
	}
	return box.Guardian
}

// Is reports whether a creature is of the sort that a card names.
func Is(c int, sort verb.Sort) bool {
	//exhaustive:enforce
	switch sort {
	case verb.Any:
		return true
	case verb.Crawler:
		return c < FirstDevourer
	case verb.Hunter:
		return c >= FirstDevourer
	case verb.Guardian:
		return c == TheGuardian
	case verb.NoSort:
	}
	return false
}

// Person is a protagonist.
type Person struct {
	Role             int8 // −1: none is alive in this seat
	At               box.Place
	Strength, Sanity int8
	Tokens           int8  // Trap tokens carried
	Turned           int16 // which turn of the game it took last, 0: none yet
}

// Alive reports whether there is one.
func (p *Person) Alive() bool { return p.Role >= 0 }

// NoPerson is a seat without protagonist.
func NoPerson() Person { return Person{Role: -1, At: box.Nowhere} }

// Destroyed is the damage of a Gate that is no more.
const Destroyed = box.GateHolds + 1

// GuardianHurts is what would kill another creature, in the Guardian's health (13.2).
const GuardianHurts = 3

// Island is what lies on it.
type Island struct {
	West     bool
	Darkness int8
	At       [Creatures]box.Place // Nowhere: in the stock
	Held     uint16               // a bit each: does not Move
	Health   int8                 // the Guardian's
	Traps    [box.Places]int8
	Sprung   uint32 // places whose trap has killed or hurt
	Damage   [box.Gates]int8
	People   [box.MostSeats]Person
	// What Events in force change (22.3).
	Speed  [2]int8 // more Moves of hunters and of Crawlers in phase 3
	Rust   int8
	Stir   int8
	Wither bool
}

// New is an island before the game.
func New(west bool, darkness int) Island {
	i := Island{West: west, Darkness: int8(darkness)}
	for c := range i.At {
		i.At[c] = box.Nowhere
	}
	for s := range i.People {
		i.People[s] = NoPerson()
	}
	return i
}

// Board is the board it is played on.
func (i *Island) Board() *box.Board { return box.BoardOf(i.West) }

// Clear reports whether no creature is in a place.
func (i *Island) Clear(at box.Place) bool {
	for _, p := range i.At {
		if p == at {
			return false
		}
	}
	return true
}

// Closest are the creatures closest to a place by paths, or all of them, added to buf.
func (i *Island) Closest(at box.Place, all bool, buf []int) []int {
	b, near := i.Board(), 99
	for c, q := range i.At {
		if q == box.Nowhere {
			continue
		}
		far := b.Between(at, q)
		switch {
		case all:
		case far < near:
			near, buf = far, buf[:0]
		case far > near:
			continue
		}
		buf = append(buf, c)
	}
	return buf
}

// InPlay reports whether any creature is.
func (i *Island) InPlay() bool {
	for _, p := range i.At {
		if p != box.Nowhere {
			return true
		}
	}
	return false
}

// Free is the creature of a sort that is placed next (1.2), −1 if the stock has none.
func (i *Island) Free(sort box.Sort) int {
	for c, p := range i.At {
		if p == box.Nowhere && SortOf(c) == sort {
			return c
		}
	}
	return -1
}

// Anybody reports whether a protagonist is in a place.
func (i *Island) Anybody(at box.Place) bool {
	for s := range i.People {
		if p := &i.People[s]; p.Alive() && p.At == at {
			return true
		}
	}
	return false
}

// Stock is how many Trap tokens are left to be had.
func (i *Island) Stock() int {
	n := box.TrapTokens
	for _, k := range i.Traps {
		n -= int(k)
	}
	for s := range i.People {
		n -= int(i.People[s].Tokens)
	}
	return n
}

// Living are the seats with a protagonist.
func (i *Island) Living() (set game.Seats) {
	for s := range i.People {
		if i.People[s].Alive() {
			set = set.With(game.Seat(s))
		}
	}
	return set
}

// Over reports whether all is lost: the Darkness has passed its last step, or nobody is
// alive (4.2).
func (i *Island) Over() bool {
	if i.Darkness > box.DarknessMost {
		return true
	}
	for s := range i.People {
		if i.People[s].Alive() {
			return false
		}
	}
	return true
}

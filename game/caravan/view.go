package caravan

import (
	"errors"
	"slices"

	"sourceofthenile/game"
)

// View is what a seat may see of a position; of game.Nobody, what everybody may.
type View struct {
	p    *Position
	seat game.Seat
}

// View is the position as a seat sees it.
func (p *Position) View(s game.Seat) View { return View{p, s} }

// Camp is a caravan as a seat sees it.
type Camp struct {
	At, Load, Found int
	Score           int         // finds and stones; spices too when the game is over
	Spices          int         // how many it holds
	Hand            [Spices]int // of each kind; nothing where the seat may not see it
	Open            bool        // whether it may
	Offered         bool        // at the well
	Offer           int         // how many stones; 0 where the seat may not see it
}

// Camp is the caravan of seat s.
func (v View) Camp(s game.Seat) Camp {
	c := &v.p.camps[s]
	out := Camp{At: c.at, Load: c.load, Found: c.found, Score: v.p.score(s), Spices: sum(c.hand[:]), Offered: c.offer != none}
	if out.Open = s == v.seat || v.p.over(); out.Open {
		out.Hand = c.hand
	}
	if out.Offered && s == v.seat {
		out.Offer = c.offer
	}
	return out
}

// Place is a place on the road: its stones, and its name, "" if it has none.
func (v View) Place(at int) (stones int, name string) { return v.p.stock[at], v.p.names[at] }

// Round is the number of the round, from 0, and of how many; 0 is without end.
func (v View) Round() (round, of int) { return v.p.round, v.p.cfg.Rounds }

// Left is how many points of the turn are left.
func (v View) Left() int { return v.p.left }

// AtWell reports whether all are to offer.
func (v View) AtWell() bool { return v.p.well }

// Sand is how high the sand is, and how high it may be.
func (v View) Sand() (now, most int) { return v.p.sand, v.p.height() }

// Order is the order of play of this round.
func (v View) Order() []game.Seat { return v.p.order }

// Bag is how many spices are left in the bag.
func (v View) Bag() int { return sum(v.p.bag[:]) }

// Sees reports whether a seat may be told all that an event says.
func (p *Position) Sees(s game.Seat, e *game.Event) bool {
	return e.Seat == s || e.Kind != Drew && e.Kind != Offered
}

// CheckTold says what is wrong with an event, nil if nothing is.
func (p *Position) CheckTold(e *game.Event) error {
	if e.Kind >= kinds || e.At < -1 || e.At >= Places || e.Args[0] < 0 {
		return errors.New("caravan: no such event")
	}
	return nil
}

// Seen appends an encoding of what a seat may see.
func (p *Position) Seen(s game.Seat, b []byte) []byte {
	v, q := p.View(s), *p
	// The position without what is hidden.
	q.bag = [Spices]int{v.Bag()}
	q.camps = append([]camp(nil), p.camps...)
	for i := range q.camps {
		c, seen := &q.camps[i], v.Camp(game.Seat(i))
		c.hand = seen.Hand
		if !seen.Open {
			c.hand = [Spices]int{seen.Spices}
		}
		if seen.Offered {
			c.offer = seen.Offer
		}
		b = append(b, byte(seen.Score))
	}
	return q.Append(b)
}

// Veil is a new position that holds what lies open and what is the seat's own. Which spices
// others hold nobody can tell from those in the bag: the first kinds stand for them.
func (p *Position) Veil(s game.Seat) game.Position {
	v, q := p.View(s), &Position{
		cfg: p.cfg, order: slices.Clone(p.order), round: p.round, next: p.next, left: p.left, well: p.well, sunk: p.sunk, sand: p.sand,
		bag: inBag, stock: p.stock, names: p.names, camps: make([]camp, len(p.camps)),
	}
	held := make([]int, len(p.camps)) // spices that the seat cannot see
	for i := range q.camps {
		seen := v.Camp(game.Seat(i))
		q.camps[i] = camp{at: seen.At, load: seen.Load, found: seen.Found, offer: none, hand: seen.Hand}
		if seen.Offered {
			q.camps[i].offer = seen.Offer
		}
		for k, n := range seen.Hand {
			q.bag[k] -= n
		}
		held[i] = seen.Spices - sum(seen.Hand[:])
	}
	q.hand(held, func(int) int { return 0 })
	return q
}

// hand gives out spices from the bag, so many to each caravan.
func (p *Position) hand(held []int, pick func(n int) int) {
	for i, n := range held {
		for range n {
			kind, nth := 0, pick(sum(p.bag[:]))
			for ; nth >= p.bag[kind]; kind++ {
				nth -= p.bag[kind]
			}
			p.bag[kind]--
			p.camps[i].hand[kind]++
		}
	}
}

// Redeal is a veil in which others hold other spices, and have offered other
// numbers of stones.
func (p *Position) Redeal(s game.Seat, pick func(n int) int) game.Position {
	q := p.Veil(s).(*Position)
	held := make([]int, len(q.camps))
	for i := range q.camps {
		c := &q.camps[i]
		if q.View(s).Camp(game.Seat(i)).Open {
			continue
		}
		if c.offer != none {
			c.offer = pick(c.load + 1)
		}
		held[i] = sum(c.hand[:])
		for k, n := range c.hand {
			q.bag[k] += n
		}
		c.hand = [Spices]int{}
	}
	q.hand(held, pick)
	return q
}

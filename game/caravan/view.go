package caravan

import "sourceofthenile/game"

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

// Redeal is a copy in which others hold other spices, and have offered other
// numbers of stones.
func (p *Position) Redeal(s game.Seat, pick func(n int) int) game.Position {
	q := p.copied()
	if p.over() {
		return q
	}
	for i := range q.camps {
		c := &q.camps[i]
		if game.Seat(i) == s {
			continue
		}
		for k, n := range c.hand {
			q.bag[k] += n
		}
		if c.offer != none {
			c.offer = pick(c.load + 1)
		}
	}
	for i := range q.camps {
		if game.Seat(i) == s {
			continue
		}
		held := sum(q.camps[i].hand[:])
		q.camps[i].hand = [Spices]int{}
		for range held {
			kind, nth := 0, pick(sum(q.bag[:]))
			for ; nth >= q.bag[kind]; kind++ {
				nth -= q.bag[kind]
			}
			q.bag[kind]--
			q.camps[i].hand[kind]++
		}
	}
	return q
}

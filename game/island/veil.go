package island

import (
	"math/bits"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
	"sourceofthenile/game/island/box"
)

// What a seat may hold of a position on a machine of its own ([049]): a new one, into which
// what lies open is copied, what is its own, and for all else cards in the order of 21 and 22
// by their open counts.
//
// [049]: docs/decisions/049-a-veil-is-written-from-a-new-position.md

// Veil is the position as a seat may hold it.
func (p *Position) Veil(s game.Seat) game.Position {
	return p.veiled(s, func(int) int { return 0 })
}

// Redeal is a veil in which what the seat has not been shown is dealt anew.
func (p *Position) Redeal(s game.Seat, pick func(n int) int) game.Position {
	return p.Veil(s).(*Position).veiled(s, pick)
}

// veiled is a position with all that a seat sees, and the rest dealt out of what it has not
// seen.
func (p *Position) veiled(s game.Seat, pick func(n int) int) *Position {
	q := &Position{cfg: p.cfg, open: p.open}
	q.above, q.below = blankRows()
	for o := range game.Seat(p.n) {
		if p.showsHand(s, o) {
			q.hands[o] = p.hands[o]
		}
		if p.showsDown(s, o) {
			q.down[o] = p.down[o]
		}
		if s == o || p.showsReady(s, o) {
			q.ready[o], q.tokens[o] = p.ready[o], p.tokens[o]
		}
	}
	if s >= 0 {
		q.shown[s] = p.shown[s]
	}
	for _, t := range p.written {
		if !p.mayRead(s, &t) {
			t.Words = ""
		}
		q.written = append(q.written, t)
	}
	p.dealCards(q, s, pick)
	p.dealSpawn(q, s, pick)
	if p.sifted[0] != box.NoCard {
		if q.sifted = p.sifted; !p.showsHand(s, p.sifter()) {
			q.sifted = firstTwo(&q.hands[p.sifter()])
		}
	}
	return q
}

// sifter is the seat that has drawn two cards (21.1).
func (p *Position) sifter() game.Seat { return p.mover }

// firstTwo are the first two cards of a hand.
func firstTwo(hand *[box.Cards]uint8) (two [2]box.Card) {
	n := 0
	for c := box.RadioPart; c < box.FirstCurse; c++ {
		for k := uint8(0); k < hand[c] && n < 2; k++ {
			two[n] = c
			n++
		}
	}
	return two
}

// wields is who fights with a Weapon in a combat that goes on behind what has come between, and
// the Weapon; all have seen it. NoCard: nobody does.
func (p *Position) wields() (game.Seat, box.Card) {
	if i := int(p.depth) - 2; i >= 0 {
		f := &p.stack[i]
		if c := box.Card(f.V[0]); f.Step == fighting && c != box.NoCard && c != box.ItemCard {
			return f.Seat, c
		}
	}
	return game.Nobody, box.NoCard
}

// dealCards deals the cards that a seat has not seen: first a Weapon in a combat, which is
// where it is, then what the seat remembers of hands, which may be gone from them.
func (p *Position) dealCards(q *Position, s game.Seat, pick func(n int) int) {
	pool := p.unseen(s)
	deal := func(heap *[box.Cards]uint8, from, to box.Card, n int) {
		for range n {
			left := 0
			for c := from; c < to; c++ {
				left += int(pool[c])
			}
			c := nth(pick(left), int(from), func(c int) int { return int(pool[c]) })
			pool[c]--
			heap[c]++
		}
	}
	if o, c := p.wields(); o >= 0 && !p.showsHand(s, o) && pool[c] > 0 {
		q.hands[o][c]++
		pool[c]--
	}
	for o := range game.Seat(p.n) {
		if p.showsHand(s, o) {
			continue
		}
		need := [2]int{cardsOf(&p.hands[o]) - cardsOf(&q.hands[o]), cursesOf(&p.hands[o])}
		for c := box.RadioPart; c < box.Cards && s >= 0; c++ {
			k, seen := truth(c.IsCurse()), int(p.shown[s][o].Cards[c])-int(q.hands[o][c])
			n := uint8(max(0, min(need[k], int(pool[c]), seen)))
			q.hands[o][c] += n
			pool[c] -= n
			need[k] -= int(n)
		}
		deal(&q.hands[o], box.RadioPart, box.FirstCurse, need[0])
		deal(&q.hands[o], box.FirstCurse, box.Cards, need[1])
	}
	for o := range game.Seat(p.n) {
		if !p.showsDown(s, o) {
			deal(&q.down[o], box.RadioPart, box.FirstCurse, cardsOf(&p.down[o]))
		}
	}
	for r := range p.lying {
		if p.bodies[r].At != box.Nowhere && p.showsDown(s, p.bodies[r].By) {
			q.lying[r] = p.lying[r]
		} else {
			deal(&q.lying[r], box.RadioPart, box.FirstCurse, cardsOf(&p.lying[r]))
		}
	}
	q.bag = pool
}

// dealSpawn deals the faces of the Spawn deck.
func (p *Position) dealSpawn(q *Position, s game.Seat, pick func(n int) int) {
	q.deck = box.SpawnBag(p.cfg.West) &^ p.turned &^ uint64(p.inForce)
	each := func(do func(by game.Seats, from, to *box.Spawn)) {
		for i := range p.topN {
			do(p.topBy[i], &p.above[i], &q.above[i])
		}
		for i := range p.bottomN {
			do(p.bottomBy[i], &p.below[i], &q.below[i])
		}
	}
	each(func(by game.Seats, from, to *box.Spawn) {
		if p.knowsSpawn(s, by) {
			*to = *from
			q.deck &^= 1 << *from
		}
	})
	each(func(by game.Seats, _, to *box.Spawn) {
		if p.knowsSpawn(s, by) {
			return
		}
		*to = box.Spawn(nth(pick(bits.OnesCount64(q.deck)), 0, func(c int) int { return int(q.deck >> c & 1) }))
		q.deck &^= 1 << *to
	})
}

// Seen appends an encoding of what a seat may see: what lies open, its own, and of what it
// may not see how much there is.
func (p *Position) Seen(s game.Seat, buf []byte) []byte {
	ar := codec.To(buf)
	p.walkOpen(ar)
	count := func(n int) { codec.Count(ar, &n, 255) }
	for o := range game.Seat(p.n) {
		if p.showsHand(s, o) {
			walkHeap(ar, &p.hands[o])
		} else {
			count(cardsOf(&p.hands[o]))
			count(cursesOf(&p.hands[o]))
		}
		if p.showsDown(s, o) {
			walkHeap(ar, &p.down[o])
		} else {
			count(cardsOf(&p.down[o]))
		}
		if s == o || p.showsReady(s, o) {
			walkHeap(ar, &p.ready[o])
			count(int(p.tokens[o]))
		}
		if s >= 0 {
			p.walkMemory(ar, &p.shown[s][o])
		}
	}
	for r := range p.lying {
		if p.bodies[r].At != box.Nowhere && p.showsDown(s, p.bodies[r].By) {
			walkHeap(ar, &p.lying[r])
		} else {
			count(cardsOf(&p.lying[r]))
		}
	}
	count(cardsOf(&p.bag))
	count(cursesOf(&p.bag))
	for i := range p.topN {
		if p.knowsSpawn(s, p.topBy[i]) {
			count(int(p.above[i]))
		}
	}
	for i := range p.bottomN {
		if p.knowsSpawn(s, p.bottomBy[i]) {
			count(int(p.below[i]))
		}
	}
	if p.sifted[0] != box.NoCard && p.showsHand(s, p.sifter()) {
		count(int(p.sifted[0]))
		count(int(p.sifted[1]))
	}
	for i := range p.written {
		if t := p.written[i]; !p.mayRead(s, &t) {
			t.Words = ""
			walkText(ar, &t)
		} else {
			walkText(ar, &t)
		}
	}
	return ar.Bytes()
}

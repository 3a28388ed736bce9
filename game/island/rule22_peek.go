package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// The Spawn deck: drawn from, looked at, put at the bottom of (3.4, 22.5).

// drawSpawn takes the next card of the Spawn deck: those that were seen lie in order.
func (p *Position) drawSpawn(a *game.Act, name string) (c box.Spawn) {
	switch {
	case p.topN > 0:
		c, _ = takeOut(p.above[:], p.topBy[:], &p.topN, 0)
	case p.deck == 0:
		c, _ = takeOut(p.below[:], p.bottomBy[:], &p.bottomN, 0)
	default:
		c = box.Spawn(p.pick(a, name, 0, box.Spawns, func(c int) int { return int(p.deck >> c & 1) }))
		p.deck &^= 1 << c
	}
	return c
}

// takeOut takes a card out of those that lie in order; the others close up.
func takeOut(cards []box.Spawn, by []game.Seats, n *int8, i int) (c box.Spawn, seen game.Seats) {
	c, seen = cards[i], by[i]
	copy(cards[i:], cards[i+1:])
	copy(by[i:], by[i+1:])
	*n--
	cards[*n], by[*n] = box.NoSpawn, 0
	return c, seen
}

// seen is how many cards a look at the next n shows: as many as are left on top.
func (p *Position) seen(n int) int { return min(n, int(p.topN)) }

// look has a seat see the next n cards of the Spawn deck; it gives how many there are.
func (p *Position) look(a *game.Act, s game.Seat, n int) int {
	for n = min(n, mostTop); int(p.topN) < n && p.deck|uint64(p.bottomN) != 0; {
		had := p.topN
		p.topN = 0 // what lies below them
		c := p.drawSpawn(a, "22 peek")
		p.topN = had + 1
		p.above[had], p.topBy[had] = c, 0
	}
	n = p.seen(n)
	if n == 0 {
		return 0
	}
	p.tell(a, Peeked, s, n)
	for i := range n {
		p.topBy[i] = p.topBy[i].With(s)
		p.tell(a, PeekSaw, s, int(p.above[i]), i)
	}
	a.Reveal()
	return n
}

// peekChoices: any of the row may be put at the bottom, in its order.
func (p *Position) peekChoices(f *frame, _ game.Seat, buf []game.Choice) []game.Choice {
	for i := range f.V[0] {
		buf = append(buf, game.Choice{Kind: Peek, Target: int32(i)})
	}
	return append(buf, game.Choice{Kind: Stop})
}

func (p *Position) peeked(f *frame, c game.Command, a *game.Act) {
	if p.stops(a, c) {
		p.pop()
		return
	}
	i := int(c.Target)
	p.below[p.bottomN], p.bottomBy[p.bottomN] = takeOut(p.above[:], p.topBy[:], &p.topN, i)
	p.bottomN++
	p.tell(a, PeekSank, c.Seat, i)
	if f.V[0]--; f.V[0] == 0 {
		p.pop()
	}
}

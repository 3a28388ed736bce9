package island

import (
	"math/bits"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// The Spawn deck: drawn from, looked at, put at the bottom of (3.4, 22.5).

// drawSpawn takes the next card of the Spawn deck: those that were seen lie in order.
func (p *Position) drawSpawn(a *game.Act, name string) box.Spawn {
	switch {
	case p.topN > 0:
		c := p.above[0]
		copy(p.above[:], p.above[1:])
		copy(p.topBy[:], p.topBy[1:])
		p.topN--
		p.above[p.topN], p.topBy[p.topN] = box.NoSpawn, 0
		return c
	case p.deck == 0:
		c := p.below[0]
		copy(p.below[:], p.below[1:])
		copy(p.bottomBy[:], p.bottomBy[1:])
		p.bottomN--
		p.below[p.bottomN], p.bottomBy[p.bottomN] = box.NoSpawn, 0
		return c
	}
	nth := p.pick(a, name, bits.OnesCount64(p.deck), func(c int) (n, before int) {
		if c < 0 || c >= box.Spawns {
			return 0, 0
		}
		return int(p.deck >> c & 1), bits.OnesCount64(p.deck & (1<<c - 1))
	})
	for c := range box.Spawn(box.Spawns) {
		if nth -= int(p.deck >> c & 1); p.deck>>c&1 == 1 && nth < 0 {
			p.deck &^= 1 << c
			return c
		}
	}
	panic("island: a draw beyond the deck")
}

// seen is how many cards a look at the next n shows: as many as are left on top.
func (p *Position) seen(n int) int { return min(n, int(p.topN)) }

// look has a seat see the next n cards of the Spawn deck; it gives how many there are.
func (p *Position) look(a *game.Act, s game.Seat, n int) int {
	for n = min(n, mostTop); int(p.topN) < n && p.deck|uint64(p.bottomN) != 0; {
		var c box.Spawn
		if p.deck != 0 {
			had := p.topN
			p.topN = 0
			c = p.drawSpawn(a, "22 peek")
			p.topN = had
		} else {
			c = p.drawSpawnBottom()
		}
		p.above[p.topN], p.topBy[p.topN] = c, 0
		p.topN++
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

// drawSpawnBottom takes the first of those at the bottom.
func (p *Position) drawSpawnBottom() box.Spawn {
	had := p.topN
	p.topN = 0
	c := p.drawSpawn(nil, "")
	p.topN = had
	return c
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
	card, by := p.above[i], p.topBy[i]
	copy(p.above[i:], p.above[i+1:])
	copy(p.topBy[i:], p.topBy[i+1:])
	p.topN--
	p.above[p.topN], p.topBy[p.topN] = box.NoSpawn, 0
	p.below[p.bottomN], p.bottomBy[p.bottomN] = card, by
	p.bottomN++
	p.tell(a, PeekSank, c.Seat, i)
	if f.V[0]--; f.V[0] == 0 {
		p.pop()
	}
}

package nile

import (
	"slices"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// 9.28: over a cataract unawares.

// fallsSpare is what is taken off the die: on up to so many no canoe goes over.
const fallsSpare = 3

// FallsFace is what one face of the die takes (9.28).
type FallsFace struct {
	Canoes  int        // that go over
	Gone    [Items]int // with them: people and stores, canoes not counted
	Drowned bool       // all canoes, and the explorer in the last of them
}

// FallsOdds is what a party that comes downstream into a hex it does not know
// has to fear (9.28).
type FallsOdds struct {
	Cataract game.Odds    // the chance that a cataract lies there; Den 0: none can surprise the party
	Faces    [6]FallsFace // what the faces 1 to 6 then take
	Rule     game.Rule    // 9.28, "" where no cataract can surprise the party
}

// risk is the chance that a canoe goes over at all.
func (o FallsOdds) risk() game.Odds {
	faces := int32(0)
	for _, f := range o.Faces {
		if f.Canoes > 0 {
			faces++
		}
	}
	return reduced(game.Odds{Num: o.Cataract.Num * faces, Den: o.Cataract.Den * 6})
}

// reduced is a chance in its lowest terms.
func reduced(o game.Odds) game.Odds {
	a, b := o.Num, o.Den
	for b != 0 {
		a, b = b, a%b
	}
	if a > 1 {
		o.Num, o.Den = o.Num/a, o.Den/a
	}
	return o
}

// fallsFace is what a face of the die takes from a party: so many canoes with
// their share of everything, rounded down; all of it with the last canoe.
func (e *expedition) fallsFace(die int) (f FallsFace) {
	canoes := int(e.Have[Canoes])
	f.Canoes = min(canoes, max(0, die-fallsSpare))
	if f.Canoes == 0 {
		return f
	}
	f.Drowned = f.Canoes == canoes
	for i := range Items {
		if i != Canoes {
			f.Gone[i] = int(e.Have[i]) * f.Canoes / canoes
		}
	}
	return f
}

// overFalls: a party that comes down on a cataract unawares may lose canoes
// over it (9.28). The explorer sits in the last one.
func (p *Position) overFalls(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	f := e.fallsFace(a.Die("9.28 falls"))
	a.Tell(game.Event{
		Kind: WentOver, Seat: s, At: int32(e.At), Rule: "9.28",
		Args: [6]int32{
			int32(f.Canoes), int32(f.Gone[Bearers]), int32(f.Gone[Guides]), int32(f.Gone[Askaris]), int32(f.Gone[Rations]), int32(f.Gone[Gifts]),
		},
	})
	if f.Drowned {
		p.die(s, Falls, a)
		return
	}
	for i := range Items {
		n := int32(f.Gone[i])
		if i <= Askaris {
			e.lose(i, n)
		} else {
			e.Have[i] -= n
		}
	}
	e.Have[Canoes] -= int32(f.Canoes)
	for _, i := range [2]Item{Muskets, Water} {
		if f.Gone[i] > 0 {
			a.Tell(game.Event{Kind: GoodsLost, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), int32(f.Gone[i]), int32(Falls)}, Rule: "9.28"})
		}
	}
}

// fallsOdds is what a step into a hex may come to (9.28). What cards are left
// everybody at the table can count, and the chance of a cataract in blank land
// counts them too.
func (p *Position) fallsOdds(pl *seat, to hexmap.ID) (o FallsOdds) {
	e := &pl.Trip
	if e.Mode != ByCanoe || p.stream(e.At, to) >= 0 || p.familiar(pl, to) {
		return o
	}
	switch h := &p.hexes[to]; {
	case h.Terrain == hexmap.Blank:
		o.Cataract = p.cataractOdds(to)
	case h.Cataract != hexmap.NoDir:
		o.Cataract = game.Odds{Num: 1, Den: 1} // others have been there; he has not heard of it
	default:
		return o
	}
	o.Rule = "9.28"
	for i := range o.Faces {
		o.Faces[i] = e.fallsFace(i + 1)
	}
	return o
}

// cataractOdds is the chance that a blank hex into which a river flows turns
// out to have a cataract: by every card that may settle its terrain (10.2) and
// every card behind it that may settle its rivers (10.3, 10.4).
func (p *Position) cataractOdds(to hexmap.ID) game.Odds {
	out, in := p.stubs(to)
	if out.Len() >= 2 || out == 0 && !p.hasOutlet(to, in) {
		return game.Odds{Num: 0, Den: 1} // lake or swamp in any case
	}
	return p.mapper().cataractOdds(p, to)
}

func (byCards) cataractOdds(p *Position, to hexmap.ID) game.Odds {
	first := p.undrawn()
	rest := first
	if len(rest) == 1 {
		rest = wholeDeck // shuffled again
	}
	var with [hexmap.Terrains]int32 // cards with a cataract, by terrain
	cards := deck.Cards()
	for _, n := range rest {
		for t := range with {
			if cards[n].Cataract.Holds(hexmap.Terrain(t)) {
				with[t]++
			}
		}
	}
	odds := game.Odds{Den: int32(len(first) * len(rest))}
	if len(first) > 1 {
		odds.Den -= int32(len(first))
	}
	for _, n := range first {
		t, _, _ := p.cardTerrain(to, &cards[n])
		if t, _ = p.allowed(to, t); t.Wet() {
			continue
		}
		odds.Num += with[t]
		if len(first) > 1 && cards[n].Cataract.Holds(t) {
			odds.Num-- // that card is gone
		}
	}
	return reduced(odds)
}

// wholeDeck is the numbers of all cards.
var wholeDeck = func() (cards []uint8) {
	for n := range deck.Size {
		cards = append(cards, uint8(n))
	}
	return cards
}()

// undrawn is the cards that may be drawn next: a deck that has run out is
// shuffled again.
func (p *Position) undrawn() []uint8 {
	if len(p.deck) == 0 {
		return wholeDeck
	}
	return p.deck
}

// hasOutlet reports whether rivers that enter a blank hex would find a way out
// of it (10.3).
func (p *Position) hasOutlet(at hexmap.ID, in hexmap.DirSet) bool {
	q := *p
	q.hexes, q.dirty = slices.Clone(p.hexes), nil
	h := &q.hexes[at]
	h.Terrain, h.Out, h.In = hexmap.Veldt, 0, in
	return q.clockwise(at, hexmap.NE, false) != hexmap.NoDir || q.confluence(at, hexmap.NE, in) != hexmap.NoDir
}

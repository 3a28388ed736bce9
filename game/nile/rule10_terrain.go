package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapter 10: mapping a blank hex.

// draw turns the top Event card; when all are gone the deck is shuffled (4.2).
func (p *Position) draw(s game.Seat, at hexmap.ID, for_ Section, a *game.Act) *deck.Card {
	if len(p.deck) == 0 {
		p.deck = append(p.deck, wholeDeck...)
	}
	a.LayOut(p.cfg.Laid, game.Asking{Name: for_.Name(), Turn: int(p.turn) + 1, At: int(at)}, "card", func(number int) int {
		return slices.Index(p.deck, uint8(number-1))
	})
	i, last := a.Pick("card", len(p.deck)), len(p.deck)-1
	n := p.deck[i]
	p.deck[i] = p.deck[last]
	p.deck = p.deck[:last]
	a.Tell(game.Event{Kind: CardDrawn, Seat: s, At: int32(at), Args: [6]int32{int32(n) + 1, int32(for_)}, Rule: "8.3"})
	return &deck.Cards()[n]
}

// mapHex maps the blank hex a party has just entered: terrain, rivers, and
// what is spectacular.
func (p *Position) mapHex(s game.Seat, at hexmap.ID, a *game.Act) {
	p.dirty = append(p.dirty, at)
	out, in := p.stubs(at)
	p.mapTerrain(s, at, out.Len() >= 2, a)
	p.mapRivers(s, at, out, in, a)
	p.mapSpectacular(s, at, a)
	p.mapTribe(s, at, a)
}

// mapTerrain draws for terrain: a neighbour's by compass number, else the
// card's own (10.22–10.25). Where several rivers leave, the hex must be wet.
func (p *Position) mapTerrain(s game.Seat, at hexmap.ID, mustBeWet bool, a *game.Act) {
	t, how, from := p.mapper().terrain(p, s, at, a)
	t = p.allow(s, at, t, a)
	if mustBeWet && !t.Wet() {
		t, how, from = p.redrawWet(s, at, a), Redrawn, hexmap.NoDir
	}
	h := &p.hexes[at]
	h.Terrain = t
	if t == hexmap.Lake {
		h.LakeBy = s
	}
	a.Tell(game.Event{Kind: Mapped, Seat: s, At: int32(at), Args: [6]int32{int32(t), int32(how), int32(from)}, Rule: mappedRule[how]})
}

// cardTerrain is the terrain a card gives to a blank hex, before 10.27 and
// 10.28, and how.
func (p *Position) cardTerrain(at hexmap.ID, card *deck.Card) (t hexmap.Terrain, how MappedBy, from hexmap.Dir) {
	for i, d := range card.Compass {
		if n := p.mappedNeighbour(at, d); n != hexmap.None {
			return p.hexes[n].Terrain, FirstNumber + MappedBy(i), d
		}
	}
	return card.Terrain, OwnTerrain, hexmap.NoDir
}

// mappedNeighbour is the mapped hex next to one, None where there is blank
// land, sea or nothing: these count as blank (10.2).
func (p *Position) mappedNeighbour(at hexmap.ID, d hexmap.Dir) hexmap.ID {
	if d == hexmap.NoDir {
		return hexmap.None
	}
	n := p.chart.Near(at, d)
	if n == hexmap.None || p.chart.Cells[n].Ground != hexmap.Land || p.hexes[n].Terrain == hexmap.Blank {
		return hexmap.None
	}
	return n
}

var mappedRule = [4]game.Rule{"10.23", "10.24", "10.25", "10.3"}

// redrawWet draws until the terrain is lake or swamp; after as many failures as
// there may be the hex is swamp (10.31).
func (p *Position) redrawWet(s game.Seat, at hexmap.ID, a *game.Act) hexmap.Terrain {
	for range p.mapper().redraws() {
		if t := p.allow(s, at, p.mapper().own(p, s, at, a), a); t.Wet() {
			return t
		}
	}
	return hexmap.Swamp
}

// allow is allowed, telling where a terrain was changed.
func (p *Position) allow(s game.Seat, at hexmap.ID, was hexmap.Terrain, a *game.Act) hexmap.Terrain {
	t, rule := p.allowed(at, was)
	if t != was {
		a.Tell(game.Event{Kind: TerrainSettled, Seat: s, At: int32(at), Args: [6]int32{int32(was), int32(t)}, Rule: rule})
	}
	return t
}

// allowed changes a terrain that may not stand here: desert and jungle never
// touch (10.27), and no more than three lake hexes join (10.28).
func (p *Position) allowed(at hexmap.ID, t hexmap.Terrain) (hexmap.Terrain, game.Rule) {
	switch {
	case t == hexmap.Desert && p.beside(at, hexmap.Terrain.Jungly), t.Jungly() && p.beside(at, isDesert):
		return hexmap.Veldt, "10.27"
	case t == hexmap.Lake && p.lakeSize(at) >= 3:
		return hexmap.Swamp, "10.28"
	}
	return t, ""
}

func isDesert(t hexmap.Terrain) bool { return t == hexmap.Desert }

func (p *Position) beside(at hexmap.ID, is func(hexmap.Terrain) bool) bool {
	for _, d := range hexmap.Dirs {
		if n := p.chart.Near(at, d); n != hexmap.None && is(p.hexes[n].Terrain) {
			return true
		}
	}
	return false
}

// lakeAround appends the lake hexes that join at, itself not counted unless
// it is lake already.
func (p *Position) lakeAround(at hexmap.ID, buf []hexmap.ID) []hexmap.ID {
	if p.hexes[at].Terrain == hexmap.Lake {
		buf = append(buf, at)
	} else {
		buf = p.lakeNext(at, buf)
	}
	for i := 0; i < len(buf); i++ {
		buf = p.lakeNext(buf[i], buf)
	}
	return buf
}

func (p *Position) lakeNext(at hexmap.ID, buf []hexmap.ID) []hexmap.ID {
next:
	for _, d := range hexmap.Dirs {
		n := p.chart.Near(at, d)
		if n == hexmap.None || p.hexes[n].Terrain != hexmap.Lake {
			continue
		}
		for _, b := range buf {
			if b == n {
				continue next
			}
		}
		buf = append(buf, n)
	}
	return buf
}

// lakeSize is how many lake hexes join at, at itself not counted.
func (p *Position) lakeSize(at hexmap.ID) int {
	var room [16]hexmap.ID
	return len(p.lakeAround(at, room[:0]))
}

// mapSpectacular draws for a waterfall's height, a peak, a lake's size (10.4, 10.6).
func (p *Position) mapSpectacular(s game.Seat, at hexmap.ID, a *game.Act) {
	h := &p.hexes[at]
	if h.Cataract != hexmap.NoDir {
		if h.Fall = int16(p.mapper().fall(p, s, at, a)); int(h.Fall) < p.edition.LeastFall() {
			h.Fall = 0 // rapids
		}
		a.Tell(game.Event{Kind: CataractFound, Seat: s, At: int32(at), Args: [6]int32{int32(h.Cataract), int32(h.Fall)}, Rule: "10.4"})
	}
	if h.Terrain.Mountainous() {
		if h.Peak = int16(p.mapper().peak(p, s, at, a)); h.Peak > 0 {
			a.Tell(game.Event{Kind: PeakFound, Seat: s, At: int32(at), Args: [6]int32{int32(h.Peak)}, Rule: "10.6"})
		}
	}
	if h.Terrain == hexmap.Lake {
		h.Lake = int16(p.mapper().lake(p, s, at, a))
		size := int32(0)
		var room [16]hexmap.ID
		for _, id := range p.lakeAround(at, room[:0]) {
			size += int32(p.hexes[id].Lake)
			p.hexes[id].LakeBy = s // the last new hex of a lake has the credit for its size (10.6)
		}
		a.Tell(game.Event{Kind: LakeMeasured, Seat: s, At: int32(at), Args: [6]int32{int32(h.Lake), size}, Rule: "10.6"})
	}
}

// turnCounter turns the discovery counter of a hex that is entered (23). A
// special discovery stays there until somebody publishes the hex.
func (p *Position) turnCounter(s game.Seat, at hexmap.ID, a *game.Act) {
	h := &p.hexes[at]
	if h.Counter != Facedown {
		return
	}
	p.faceUp(s, at, false, a)
}

// faceUp turns the counter of a hex: on entering it, or because friends have
// told what lies there. The Native Kingdom is there once the hex is mapped.
func (p *Position) faceUp(s game.Seat, at hexmap.ID, heard bool, a *game.Act) {
	h := &p.hexes[at]
	i := a.Pick("23 counter", len(p.faces))
	face := p.faces[i]
	p.faces = append(p.faces[:i], p.faces[i+1:]...)
	h.Counter = face
	if face == Rumour {
		h.Counter = NoCounter
	}
	rule, told := game.Rule("23"), int32(0)
	if heard {
		rule, told = "14.8", 1
	}
	a.Tell(game.Event{Kind: CounterRevealed, Seat: s, At: int32(at), Args: [6]int32{int32(face), told}, Rule: rule})
	if face == NativeKingdom && h.Terrain != hexmap.Blank {
		p.foundKingdom(s, at, a)
	}
}

package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// 10.7 and 23: the peoples of Africa.

// mapTribe draws for people in a hex just mapped (10.7). The Native Kingdom,
// found once and forgotten with its finder, is there again (23).
func (p *Position) mapTribe(s game.Seat, at hexmap.ID, a *game.Act) {
	h := &p.hexes[at]
	facts := deck.HexFacts{Terrain: h.Terrain, River: h.Out|h.In != 0, Oasis: h.Oasis, Shore: p.onLake(at)}
	if p.mapper().inhabited(p, s, at, facts, a) {
		p.settle(s, at, p.rollStrength(at, a), false, a)
	}
	if h.Counter == NativeKingdom {
		p.foundKingdom(s, at, a)
	}
}

// throwsForPeople is how often the dice are thrown for people. The printed
// chance is one of many, where every explorer throws anew on his first visit;
// where only the first does, he throws twice: so Africas made by dice have about
// as many peoples as those made by cards. [T]
func (p *Position) throwsForPeople() int {
	if p.edition[edition.Peoples] == edition.OnVisit {
		return 1
	}
	return 2
}

// onLake reports whether a hex is lake or lies next to one.
func (p *Position) onLake(at hexmap.ID) bool {
	return p.hexes[at].Terrain == hexmap.Lake || p.beside(at, func(t hexmap.Terrain) bool { return t == hexmap.Lake })
}

// rollStrength is the product of three dice; near a port the highest of them
// gives way to the distance (10.7).
func (p *Position) rollStrength(at hexmap.ID, a *game.Act) int {
	return strengthOf([3]int{a.Die("10.7 strength"), a.Die("10.7 strength"), a.Die("10.7 strength")}, p.chart.PortDistance(at))
}

// strengthOf is what three dice make of a people so far from the nearest port.
func strengthOf(d [3]int, distance int) int {
	high := 0
	for i := range d {
		if d[i] > d[high] {
			high = i
		}
	}
	d[high] = min(d[high], distance)
	return d[0] * d[1] * d[2]
}

// settle puts a people on the map.
func (p *Position) settle(s game.Seat, at hexmap.ID, strength int, kingdom bool, a *game.Act) {
	t := tribe{At: at, Name: uint32(a.Pick("10.7 name", nameSeeds)), Strength: int16(strength), First: int16(strength), Kingdom: kingdom}
	p.tribes = append(p.tribes, t)
	p.hexes[at].Tribe = int16(len(p.tribes))
	a.Tell(game.Event{
		Kind: TribeMapped, Seat: s, At: int32(at), Rule: "10.7",
		Args: [6]int32{int32(len(p.tribes)), int32(strength), int32(p.chart.PortDistance(at))},
	})
}

// nameSeeds is how many names the generator of names is asked for.
const nameSeeds = 30000

// foundKingdom puts the Native Kingdom where its counter lay: 3d6 × 10 strong (23).
func (p *Position) foundKingdom(s game.Seat, at hexmap.ID, a *game.Act) {
	strength := 10 * a.Dice("23 kingdom", 3)
	if n := p.hexes[at].Tribe; n > 0 {
		t := &p.tribes[n-1]
		t.Strength, t.First, t.Kingdom = int16(strength), int16(strength), true
		a.Tell(game.Event{Kind: TribeMapped, Seat: s, At: int32(at), Args: [6]int32{int32(n), int32(strength), int32(p.chart.PortDistance(at))}, Rule: "23"})
		return
	}
	p.settle(s, at, strength, true, a)
}

// bitOf is a seat's bit in a tribe's sets.
func bitOf(s game.Seat) uint8 { return 1 << s }

// people is the people of a hex, nil where there is none.
func (p *Position) people(at hexmap.ID) *tribe {
	if n := p.hexes[at].Tribe; n > 0 {
		return &p.tribes[n-1]
	}
	return nil
}

// dwellers is the people that live in a hex, nil where there is none. A people
// of strength 0 has left: its village is empty (15).
func (p *Position) dwellers(at hexmap.ID) *tribe {
	if t := p.people(at); t != nil && t.Strength > 0 {
		return t
	}
	return nil
}

// A people thinned by battle grows again, each January, by a tenth of the
// strength it was found with.
const (
	januaryTurn = 9 // the first January: the game begins in April
	aYear       = 12
	growthPart  = 10
)

// growPeoples is what a new month does to the peoples of Africa (15). [T]
func (p *Position) growPeoples() {
	if p.turn%aYear != januaryTurn {
		return
	}
	for i := range p.tribes {
		if t := &p.tribes[i]; t.At != hexmap.None && t.Strength > 0 {
			t.Strength = min(t.First, t.Strength+(t.First+growthPart-1)/growthPart)
		}
	}
}

// forgetTribe takes a people off the map whom nobody living knows (27).
func (p *Position) forgetTribe(at hexmap.ID) {
	if t := p.people(at); t != nil {
		t.At = hexmap.None
	}
}

// strangers: to a dead explorer's successor all peoples are strangers (27).
func (p *Position) strangers(s game.Seat) {
	for i := range p.tribes {
		t := &p.tribes[i]
		t.To[s] = 0
		for _, set := range [4]*uint8{&t.Friend, &t.Parleyed, &t.Met, &t.Beaten} {
			*set &^= bitOf(s)
		}
	}
}

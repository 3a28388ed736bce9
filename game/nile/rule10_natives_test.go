package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// The Native line of the card, on land that it fits and on land that it does
// not (10.7).
func TestRule10_7_TheNativeLine(t *testing.T) {
	for _, c := range []struct {
		name    string
		line    deck.Native
		terrain hexmap.Terrain
		river   bool
		oasis   bool
		lake    bool // beside one
		lives   bool
	}{
		{"always, desert", deck.Always, hexmap.Desert, false, false, false, true},
		{"always, lake", deck.Always, hexmap.Lake, false, false, false, true},
		{"never, veldt with a river", deck.Never, hexmap.Veldt, true, false, false, false},
		{"river: river", deck.RiverOrOasis, hexmap.Mountain, true, false, false, true},
		{"river: oasis", deck.RiverOrOasis, hexmap.Desert, false, true, false, true},
		{"river: neither", deck.RiverOrOasis, hexmap.Desert, false, false, false, false},
		{"veldt: veldt", deck.VeldtJungleSwamp, hexmap.Veldt, false, false, false, true},
		{"veldt: jungle", deck.VeldtJungleSwamp, hexmap.Jungle, false, false, false, true},
		{"veldt: swamp", deck.VeldtJungleSwamp, hexmap.Swamp, false, false, false, true},
		{"veldt: jungle/swamp", deck.VeldtJungleSwamp, hexmap.JungleSwamp, false, false, false, true},
		{"veldt: jungle/mountain", deck.VeldtJungleSwamp, hexmap.JungleMountain, false, false, false, true},
		{"veldt: desert", deck.VeldtJungleSwamp, hexmap.Desert, false, false, false, false},
		{"veldt: mountain", deck.VeldtJungleSwamp, hexmap.Mountain, false, false, false, false},
		{"mountain: mountain", deck.MountainLand, hexmap.Mountain, false, false, false, true},
		{"mountain: jungle/mountain", deck.MountainLand, hexmap.JungleMountain, false, false, false, true},
		{"mountain: veldt", deck.MountainLand, hexmap.Veldt, false, false, false, false},
		{"lake: lake", deck.LakeOrBeside, hexmap.Lake, false, false, false, true},
		{"lake: beside one", deck.LakeOrBeside, hexmap.Desert, false, false, true, true},
		{"lake: nowhere near", deck.LakeOrBeside, hexmap.Desert, false, false, false, false},
	} {
		g := newGlade(t)
		if c.river {
			g.out(hexmap.SW, hexmap.Veldt, small, 0)
		}
		if c.lake {
			g.put(hexmap.E, hexmap.Lake)
		}
		g.card(land(c.terrain))
		if !c.terrain.Wet() {
			g.card(deck.Card{Oasis: c.oasis, RiverA: deck.RiverA{Kind: deck.On, D: hexmap.NE}})
		}
		if c.terrain.Mountainous() || c.terrain == hexmap.Lake {
			g.card(blankCard)
		}
		g.card(deck.Card{Native: c.line})
		if c.lives {
			g.die("10.7 strength", 2, 3, 4).pick("10.7 name", nameSeeds, 77)
		}
		ev, ok := told(g.mapIt(), TribeMapped)
		same(t, c.name, ok, c.lives)
		same(t, c.name+": on the map", g.p.hexes[g.c].Tribe != 0, c.lives)
		if ok {
			same(t, "told: number, strength", [2]int32{ev.Args[0], ev.Args[1]}, [2]int32{1, 24})
			same(t, "at", ev.At, int32(g.c))
		}
	}
}

// The product of three dice; near a port the highest gives way to the distance.
func TestRule10_7_Strength(t *testing.T) {
	for _, c := range []struct {
		distance int
		dice     [3]int
		want     int16
	}{
		{9, [3]int{6, 6, 6}, 216},
		{6, [3]int{6, 5, 4}, 120},
		{5, [3]int{6, 5, 4}, 100},
		{4, [3]int{1, 6, 2}, 8},
		{4, [3]int{4, 3, 2}, 24}, // not below the highest die
		{3, [3]int{2, 3, 6}, 18},
		{2, [3]int{6, 6, 6}, 72}, // one die only
		{1, [3]int{1, 1, 6}, 1},
		{1, [3]int{1, 1, 1}, 1},
	} {
		m := board("vvvvvvvvvv")
		addPort(m, "Lagos", 0)
		g := scene(t, m, deck.Explorer)
		at := hexmap.ID(c.distance)
		g.card(deck.Card{Native: deck.Always}).die("10.7 strength", c.dice[:]...).pick("10.7 name", nameSeeds, 5)
		ev := g.mustTell(g.play(func(a *game.Act) { g.p.mapTribe(0, at, a) }), TribeMapped)
		same(t, "told", ev.Args, [6]int32{1, int32(c.want), int32(c.distance)})
		p := g.p.people(at)
		same(t, "strength", p.Strength, c.want)
		same(t, "strength when first met", p.First, c.want)
		same(t, "name", p.Name, 5)
		same(t, "attitude", p.Attitude, 0)
		same(t, "at", p.At, at)
	}
}

func TestRule10_7_PeoplesAreNumbered(t *testing.T) {
	m := board("vvvvv")
	addPort(m, "Lagos", 0)
	g := scene(t, m, deck.Explorer)
	for n := 1; n <= 3; n++ {
		at := hexmap.ID(n)
		g.card(deck.Card{Native: deck.Always}).die("10.7 strength", 1, 1, 1)
		ev := g.mustTell(g.play(func(a *game.Act) { g.p.mapTribe(0, at, a) }), TribeMapped)
		same(t, "number", int(ev.Args[0]), n)
	}
	same(t, "listed", len(g.p.View(0).Tribes()), 3)
	v, ok := g.p.View(0).Tribe(2)
	same(t, "by their hex", ok && v.Number == 2 && v.At == 2 && v.Distance == 2, true)
	_, ok = g.p.View(0).Tribe(4)
	same(t, "where nobody lives", ok, false)
}

// Mapping a hex with people leads straight to meeting them (8.3, 13).
func TestRule10_7_MappedAndMet(t *testing.T) {
	m := board("vvv.")
	addPort(m, "Lagos", 0)
	g := scene(t, m, deck.Explorer)
	g.party(0, 2, OnFoot, men(2))
	g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard, deck.Card{Native: deck.Always}).die("10.7 strength", 5, 4, 3)
	ev := g.mustTell(g.to(3), Met)
	same(t, "told: number, attitudes, friend, first", ev.Args, [6]int32{1, 0, 0, 0, 1})
	g.step("met", MeetingPeople)
	same(t, "20: news for the bonus", g.trip(0).NewLand, true)
}

// 23: the Native Kingdom is a people of 3d6 × 10, where its counter lay.
func TestRule23_TheNativeKingdom(t *testing.T) {
	for _, living := range []bool{false, true} {
		g := scene(t, board("v."), deck.Explorer)
		g.p.hexes[1].Counter = Facedown
		g.party(0, 0, OnFoot, men(2))
		g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard)
		if living {
			g.card(deck.Card{Native: deck.Always}).die("10.7 strength", 1, 1, 1)
		}
		g.pick("23 counter", 8, 2).die("23 kingdom", 4, 5, 2)
		g.to(1)
		p := g.p.people(1)
		same(t, "one people", len(g.p.tribes), 1)
		same(t, "strength", p.Strength, 110)
		same(t, "first", p.First, 110)
		same(t, "kingdom", p.Kingdom, true)
		g.step("met by 13", MeetingPeople)
	}
}

// Found again after its finder's death, the Kingdom is there again.
func TestRule23_TheKingdomOutlivesItsFinder(t *testing.T) {
	g := scene(t, board("v."), deck.Explorer, deck.Doctor)
	g.p.hexes[1].Counter = NativeKingdom // face up, the hex rubbed out
	g.p.hexes[1].Tribe = 0
	g.party(0, 0, OnFoot, men(2))
	g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard).die("23 kingdom", 1, 1, 1)
	g.to(1)
	p := g.p.people(1)
	if p == nil || !p.Kingdom || p.Strength != 30 {
		t.Fatalf("the kingdom is %+v", p)
	}
	g.step("met", MeetingPeople)
}

// 27: to a successor all peoples are strangers.
func TestRule27_PeoplesAreStrangersToASuccessor(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.p.players[1].Known.add(h.at)
	h.t.Attitude, h.t.To[0], h.t.To[1] = -2, 3, 3
	both := bitOf(0) | bitOf(1)
	h.t.Friend, h.t.Parleyed, h.t.Met, h.t.Beaten = both, both, both, both
	die(h.stage)
	same(t, "still on the map", h.t.At, h.at)
	same(t, "attitude to all", h.t.Attitude, -2)
	same(t, "to the dead man", h.t.To[0], 0)
	same(t, "to the other", h.t.To[1], 3)
	for _, set := range []uint8{h.t.Friend, h.t.Parleyed, h.t.Met, h.t.Beaten} {
		same(t, "what they remember", set, bitOf(1))
	}
}

// 27: a people known to nobody living is forgotten; land mapped anew may have
// another, with a number of its own.
func TestRule27_AForgottenPeople(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	die(h.stage)
	same(t, "gone", h.t.At, hexmap.None)
	same(t, "from the hex", h.p.hexes[h.at].Tribe, 0)
	same(t, "and from the list", len(h.p.View(1).Tribes()), 0)
	h.party(1, h.at-1, OnFoot, men(2))
	h.die("12 lost", 6).card(land(hexmap.Veldt), blankCard, deck.Card{Native: deck.Always}).die("10.7 strength", 2, 2, 2)
	ev := h.mustTell(h.to(h.at), TribeMapped)
	same(t, "the next number", ev.Args[0], 2)
}

// 27: of a published hex nothing is forgotten.
func TestRule27_PeoplesOfPublishedLandStay(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.p.hexes[h.at].By = 1
	die(h.stage)
	same(t, "at", h.t.At, h.at)
}

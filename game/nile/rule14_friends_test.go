package nile

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Into a hex next to friends nobody loses the way, and one that is new costs one
// point; next to others, and of friends who have left, all is as ever.
func TestRule14_6_FriendsKnowTheirCountry(t *testing.T) {
	for _, c := range []struct {
		name     string
		friend   uint8
		strength int16
		cost     int16
		lost     int32
	}{
		{"friends", 1, 12, 1, 0},
		{"another's friends", 2, 12, 2, 3},
		{"an empty village", 1, 0, 2, 3},
	} {
		g := scene(t, board("jjj", "jjj"), deck.Explorer, deck.Doctor)
		g.p.hexes[0].Printed, g.p.hexes[1].Printed = false, false
		e := g.party(0, 0, OnFoot, nil)
		*g.people(0, int(c.strength)) = tribe{At: 0, Strength: c.strength, First: 12, Friend: c.friend, Met: 3}
		step, ok := g.offered(Move, 1, 0)
		same(t, c.name+": offered", ok, true)
		same(t, c.name+": points", step.Cost, c.cost)
		same(t, c.name+": the chance of losing the way", step.Odds.Num, c.lost)
		if c.lost > 0 {
			g.die("12 lost", 6)
		}
		g.to(1)
		same(t, c.name+": spent", int16(e.Spent), c.cost)
		g.p.hexes[3].Printed, g.p.hexes[4].Printed = false, false
		same(t, c.name+": and on, still next to them", int16(g.p.entryCost(0, OnFoot, 1, at(g.p.chart, 0, 1))), c.cost)
		same(t, c.name+": and away from them", g.p.entryCost(0, OnFoot, 1, at(g.p.chart, 1, 1)), 2)
	}
}

// Before a pace is chosen as much is told of it as its steps will cost: among friends nobody loses
// the way into a new hex, whatever the pace.
func TestRule14_6_ThePaceKnowsOfFriends(t *testing.T) {
	for _, c := range []struct {
		name        string
		friends     hexmap.ID // where they live: the party stands in 0
		known       bool      // the hex beside the friends
		shown, open int
		lost        int32
	}{
		{"nobody", hexmap.None, false, 0, 2, 3},
		{"friends in its hex", 0, false, 2, 0, 0},
		{"friends next to one of two hexes", 2, false, 1, 1, 3},
		{"the hex beside them is known", 2, true, 0, 1, 3},
	} {
		g := scene(t, board("jjj", "jjj"), deck.Explorer, deck.Doctor)
		below := at(g.p.chart, 0, 1)
		for _, id := range []hexmap.ID{1, below} {
			g.p.hexes[id].Printed = id == 1 && c.known
		}
		g.party(0, 0, OnFoot, nil)
		if c.friends != hexmap.None {
			*g.people(c.friends, 12) = tribe{At: c.friends, Strength: 12, First: 12, Friend: 1, Met: 3}
		}
		g.p.become(ChoosingPace, 0)
		u, ok := g.p.View(0).Unseen(Normal)
		same(t, c.name+": told", ok, true)
		same(t, c.name+": hexes friends lead into", u.Shown, c.shown)
		same(t, c.name+": other new hexes", u.Open, c.open)
		same(t, c.name+": the chance of losing the way", u.Lost.Odds.Num, c.lost)
		_, choices, _ := g.p.View(0).AtPace(Normal)
		worst := int32(0)
		for _, step := range choices {
			if step.Kind == Move {
				worst = max(worst, step.Odds.Num)
			}
		}
		same(t, c.name+": the worst chance among the steps", worst, c.lost)
	}
	if _, ok := scene(t, board("jj"), deck.Explorer).p.View(0).Unseen(Normal); ok {
		t.Error("a pace is told of that cannot be chosen")
	}
}

// A canoe pays four for swamp, whoever has shown the way.
func TestRule14_6_SwampIsSlowAllTheSame(t *testing.T) {
	g := scene(t, board("ls", "vv"), deck.Explorer)
	g.p.hexes[1].Printed = false
	g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
	g.people(0, 12).Friend = 1
	same(t, "points", g.p.entryCost(0, ByCanoe, 0, 1), swampCost)
}

// Another people within three hexes that is his friend speaks for the explorer:
// S is two more, once, however many they are.
func TestRule14_7_WordGoesBefore(t *testing.T) {
	for _, c := range []struct {
		name    string
		friends []hexmap.ID
		seat    uint8
		left    bool
		adds    int
	}{
		{"none", nil, 1, false, 0},
		{"three hexes off", []hexmap.ID{1}, 1, false, wordCarries},
		{"four hexes off", []hexmap.ID{0}, 1, false, 0},
		{"two of them", []hexmap.ID{2, 3}, 1, false, wordCarries},
		{"another's", []hexmap.ID{3}, 2, false, 0},
		{"who have left", []hexmap.ID{3}, 1, true, 0},
	} {
		h := newHamlet(t, 4, 40, deck.Explorer, men(3))
		plain := h.p.sumWith(0, h.e, h.t, UnderArms, nil)
		for _, at := range c.friends {
			f := h.people(at, 9)
			f.Friend = c.seat
			if c.left {
				f.Strength = 0
			}
		}
		h.t = &h.p.tribes[0]
		var terms []Term
		same(t, c.name, h.p.sumWith(0, h.e, h.t, UnderArms, &terms)-plain, c.adds)
		said := 0
		for _, term := range terms {
			if term.Key == "friends-word" {
				said += term.Value
			}
		}
		same(t, c.name+": and it is said", said, c.adds)
	}
	h := newHamlet(t, 4, 40, deck.Explorer, men(3))
	alone := h.p.sumWith(0, h.e, h.t, UnderArms, nil)
	h.t.Friend = 1
	same(t, "nobody speaks for him before himself", h.p.sumWith(0, h.e, h.t, UnderArms, nil), alone)
}

// New friends tell what the counters within two hexes of them are; what is farther off stays face down.
func TestRule14_8_Rumours(t *testing.T) {
	m := board("vvv....", "vvv....")
	g := scene(t, m, deck.Explorer)
	addPort(m, "Lagos", 0)
	g.party(0, 2, OnFoot, map[Item]int32{Bearers: 9, Gifts: 12, Rations: 9})
	g.people(2, 12)
	g.p.hexes[4].Counter, g.p.hexes[5].Counter, g.p.hexes[3].Counter = Facedown, Facedown, Facedown
	g.p.faces = []Counter{NativeKingdom, Rumour, LostCity}
	g.play(func(a *game.Act) { g.p.beginMeeting(0, a) })
	g.sum("13 attitude", 3, 3).do(Policy, int32(FortifiedCamp), 0, 0)
	events := g.die("13 parley", 1, 1).pick("23 counter", 3, 0).pick("23 counter", 2, 0).do(Parley, 0, 0, 12)
	same(t, "next door, the Native Kingdom", g.p.hexes[3].Counter, NativeKingdom)
	same(t, "two off, nothing in it", g.p.hexes[4].Counter, NoCounter)
	same(t, "three off", g.p.hexes[5].Counter, Facedown)
	same(t, "nobody is put on blank land", len(g.p.tribes), 1)
	n := 0
	for _, e := range events {
		if e.Kind == CounterRevealed {
			n++
			same(t, "heard of", As[CounterRevealedEvent](e).Heard, true)
			same(t, "rule", e.Rule, "14.8")
		}
	}
	same(t, "told", n, 2)
}

// Friends take in the sick of a party that goes on: no point is lost (9.7).
func TestRule9_7_FriendsTakeInTheSick(t *testing.T) {
	g := ward(t, deck.Explorer)
	at := g.trip(0).At
	g.people(at, 12).Friend = 1
	c, _ := g.offered(DropSick, 0, Bearers)
	same(t, "costs", c.Cost, 0)
	ev := g.mustTell(g.do(DropSick, 0, Bearers, 3), DischargedSick)
	same(t, "told", ev.Args, [6]int32{int32(Bearers), 3, 0})
	same(t, "points", g.p.players[0].Points, 0)
}

// Who is killed by a people is said to have been, by its number: his map is gone
// with him, and the name must not be.
func TestRule27_WhoKilledHimIsTold(t *testing.T) {
	h := newHamlet(t, 3, 40, deck.Explorer, men(0))
	h.p.players[0].Known.add(h.at)
	h.fights(UnderArms, false)
	events := h.die("15 attack", 1, 1).die("15 defeat", 1).do(Fight, 0, 0, 0)
	same(t, "killed by", As[DiedEvent](h.mustTell(events, Died)).Number, 1)
	h.mustTell(events, Erased)
	if _, known := h.p.View(0).Tribe(h.at); known {
		t.Error("the people is still on the map")
	}
	v, ok := h.p.View(0).TribeNumbered(1)
	same(t, "and has a name all the same", ok && v.Number == 1 && v.At == hexmap.None, true)
	for _, e := range events {
		if e.Kind == Defeated {
			same(t, "the people of the defeat", PeopleIn(e), 1)
		}
	}
	g := ward(t, deck.Explorer)
	same(t, "a fever is nobody's doing", As[DiedEvent](g.mustTell(g.play(func(a *game.Act) { g.p.die(0, Illness, a) }), Died)).Number, 0)
}

// One gift for ten of a people, begun tens counted: who carries fewer has S two less.
func TestRule14_9_EmptyHands(t *testing.T) {
	for _, c := range []struct {
		strength, gifts int
		takes           int
	}{
		{40, 0, emptyHands}, {40, 3, emptyHands}, {40, 4, 0}, {41, 4, emptyHands}, {41, 5, 0}, {1, 0, emptyHands}, {1, 1, 0},
	} {
		h := newHamlet(t, 4, c.strength, deck.Explorer, men(3))
		h.e.Have[Gifts] = 20
		full := h.p.sumWith(0, h.e, h.t, UnderArms, nil)
		h.e.Have[Gifts] = int32(c.gifts)
		var terms []Term
		same(t, "S", full-h.p.sumWith(0, h.e, h.t, UnderArms, &terms), c.takes)
		same(t, "told", slices.Contains(terms, Term{"empty-handed", -emptyHands}), c.takes > 0)
	}
}

package nile

import (
	"fmt"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// where lists the terrains in which each disaster can happen, by their letters
// on a board; "r" stands for a river in any terrain, "*" for everywhere.
var where = [deck.Disasters]string{
	deck.Fever: "jsJM", deck.SleepingSickness: "jJMr", deck.Dysentery: "jlsvmJM", deck.Snake: "djlsvJ", deck.PoisonousFruit: "jJM", deck.Sunstroke: "d",
	deck.ExplorersFever: "*", deck.Smallpox: "*", deck.Crocodile: "lsJr", deck.Lion: "v", deck.Hippopotamus: "*", deck.ElephantStampede: "vjJM", deck.DriverAnts: "jJM",
	deck.Tsetse: "jvJMr", deck.Termites: "v", deck.Leopard: "jmJM", deck.Flood: "r", deck.Rockfall: "mM", deck.Sandstorm: "d", deck.GrassFire: "v",
	deck.Thunderstorm: "jlsvmJM", deck.Quicksand: "sJ", deck.MountainCold: "mM", deck.Rapids: "r", deck.BurstWaterSkins: "*", deck.GameGone: "*", deck.BearersDesert: "*",
	deck.SlaveRaiders: "*", deck.BadOmens: "*", deck.FalseGuide: "*", deck.Quarrel: "*", deck.HuntingAccident: "*", deck.Theft: "*", deck.Mutiny: "*",
	deck.ElephantsGraveyard: "*", deck.CanoeStolen: "*", deck.SpoiledRations: "*", deck.WetPowder: "sJr", deck.NotesLost: "*", deck.Drowning: "r",
}

// A march is a scene for one disaster: a party of everything in one hex, and
// the dice that fall.
type march struct {
	name  string
	who   deck.Specialty
	land  byte // a letter of board; the hexes around are veldt
	river bool
	mode  Mode
	have  map[Item]int32
	dice  string           // "11 number 4, 11 peril 3 4": names and faces, in order
	stage func(g *stage)   // what else there is
	reply func() game.Kind // the answer to the question the disaster asks, nil if it asks none
}

// camp is the hex where the party stands on the board of a march.
const campCol, campRow = 2, 1

// marchBoard is a hex amid veldt, with a river through it if there is one.
func marchBoard(land byte, river bool) *hexmap.Map {
	m := board("vvvvv", "vv"+string(land)+"vv", "vvvvv")
	if river {
		addRiver(m, "River", 3, at(m, 0, campRow), hexmap.NoDir, hexmap.E, hexmap.E, hexmap.E, hexmap.E, hexmap.E)
	}
	return m
}

// company is a party of everything but what a mode of travel forbids.
func company(m Mode) map[Item]int32 {
	have := map[Item]int32{Bearers: 12, Guides: 1, Askaris: 6, Rations: 60, Gifts: 20, Muskets: 8, Water: 10}
	if m == ByCanoe {
		have[Canoes] = 2
	}
	return have
}

// pitch sets the scene of a march.
func (c *march) pitch(t *testing.T) *stage {
	t.Helper()
	m := marchBoard(c.land, c.river)
	g := scene(t, m, c.who)
	have := c.have
	if have == nil {
		have = company(c.mode)
	}
	g.party(0, at(m, campCol, campRow), c.mode, have)
	if c.stage != nil {
		c.stage(g)
	}
	g.p.steps = []step{{ChoosingPace, 0}}
	return g
}

// throw prescribes the dice of a march.
func (g *stage) throw(dice string) {
	g.Helper()
	for _, part := range strings.Split(dice, ",") {
		words := strings.Fields(part)
		if len(words) < 3 {
			continue
		}
		for _, w := range words[2:] {
			var face int
			if _, err := fmt.Sscan(w, &face); err != nil {
				g.Fatalf("dice %q: %v", dice, err)
			}
			g.die(words[0]+" "+words[1], face)
		}
	}
}

// strike chooses the normal pace, at which the card with the disaster is
// drawn and the dice fall as prescribed.
func (g *stage) strike(d deck.Disaster, dice string) []game.Event {
	g.Helper()
	g.card(deck.Card{Disaster: d, Terrain: hexmap.Veldt, Lake: 100})
	g.throw(dice)
	return g.do(SetPace, int32(Normal), 0, 0)
}

// struck is a mishap for asking conditions.
func (g *stage) struck(d deck.Disaster) *mishap {
	pl := &g.p.players[0]
	return &mishap{Position: g.p, s: 0, pl: pl, e: &pl.Trip, d: d, soft: calamities[d].softens.has(pl.Specialty)}
}

// answers makes the reply of a march.
func answers(k game.Kind) func() game.Kind { return func() game.Kind { return k } }

// scouted has the explorer know some unpublished hexes.
func scouted(cols ...int) func(g *stage) {
	return func(g *stage) {
		for _, col := range cols {
			id := at(g.p.chart, col, campRow)
			g.p.hexes[id].Printed = false
			g.p.players[0].Known.add(id)
		}
	}
}

// village puts a people into a hex.
func village(col, row int) func(g *stage) {
	return func(g *stage) {
		id := at(g.p.chart, col, row)
		g.p.tribes = append(g.p.tribes, tribe{At: id, Strength: 30, First: 30})
		g.p.hexes[id].Tribe = int16(len(g.p.tribes))
	}
}

// harbour puts a port on the coast into the first column.
func harbour(g *stage) {
	m := g.p.chart
	addPort(m, "Harbour", at(m, 0, 0))
	fixedOf.Delete(m) // the coast has come after the board
	g.p.fixed = fix(m)
}

// marches are the scenes of each disaster: plain, softened, and the turns it
// can take besides.
var marches = [deck.Disasters][]march{
	deck.QuietMarch: {{name: "nothing happens", land: 'v'}},
	deck.Fever: {
		{name: "in the jungle", who: deck.Botanist, land: 'j', dice: "11 number 4"},
		{name: "in jungle and swamp", who: deck.Botanist, land: 'J', dice: "11 number 6 5"},
		{name: "with a Doctor", who: deck.Doctor, land: 's', dice: "11 number 5"},
	},
	deck.SleepingSickness: {
		{name: "on a river", who: deck.Botanist, land: 'v', river: true, have: herd(), dice: "11 beast 1 3 4 6 2, 11 number 3"},
		{name: "with a Doctor", who: deck.Doctor, land: 'v', river: true, have: herd(), dice: "11 beast 6 6 6 1 4"},
		{name: "with a Doctor and no beasts", who: deck.Doctor, land: 'j'},
	},
	deck.Dysentery: {
		{name: "plain", who: deck.Botanist, land: 'v', dice: "11 number 6"},
		{name: "with a Doctor", who: deck.Doctor, land: 'v'},
		{name: "few are left to fall ill", who: deck.Botanist, land: 'm', have: map[Item]int32{Bearers: 2, Guides: 1, Askaris: 1}, dice: "11 number 6"},
	},
	deck.Snake: {
		{name: "a bearer dies", who: deck.Botanist, land: 'v', dice: "11 peril 5 6"},
		{name: "the explorer dies", who: deck.Botanist, land: 'v', dice: "11 peril 6 6"},
		{name: "nobody else is there", who: deck.Botanist, land: 'v', have: map[Item]int32{}, dice: "11 peril 5 6"},
		{name: "nobody else is there, and it goes well", who: deck.Botanist, land: 'v', have: map[Item]int32{}, dice: "11 peril 4 6"},
		{name: "with a Zoologist", who: deck.Zoologist, land: 'v'},
	},
	deck.PoisonousFruit: {
		{name: "plain", who: deck.Doctor, land: 'j', dice: "11 number 6 6"},
		{name: "with a Botanist", who: deck.Botanist, land: 'j'},
	},
	deck.Sunstroke: {
		{name: "too little water for all", who: deck.Botanist, land: 'd', dice: "11 number 2"},
		{name: "with water enough", who: deck.Botanist, land: 'd', have: map[Item]int32{Bearers: 5, Rations: 10, Water: 6}},
	},
	deck.ExplorersFever: {
		{name: "plain", who: deck.Botanist, land: 'v'},
		{name: "a Doctor who cures himself", who: deck.Doctor, land: 'v', dice: "11 skill 4"},
		{name: "a Doctor who does not", who: deck.Doctor, land: 'v', dice: "11 skill 3"},
	},
	deck.Smallpox: {
		{name: "a people in the next hex", who: deck.Botanist, land: 'v', stage: village(3, 1), dice: "11 number 5"},
		{name: "with a Doctor", who: deck.Doctor, land: 'v', stage: village(campCol, campRow), dice: "11 number 5"},
		{name: "nobody lives near", who: deck.Botanist, land: 'v', stage: village(0, 1)},
	},
	deck.Crocodile: {
		{name: "on foot", who: deck.Botanist, land: 's', dice: "11 peril 1 1"},
		{name: "in canoes", who: deck.Botanist, land: 'v', river: true, mode: ByCanoe, dice: "11 peril 3 4"},
		{name: "no bearers", who: deck.Botanist, land: 's', have: map[Item]int32{Askaris: 3}, dice: "11 peril 4 6"},
		{name: "a Zoologist who sees it", who: deck.Zoologist, land: 's', dice: "11 skill 4"},
		{name: "a Zoologist who does not", who: deck.Zoologist, land: 's', dice: "11 skill 3, 11 peril 2 2"},
	},
	deck.Lion: {
		{name: "no bearers", who: deck.Botanist, land: 'v', have: map[Item]int32{Askaris: 3, Muskets: 2}, dice: "11 peril 5 6"},
		{name: "guides only", who: deck.Botanist, land: 'v', have: map[Item]int32{Guides: 2}, dice: "11 peril 3 6"},
		{name: "with a Zoologist in disgrace", who: deck.Zoologist, land: 'v', stage: func(g *stage) { g.trip(0).Disgraced = true }},
	},
	deck.Hippopotamus: {
		{name: "one canoe of two", who: deck.Botanist, land: 'v', river: true, mode: ByCanoe, dice: "11 number 3, 11 peril 2 5"},
		{name: "the last canoe", who: deck.Botanist, land: 'l', mode: ByCanoe, have: lastCanoe(), dice: "11 number 6, 11 peril 2 5"},
		{name: "with a Zoologist", who: deck.Zoologist, land: 'v', river: true, mode: ByCanoe},
	},
	deck.ElephantStampede: {
		{name: "plain", who: deck.Botanist, land: 'v', dice: "11 number 5"},
		{name: "with a Zoologist", who: deck.Zoologist, land: 'v', dice: "11 number 5"},
	},
	deck.DriverAnts: {
		{name: "plain", who: deck.Botanist, land: 'j', dice: "11 number 3"},
		{name: "with a Zoologist", who: deck.Zoologist, land: 'j', dice: "11 number 3"},
	},
	deck.Tsetse:   {{name: "plain", who: deck.Zoologist, land: 'v', have: herd(), dice: "11 beast 4 5 1 6 4"}},
	deck.Termites: {{name: "plain", who: deck.Zoologist, land: 'v', dice: "11 number 6"}, {name: "with a Botanist", who: deck.Botanist, land: 'v'}},
	deck.Leopard: {
		{name: "a bearer dies", who: deck.Zoologist, land: 'M', dice: "11 peril 3 3"},
		{name: "an askari dies", who: deck.Zoologist, land: 'm', have: map[Item]int32{Askaris: 2, Guides: 1}, dice: "11 peril 3 3"},
		{name: "a guide dies", who: deck.Zoologist, land: 'j', have: map[Item]int32{Guides: 1}, dice: "11 peril 5 6"},
	},
	deck.Flood: {
		{name: "plain", who: deck.Botanist, land: 'v', river: true, dice: "11 number 4"},
		{name: "with an Explorer", who: deck.Explorer, land: 'v', river: true},
	},
	deck.Rockfall: {
		{name: "plain", who: deck.Botanist, land: 'm', dice: "11 number 6 5, 11 peril 6 5"},
		{name: "more than there are", who: deck.Botanist, land: 'm', have: map[Item]int32{Bearers: 2, Guides: 1, Askaris: 1}, dice: "11 number 6 6, 11 peril 1 2"},
		{name: "with a Geologist", who: deck.Geologist, land: 'm', dice: "11 number 4 5, 11 peril 2 2"},
	},
	deck.Sandstorm: {{name: "plain", who: deck.Botanist, land: 'd'}, {name: "with an Explorer", who: deck.Explorer, land: 'd'}},
	deck.GrassFire: {{name: "plain", who: deck.Botanist, land: 'v', dice: "11 number 3"}},
	deck.Thunderstorm: {
		{name: "on foot", who: deck.Botanist, land: 'v'},
		{name: "mounted", who: deck.Botanist, land: 'v', mode: Mounted, have: map[Item]int32{Horses: 3, Bearers: 2, Rations: 10}},
	},
	deck.Quicksand: {
		{name: "plain", who: deck.Botanist, land: 's', dice: "11 number 4, 11 peril 1 3"},
		{name: "with a Geologist", who: deck.Geologist, land: 's', dice: "11 number 5, 11 peril 1 3"},
		{name: "in canoes", who: deck.Botanist, land: 's', mode: ByCanoe, dice: "11 number 2, 11 peril 1 3"},
	},
	deck.MountainCold: {{name: "plain", who: deck.Botanist, land: 'm', dice: "11 number 5"}},
	deck.Rapids: {
		{name: "plain", who: deck.Botanist, land: 'v', river: true, mode: ByCanoe, dice: "11 number 5, 11 peril 2 2"},
		{name: "with an Explorer", who: deck.Explorer, land: 'v', river: true, mode: ByCanoe, dice: "11 number 5, 11 peril 2 2"},
		{name: "an Explorer, and nobody drowns", who: deck.Explorer, land: 'v', river: true, mode: ByCanoe, dice: "11 number 1"},
	},
	deck.BurstWaterSkins: {{name: "plain", who: deck.Botanist, land: 'd', have: map[Item]int32{Bearers: 5, Rations: 9, Water: 21}}},
	deck.GameGone:        {{name: "plain", who: deck.Botanist, land: 'v'}, {name: "with a Zoologist", who: deck.Zoologist, land: 'v'}},
	deck.BearersDesert: {
		{name: "plain", who: deck.Botanist, land: 'v', dice: "11 number 5"},
		{name: "with a Missionary", who: deck.Missionary, land: 'v', dice: "11 number 5"},
		{name: "fewer bearers than that", who: deck.Botanist, land: 'v', have: map[Item]int32{Bearers: 2, Rations: 7}, dice: "11 number 6"},
	},
	deck.SlaveRaiders: {
		{name: "too few askaris", who: deck.Botanist, land: 'v', stage: harbour, dice: "11 guard 2, 11 number 5"},
		{name: "driven off", who: deck.Botanist, land: 'v', stage: harbour, dice: "11 guard 1"},
		{name: "with a Journalist", who: deck.Journalist, land: 'v', stage: harbour, dice: "11 guard 6, 11 number 2"},
	},
	deck.BadOmens:   {{name: "plain", who: deck.Botanist, land: 'v'}, {name: "with an Ethnologist", who: deck.Ethnologist, land: 'v'}},
	deck.FalseGuide: {{name: "plain", who: deck.Botanist, land: 'v'}, {name: "with an Ethnologist", who: deck.Ethnologist, land: 'v'}},
	deck.Quarrel: {
		{name: "plain", who: deck.Botanist, land: 'v', dice: "11 peril 6 5"},
		{name: "with a Missionary", who: deck.Missionary, land: 'v'},
		{name: "with a Doctor", who: deck.Doctor, land: 'v'},
	},
	deck.HuntingAccident: {{name: "plain", who: deck.Botanist, land: 'v', dice: "11 peril 6 5"}, {name: "with a Doctor", who: deck.Doctor, land: 'v'}},
	deck.Theft:           {{name: "plain", who: deck.Botanist, land: 'v', dice: "11 number 3"}},
	deck.Mutiny: {
		{name: "they are paid", who: deck.Botanist, land: 'v', reply: answers(PayUp)},
		{name: "half of them go", who: deck.Botanist, land: 'v', have: map[Item]int32{Bearers: 3, Askaris: 5, Gifts: 9}, reply: answers(LetGo)},
		{name: "with a Missionary", who: deck.Missionary, land: 'v'},
		{name: "with an Explorer", who: deck.Explorer, land: 'v'},
	},
	deck.ElephantsGraveyard: {
		{name: "they go", who: deck.Botanist, land: 'v', dice: "11 number 5", reply: answers(LetGo)},
		{name: "the party waits", who: deck.Botanist, land: 'v', dice: "11 number 5", reply: answers(StayBehind)},
		{name: "with a Journalist", who: deck.Journalist, land: 'v'},
	},
	deck.CanoeStolen: {
		{name: "one of two", who: deck.Botanist, land: 'v', river: true, mode: ByCanoe},
		{name: "the last, on a lake", who: deck.Botanist, land: 'l', mode: ByCanoe, have: lastCanoe()},
	},
	deck.SpoiledRations: {{name: "plain", who: deck.Botanist, land: 'v', dice: "11 number 6"}},
	deck.WetPowder:      {{name: "plain", who: deck.Botanist, land: 's'}},
	deck.NotesLost: {
		{name: "a choice of two", who: deck.Botanist, land: 'v', stage: scouted(1, campCol, 4), reply: answers(LoseNotes)},
		{name: "only the hex he stands in", who: deck.Botanist, land: 'v', stage: scouted(campCol)},
	},
	deck.Drowning: {
		{name: "plain", who: deck.Botanist, land: 'v', river: true, dice: "11 peril 5 6"},
		{name: "no askaris", who: deck.Botanist, land: 'v', river: true, have: map[Item]int32{Bearers: 4}, dice: "11 peril 5 6"},
	},
}

func herd() map[Item]int32 {
	return map[Item]int32{Bearers: 4, Rations: 30, Horses: 2, Camels: 3}
}

func lastCanoe() map[Item]int32 {
	return map[Item]int32{Bearers: 4, Askaris: 1, Rations: 30, Canoes: 1, Water: 5, Gifts: 4}
}

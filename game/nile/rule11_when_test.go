package nile

import (
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

// everything is a party with all there is to lose, in canoes or on foot; no
// rule of travel is asked here, only whether a disaster finds its place.
func everything(t *testing.T, land byte, river bool, mode Mode) *stage {
	t.Helper()
	m := marchBoard(land, river)
	harbour(&stage{p: &Position{chart: m}})
	g := scene(t, m, deck.Journalist)
	g.party(0, at(m, campCol, campRow), mode, map[Item]int32{
		Bearers: 9, Guides: 2, Askaris: 5, Camels: 2, Horses: 2, Canoes: 2, Rations: 50, Gifts: 20, Muskets: 8, Water: 30,
	})
	village(3, 1)(g)
	scouted(1)(g)
	return g
}

func TestRule11_WhereDisastersHappen(t *testing.T) {
	for _, land := range "djlsvmJM" {
		for _, river := range []bool{false, true} {
			g := everything(t, byte(land), river, ByCanoe)
			for d := deck.Fever; d < deck.Disasters; d++ {
				want := where[d] == "*" || strings.ContainsRune(where[d], land) || river && strings.Contains(where[d], "r")
				if got := calamities[d].holds(g.struck(d)); got != want {
					t.Errorf("%s in %c, river %v: %v, want %v", d, land, river, got, want)
				}
			}
		}
	}
}

// TestRule11_WhatDisastersNeed takes from a party one thing after another, and
// looks which disasters it then escapes.
func TestRule11_WhatDisastersNeed(t *testing.T) {
	without := func(items ...Item) func(g *stage) {
		return func(g *stage) {
			for _, i := range items {
				g.trip(0).Have[i] = 0
			}
		}
	}
	for _, c := range []struct {
		name    string
		lack    func(g *stage)
		escapes []deck.Disaster
	}{
		{"bearers, by another than a Journalist", func(g *stage) {
			g.trip(0).Have[Bearers] = 0
			g.p.players[0].Specialty = deck.Botanist
		}, []deck.Disaster{deck.BearersDesert, deck.SlaveRaiders, deck.ElephantsGraveyard}},
		{"guides", without(Guides), []deck.Disaster{deck.FalseGuide}},
		{"askaris", without(Askaris), []deck.Disaster{deck.Quarrel, deck.HuntingAccident, deck.Mutiny}},
		{"askaris and muskets", without(Askaris, Muskets), []deck.Disaster{deck.Quarrel, deck.HuntingAccident, deck.Mutiny, deck.WetPowder}},
		{"a second askari", func(g *stage) { g.trip(0).Have[Askaris] = 1 }, []deck.Disaster{deck.Quarrel}},
		{"healthy askaris", func(g *stage) { g.trip(0).Ill[Askaris] = 5 }, []deck.Disaster{deck.Quarrel, deck.HuntingAccident}},
		{"a healthy guide", func(g *stage) { g.trip(0).Ill[Guides] = 2 }, []deck.Disaster{deck.FalseGuide}},
		{"beasts", without(Camels, Horses), []deck.Disaster{deck.Tsetse}},
		{"canoes", without(Canoes), []deck.Disaster{deck.Hippopotamus, deck.Rapids, deck.CanoeStolen}},
		{"canoes in the water", func(g *stage) { g.trip(0).Mode = OnFoot }, []deck.Disaster{deck.Hippopotamus, deck.Rapids}},
		{"rations", without(Rations), []deck.Disaster{deck.DriverAnts, deck.GrassFire, deck.SpoiledRations}},
		{"gifts", without(Gifts), []deck.Disaster{deck.Termites, deck.Theft}},
		{"water", without(Water), []deck.Disaster{deck.BurstWaterSkins}},
		{"bearers and stores", without(Bearers, Rations, Gifts, Muskets, Water), []deck.Disaster{
			deck.ElephantStampede, deck.DriverAnts, deck.Termites, deck.GrassFire, deck.BurstWaterSkins, deck.BearersDesert, deck.Theft, deck.ElephantsGraveyard, deck.SpoiledRations,
		}},
		{"anybody healthy", func(g *stage) { g.trip(0).Ill = [3]int32{9, 2, 5} }, []deck.Disaster{
			deck.Fever, deck.Dysentery, deck.PoisonousFruit, deck.Sunstroke, deck.MountainCold, deck.FalseGuide, deck.Quarrel, deck.HuntingAccident,
		}},
		{"an explorer to fall sick", func(g *stage) { g.trip(0).Sick = true }, []deck.Disaster{deck.ExplorersFever}},
		{"neighbours", func(g *stage) { g.p.hexes[at(g.p.chart, 3, 1)].Tribe = 0 }, []deck.Disaster{deck.Smallpox}},
		{"notes", func(g *stage) { g.p.players[0].Known = hexSet{} }, []deck.Disaster{deck.NotesLost}},
		{"notes not published", func(g *stage) { g.p.hexes[at(g.p.chart, 1, 1)].By = 0 }, []deck.Disaster{deck.NotesLost}},
	} {
		for _, land := range "djlsvmJM" {
			whole, less := everything(t, byte(land), true, ByCanoe), everything(t, byte(land), true, ByCanoe)
			c.lack(less)
			for d := deck.Fever; d < deck.Disasters; d++ {
				want := calamities[d].holds(whole.struck(d))
				for _, e := range c.escapes {
					want = want && e != d
				}
				if got := calamities[d].holds(less.struck(d)); got != want {
					t.Errorf("%s in %c without %s: %v, want %v", d, land, c.name, got, want)
				}
			}
		}
	}
}

func TestRule11_28_TheRaidersReach(t *testing.T) {
	for _, c := range []struct {
		shore hexmap.Shore
		reach int
	}{
		{africa.EastCoast, 8},
		{africa.UpTheNile, 4},
		{africa.WestCoast, -1},
		{africa.CapeCoast, -1},
	} {
		far := board(strings.Repeat("v", 20))
		addPort(far, "Port", at(far, 0, 0))
		far.Ports[0].Shore = c.shore
		g := scene(t, far, deck.Botanist)
		for col := range 20 {
			g.party(0, at(far, col, 0), OnFoot, company(OnFoot))
			same(t, "raiders", calamities[deck.SlaveRaiders].holds(g.struck(deck.SlaveRaiders)), col <= c.reach)
		}
	}
}

// The east coast is raided, not its ports alone: every hex within eight of the
// sea there, however far the next port is.
func TestRule11_28_TheRaidersComeFromTheCoast(t *testing.T) {
	for _, c := range []struct {
		shore hexmap.Shore
		reach int
	}{{africa.EastCoast, 8}, {africa.WestCoast, -1}} {
		rows := make([]string, 15)
		for i := range rows {
			rows[i] = "~" + strings.Repeat("v", 14)
		}
		m := board(rows...)
		addPort(m, "Port", at(m, 1, 0))
		m.Ports[0].Shore = c.shore
		g := scene(t, m, deck.Botanist)
		for col := 1; col < 15; col++ {
			g.party(0, at(m, col, 14), OnFoot, company(OnFoot))
			coast := m.Distance(at(m, 1, 14), at(m, col, 14))
			if m.Distance(at(m, 1, 0), at(m, col, 14)) <= 8 {
				t.Fatal("the port is too near to tell")
			}
			same(t, "raiders", calamities[deck.SlaveRaiders].holds(g.struck(deck.SlaveRaiders)), coast <= c.reach)
		}
	}
}

func TestRule11_NoCardInAPortOrCapeColony(t *testing.T) {
	m := board("vvvv")
	addPort(m, "Port", at(m, 0, 0))
	m.Cells[at(m, 2, 0)].Colony = true
	for col, drawn := range [4]bool{false, true, false, true} {
		g := scene(t, m, deck.Botanist)
		g.party(0, at(m, col, 0), OnFoot, company(OnFoot))
		g.p.steps = []step{{ChoosingPace, 0}}
		if drawn {
			g.card(deck.Card{Disaster: deck.QuietMarch, Terrain: hexmap.Veldt, Lake: 100})
		}
		_, ok := told(g.do(SetPace, int32(Reckless), 0, 0), CardDrawn)
		same(t, "a card is drawn", ok, drawn)
	}
}

// TestRule11_TheExplorersPeril holds the roll for the explorer's own life to
// its two numbers, by everybody who may be named.
func TestRule11_TheExplorersPeril(t *testing.T) {
	for _, c := range []struct {
		have map[Item]int32
		from int
	}{
		{map[Item]int32{Askaris: 1}, 12},
		{map[Item]int32{Bearers: 9, Guides: 1}, 11},
	} {
		for _, faces := range [][2]int{{4, 6}, {5, 6}, {6, 6}} {
			g := scene(t, marchBoard('v', true), deck.Botanist)
			g.party(0, at(g.p.chart, campCol, campRow), OnFoot, c.have)
			g.die("11 peril", faces[0], faces[1])
			events := g.play(func(a *game.Act) { g.p.befall(0, deck.Drowning, a) })
			dies := faces[0]+faces[1] >= c.from
			_, died := told(events, Died)
			_, perished := told(events, Perished)
			same(t, "the explorer dies", died, dies)
			same(t, "an askari dies", perished, !dies && c.have[Askaris] > 0)
			same(t, "told", g.mustTell(events, Peril).Args[1], int32(c.from))
		}
	}
}

func TestRule11_30_AFalseGuideEndsInTheUnknown(t *testing.T) {
	g := scene(t, board("vvv..."), deck.Botanist)
	g.party(0, at(g.p.chart, 1, 0), OnFoot, company(OnFoot))
	g.p.steps = []step{{ChoosingPace, 0}}
	g.strike(deck.FalseGuide, "")
	same(t, "guides", g.trip(0).Have[Guides], 0)
	_, ended := told(g.to(at(g.p.chart, 2, 0)), MayMove)
	same(t, "in a known hex", ended || g.trip(0).Halted, false)
	unknown := at(g.p.chart, 3, 0)
	g.play(func(a *game.Act) {
		g.p.enter(0, unknown)
		g.p.hexes[unknown].Terrain = hexmap.Veldt
		g.p.arrive(0, false, a)
	})
	same(t, "in an unknown hex", g.trip(0).Halted, true)
	g.cannot(at(g.p.chart, 4, 0), "9.52", "halted")
}

func TestRule11_34_TheJourneyGoesOnAfterADecision(t *testing.T) {
	for d, dice := range map[deck.Disaster]string{deck.Mutiny: "", deck.ElephantsGraveyard: "11 number 2"} {
		g := (&march{who: deck.Botanist, land: 'v'}).pitch(t)
		g.strike(d, dice)
		for _, c := range g.p.Choices(nil) {
			if c.Kind == Move || c.Kind == EndTravel {
				t.Errorf("%s: the party may go on without an answer", d)
			}
		}
		g.do(LetGo, 0, 0, 0)
		same(t, "steps", len(g.p.steps), 1)
		if !g.has(EndTravel, 0) || !g.has(Move, at(g.p.chart, 3, 1)) {
			t.Errorf("%s: the party may not go on", d)
		}
	}
}

// A crew thinned by a disaster paddles more slowly in the same turn.
func TestRule11_AThinnerCrewIsSlower(t *testing.T) {
	c := march{who: deck.Botanist, land: 'v', river: true, mode: ByCanoe, have: map[Item]int32{Bearers: 16, Canoes: 2, Rations: 20}}
	g := c.pitch(t)
	e := g.mustTell(g.strike(deck.Dysentery, "11 number 3"), MayMove)
	same(t, "points", e.Args[0], 3)
	same(t, "points", g.trip(0).Allowance, 3)
}

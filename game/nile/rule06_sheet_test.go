package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"
)

func TestRule6_5_Loads(t *testing.T) {
	for _, c := range []struct {
		name             string
		mode             Mode
		have             map[Item]int32
		cost, capability int32
		fits             bool
		why              string
	}{
		{"ten a bearer", OnFoot, map[Item]int32{Bearers: 5, Rations: 30, Gifts: 10, Muskets: 5, Water: 5}, 50, 50, true, ""},
		{"one too many", OnFoot, map[Item]int32{Bearers: 5, Rations: 51}, 51, 50, false, ""},
		{"only bearers carry", OnFoot, map[Item]int32{Guides: 3, Askaris: 3, Rations: 1}, 1, 0, false, ""},
		{"a bearer leads three and carries nothing", OnFoot, map[Item]int32{Bearers: 2, Camels: 3, Rations: 70}, 70, 70, true, ""},
		{"one beast takes a bearer", OnFoot, map[Item]int32{Bearers: 2, Horses: 1}, 0, 30, true, ""},
		{"who is not led carries nothing", OnFoot, map[Item]int32{Bearers: 1, Horses: 5}, 0, 60, true, ""},
		{"a canoe weighs forty", OnFoot, map[Item]int32{Bearers: 5, Canoes: 1, Rations: 10}, 50, 50, true, ""},
		{"canoes go on bearers' backs only", OnFoot, map[Item]int32{Bearers: 4, Camels: 3, Canoes: 1}, 40, 90, false, "canoe-bearers"},
		{"three hundred a canoe, fifteen a head", ByCanoe, map[Item]int32{Bearers: 16, Canoes: 2, Rations: 345}, 600, 600, true, ""},
		{"the explorer weighs too", ByCanoe, map[Item]int32{Bearers: 16, Canoes: 2, Rations: 346}, 601, 600, false, ""},
		{"no beasts in canoes", ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1, Horses: 1}, 135, 300, false, "beasts-in-canoe"},
		{"five a ride animal, twenty a pack animal", Mounted, map[Item]int32{Bearers: 1, Horses: 5, Rations: 70}, 70, 70, true, ""},
		{"all must ride", Mounted, map[Item]int32{Bearers: 2, Horses: 2}, 0, 10, false, "not-all-ride"},
		{"nobody leads the fourth", Mounted, map[Item]int32{Bearers: 1, Horses: 6}, 0, 90, false, "nobody-leads"},
		{"no canoes on horseback", Mounted, map[Item]int32{Bearers: 1, Camels: 4, Canoes: 1}, 40, 50, false, "canoe-mounted"},
		{"an explorer alone carries for himself", OnFoot, map[Item]int32{Rations: 10}, 10, 10, true, ""},
		{"in company he does not", OnFoot, map[Item]int32{Guides: 1, Rations: 1}, 1, 0, false, ""},
		{"alone he paddles", ByCanoe, map[Item]int32{Canoes: 1, Rations: 285}, 300, 300, true, ""},
	} {
		e := expedition{}
		for i, n := range c.have {
			e.Have[i] = n
		}
		cost, capability := e.load(c.mode)
		same(t, c.name+": cost", cost, c.cost)
		same(t, c.name+": capability", capability, c.capability)
		same(t, c.name+": fits", e.fits(c.mode), c.fits)
		same(t, c.name+": why", e.able(c.mode), c.why)
	}
}

// The example of 9.6: three canoes, one of them given up, and three bearers
// discharged to bring the cost down to what two canoes carry.
func TestRule9_6_TheExampleOfThreeCanoes(t *testing.T) {
	g := scene(t, board("ll"), deck.Explorer)
	// 22 people weigh 330; with 315 items two canoes are 45 too heavy.
	g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 21, Canoes: 3, Rations: 315})
	g.do(Cache, 0, Canoes, 1)
	if _, ok := g.offered(EndTravel, 0, 0); ok {
		t.Error("the party goes on overloaded")
	}
	g.do(Drop, 0, Bearers, 3)
	sh, _ := g.p.View(0).Sheet(0)
	same(t, "load", sh.Load[ByCanoe], Load{600, 600, true, ""})
	same(t, "bearers a canoe", sh.Crew, 9)
	if _, ok := g.offered(EndTravel, 0, 0); !ok {
		t.Error("the party may not go on")
	}
}

func TestRule5_51_TheExplorerLendsAHand(t *testing.T) {
	e := party{Labours: true}
	e.Have[Guides] = 1
	_, capability := e.load(OnFoot)
	same(t, "carries", capability, 10)
	e.Sick = true
	_, capability = e.load(OnFoot)
	same(t, "sick, carries", capability, 0)
}

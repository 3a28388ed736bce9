package heart

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Every Incident on every ground (12): what is thrown, and what comes of it.
func TestRule12_Incidents(t *testing.T) {
	type c struct {
		what    string
		terrain chart.Terrain
		wet     bool
		before  string // figures
		in      string // what lies in the slot
		with    []box.Resource
		chance  string
		after   string
		active  bool // a Rumour told of lies in the slot: it is a chit
	}
	for _, c := range []c{
		{what: "warband", terrain: chart.Jungle, after: "porters 8"},
		{what: "warband", terrain: chart.Savanna, chance: "12 ambush: 3\n12 ammo: 7", after: "porters 8, ammo 6"},
		{what: "warband", terrain: chart.Veldt, before: "food 5, gifts 0", chance: "12 ambush: 4", after: "porters 7, discontent 2, food 0"},
		{what: "warband", terrain: chart.Desert, chance: "12 ambush: 6\n12 ammo: 6", after: "ammo 5, porters 8"},
		{what: "warband", terrain: chart.Desert, in: "village", before: "gifts 0, food 4", chance: "12 ambush: 5", after: "porters 7, food 0"},
		{what: "warband", terrain: chart.Desert, wet: true, with: []box.Resource{box.Canoes}, before: "ammo 5, askaris 6", chance: "12 ambush: 8\n12 ammo: 10", after: "porters 8"},
		{what: "malaria", terrain: chart.Jungle, after: "health 4"},
		{what: "malaria", terrain: chart.Savanna, chance: "7 health: 5", after: "health 4"},
		{what: "malaria", terrain: chart.Savanna, chance: "7 health: 6", after: "health 5"},
		{what: "malaria", terrain: chart.Veldt, in: "plant", chance: "7 health: 6", after: "health 4"},
		{what: "malaria", terrain: chart.Veldt, wet: true, in: "plant", before: "health 3", chance: "7 health: 4", after: "health 2"},
		{what: "malaria", terrain: chart.Desert, after: "health 5"},
		{what: "taboo", terrain: chart.Savanna, after: "sanity 5"},
		{what: "taboo", terrain: chart.Jungle, chance: "7 sanity: 5, 6", after: "sanity 4"},
		{what: "taboo", terrain: chart.Veldt, in: "healer", chance: "7 sanity: 6", after: "sanity 4"},
		{what: "taboo", terrain: chart.Desert, chance: "7 sanity: 6, 6", after: "sanity 5"},
		{what: "accident", terrain: chart.Veldt, after: "gifts 10"},
		{what: "accident", terrain: chart.Veldt, in: "tusk", after: "gifts 6"},
		{what: "accident", terrain: chart.Savanna, chance: "12 accident: 10", after: "gifts 0, porters 8"},
		{what: "accident", terrain: chart.Desert, in: "tusk", chance: "12 accident: 7", after: "gifts 0, porters 7, discontent 2"},
		{what: "storm", terrain: chart.Veldt, wet: true, in: "wildlife", chance: "12 storm: 6", after: "food 6, porters 8"},
		{what: "storm", terrain: chart.Jungle, before: "food 3", chance: "12 storm: 4", after: "food 0, porters 7"},
		{what: "lost", terrain: chart.Jungle, in: "plant", after: "time 8"},
		{what: "lost", terrain: chart.Veldt, after: "time 8"},
		{what: "lost", terrain: chart.Desert, with: []box.Resource{box.Surveying}, chance: "12 check: 3", after: "time 8"},
		{what: "lost", terrain: chart.Savanna, wet: true, chance: "12 check: 4", after: "time 8"},
		{what: "lost", terrain: chart.Veldt, active: true, after: "time 9"},
		{what: "impassable", terrain: chart.Savanna, after: "time 10"},
		{what: "success", terrain: chart.Savanna, after: "time 10"},
	} {
		t.Run(c.what, func(t *testing.T) {
			s := onStep(t, frame{Step: incident}, func(p *Position) {
				p.stack[1].V[0] = chitOf(t, c.what)
				landOf(t, p, c.terrain, c.wet)
				give(p, 0, c.with...)
				if c.before != "" {
					set(t, p, 0, c.before)
				}
				if c.in != "" {
					put(t, p, 0, slotC3, c.in)
				}
				if c.active {
					p.seats[0].Active, p.seats[0].Activated = slotC3, true
					p.events[box.Rumour-1]--
				}
			}).chance(c.chance).run()
			s.figures(0, c.after)
			s.over()
		})
	}
}

// chitOf is the first chit of a name.
func chitOf(t *testing.T, what string) int16 {
	t.Helper()
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		if chitNamed(c, what) {
			return int16(c)
		}
	}
	t.Fatalf("no chit is called %s", what)
	return 0
}

// Thirst: the checks spare losses, and what is lost is chosen; never what must end one
// while something else is possible.
func TestRule12_Thirst(t *testing.T) {
	s := onStep(t, frame{Step: incident}, func(p *Position) {
		p.stack[1].V[0] = chitOf(t, "thirst")
		landOf(t, p, chart.Desert, true)
		put(t, p, 0, slotC3, "missionary")
		give(p, 0, box.Canteen)
		set(t, p, 0, "health 1, sanity 5")
	}).chance("12 check: 1, 4").run()
	s.expect(Thirsting, 0)
	if n := len(s.table.Choices()); n != 3 { // not Health
		t.Errorf("%d choices: %s, want 3", n, s.offers())
	}
	s.do(Suffer, int(box.Sanity), 0)
	s.do(Suffer, int(box.Sanity), 0)
	s.figures(0, "sanity 3, health 1")
	s.over()
}

// Success empties the slot, of the second Event names a die; an Impassable sends what
// is found back.
func TestRule12_SuccessAndImpassable(t *testing.T) {
	s := onStep(t, frame{Step: incident, V: [registers]int16{0, ownSecond}}, func(p *Position) {
		p.stack[1].V[0] = chitOf(t, "success")
		put(t, p, 0, slotC3, "village")
	}).run()
	s.expect(UsingSuccess, 0)
	s.do(ClearSlot, 0, 0)
	if s.pos().seats[0].Chits[slotC3] != box.NoChit {
		t.Error("the Village is still there")
	}
	s.over()

	s = onStep(t, frame{Step: incident, V: [registers]int16{0, ownSecond}}, func(p *Position) {
		p.stack[1].V[0] = chitOf(t, "impassable")
		put(t, p, 0, slotC3, "kingdom")
		p.seats[0].Rumours[slotC3] = true
		p.events[box.Rumour-1]--
	}).run()
	if pl := s.pos().seats[0]; pl.Chits[slotC3] != box.NoChit || pl.Rumours[slotC3] {
		t.Error("the Kingdom or its Rumour is still there")
	}
	s.over()
	for _, pickax := range []bool{false, true} {
		s = onStep(t, frame{Step: incident, V: [registers]int16{0, ownFirst}}, func(p *Position) {
			p.stack[1].V[0] = chitOf(t, "impassable")
			if pickax {
				give(p, 0, box.Pickax)
			}
		})
		events := s.do(No, 0, 0)
		if pickax != hasEvent(events, PickaxFrees) || pickax == hasEvent(events, BarredWay) || pickax == s.pos().turn.Barred {
			t.Errorf("with a Pickax (%v) it binds (%v)", pickax, s.pos().turn.Barred)
		}
	}
}

// 12: Success keeps itself for no die that decides nothing: none is thrown where there is nothing to heal,
// and one that is named goes well or ill by its face. What a hunt's failure costs hangs on it too.
func TestRule12_SuccessIsKeptForADieThatDecides(t *testing.T) {
	for _, c := range []struct {
		here, figures string
		keeps         bool
	}{
		{"healer", "health 5", false},
		{"healer", "health 3", true},
		{"plant", "sanity 5", false},
		{"plant", "sanity 2", true},
		{"tusk", "health 5", true},
		{"wildlife", "askaris 0", true},
	} {
		s := onStep(t, frame{Step: incident, V: [registers]int16{0, ownSecond}}, func(p *Position) {
			p.stack[1].V[0] = chitOf(t, "success")
			put(t, p, 0, slotC3, c.here)
			set(t, p, 0, c.figures)
		}).run()
		s.expect(UsingSuccess, 0)
		got := slices.ContainsFunc(s.table.Choices(), func(ch game.Choice) bool { return ch.Kind == KeepForDie })
		if got != c.keeps {
			t.Errorf("%s with %s: kept for a die %v, want %v", c.here, c.figures, got, c.keeps)
		}
	}
	for _, c := range []struct {
		d          box.Die
		add, limit int
		want       bool
	}{
		{box.HealerDie, 0, 5, true},
		{box.HealerDie, -1, 5, false},
		{box.RecruitDie, 0, 10, false},
		{box.LikeDie, 0, 0, false},
		{box.LikeDie, 0, 6, false},
		{box.HuntDie, 0, 0, true},
		{box.RespectDie, 0, 10, false},
		{box.TuskDie, 0, 0, true},
		{box.SlotDie, 0, 0, true},
	} {
		if got := c.d.Decides(c.add, c.limit); got != c.want {
			t.Errorf("%s %+d against %d decides %v, want %v", c.d.Name(), c.add, c.limit, got, c.want)
		}
	}
}

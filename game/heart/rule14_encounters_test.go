package heart

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
)

func hasEvent(events []game.Event, k game.EventKind) bool {
	return slices.ContainsFunc(events, func(e game.Event) bool { return e.Kind == k })
}

// The table of 14: what an Encounter comes to behind another, and with what the second
// Event was.
func TestRule14_TheTable(t *testing.T) {
	type c struct {
		now, before box.Sort
		second      string
		figures     string
		with        []box.Resource
		chance      string
		after       string
	}
	for _, c := range []c{
		{now: box.Tusk, chance: "14 tusk: 6", after: "gifts 16"},
		{now: box.Tusk, before: box.Village, chance: "14 tusk: 2", after: "gifts 10"},
		{now: box.Tusk, before: box.Wildlife, chance: "14 tusk: 2", after: "gifts 15"},
		{now: box.Plant, figures: "sanity 3, health 3", chance: "14 plant: 4", after: "sanity 4"},
		{now: box.Plant, figures: "sanity 3, health 3", chance: "14 plant: 3", after: "sanity 3"},
		{now: box.Plant, figures: "sanity 3, health 4", with: []box.Resource{box.Diary}, second: "taboo", chance: "14 plant: 1", after: "sanity 4"},
		{now: box.Plant, before: box.Plant, after: "health 4, sanity 5"},
		{now: box.Plant, before: box.Healer, figures: "sanity 2", after: "sanity 3"},
		{now: box.Healer, before: box.Healer, after: "sanity 4, health 5"},
		{now: box.Healer, before: box.Plant, figures: "health 2", after: "health 3"},
		{now: box.Healer, before: box.Missionary, figures: "health 2", after: "health 2"},
		{now: box.Healer, figures: "health 5", after: "health 5"}, // nothing to be healed: no die
		{now: box.Plant, figures: "sanity 5", after: "sanity 5"},
		{now: box.Healer, figures: "health 2, sanity 2", with: []box.Resource{box.Bible}, second: "malaria", chance: "14 healer: 1", after: "health 3"},
		{now: box.Healer, figures: "health 2, sanity 5", chance: "14 healer: 1", after: "health 2"},
		{now: box.Wildlife, chance: "14 hunt: 6\n14 food: 3\n12 ammo: 6", after: "gifts 12, food 26, ammo 5"},
		{now: box.Wildlife, chance: "14 hunt: 8\n14 food: 3", after: "gifts 11, food 23, porters 8"},
		{now: box.Wildlife, chance: "14 hunt: 9\n14 food: 3", after: "gifts 11, food 23, porters 7"},
		{now: box.Wildlife, chance: "14 hunt: 10\n14 food: 3", after: "askaris 5"},
		{now: box.Wildlife, before: box.Village, chance: "14 hunt: 6\n14 food: 3\n12 ammo: 9", after: "gifts 12, food 20"},
		{now: box.Wildlife, before: box.Village, chance: "14 hunt: 6\n14 food: 1\n12 ammo: 9", after: "gifts 12, food 20"}, // 1 − 3, never below 0
		{now: box.Wildlife, before: box.Tusk, with: []box.Resource{box.Rifle}, chance: "14 hunt: 6\n14 food: 3\n12 ammo: 9", after: "food 34"},
		{now: box.Wildlife, before: box.Wildlife, chance: "14 food: 1\n12 ammo: 9", after: "gifts 12, food 22"},
		{now: box.Wildlife, with: []box.Resource{box.Telescope}, figures: "ammo 7", chance: "14 hunt: 8\n14 food: 1\n12 ammo: 9", after: "gifts 12"},
		{now: box.Missionary, before: box.Plant, after: "porters 8"},
		{now: box.Missionary, before: box.Missionary, second: "thirst", after: "porters 8"},
		{now: box.Missionary, figures: "askaris 8, porters 10", after: "porters 10"},
	} {
		s := onMeeting(t, c.now, c.before, c.second, c.figures, c.with).chance(c.chance).run()
		s.figures(0, c.after)
		s.over()
		if t.Failed() {
			t.Fatalf("%s behind %q, %s", c.now.Name(), c.before.Name(), c.second)
		}
	}
}

// onMeeting is a meeting about to begin.
func onMeeting(t *testing.T, now, before box.Sort, second, figures string, with []box.Resource) *stage {
	t.Helper()
	return onStep(t, frame{Step: meeting, V: [registers]int16{int16(now), int16(before)}}, func(p *Position) {
		put(t, p, 0, slotC3, now.Name())
		give(p, 0, with...)
		if figures != "" {
			set(t, p, 0, figures)
		}
		if second != "" {
			p.turn.Second = box.Chit(chitOf(t, second))
			p.events[p.turn.Second-1]--
		}
	})
}

// What may be taken instead (the last column of 14).
func TestRule14_Instead(t *testing.T) {
	s := onMeeting(t, box.Missionary, box.NoSort, "thirst", "", nil).run()
	s.expect(TakingInstead, 0)
	s.do(Yes, 0, 0)
	s.figures(0, "food 30, porters 8")
	s.over()
	for _, c := range []struct {
		now    box.Sort
		second string
	}{{box.Tusk, "accident"}, {box.Wildlife, "storm"}} {
		s = onMeeting(t, c.now, box.NoSort, c.second, "", nil).run()
		s.expect(TakingInstead, 0)
		s.chance("12 resource: 1")
		s.do(Yes, 0, 0)
		if !s.pos().has(0, box.Fishing) { // the first in the pool but Guide and Canoes
			t.Errorf("%s: nothing was taken", c.second)
		}
		s.over()
	}
}

// 14.5: recruits by a die, or certain for a Bible; two behind a Village.
func TestRule14_5_Recruits(t *testing.T) {
	s := onMeeting(t, box.Missionary, box.NoSort, "", "discontent 4", nil).run()
	s.chance("14 recruit: 7")
	for _, c := range s.table.Choices() {
		if want := (map[int32]game.Odds{int32(box.Askaris): {Num: 4, Den: 10}, int32(box.Porters): {Num: 2, Den: 10}})[c.Target]; c.Odds != want {
			t.Errorf("recruits %d: %v, want %v", c.Target, c.Odds, want)
		}
	}
	s.do(Recruit, int(box.Askaris), 0)
	s.figures(0, "askaris 7, discontent 3")
	s.over()

	s = onMeeting(t, box.Missionary, box.Village, "", "discontent 1, askaris 7", []box.Resource{box.Bible}).run()
	s.do(Recruit, int(box.Askaris), 1) // and then none but Porters can join, for certain: nobody is asked
	s.figures(0, "askaris 8, porters 9, discontent 1")
	if s.pos().has(0, box.Bible) {
		t.Error("the Bible is not spent")
	}
	s.over()

	s = onMeeting(t, box.Missionary, box.NoSort, "", "discontent 4, askaris 8", nil) // one kind, and no Bible: the die is thrown
	s.chance("14 recruit: 9").run()
	s.figures(0, "askaris 8, porters 9, discontent 3")
	s.over()
}

// 14.6: the four outcomes of a Village, and what changes them.
func TestRule14_6_Villages(t *testing.T) {
	village := func(before box.Sort, change func(p *Position)) *stage {
		return onStep(t, frame{Step: atVillage, V: [registers]int16{int16(before)}}, func(p *Position) {
			put(t, p, 0, slotC3, "village")
			set(t, p, 0, "gifts 1")
			p.seats[0].Rumours[slotC3] = true
			p.events[box.Rumour-1]--
			if change != nil {
				change(p)
			}
		})
	}
	// Liked and respected: a Rumour, a feast, no trade for want of Gifts.
	s := village(box.NoSort, nil).chance("14 like: 2\n14 respect: 6\n15 slot: 1\n14 feast: 8").run()
	s.figures(0, "food 28")
	if pl := s.pos().seats[0]; pl.Active != 10 || !pl.Activated || pl.Rumours[slotC3] {
		t.Errorf("the Rumour is on %s", pl.Active.Name())
	}
	s.over()
	// Liked, not respected; no feast behind Wildlife either.
	s = village(box.NoSort, nil).chance("14 like: 1\n14 respect: 7\n15 slot: 2, 3").run()
	s.figures(0, "food 20") // C3 is his own slot: thrown again
	s.over()
	s = village(box.Wildlife, nil).chance("14 like: 1\n14 respect: 1\n15 slot: 3").run()
	s.figures(0, "food 20")
	s.over()
	// Respected only: they let him pass, and the Rumour goes back.
	s = village(box.NoSort, nil).chance("14 like: 3\n14 respect: 6").run()
	if pl := s.pos().seats[0]; pl.Active != box.NoSlot || pl.Rumours[slotC3] {
		t.Error("the Rumour is still there")
	}
	s.over()
	// Neither: five Items, and an Askari on a modified 10.
	s = village(box.NoSort, func(p *Position) { set(t, p, 0, "gifts 0") }).chance("14 like: 3\n14 respect: 10").run()
	s.figures(0, "food 15, askaris 5, discontent 2")
	s.over()
	// Certain by what was before.
	s = village(box.Village, nil).chance("14 like: 6").run()
	s.figures(0, "food 20, askaris 6")
	s.over()
	s = village(box.Missionary, nil).chance("14 respect: 9\n15 slot: 6").run()
	s.over()
	// Behind a band that has just been chased off respect is certain, and the first die has −1.
	s = village(box.NoSort, func(p *Position) {
		p.turn.Second, p.turn.Chased = box.Chit(chitOf(t, "warband")), true
		p.events[p.turn.Second-1]--
	}).chance("14 like: 3\n15 slot: 1\n14 feast: 2").run()
	s.figures(0, "food 22")
	s.over()
	// A red region, Health and a present change the first die; the odds say so.
	s = village(box.NoSort, func(p *Position) {
		set(t, p, 0, "gifts 12, health 3")
		p.ground.Left[chart.Savanna]++
		p.ground.Lands[p.seats[0].Region] = ground.Land{By: game.Nobody}
		p.seats[0].Region, p.seats[1].Region = region(t, "Bamileke"), region(t, "Bamileke")
		p.ground.Lands[p.seats[0].Region] = ground.Land{Terrain: chart.Savanna}
		p.ground.Left[chart.Savanna]--
		give(p, 0, box.Cannabis)
	}).run()
	s.expect(GivingVillage, 0)
	for _, c := range s.table.Choices() {
		if want := []game.Odds{{Num: 2, Den: 6}, {Num: 3, Den: 6}, {Num: 1, Den: 1}}[c.Item]; c.Odds != want {
			t.Errorf("present %d: %v, not %v", c.Item, c.Odds, want)
		}
	}
	s.chance("14 respect: 1\n15 slot: 1\n14 feast: 1")
	s.do(GiveVillage, 0, int(box.Hemp))
	s.expect(Trading, 0)
	s.do(Trade, 0, int(box.ForFood))
	s.figures(0, "food 31, gifts 7")
	s.over()
}

package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/hexmap"
)

// victory is a battle about to be won with the first fire: ten warriors, all
// of whom fall.
func victory(t *testing.T, k deck.Specialty, askaris int32) *hamlet {
	t.Helper()
	h := newHamlet(t, 1, 10, k, men(askaris))
	h.meet()
	h.sum("13 attitude", 3, 18).die("13 attack", 6, 6)
	h.do(Policy, UnderArms, 0, 0)
	h.step("a battle", Fighting)
	h.die("15 first fire", 6)
	return h
}

// Surviving askaris less a die, on a 6 none, never below none.
func TestRule16_Prisoners(t *testing.T) {
	for die := 1; die <= 6; die++ {
		for askaris := int32(2); askaris <= 12; askaris += 5 {
			h := victory(t, deck.Explorer, askaris)
			want := max(0, askaris-int32(die))
			if die == 6 {
				want = 0
			}
			h.die("16 prisoners", die)
			if want == 0 {
				h.die("16 village", 6, 6)
			}
			events := h.do(Fight, 0, 0, 0)
			if want == 0 {
				same(t, "told", h.mustTell(events, Prisoners).Args, [6]int32{0, 0, 0, int32(die)})
				continue
			}
			h.step("what to do with them", TakingPrisoners)
			c, _ := h.offered(KeepPrisoners, 0, 0)
			same(t, "to keep", [2]int32{c.Min, c.Max}, [2]int32{0, want})
			same(t, "as the view says", h.view().Prisoners, int(want))
		}
	}
}

// Kept they are bearers; only when all are freed do the people think better of
// this explorer.
func TestRule16_KeepOrFree(t *testing.T) {
	for kept := int32(0); kept <= 4; kept++ {
		h := victory(t, deck.Explorer, 6)
		h.die("16 prisoners", 2).do(Fight, 0, 0, 0)
		ev := h.mustTell(h.die("16 village", 6, 6).do(KeepPrisoners, 0, 0, int(kept)), Prisoners)
		same(t, "told", ev.Args, [6]int32{4, kept, 4 - kept, 2})
		same(t, "bearers", h.e.Have[Bearers], porters+kept)
		mine := int8(0)
		if kept == 0 {
			mine = 3
		}
		same(t, "attitude to this explorer", h.t.To[0], mine)
		same(t, "to all", h.t.Attitude, 0)
	}
}

func TestRule16_DoctorsAndMissionariesFreeAll(t *testing.T) {
	for k := range deck.Specialties {
		h := victory(t, k, 6)
		h.die("16 prisoners", 2).do(Fight, 0, 0, 0)
		c, _ := h.offered(KeepPrisoners, 0, 0)
		most := int32(4)
		if k == deck.Doctor || k == deck.Missionary {
			most = 0
		}
		same(t, k.String(), c.Max, most)
		same(t, "as the view says", h.view().MustFree, most == 0)
		h.die("16 village", 1, 1).do(KeepPrisoners, 0, 0, 0)
		h.step("the village", AtVillage)
		same(t, k.String()+" may loot", h.has(Loot, 0), most != 0)
		same(t, "treats with them", h.has(TreatWith, 0), true)
	}
}

// Two dice above prisoners and policy: the village is not found.
func TestRule16_TheVillage(t *testing.T) {
	for roll := 2; roll <= 12; roll++ {
		h := victory(t, deck.Explorer, 6)
		h.die("16 prisoners", 2).do(Fight, 0, 0, 0) // 4, and policy 2
		events := h.sum("16 village", 2, roll).do(KeepPrisoners, 0, 0, 1)
		found := int32(0)
		if roll <= 6 {
			found = 1
		}
		same(t, "told", h.mustTell(events, Village).Args, [6]int32{found, int32(roll), 6, 0})
		if found == 1 {
			h.step("found", AtVillage)
		} else {
			h.step("not found", Travelling)
			same(t, "the meeting is over", h.e.Meeting, meeting{Tribe: noTribe})
		}
	}
}

// Found after a 6: the askaris loot it, whatever the explorer wants.
func TestRule16_TheAskarisLoot(t *testing.T) {
	for _, k := range []deck.Specialty{deck.Explorer, deck.Missionary} {
		h := victory(t, k, 6)
		h.die("16 prisoners", 6).die("16 village", 1, 1) // policy 2
		h.die("16 loot", 1, 2, 3, 4, 5, 6, 1, 1, 1, 5)
		events := h.do(Fight, 0, 0, 0)
		same(t, "told", h.mustTell(events, Village).Args, [6]int32{1, 2, 2, 1})
		same(t, "loot", h.mustTell(events, Looted).Args, [6]int32{13, 2, 0, int32(Items)})
		h.step("and on", Travelling)
	}
}

// The explorer's own shot may win; without askaris nobody loots against his will.
func TestRule16_NobodyToLoot(t *testing.T) {
	h := newHamlet(t, 1, 1, deck.Explorer, men(0))
	h.meet()
	h.sum("13 attitude", 3, 18).die("13 attack", 6, 6)
	h.do(Policy, UnderArms, 0, 0)
	h.die("15 first fire", 6).die("16 prisoners", 6).die("16 village", 1, 1)
	events := h.do(Fight, 0, 0, 0)
	same(t, "told", h.mustTell(events, Village).Args, [6]int32{1, 2, 2, 0})
	h.step("the choice is his", AtVillage)
}

// The dice of looting: one for each warrior first met.
func TestRule16_Loot(t *testing.T) {
	for _, c := range []struct {
		name    string
		terrain hexmap.Terrain
		river   bool
		prize   Item
	}{
		{"veldt", hexmap.Veldt, false, Items},
		{"desert", hexmap.Desert, false, Camels},
		{"by a river", hexmap.Veldt, true, Canoes},
		{"a river in the desert", hexmap.Desert, true, Camels},
	} {
		h := victory(t, deck.Explorer, 6)
		hex := &h.p.hexes[h.at]
		hex.Terrain = c.terrain
		if c.river {
			hex.Out, hex.River = sets(hexmap.E), -1
			h.p.hexes[h.at+1].In = sets(hexmap.W)
			h.p.hexes[h.at+1].Out = sets(hexmap.NE)
		}
		h.die("16 prisoners", 2).do(Fight, 0, 0, 0)
		h.die("16 village", 1, 1).do(KeepPrisoners, 0, 0, 0)
		before := h.e.Have
		h.die("16 loot", 6, 6, 5, 4, 3, 2, 1, 1, 6, 5)
		ev := h.mustTell(h.do(Loot, 0, 0, 0), Looted)
		prizes := int32(3)
		if c.prize == Items {
			prizes = 0
		}
		same(t, c.name+": told", ev.Args, [6]int32{11, 2, prizes, int32(c.prize)})
		same(t, c.name+": rations", h.e.Have[Rations]-before[Rations], 11)
		same(t, c.name+": gifts", h.e.Have[Gifts]-before[Gifts], 2)
		if c.prize != Items {
			same(t, c.name+": prizes", h.e.Have[c.prize]-before[c.prize], 3)
		}
		h.step("and on", Travelling)
	}
}

// The beaten may be treated with as neutral people are, or left alone.
func TestRule16_TreatWith(t *testing.T) {
	for _, treat := range []bool{true, false} {
		h := victory(t, deck.Explorer, 6)
		h.e.Have[Gifts], h.e.Have[Rations] = 5, 80
		h.die("16 prisoners", 2).do(Fight, 0, 0, 0)
		h.die("16 village", 1, 1).do(KeepPrisoners, 0, 0, 0)
		if !treat {
			h.mustTell(h.do(Pass, 0, 0, 0), PartedInPeace)
			h.step("and on", Travelling)
			continue
		}
		h.do(TreatWith, 0, 0, 0)
		h.step("neutral", Parleying)
		ev := h.mustTell(h.die("13 parley", 1, 2).do(Parley, 0, 0, 2), Parleyed)
		same(t, "against what is left of them", ev.Args, [6]int32{2, 2, 4, 3, 1, 1})
	}
}

func TestRule16_TheBeaten(t *testing.T) {
	h := victory(t, deck.Explorer, 6)
	ev := h.mustTell(h.die("16 prisoners", 6).die("16 village", 6, 6).do(Fight, 0, 0, 0), Beaten)
	same(t, "told: number, warriors fallen, askaris lost", ev.Args, [6]int32{1, 7, 0})
	same(t, "their strength is what is left", h.t.Strength, 3)
	same(t, "first", h.t.First, 10)
	v, _ := h.p.View(0).Tribe(h.at)
	same(t, "22: beaten", v.Beaten, true)
	v, _ = h.p.View(1).Tribe(h.at)
	same(t, "by another", v.Beaten, false)
}

// 5.52: beating a people brings the askaris' respect back, unless the explorer
// is at a bearer's work still.
func TestRule5_52_VictoryRegainsRespect(t *testing.T) {
	for _, c := range []struct{ disgraced, labours, regained bool }{{true, false, true}, {true, true, false}, {false, false, false}} {
		h := victory(t, deck.Explorer, 6)
		h.e.Disgraced, h.e.Labours = c.disgraced, c.labours
		_, regained := told(h.die("16 prisoners", 6).die("16 village", 6, 6).do(Fight, 0, 0, 0), RespectRegained)
		same(t, "told", regained, c.regained)
		same(t, "disgraced", h.e.Disgraced, c.labours)
	}
}

// A victory at the end of a turn at rest: the turn goes on to its end.
func TestRule16_VictoryAtRest(t *testing.T) {
	h := newHamlet(t, 1, 10, deck.Explorer, men(6))
	h.e.At = h.at
	h.do(EndTravel, 0, 0, 0)
	h.sum("13 attitude", 3, 18).die("13 attack", 6, 6).do(Policy, UnderArms, 0, 0)
	h.die("15 first fire", 6).die("16 prisoners", 2).do(Fight, 0, 0, 0)
	events := h.die("16 village", 6, 6).do(KeepPrisoners, 0, 0, 2)
	same(t, "the two new bearers eat too", h.mustTell(events, Ate).Args[0], 1+porters+6+2)
	same(t, "the next player", h.p.ToMove(), 1)
}

// The fallen stay fallen, and a people grows again each January by a tenth of
// its first strength, but never above it (15). [T]
func TestRule15_APeopleGrowsAgainEachJanuary(t *testing.T) {
	for _, c := range []struct{ now, first, next int16 }{{4, 24, 7}, {1, 5, 2}, {23, 24, 24}, {24, 24, 24}, {0, 24, 0}} {
		h := newHamlet(t, 3, int(c.first), deck.Explorer, men(2))
		h.t.Strength = c.now
		for turn := int16(1); turn <= 12; turn++ { // from May to the next April
			h.p.turn = turn
			h.p.growPeoples()
			want := c.now
			if turn >= 9 { // January 1822
				want = c.next
			}
			same(t, "strength", h.t.Strength, want)
		}
	}
}

// A people of strength 0 has left: its village is empty. What was earned from
// it scores as ever.
func TestRule15_AnEmptyVillage(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.t.Strength, h.t.Met, h.t.Beaten, h.t.Friend = 0, bitOf(0), bitOf(0), bitOf(0)
	events := h.meet()
	h.mustNotTell(events, Met)
	h.step("nobody is met", Travelling)
	same(t, "nobody feeds them", h.p.boardedAt(0, h.at), false)
	h.mustNotTell(h.do(EndTravel, 0, 0, 0), Hosted)
	worth := map[Reason]int{}
	for _, w := range h.p.scheduled(0, h.at, nil) {
		worth[w.Reason] = w.Points
	}
	same(t, "met", worth[ForTribe], 1)
	same(t, "beaten", worth[ForBeaten], 1)

	h = victory(t, deck.Explorer, 12)
	h.die("16 prisoners", 1).do(Fight, 0, 0, 0)
	h.t.Strength = 0
	h.die("16 village", 1, 1).do(KeepPrisoners, 0, 0, 0)
	h.step("the village is found", AtVillage)
	if h.has(TreatWith, 0) {
		t.Error("nobody is left to treat with")
	}
}

// In the month in which a people is beaten nobody deserts, even if the explorer
// still carries his load (5.52).
func TestRule5_52_NobodyDesertsInAMonthOfTriumph(t *testing.T) {
	for _, beaten := range []bool{true, false} {
		h := newHamlet(t, 1, 10, deck.Explorer, men(6))
		h.e.Disgraced, h.e.Labours = true, true
		if beaten {
			h.meet()
			h.sum("13 attitude", 3, 18).die("13 attack", 6, 6).do(Policy, UnderArms, 0, 0)
			h.die("15 first fire", 6).die("16 prisoners", 6).die("16 village", 6, 6).do(Fight, 0, 0, 0)
		}
		_, left := told(h.do(EndTravel, 0, 0, 0), Deserted)
		same(t, "an askari leaves", left, !beaten)
		same(t, "respect is still to be won", h.p.players[0].Trip.Disgraced, true)
	}
}

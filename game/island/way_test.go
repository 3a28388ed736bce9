package island

import (
	"slices"
	"testing"

	"sourceofthenile/game/island/box"
)

// 22.5: a card that leads along paths leads to a place two or three of them off too, as far as it still goes, and not
// through tunnels.
func TestRule22_5_TheWayOfACard(t *testing.T) {
	s := onWay(t, box.ForSeats(2), func(p *Position) { p.holds(0, "ROP") })
	way := func(to string) []box.Place { return s.pos().View(0).WalkWay(at(to)) }
	if way("HAR") != nil {
		t.Error("there is a way before the card is played")
	}
	s.plays("ROP")
	if got := way("SWA"); !slices.Equal(got, []box.Place{at("VIL"), at("HAR"), at("SWA")}) {
		t.Errorf("the way to the Swamp is %v", got)
	}
	if got := way("RIT"); len(got) > 3 {
		t.Errorf("it goes too far: %v", got)
	}
	if got := way("MIN"); got != nil {
		t.Errorf("it goes through a tunnel or too far: %v", got)
	}
	s.do(Walk, int(at("VIL")), 0)
	if got := way("SWA"); !slices.Equal(got, []box.Place{at("HAR"), at("SWA")}) {
		t.Errorf("the rest of it is %v", got)
	}
	if got := way("MIL"); got != nil {
		t.Errorf("it goes farther than it still may: %v", got)
	}
}

// 15.3: the dice of a Quest are those of its trait, one more for whoever stands beside it where it is finished.
func TestRule15_3_TheDiceOfAQuestAreKnownBefore(t *testing.T) {
	s := onWay(t, box.ForSeats(2), func(p *Position) { p.who(0).Sanity = 3 })
	if dice, odds := s.pos().View(0).QuestTest(0, box.Card(card("Q4"))); dice != 3 || odds != atLeast(2, 3) {
		t.Errorf("far from it there are %d dice, %v", dice, odds)
	}
	s = onWay(t, box.ForSeats(2), func(p *Position) { p.who(0).Sanity, p.who(0).At, p.who(1).At = 3, at("CHA"), at("CHA") })
	if dice, _ := s.pos().View(0).QuestTest(0, box.Card(card("Q4"))); dice != 4 {
		t.Errorf("beside another there are %d dice", dice)
	}
	if dice, _ := s.pos().View(0).QuestTest(0, box.Card(card("Q1"))); dice != 0 {
		t.Errorf("without a test there are %d dice", dice)
	}
}

// 17.2: where a seat is bound for is where a Quest of its hand is begun, what calls the boat is brought, or something can be
// searched; not where it stands, and not what nobody but it may know.
func TestRule17_2_WhereASeatIsBoundFor(t *testing.T) {
	s := onWay(t, box.ForSeats(2), func(p *Position) { p.who(0).At = at("VIL") })
	if got := s.pos().View(0).Bound(0); got == at("VIL") || s.pos().isle.Board().Use(got) != box.LootUse {
		t.Errorf("with nothing in the hand it is bound for %v", got)
	}
	s = onWay(t, box.ForSeats(2), func(p *Position) { p.who(0).At = at("VIL"); p.holds(0, "Q4") })
	if got := s.pos().View(0).Bound(0); got != at("CHA") {
		t.Errorf("with the Quest of the Chapel it is bound for %v", got)
	}
	if got := s.pos().View(1).Bound(0); got == at("CHA") {
		t.Error("the other knows of it")
	}
	s = onWay(t, box.ForSeats(2), func(p *Position) { p.who(0).At = at("VIL"); p.holds(0, "RAD", "RAD", "RAD") })
	if got := s.pos().View(0).Bound(0); got != box.Lighthouse {
		t.Errorf("with all Radio Parts it is bound for %v", got)
	}
}

package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// S: every modifier by itself, and the three reasons of good faith together.
func TestRule13_S(t *testing.T) {
	const far = 4
	for _, c := range []struct {
		name   string
		policy int
		have   map[Item]int32
		change func(h *hamlet)
		want   int
	}{
		{"policy 1", FortifiedCamp, men(2), nil, far + 1},
		{"policy 2", UnderArms, men(2), nil, far + 2},
		{"policy 3", SendGuide, map[Item]int32{Askaris: 2, Guides: 1}, nil, far + 3},
		{"policy 4", OpenHands, men(2), nil, far + 4},
		{"policy 5", AsGuest, men(2), nil, far + 5},
		{"attitude to all", UnderArms, men(2), func(h *hamlet) { h.t.Attitude = -3 }, far + 2 - 3},
		{"attitude to this explorer", UnderArms, men(2), func(h *hamlet) { h.t.To[0] = 3 }, far + 2 + 3},
		{"attitude to another", UnderArms, men(2), func(h *hamlet) { h.t.To[1] = 3 }, far + 2},
		{"without askaris, policy 3", SendGuide, map[Item]int32{Guides: 1, Muskets: 1}, nil, far + 3},
		{"without askaris, policy 4", OpenHands, map[Item]int32{Muskets: 1}, nil, far + 4 + 2},
		{"without askaris, policy 5", AsGuest, map[Item]int32{Muskets: 1}, nil, far + 5 + 2},
		{"without arms, policy 4", OpenHands, nil, nil, far + 4 + 3},
		{"without arms, policy 5", AsGuest, nil, nil, far + 5 + 3},
		{"without arms, policy 2", UnderArms, nil, nil, far + 2},
		{"all askaris sick", OpenHands, men(2), func(h *hamlet) { h.e.Ill[Askaris] = 2 }, far + 4 + 2},
		{"guide from next door, policy 3", SendGuide, map[Item]int32{Askaris: 1, Guides: 1}, guideFrom(1), far + 3 + 1},
		{"guide from next door, policy 5", AsGuest, map[Item]int32{Askaris: 1, Guides: 1}, guideFrom(1), far + 5 + 1},
		{"guide from next door, policy 4", OpenHands, map[Item]int32{Askaris: 1, Guides: 1}, guideFrom(1), far + 4},
		{"guide from further off", SendGuide, map[Item]int32{Askaris: 1, Guides: 1}, guideFrom(2), far + 3},
		{"guide from here", SendGuide, map[Item]int32{Askaris: 1, Guides: 1}, guideFrom(0), far + 3},
		{"negotiated before", UnderArms, men(2), func(h *hamlet) { h.t.Parleyed = bitOf(0) }, far + 2 + 1},
		{"another has", UnderArms, men(2), func(h *hamlet) { h.t.Parleyed = bitOf(1) }, far + 2},
		{"published", UnderArms, men(2), func(h *hamlet) { h.p.hexes[h.at].By = 1 }, far + 2 + 1},
		{
			"all three", SendGuide,
			map[Item]int32{Askaris: 1, Guides: 1},
			func(h *hamlet) { guideFrom(1)(h); h.t.Parleyed = bitOf(0); h.p.hexes[h.at].By = 1 }, far + 3 + 1,
		},
	} {
		h := newHamlet(t, far, 200, deck.Explorer, c.have)
		h.e.Have[Gifts], h.e.Have[Rations] = 20, 70 // not with empty hands (14.9)
		if c.change != nil {
			c.change(h)
		}
		h.meet()
		odds := h.p.View(0).PolicyOdds(c.policy)
		same(t, c.name, odds.S, c.want)
		sum := 0
		for _, term := range odds.Terms {
			sum += term.Value
		}
		same(t, c.name+": the terms", sum, c.want)
		h.sum("13 attitude", 3, 3)
		if c.want < 3 {
			h.die("13 attack", 6, 6)
		}
		ev := h.mustTell(h.do(Policy, int32(c.policy), 0, 0), Received)
		same(t, c.name+": told", ev.Args, [6]int32{int32(c.policy), 3, int32(c.want), int32(Neutral), 1})
	}
}

// guideFrom says how far from the people the guide was hired.
func guideFrom(away hexmap.ID) func(*hamlet) {
	return func(h *hamlet) { h.e.GuideFrom = h.at - away }
}

// Three dice above S: hostile; S itself is neutral still.
func TestRule13_HostileAboveS(t *testing.T) {
	for policy := FortifiedCamp; policy <= AsGuest; policy++ {
		for roll := 3; roll <= 18; roll++ {
			h := newHamlet(t, 3, 200, deck.Explorer, map[Item]int32{Askaris: 2, Guides: 1, Gifts: 20})
			h.meet()
			sum := 3 + policy
			h.sum("13 attitude", 3, roll)
			want, step := Neutral, Parleying
			if roll > sum {
				want, step = Hostile, Fighting
				h.die("13 attack", 6, 6)
			}
			ev := h.mustTell(h.do(Policy, int32(policy), 0, 0), Received)
			same(t, "reception", Reception(ev.Args[3]), want)
			h.step("then", step)
		}
	}
}

// Hostile people hide from a party whose show of strength, (askaris + 1) ×
// distance ÷ policy, is above theirs.
func TestRule13_TheyHideFromTheStronger(t *testing.T) {
	for _, c := range []struct {
		askaris, sick, distance, policy int
		strength                        int // the greatest that hides
	}{
		{3, 0, 4, 1, 15},
		{3, 0, 4, 2, 7},
		{3, 0, 4, 3, 5}, // 16 ÷ 3 is above 5, not above 6
		{3, 0, 4, 4, 3},
		{3, 0, 4, 5, 3}, // 3.2
		{0, 0, 4, 1, 3},
		{5, 3, 4, 1, 11}, // the sick show nothing
		{9, 0, 7, 2, 34},
	} {
		for _, more := range []int{0, 1} {
			have := map[Item]int32{Askaris: int32(c.askaris), Guides: 1, Muskets: 1}
			h := newHamlet(t, c.distance, c.strength+more, deck.Explorer, have)
			h.e.Ill[Askaris] = int32(c.sick)
			h.meet()
			offer, _ := h.offered(Policy, int32(c.policy), 0)
			h.t.Attitude = -100 // nothing but hostile
			if more == 1 {
				h.die("13 attack", 6, 6)
			}
			h.sum("13 attitude", 3, 10)
			h.rolls = append(h.rolls[len(h.rolls)-3:], h.rolls[:len(h.rolls)-3]...) // the attitude comes first
			ev := h.mustTell(h.do(Policy, int32(c.policy), 0, 0), Threat)
			if more == 0 {
				same(t, "they hide", Reception(ev.Args[4]), Hides)
				same(t, "and the march goes on", h.p.top(), step{Travelling, 0})
				same(t, "the odds of an attack", offer.Odds.Num, 0)
			} else {
				same(t, "they attack", Reception(ev.Args[4]), Charge)
				h.step("attacked", Fighting)
			}
			same(t, "the show told is above their strength when they hide", ev.Args[0] > ev.Args[1], more == 0)
		}
	}
}

// The higher of two dice, better mounted outside the desert and worse not
// mounted in it, below the policy: an ambush; else a charge.
func TestRule13_ChargeOrAmbush(t *testing.T) {
	for _, c := range []struct {
		name    string
		terrain hexmap.Terrain
		mode    Mode
		level   Level
		mod     int
	}{
		{"on foot in veldt", hexmap.Veldt, OnFoot, Normal, 0},
		{"on foot in desert", hexmap.Desert, OnFoot, Normal, -1},
		{"mounted in veldt", hexmap.Veldt, Mounted, Normal, 1},
		{"mounted in desert", hexmap.Desert, Mounted, Normal, 0},
		{"by canoe in swamp", hexmap.Swamp, ByCanoe, Normal, 0},
		{"9.7: cautious", hexmap.Veldt, OnFoot, Cautious, 1},
		{"9.7: reckless", hexmap.Veldt, OnFoot, Reckless, -1},
		{"9.7: reckless, mounted", hexmap.Veldt, Mounted, Reckless, 0},
		{"9.7: cautious in desert", hexmap.Desert, OnFoot, Cautious, 0},
	} {
		for policy := FortifiedCamp; policy <= AsGuest; policy++ {
			for high := 1; high <= 6; high++ {
				h := newHamlet(t, 3, 200, deck.Explorer, map[Item]int32{Bearers: 8, Guides: 1, Water: 40})
				h.p.hexes[h.at].Terrain = c.terrain
				switch c.mode {
				case Mounted:
					h.e.Have[Camels] = 12
				case ByCanoe:
					h.e.Have[Canoes] = 2
					h.p.hexes[h.at-1].Terrain = hexmap.Lake
					h.e.Allowance = 6
				}
				h.e.Mode, h.e.Level = c.mode, c.level
				h.meet()
				h.sum("13 attitude", 3, 18).die("13 attack", 1, high)
				want := Charge
				if high+c.mod < policy {
					want = Ambush
				}
				ev := h.mustTell(h.do(Policy, int32(policy), 0, 0), Threat)
				same(t, c.name, Reception(ev.Args[4]), want)
				same(t, c.name+": told", [2]int32{ev.Args[2], ev.Args[3]}, [2]int32{int32(high + c.mod), int32(policy)})
				same(t, c.name+": first fire", h.e.Meeting.First, want == Charge)
				same(t, c.name+": who begins", h.e.Meeting.Ours, want == Charge)
			}
		}
	}
}

func TestRule13_SendingAGuideTakesOne(t *testing.T) {
	for _, c := range []struct {
		guides, sick int32
		may          bool
	}{{0, 0, false}, {1, 0, true}, {1, 1, false}, {2, 1, true}} {
		h := newHamlet(t, 3, 20, deck.Explorer, map[Item]int32{Guides: c.guides})
		h.e.Ill[Guides] = c.sick
		h.meet()
		for policy := FortifiedCamp; policy <= AsGuest; policy++ {
			same(t, "offered", h.has(Policy, hexmap.ID(policy)), policy != SendGuide || c.may)
			same(t, "as the odds say", h.p.View(0).PolicyOdds(policy).Allowed, policy != SendGuide || c.may)
		}
	}
}

func TestRule13_Withdraw(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.e.Have[Gifts], h.e.Have[Rations] = 3, 90
	h.people(h.at-1, 30) // where it goes back to there are people too
	h.meet()
	ev := h.mustTell(h.do(Withdraw, int32(h.at-1), 0, 0), Withdrew)
	same(t, "told", [2]int32{ev.At, ev.Args[0]}, [2]int32{int32(h.at - 1), int32(h.at)})
	same(t, "back", h.e.At, h.at-1)
	h.step("those who live there are met", MeetingPeople)
	same(t, "who", h.p.met(0).At, h.at-1)
	if h.has(Withdraw, h.at) {
		t.Error("withdraws twice")
	}
	h.sum("13 attitude", 3, 3).do(Policy, FortifiedCamp, 0, 0)
	h.do(Pass, 0, 0, 0)
	h.step("movement ends", Travelling)
	h.cannot(h.at, "9.52", "halted")
	if h.has(Retreat, h.at) {
		t.Error("and back again")
	}
	h.mustTell(h.do(EndTravel, 0, 0, 0), Ate)
	same(t, "and nobody else", h.p.ToMove(), 1)
	same(t, "22: a people seen and left alone is not met", h.t.Met, 0)
}

// Going back after mapping is entering the hex: its people are met, unless they
// have been this month (8.3 (3)).
func TestRule13_GoingBackMeetsThePeople(t *testing.T) {
	for _, before := range []bool{false, true} {
		h := newHamlet(t, 3, 20, deck.Explorer, men(2))
		h.e.Have[Gifts], h.e.Have[Rations] = 2, 90
		h.e.Allowance, h.e.Level = 6, Reckless
		if before { // it comes through, and meets them
			h.meet()
			h.sum("13 attitude", 3, 3).do(Policy, FortifiedCamp, 0, 0)
			h.do(Pass, 0, 0, 0)
		} else { // it begins the month there
			h.e.At, h.e.From = h.at, hexmap.None
		}
		beyond := h.at + 1
		h.p.hexes[beyond] = hexState{By: game.Nobody, LakeBy: game.Nobody, River: -1}
		h.die("12 lost", 6).card(land(hexmap.Veldt), blankCard).to(beyond)
		_, met := told(h.do(Retreat, int32(h.at), 0, 0), Met)
		same(t, "met on going back", met, !before)
		if met && h.has(Withdraw, beyond) {
			t.Error("who has gone back withdraws again")
		}
	}
}

// Who has gone back this month cannot withdraw from anybody else.
func TestRule13_NobodyGoesBackTwice(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.e.WentBack = true
	h.meet()
	if h.has(Withdraw, h.at-1) {
		t.Error("withdraws again")
	}
	h.refused(game.Command{Kind: Withdraw, Target: int32(h.at - 1)}, "13", "not-now")
}

func TestRule13_FriendlyPeople(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.t.Friend = bitOf(0)
	ev := h.mustTell(h.meet(), Met)
	same(t, "told", ev.Args, [6]int32{1, 0, 0, 1, 1})
	h.step("traded with or passed", Trading)
	h.do(Pass, 0, 0, 0)
	h.to(h.at + 1)

	h = newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.t.Friend = bitOf(1)
	h.meet()
	h.step("another's friends", MeetingPeople)
}

// A people is met once a turn, however often its hex is entered.
func TestRule13_OnceATurn(t *testing.T) {
	h := newHamlet(t, 3, 1, deck.Explorer, men(5)) // too weak to do anything
	h.p.hexes[h.at+1].Printed = true
	h.people(h.at+1, 1)
	h.e.Allowance, h.e.Level = 6, Reckless
	pass := func(id hexmap.ID, meets bool) {
		h.Helper()
		_, met := told(h.to(id), Met)
		same(t, "met", met, meets)
		if met {
			h.sum("13 attitude", 3, 18).do(Policy, FortifiedCamp, 0, 0)
		}
	}
	pass(h.at, true)
	pass(h.at-1, false)
	pass(h.at, false)
	pass(h.at+1, true)
	pass(h.at, false)
	pass(h.at+1, false)
	_, met := told(h.do(EndTravel, 0, 0, 0), Met)
	same(t, "at the end of the turn", met, false)
	h.do(Wait, 0, 0, 0)
	h.do(SetPace, int32(Normal), 0, 0)
	pass(h.at, true) // a new turn
}

// A party that stays where people live meets them at the end of its turn, and
// the turn then goes on.
func TestRule13_APartyAtRest(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.party(0, h.at, OnFoot, men(2))
	e := h.trip(0)
	h.mustTell(h.do(EndTravel, 0, 0, 0), Met)
	h.step("met", MeetingPeople)
	if h.has(Withdraw, h.at) || h.has(Withdraw, h.at-1) {
		t.Error("may withdraw without having moved")
	}
	same(t, "as the view says", h.view().Resting, true)
	h.sum("13 attitude", 3, 3).do(Policy, UnderArms, 0, 0)
	ate := h.mustTell(h.do(Pass, 0, 0, 0), Ate)
	same(t, "all have eaten", ate.Args[0], 1+porters+2)
	same(t, "rations", e.Have[Rations], 99-ate.Args[2])
	same(t, "the next player", h.p.ToMove(), 1)
	same(t, "one step", len(h.p.steps), 1)
}

// view is the meeting as the table sees it.
func (h *hamlet) view() MeetingView {
	h.Helper()
	v, ok := h.p.View(0).Meeting()
	if !ok {
		h.Fatal("no meeting")
	}
	return v
}

func TestRule13_TheFirstMeetingIsNews(t *testing.T) {
	h := newHamlet(t, 3, 1, deck.Explorer, men(2))
	same(t, "told: for the first time", h.mustTell(h.meet(), Met).Args[4], 1)
	v, _ := h.p.View(0).Tribe(h.at)
	same(t, "seen only", v.Met, false)
	same(t, "and no news yet", h.e.NewLand, false)
	h.sum("13 attitude", 3, 3).do(Policy, FortifiedCamp, 0, 0)
	same(t, "a new people", h.e.NewLand, true)
	v, _ = h.p.View(0).Tribe(h.at)
	same(t, "met by a policy", v.Met, true)
	v, _ = h.p.View(1).Tribe(h.at)
	same(t, "by another", v.Met, false)

	h = newHamlet(t, 3, 1, deck.Explorer, men(2))
	h.t.Met = bitOf(0)
	same(t, "not for the first time", h.mustTell(h.meet(), Met).Args[4], 0)
	same(t, "20: no bonus", h.e.NewLand, false)
}

// While people are met nothing else may be done.
func TestRule13_NothingElseMeanwhile(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, men(2))
	h.meet()
	for _, c := range h.p.Choices(nil) {
		if c.Kind != Withdraw && c.Kind != Policy {
			t.Errorf("%+v is offered", c)
		}
	}
	h.refused(game.Command{Kind: Move, Target: int32(h.at + 1)}, "8.3", "not-travelling")
}

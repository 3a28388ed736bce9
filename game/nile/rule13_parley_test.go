package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// The higher of two dice times the gifts makes friends if it comes up to the
// people's strength.
func TestRule13_ParleyMakesFriends(t *testing.T) {
	for _, c := range []struct {
		strength, gifts int
		dice            [2]int
		friends         bool
	}{
		{12, 2, [2]int{6, 1}, true},
		{12, 2, [2]int{1, 6}, true},
		{12, 2, [2]int{5, 5}, false}, // the higher, not the sum
		{12, 12, [2]int{1, 1}, true},
		{12, 11, [2]int{1, 1}, false},
		{13, 4, [2]int{3, 3}, false},
		{13, 4, [2]int{4, 2}, true},
	} {
		have := men(1)
		have[Gifts], have[Rations] = 20, 30
		h := newHamlet(t, 3, c.strength, deck.Explorer, have)
		h.neutral(FortifiedCamp)
		h.die("13 parley", c.dice[:]...)
		if !c.friends {
			h.die("13 attack", 6, 6)
		}
		ev := h.mustTell(h.do(Parley, 0, 0, c.gifts), Parleyed)
		high := max(c.dice[0], c.dice[1])
		told := int32(0)
		if c.friends {
			told = 1
		}
		same(t, "told", ev.Args, [6]int32{int32(c.gifts), int32(high), int32(high * c.gifts), int32(c.strength), told, 1})
		same(t, "the gifts are gone", h.e.Have[Gifts], int32(20-c.gifts))
		same(t, "they remember", h.t.Parleyed, bitOf(0))
		same(t, "friends", h.t.Friend == bitOf(0), c.friends)
		if c.friends {
			h.step("friends", Trading)
		} else {
			h.step("insulted", Fighting)
		}
	}
}

func TestRule13_ParleyTakesGifts(t *testing.T) {
	h := newHamlet(t, 3, 12, deck.Explorer, men(1))
	h.neutral(OpenHands)
	if h.has(Parley, 0) {
		t.Error("may negotiate with nothing to give")
	}
	ev := h.do(Pass, 0, 0, 0)
	h.mustTell(ev, PartedInPeace)
	h.step("passed", Travelling)
	same(t, "nothing is remembered", h.t.Parleyed, 0)

	have := men(1)
	have[Gifts] = 7
	h = newHamlet(t, 3, 12, deck.Explorer, have)
	h.e.Have[Rations] -= 7
	h.neutral(FortifiedCamp)
	c, _ := h.offered(Parley, 0, 0)
	same(t, "from one to all", [2]int32{c.Min, c.Max}, [2]int32{1, 7})
}

// The insulted answer as the hostile do: by policy and the higher of two dice.
func TestRule13_TheInsultedAttack(t *testing.T) {
	for policy := FortifiedCamp; policy <= AsGuest; policy++ {
		for high := 1; high <= 6; high++ {
			have := map[Item]int32{Guides: 1, Gifts: 20}
			h := newHamlet(t, 3, 200, deck.Explorer, have)
			h.neutral(policy)
			h.die("13 parley", 1, 2).die("13 attack", high, 1)
			events := h.do(Parley, 0, 0, 3)
			h.step("attacked", Fighting)
			same(t, "ambushed", h.mustTell(events, BattleJoined).Args[3] == 1, high < policy)
		}
	}
}

// Those who would hide try poison: 1–2 kills, 3 makes sick, 4–6 nothing.
func TestRule13_Poison(t *testing.T) {
	for die := 1; die <= 6; die++ {
		have := men(9)
		have[Gifts], have[Rations] = 3, 50
		h := newHamlet(t, 3, 29, deck.Explorer, have)
		h.neutral(FortifiedCamp)
		h.die("13 parley", 1, 1).die("13 poison", die)
		events := h.do(Parley, 0, 0, 1)
		ev := h.mustTell(events, Poisoned)
		harm := [7]int32{0, 2, 2, 1, 0, 0, 0}[die]
		same(t, "told", ev.Args, [6]int32{int32(die), harm, 1})
		_, died := told(events, Died)
		same(t, "dead", died, harm == 2)
		if died {
			same(t, "by poison", Cause(h.mustTell(events, Died).Args[0]), ByPoison)
			same(t, "the next player", h.p.ToMove(), 1)
			same(t, "one step", len(h.p.steps), 1)
			continue
		}
		same(t, "sick", h.e.Sick, harm == 1)
		h.step("and the march goes on", Travelling)
		same(t, "no meeting", h.e.Meeting, meeting{Tribe: noTribe})
	}
}

// Poison on a 3 lays the explorer up this month and the next; then he is well
// for certain, and no die is rolled for him meanwhile.
func TestRule13_ThePoisonedMendsForCertain(t *testing.T) {
	have := men(9)
	have[Gifts], have[Rations] = 3, 90
	h := newHamlet(t, 3, 29, deck.Explorer, have)
	h.neutral(FortifiedCamp)
	h.die("13 parley", 1, 1).die("13 poison", 3)
	h.do(Parley, 0, 0, 1)
	month := func(mends bool) {
		t.Helper()
		o := h.p.View(0).NurseOdds()
		same(t, "he is among the sick", o.Explorer, true)
		same(t, "the odds of getting well", o.Better, game.Odds{Num: yes(mends), Den: 1})
		same(t, "of dying", o.Dies.Num, 0)
		events := h.do(EndTravel, 0, 0, 0)
		h.mustNotTell(events, Recovery)
		_, mended := told(events, Mended)
		same(t, "told", mended, mends)
		same(t, "sick", h.p.players[0].Trip.Sick, !mends)
	}
	month(false)
	h.p.next, h.p.steps = 0, []step{{Travelling, 0}}
	month(true)
}

// The explorer's own strength counts when an insult is taken: after a first
// battle they may no longer dare.
func TestRule13_PoisonAtRestEndsTheTurn(t *testing.T) {
	have := men(9)
	have[Gifts], have[Rations] = 3, 50
	h := newHamlet(t, 3, 29, deck.Explorer, have)
	h.e.At = h.at
	h.do(EndTravel, 0, 0, 0)
	h.sum("13 attitude", 3, 3).do(Policy, FortifiedCamp, 0, 0)
	h.die("13 parley", 1, 1).die("13 poison", 6)
	h.mustTell(h.do(Parley, 0, 0, 1), Ate)
	same(t, "the next player", h.p.ToMove(), 1)
}

func TestRule13_ParleyOnlyWithNeutralPeople(t *testing.T) {
	h := newHamlet(t, 3, 12, deck.Explorer, men(1))
	h.meet()
	h.refused(game.Command{Kind: Parley, N: 1}, "13", "not-now")
}

// What is offered to be given is the least for each throw, and its odds are
// those of the two dice.
func TestRule13_GiftsWorthAThought(t *testing.T) {
	for strength := 1; strength <= 40; strength++ {
		have := men(1)
		have[Gifts], have[Rations] = 14, 30
		h := newHamlet(t, 3, strength, deck.Explorer, have)
		v := h.p.View(0)
		if _, ok := v.GiftsFor(3); ok || len(v.GiftOffers(nil)) > 0 {
			t.Fatal("gifts are worth a thought before anybody is met")
		}
		h.neutral(FortifiedCamp)
		offers, next := v.GiftOffers(nil), 0
		for gifts := 1; gifts <= 14; gifts++ {
			friends := 0
			for a := 1; a <= 6; a++ {
				for b := 1; b <= 6; b++ {
					if max(a, b)*gifts >= strength {
						friends++
					}
				}
			}
			better := gifts == 1 && friends > 0 || gifts > 1 && v.ParleyOdds(gifts).Need != v.ParleyOdds(gifts-1).Need && friends > 0
			if !better {
				continue
			}
			if next == len(offers) || offers[next].Gifts != gifts {
				t.Fatalf("strength %d: %d gifts do better than fewer, and are not among %+v", strength, gifts, offers)
			}
			if d := offers[next].Odds.Friend - float64(friends)/36; d > 1e-9 || d < -1e-9 {
				t.Errorf("strength %d, %d gifts: %v, want %d in 36", strength, gifts, offers[next].Odds.Friend, friends)
			}
			next++
		}
		same(t, "offers", len(offers), next)
	}
}

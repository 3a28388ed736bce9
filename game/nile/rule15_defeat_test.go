package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// beaten loses a battle; the dice of the defeat are the test's.
func beaten(t *testing.T, k deck.Specialty, dice func(h *hamlet)) (*hamlet, []game.Event) {
	t.Helper()
	have := men(4)
	have[Guides], have[Gifts], have[Rations] = 1, 9, 40
	h := newHamlet(t, 1, 60, k, have)
	h.p.players[1].Known.add(h.at) // so that the land outlives the explorer
	h.e.Disgraced, h.e.GuideFrom, h.e.Ill[Bearers] = true, h.at-1, 3
	h.fights(UnderArms, false)
	h.die("15 attack", 1, 6)
	dice(h)
	return h, h.do(Fight, 0, 0, 0)
}

// fated is beaten with a fate.
func fated(t *testing.T, k deck.Specialty, fate Fate) (*hamlet, []game.Event) {
	t.Helper()
	return beaten(t, k, func(h *hamlet) { h.die("15 defeat", int(fate)) })
}

func TestRule15_Killed(t *testing.T) {
	h, events := fated(t, deck.Explorer, Killed)
	same(t, "told", h.mustTell(events, Defeated).Args, [6]int32{1, 1, int32(Killed)})
	same(t, "of", Cause(h.mustTell(events, Died).Args[0]), BattleDead)
	same(t, "attitude", h.t.Attitude, -2)
	same(t, "the next player", h.p.ToMove(), 1)
	same(t, "one step", len(h.p.steps), 1)
	same(t, "no meeting is left", h.e.Meeting, meeting{Tribe: noTribe})
}

func TestRule15_TakenPrisoner(t *testing.T) {
	h, events := fated(t, deck.Explorer, Prisoner)
	h.mustTell(events, Captured)
	same(t, "attitude", h.t.Attitude, -1)
	same(t, "nothing left", h.e.Have, [Items]int32{})
	same(t, "captive", h.e.Captive, true)
	same(t, "where they live", h.e.At, h.at)
	same(t, "the next player", h.p.ToMove(), 1)
	h.month()
	h.step("his turn", InCaptivity)
	if s, _ := h.p.View(1).Sheet(0); !s.Captive {
		t.Error("nobody sees that he is a captive")
	}
	for _, c := range h.p.Choices(nil) {
		same(t, "nothing but to try", c.Kind, Escape)
	}
}

func TestRule15_Escapes(t *testing.T) {
	for _, c := range []struct {
		fate             Fate
		muskets, rations int32
	}{{EscapesBare, 0, 0}, {EscapesArmed, 1, 9}} {
		h, events := fated(t, deck.Explorer, c.fate)
		same(t, "told", h.mustTell(events, Defeated).Args, [6]int32{1, int32(c.fate), int32(c.fate)})
		same(t, "attitude", h.t.Attitude, -1)
		same(t, "what he has", h.e.Have, [Items]int32{Rations: c.rations, Muskets: c.muskets})
		same(t, "nobody is sick any more", h.e.Ill, [3]int32{})
		same(t, "5.52: nobody is left to think less of him", h.e.Disgraced, false)
		same(t, "nor a guide", h.e.GuideFrom, hexmap.None)
		h.step("his turn goes on", Travelling)
		h.cannot(h.at+1, "9.52", "halted")
		_, died := told(events, Died)
		same(t, "alive", died, false)
	}
}

// The whole of Table A, with what is carried.
func TestRule15_TableA(t *testing.T) {
	for i, who := range [6]Item{Guides, Bearers, Askaris, Camels, Horses, Canoes} {
		for load := 1; load <= 6; load++ {
			h, events := beaten(t, deck.Explorer, func(h *hamlet) {
				h.die("15 defeat", int(EscapesAided)).die("15 table A", i+1)
				if who != Guides && who != Askaris {
					h.die("15 table A", load)
				}
			})
			want := [Items]int32{Rations: 9, Muskets: 1}
			want[who]++
			if who != Guides && who != Askaris {
				want[[7]Item{0, Rations, Rations, Rations, Gifts, Gifts, Muskets}[load]] += 10
			}
			same(t, "what came away", h.e.Have, want)
			var saved [Items]int32
			for _, e := range events {
				if e.Kind == Saved {
					saved[e.Args[0]] += e.Args[1]
				}
			}
			same(t, "as told", saved, want)
		}
	}
}

// In a desert where there is nothing to drink, water comes away, not rations.
func TestRule15_WaterComesAwayInTheDesert(t *testing.T) {
	for _, c := range []struct {
		name   string
		oasis  bool
		carry  int
		rescue Item
	}{{"dry", false, 3, Water}, {"an oasis", true, 3, Rations}, {"gifts all the same", false, 4, Gifts}} {
		h, _ := beaten(t, deck.Explorer, func(h *hamlet) {
			hex := &h.p.hexes[h.at]
			hex.Terrain, hex.Oasis = hexmap.Desert, c.oasis
			h.die("15 defeat", int(EscapesAided)).die("15 table A", 2, c.carry)
		})
		want := [Items]int32{Bearers: 1, Rations: 9, Muskets: 1}
		want[c.rescue] += 10
		same(t, c.name, h.e.Have, want)
	}
}

func TestRule15_TwoRollsOnTableA(t *testing.T) {
	h, _ := beaten(t, deck.Explorer, func(h *hamlet) { h.die("15 defeat", int(EscapesLucky)).die("15 table A", 3, 2, 5) })
	same(t, "what came away", h.e.Have, [Items]int32{Askaris: 1, Bearers: 1, Rations: 9, Gifts: 10, Muskets: 1})
}

// captive is an explorer who has been taken, in his first full turn.
func captive(t *testing.T, k deck.Specialty) *hamlet {
	t.Helper()
	h, _ := fated(t, k, Prisoner)
	h.month()
	h.step("captive", InCaptivity)
	return h
}

// Each month a die less three on the list of fates, below 1 counting 1.
func TestRule15_Captivity(t *testing.T) {
	for die := 1; die <= 6; die++ {
		h := captive(t, deck.Explorer)
		c, _ := h.offered(Escape, 0, 0)
		same(t, "odds of being killed", c.Odds, game.Odds{Num: 4, Den: 6})
		fate := [7]Fate{0, Killed, Killed, Killed, Killed, Prisoner, EscapesBare}[die]
		events := h.die("15 captive", die).do(Escape, 0, 0, 0)
		same(t, "told", h.mustTell(events, Captivity).Args, [6]int32{int32(die), -3, int32(fate), 1})
		same(t, "the next player", h.p.ToMove(), 1)
		h.month()
		switch fate {
		case Killed:
			same(t, "of", Cause(h.mustTell(events, Died).Args[0]), ByCaptors)
			same(t, "and they think worse of all who come after", h.t.Attitude, -2)
			h.step("a successor", NamingSuccessor)
		case Prisoner:
			h.step("kept", InCaptivity)
		default:
			same(t, "free, with nothing", h.e.Have, [Items]int32{})
			same(t, "captive", h.e.Captive, false)
			h.step("his turn", ChoosingPace)
		}
	}
}

// A Doctor or Missionary may try his skill in his first full turn, once.
func TestRule15_TheSkillOfDoctorsAndMissionaries(t *testing.T) {
	for k := range deck.Specialties {
		h := captive(t, k)
		_, may := h.offered(Minister, 0, 0)
		same(t, k.String()+" may try", may, k == deck.Doctor || k == deck.Missionary)
	}
	for die := 1; die <= 6; die++ {
		h := captive(t, deck.Doctor)
		ev := h.mustTell(h.die("15 skill", die).do(Minister, 0, 0, 0), Ministered)
		won := int32(0)
		if die >= 5 {
			won = 1
		}
		same(t, "told", ev.Args, [6]int32{int32(die), won, 1})
		same(t, "attitude", int32(h.t.Attitude), -1+won)
		if h.has(Minister, 0) {
			t.Error("tries twice")
		}
		c, _ := h.offered(Escape, 0, 0)
		same(t, "odds of being killed", c.Odds.Num, 4-won)
		events := h.die("15 captive", 6).do(Escape, 0, 0, 0)
		same(t, "the roll", h.mustTell(events, Captivity).Args, [6]int32{6, won - 3, 3 + won, 1})
		if won == 1 {
			same(t, "a musket and nine rations", h.e.Have, [Items]int32{Rations: 9, Muskets: 1})
		}
	}
	h := captive(t, deck.Missionary)
	h.die("15 captive", 5).do(Escape, 0, 0, 0)
	h.month()
	if h.has(Minister, 0) {
		t.Error("tries in the second month")
	}
}

// What was won stays for the months that follow.
func TestRule15_GoodwillLasts(t *testing.T) {
	h := captive(t, deck.Doctor)
	h.die("15 skill", 5).do(Minister, 0, 0, 0)
	h.die("15 captive", 4).do(Escape, 0, 0, 0)
	h.month()
	ev := h.mustTell(h.die("15 captive", 4).do(Escape, 0, 0, 0), Captivity)
	same(t, "a prisoner still", ev.Args, [6]int32{4, -2, int32(Prisoner), 1})
}

// Where misfortunes ask, a captive may let a month go by: nobody is harmed, and on 5 and
// 6 the next die to get away is one better. By the book he has to try.
func TestRule15_71_BidingOnesTime(t *testing.T) {
	h := captive(t, deck.Explorer)
	same(t, "offered", h.offers(Bide), 0)
	h.refused(game.Command{Kind: Bide}, RuleBide, "not-asked")
	h.p.cfg.Asked = true
	before := h.p.View(0).CaptiveOdds(1)
	goodwill := int32(0)
	for die := 1; die <= 6; die++ {
		c, _ := h.offered(Bide, 0, 0)
		same(t, "odds that it helps", c.Odds, game.Odds{Num: 2, Den: 6})
		came := int32(1)
		if die >= 5 {
			came, goodwill = 2, goodwill+1
		}
		events := h.die("15 bide", die).do(Bide, 0, 0, 0)
		same(t, "told", h.mustTell(events, Captivity).Args, [6]int32{int32(die), goodwill - 3, int32(Prisoner), 1, came})
		same(t, "the next player", h.p.ToMove(), 1)
		h.month()
		h.step("a captive still", InCaptivity)
		same(t, "what the next die is changed by", int32(h.p.View(0).CaptiveOdds(0).Mod), goodwill-3)
		if die == 5 {
			same(t, "as it was foretold", h.p.View(0).CaptiveOdds(0), before)
		}
	}
	h.e.Goodwill = 5 // nothing is left that could go better
	same(t, "offered", h.offers(Bide), 0)
	h.refused(game.Command{Kind: Bide}, RuleBide, "free-to-go")
}

// Beaten at the end of a turn at rest, the turn goes on to its end.
func TestRule15_DefeatAtRest(t *testing.T) {
	h := newHamlet(t, 1, 60, deck.Explorer, men(4))
	h.e.At = h.at
	h.do(EndTravel, 0, 0, 0)
	h.sum("13 attitude", 3, 18).die("13 attack", 1, 1).do(Policy, UnderArms, 0, 0)
	h.die("15 attack", 1, 6).die("15 defeat", int(EscapesArmed))
	h.mustTell(h.do(Fight, 0, 0, 0), Ate)
	same(t, "the next player", h.p.ToMove(), 1)
}

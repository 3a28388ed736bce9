package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// volleyed is what a Volley event tells.
type volleyed struct {
	who, fallen, standing, product, limit int32
	breaks                                bool
}

// fight fights one exchange and gives the volley told.
func (h *hamlet) fight() (volleyed, []game.Event) {
	h.Helper()
	events := h.do(Fight, 0, 0, 0)
	v := h.mustTell(events, Volley).Args
	return volleyed{v[0], v[1], v[2], v[3], v[4], v[5] == 1}, events
}

// First fire, in a charge only: one warrior for each askari and the armed
// explorer; times a die above the survivors, they break.
func TestRule15_FirstFire(t *testing.T) {
	for _, c := range []struct {
		name              string
		askaris, sick     int32
		musket            bool
		explorerSick, wet bool
		strength, die     int
		want              volleyed
	}{
		{"holds", 4, 0, true, false, false, 40, 6, volleyed{0, 5, 35, 30, 35, false}},
		{"the product as high as the survivors", 4, 0, true, false, false, 35, 6, volleyed{0, 5, 30, 30, 30, false}},
		{"above them", 4, 0, true, false, false, 34, 6, volleyed{0, 5, 29, 30, 29, true}},
		{"without a musket for the explorer", 4, 0, false, false, false, 40, 6, volleyed{0, 4, 36, 24, 36, false}},
		{"the explorer sick", 4, 0, true, true, false, 40, 6, volleyed{0, 4, 36, 24, 36, false}},
		{"an askari sick", 4, 1, true, false, false, 40, 6, volleyed{0, 4, 36, 24, 36, false}},
		{"nobody but the explorer", 0, 0, true, false, false, 40, 6, volleyed{0, 1, 39, 6, 39, false}},
		{"nobody who can fire", 0, 0, false, false, false, 40, 6, volleyed{0, 0, 40, 0, 40, false}},
	} {
		have := men(c.askaris)
		if !c.musket {
			delete(have, Muskets)
		}
		h := newHamlet(t, 1, c.strength, deck.Explorer, have)
		h.e.Ill[Askaris], h.e.Sick, h.e.WetPowder = c.sick, c.explorerSick, c.wet
		h.fights(FortifiedCamp, true)
		h.die("15 first fire", c.die)
		if c.want.breaks {
			h.die("16 prisoners", 6).die("16 village", 6, 6)
		}
		v, events := h.fight()
		same(t, c.name, v, c.want)
		_, won := told(events, Beaten)
		same(t, c.name+": won", won, c.want.breaks)
		if !won {
			same(t, c.name+": then they attack", h.e.Meeting.Ours, false)
			h.step("on", Fighting)
		}
	}
}

func TestRule15_FirstFireMayKillThemAll(t *testing.T) {
	h := newHamlet(t, 1, 5, deck.Explorer, men(4)) // 5 against 5: they do not hide
	h.fights(FortifiedCamp, true)
	h.die("15 first fire", 1).die("16 prisoners", 6).die("16 village", 6, 6)
	v, _ := h.fight()
	same(t, "all fallen", v, volleyed{0, 5, 0, 5, 0, true})
	same(t, "strength", h.t.Strength, 0)
	same(t, "at first", h.t.First, 5)
}

// Ambushed, or with wet powder, there is no first fire.
func TestRule15_NoFirstFire(t *testing.T) {
	for _, wet := range []bool{false, true} {
		h := newHamlet(t, 1, 40, deck.Explorer, men(9))
		h.e.WetPowder = wet
		policy := UnderArms
		ev := h.mustTell(h.fights(policy, wet), BattleJoined)
		ambushed := int32(1)
		if wet {
			ambushed = 0
		}
		same(t, "told", ev.Args, [6]int32{40, 9, 1, ambushed, 1})
		h.die("15 attack", 6, 1)
		v, _ := h.fight()
		same(t, "they strike first", v.who, 1)
	}
}

// Their attack: warriors ÷ a die fall; that times a die above the askaris
// begun with, the men run.
func TestRule15_TheirAttack(t *testing.T) {
	for _, c := range []struct {
		warriors   int
		askaris    int32
		began      int16
		div, times int
		want       volleyed
		lost       bool
	}{
		{40, 20, 20, 6, 3, volleyed{1, 6, 14, 18, 20, false}, false},
		{40, 20, 20, 6, 4, volleyed{1, 6, 14, 24, 20, true}, true},
		{40, 20, 18, 6, 3, volleyed{1, 6, 14, 18, 18, false}, false}, // as many is not above
		{40, 14, 20, 6, 3, volleyed{1, 6, 8, 18, 20, false}, false},  // those begun with count, not those left
		{5, 20, 20, 6, 6, volleyed{1, 0, 20, 0, 20, false}, false},
		{40, 4, 20, 2, 1, volleyed{1, 4, 0, 4, 20, false}, true}, // all dead
		{40, 0, 0, 6, 1, volleyed{1, 0, 0, 0, 0, false}, true},   // nobody stands before them
	} {
		h := newHamlet(t, 1, 60, deck.Explorer, men(c.askaris))
		h.fights(UnderArms, false)
		h.e.Meeting.Warriors, h.e.Meeting.Askaris = int16(c.warriors), c.began
		h.die("15 attack", c.div, c.times)
		if c.lost {
			h.die("15 defeat", int(EscapesBare))
		}
		v, events := h.fight()
		same(t, "told", v, c.want)
		_, lost := told(events, Defeated)
		same(t, "defeat", lost, c.lost)
		if !lost {
			same(t, "askaris", h.e.Have[Askaris], c.askaris-c.want.fallen)
			same(t, "ours next", h.e.Meeting.Ours && !h.e.Meeting.First, true)
		}
	}
}

func TestRule15_TheSickDoNotFall(t *testing.T) {
	h := newHamlet(t, 1, 60, deck.Explorer, men(6))
	h.e.Ill[Askaris] = 2
	h.fights(UnderArms, false)
	same(t, "the battle begins with the healthy", h.e.Meeting.Askaris, 4)
	h.die("15 attack", 6, 1).die("15 defeat", int(EscapesBare))
	v, events := h.fight()
	same(t, "only the healthy fall", v, volleyed{1, 4, 0, 4, 4, false})
	if _, lost := told(events, Defeated); !lost {
		t.Error("two sick men hold the field")
	}
}

// The counter: askaris ÷ a die, and one, fall; times a die above the strength
// at its start, they break.
func TestRule15_TheCounter(t *testing.T) {
	for _, c := range []struct {
		warriors   int
		askaris    int32
		div, times int
		want       volleyed
		won        bool
	}{
		{40, 20, 4, 6, volleyed{2, 6, 34, 36, 40, false}, false},
		{36, 20, 4, 6, volleyed{2, 6, 30, 36, 36, false}, false}, // the strength before, not after
		{35, 20, 4, 6, volleyed{2, 6, 29, 36, 35, true}, true},
		{40, 20, 6, 1, volleyed{2, 4, 36, 4, 40, false}, false}, // 3 and one
		{40, 0, 1, 6, volleyed{2, 1, 39, 6, 40, false}, false},  // the explorer alone: one
		{3, 20, 1, 1, volleyed{2, 3, 0, 3, 3, false}, true},     // all dead
	} {
		h := newHamlet(t, 1, 60, deck.Explorer, men(c.askaris))
		h.fights(UnderArms, true)
		m := &h.e.Meeting
		m.Warriors, m.First, m.Ours = int16(c.warriors), false, true
		h.die("15 counter", c.div, c.times)
		if c.won {
			h.die("16 prisoners", 6).die("16 village", 6, 6)
		}
		v, events := h.fight()
		same(t, "told", v, c.want)
		_, won := told(events, Beaten)
		same(t, "won", won, c.won)
		if !won {
			same(t, "theirs next", m.Ours, false)
		}
	}
}

// A whole battle: the strengths of both sides go on from blow to blow.
func TestRule15_BlowByBlow(t *testing.T) {
	h := newHamlet(t, 1, 60, deck.Explorer, men(12))
	h.fights(UnderArms, true)
	h.die("15 first fire", 1)
	h.fight()
	h.die("15 attack", 6, 1) // 47 ÷ 6 = 7
	h.fight()
	same(t, "askaris", h.e.Have[Askaris], 5)
	h.die("15 counter", 2, 1) // 5 ÷ 2 + 1 = 3
	h.fight()
	same(t, "warriors", h.e.Meeting.Warriors, 44)
	h.die("15 attack", 6, 1).die("15 defeat", int(EscapesBare))
	_, events := h.fight() // 7, of whom 5 are there
	h.mustTell(events, Defeated)
	same(t, "the fallen stay fallen", h.t.Strength, 44)
}

func TestRule15_TheChoiceShowsTheChance(t *testing.T) {
	h := newHamlet(t, 1, 60, deck.Explorer, men(12))
	h.fights(UnderArms, true)
	c, _ := h.offered(Fight, 0, 0)
	win := h.p.View(0).BattleOdds().Win
	if d := c.Odds.Float() - win; d > 1e-4 || d < -1e-4 || win <= 0 || win >= 1 {
		t.Errorf("odds %v, exactly %v", c.Odds.Float(), win)
	}
	same(t, "of", c.Risk, ChanceWin)
}

// loses reports whether some throws of an attack on so many askaris, of whom
// there were began at first, and of the answers to it, lose the battle.
func loses(warriors, askaris, began int) bool {
	for a := 1; a <= 6; a++ {
		fallen := min(warriors/a, askaris)
		left := askaris - fallen
		if left == 0 || fallen*6 > began {
			return true
		}
		for b := 1; b <= 6; b++ {
			down := min(left/b+1, warriors)
			if still := warriors - down; still > 0 && down <= warriors && loses(still, left, began) {
				return true
			}
		}
	}
	return false
}

// A battle as good as won is not certain, nor one as good as lost hopeless; one
// that no throw can lose is.
func TestRule15_AlmostCertainIsNotCertain(t *testing.T) {
	p, sure, under := &Position{}, 0, 0
	for askaris := 1; askaris <= 60; askaris++ {
		for _, warriors := range []int{1, 8, 12, 14, 20, 90} {
			o := p.battleOdds(warriors, askaris, askaris, true, false, false)
			o.Rule = "15"
			n, b := o.Odds().Whole()
			if certain := n == 100; certain == loses(warriors, askaris, askaris) {
				t.Fatalf("%d askaris against %d win in %d %% (%v)", askaris, warriors, n, o.Win)
			}
			switch {
			case n == 100:
				sure++
			case n == 1 && b == game.Under:
				under++
			}
			same(t, "hopeless", n == 0, o.Win == 0)
		}
	}
	if sure == 0 || under == 0 {
		t.Errorf("%d certain, %d all but hopeless", sure, under)
	}
	o := p.battleOdds(2, 5, 5, true, false, true) // one throw in 648 loses
	o.Rule = "15"
	if n, b := o.Odds().Whole(); n != 99 || b != game.Over {
		t.Errorf("five askaris who fire first at two warriors win in %d %%, %d, of %v", n, b, o.Win)
	}
	h := newHamlet(t, 1, 12, deck.Explorer, men(6))
	h.fights(FortifiedCamp, true)
	choice, _ := h.offered(Fight, 0, 0)
	same(t, "the choice's odds", choice.Odds, h.p.View(0).BattleOdds().Odds())
	same(t, "no battle, no odds", BattleOdds{Win: 1}.Odds(), game.Odds{})
	same(t, "no battle, no odds of one", PolicyOdds{Win: 1}.WinOdds(), game.Odds{})
}

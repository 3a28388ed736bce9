package nile

import (
	"math"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// What the next attack may do, face by face, comes to the same odds as the
// whole battle's (15).
func TestRule15_NextAttack(t *testing.T) {
	for _, c := range []struct {
		strength, askaris int
		first, ours       bool
	}{{30, 8, true, true}, {12, 8, true, true}, {30, 8, false, false}, {60, 24, false, true}, {1, 3, false, true}, {9, 0, true, true}} {
		h := newHamlet(t, 1, 60, deck.Explorer, men(int32(c.askaris)))
		h.fights(UnderArms, true)
		m := &h.e.Meeting
		m.First, m.Ours, m.Warriors = c.first, c.ours, int16(c.strength)
		v := h.p.View(0)
		win := 0.0
		for _, f := range v.NextAttack().Faces {
			after := 1.0 // we have won
			w, a := c.strength, c.askaris
			if c.ours {
				w -= f.Fallen
			} else {
				a, after = a-f.Fallen, 0
			}
			if f.Ends < 1 {
				after = f.Ends*after + (1-f.Ends)*h.p.battleOdds(w, a, c.askaris, true, false, !c.ours).Win
			}
			win += after / 6
		}
		if all := v.BattleOdds().Win; math.Abs(win-all) > 1e-9 {
			t.Errorf("%+v: face by face %.6f, in all %.6f", c, win, all)
		}
	}
	rules := map[game.Rule][2]bool{"15.2": {true, true}, "15.3": {false, false}, "15.4": {false, true}}
	for rule, c := range rules {
		h := newHamlet(t, 1, 60, deck.Explorer, men(8))
		h.fights(UnderArms, true)
		h.e.Meeting.First, h.e.Meeting.Ours = c[0], c[1]
		same(t, "rule", h.p.View(0).NextAttack().Rule, rule)
	}
	h := newHamlet(t, 1, 9, deck.Explorer, men(4))
	if got := h.p.View(0).NextAttack(); got != (AttackOdds{}) {
		t.Errorf("there is no battle, and an attack: %+v; want %+v", got, (AttackOdds{}))
	}
}

// Where their attack comes next, the choice to fight on says how often it kills the explorer:
// as it comes when every throw of it is played. Who stands alone is beaten by any throw, and dies by
// one face of the die (15.3, 15.5).
func TestRule15_TheAttackThatKillsSaysSo(t *testing.T) {
	for _, c := range []struct{ askaris, warriors int16 }{{0, 1}, {0, 60}, {3, 40}, {8, 12}, {24, 90}} {
		h := newHamlet(t, 1, 90, deck.Explorer, men(int32(c.askaris)))
		h.fights(UnderArms, true)
		h.e.Meeting.First, h.e.Meeting.Ours, h.e.Meeting.Warriors = false, false, c.warriors
		dies := 0.0
		game.Foresee(func(a *game.Act) {
			q := h.p.Clone().(*Position)
			q.fight(0, a)
		}, func(chance float64, events []game.Event) {
			for _, e := range events {
				if e.Kind == Died && Cause(e.Args[0]) == BattleDead {
					dies += chance
				}
			}
		})
		ch, _ := h.offered(Fight, 0, 0)
		if math.Abs(ch.Odds.Float()-dies) > 1e-9 || ch.Risk != RiskKilled && dies > 0 {
			t.Errorf("%+v: the choice says %v of risk %d, it kills %v", c, ch.Odds, ch.Risk, dies)
		}
		if c.askaris == 0 {
			same(t, "who stands alone", ch.Odds.Float(), 1.0/6)
		}
	}
}

// What a defeat may do to the explorer is told before a policy is chosen and
// while the battle goes on: by the die of 15.5, one face each for death and
// captivity.
func TestRule15_DefeatForetold(t *testing.T) {
	h := newHamlet(t, 1, 60, deck.Explorer, men(4))
	h.meet()
	for policy := FortifiedCamp; policy <= AsGuest; policy++ {
		o := h.p.View(0).PolicyOdds(policy)
		lost := (o.Charge + o.Ambush) * (1 - o.Win)
		if lost <= 0 {
			t.Fatalf("policy %d cannot be lost by", policy)
		}
		checkFates(t, o.Defeat(), lost)
		same(t, "rule of the battle", o.Battle, "15")
	}
	h = newHamlet(t, 1, 60, deck.Explorer, men(4))
	h.fights(UnderArms, true)
	o := h.p.View(0).BattleOdds()
	checkFates(t, o.Defeat(), 1-o.Win)

	h = newHamlet(t, 5, 2, deck.Explorer, men(12))
	h.meet()
	same(t, "they would hide", h.p.View(0).PolicyOdds(FortifiedCamp).Defeat(), Fates{})
	same(t, "no battle", h.p.View(0).BattleOdds().Defeat(), Fates{})
}

func checkFates(t *testing.T, f Fates, lost float64) {
	t.Helper()
	same(t, "rule", f.Rule, "15.5")
	for _, c := range []struct{ got, want float64 }{{f.Killed, lost / 6}, {f.Prisoner, lost / 6}, {f.Escaped, lost * 4 / 6}} {
		if math.Abs(c.got-c.want) > 1e-12 {
			t.Errorf("%+v where %v is lost", f, lost)
		}
	}
}

package nile_test

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
)

// What is told of a battle before a party stays among a people is what their meeting tells of it then (13, 15).
func TestRule15_ABattleIsToldBeforeOneStays(t *testing.T) {
	met := 0
	for seed := range uint64(160) {
		stays := func(tab *game.Table) (end game.Choice, ok bool) {
			v := driven.Mover(tab)
			i := slices.IndexFunc(tab.Choices(), func(c game.Choice) bool { return c.Kind == nile.EndTravel })
			if i < 0 || v.Phase() != nile.Travelling || v.RestBattle().Rule == "" {
				return end, false
			}
			return tab.Choices()[i], true
		}
		turns := 0
		tab := driven.Table(t, seed, 2, func(tab *game.Table) bool {
			turns++
			_, ok := stays(tab)
			return ok || tab.Over() || turns > 2500
		})
		end, ok := stays(tab)
		if !ok {
			continue
		}
		want := driven.Mover(tab).RestBattle()
		if _, err := tab.Do(end.Command(0)); err != nil {
			t.Fatal(err)
		}
		v := driven.Mover(tab)
		if v.Phase() != nile.MeetingPeople {
			t.Errorf("seed %d: who stays comes to %s, want the people that were told of", seed, v.Phase().Name())
			continue
		}
		for policy := nile.FortifiedCamp; policy <= nile.AsGuest; policy++ {
			if o := v.PolicyOdds(policy); o.Battle != "" && o.Openly.Win != want.Win {
				t.Errorf("seed %d: a battle is won %v of the time, policy %d says %v", seed, want.Win, policy, o.Openly.Win)
			} else if o.Battle != "" {
				met++
			}
		}
	}
	if met < 10 {
		t.Errorf("only %d battles were told of", met)
	}
}

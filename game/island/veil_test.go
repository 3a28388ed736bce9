package island

import (
	"flag"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/game/island/box"
)

var mutants = flag.Int("mutants", 60, "how many positions are bent at each place that is looked at")

// Any sound position that looks the same to a seat veils the same (law 3).
func TestVeilsKeepSecrets(t *testing.T) {
	pick, alike := game.NewRandom(5), 0
	for i, w := range ways {
		cfg, ok := settingsOf(2+i%3, w.set)
		if !ok {
			continue
		}
		play(t, cfg, uint64(i), func(table *game.Table) {
			if pick.IntN(25) > 0 {
				return
			}
			for s := game.Nobody; int(s) < table.Position().Seats(); s++ {
				n, err := gametest.Mutants(Rules{}, table.Position(), s, *mutants, pick.IntN)
				if alike += n; err != nil {
					t.Fatalf("%s, command %d: %v", w.name, table.Len(), err)
				}
			}
		})
	}
	if alike == 0 {
		t.Error("no position that was bent looks the same")
	}
	t.Logf("%d looked the same", alike)
}

// A Weapon with which a combat goes on, when something has come between, lies in the hand that
// fights in everybody's veil: it was in the bag, and the veil was no position.
func TestAWeaponInACombatIsInEverybodysVeil(t *testing.T) {
	met := 0
	for i, w := range ways {
		cfg, ok := settingsOf(2+i%3, w.set)
		if !ok {
			continue
		}
		play(t, cfg, uint64(i), func(table *game.Table) {
			p := table.Position().(*Position)
			if _, c := p.wields(); c == box.NoCard {
				return
			}
			met++
			for s := game.Nobody; int(s) < p.Seats(); s++ {
				if _, err := (Rules{}).Decode(p.Veil(s).Append(nil)); err != nil {
					t.Fatalf("%s, command %d: seat %d's veil is read as %v, want a position", w.name, table.Len(), s, err)
				}
			}
		})
	}
	if met == 0 {
		t.Error("no combat was met")
	}
}

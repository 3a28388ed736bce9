package island

import (
	"flag"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
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

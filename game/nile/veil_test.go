package nile

import (
	"flag"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
)

// mutants has TestVeilsKeepSecrets look longer.
var mutants = flag.Int("mutants", 12, "positions that each veil looked at is compared with")

// Law 3 of veils at length: any sound position that looks the same to a seat veils the
// same, in games by cards and by dice.
func TestVeilsKeepSecrets(t *testing.T) {
	pick, alike := game.NewRandom(5), 0
	for _, way := range []Way{Game1, Game2} {
		settings := testSettings(3, 100)
		if settings.Way = way; way == Game2 {
			settings.Target = 0
		}
		rules := peopled{Rules{Chart: crowded()}}
		seen := map[Phase]int{}
		roamBy(t, rules, settings, 1500, 31, func(tab *game.Table, p *Position) {
			if k := p.top().Kind; seen[k] >= 3 && tab.Len()%97 != 0 {
				return
			}
			seen[p.top().Kind]++
			for s := game.Nobody; s < 3; s++ {
				n, err := gametest.Mutants(rules, p, s, *mutants, pick.IntN)
				if err != nil {
					t.Errorf("%s, command %d, step %+v: %v", way, tab.Len(), p.top(), err)
				}
				alike += n
			}
		})
	}
	if alike < 30 {
		t.Errorf("only %d mutants looked the same", alike)
	}
	t.Logf("%d mutants looked the same", alike)
}

// Whoever deals what is hidden from him ten thousand times anew and takes the most that
// another ever has learns nothing: it is the same whatever the other has.
func TestManyRedealsTellNothing(t *testing.T) {
	var of *Position
	roam(t, peopled{Rules{Chart: crowded()}}, 3, 300, 2, func(_ *game.Table, p *Position) {
		if of == nil && p.players[1].Where == inAfrica && p.ToMove() == 0 {
			of = p.Clone().(*Position)
		}
	})
	if of == nil {
		t.Fatal("player 1 was never in Africa while player 0 moves")
	}
	most := func(rations int32) (most int32) {
		p := of.Clone().(*Position)
		p.players[1].Trip.Have[Rations] = rations
		for seed := range uint64(10_000) {
			q := p.Redeal(0, game.NewRandom(seed).IntN).(*Position)
			most = max(most, q.players[1].Trip.Have[Rations])
		}
		return most
	}
	if few, many := most(3), most(109); few != many {
		t.Errorf("of one who has 3 rations at most %d are dealt, of one who has 109 at most %d", few, many)
	}
}

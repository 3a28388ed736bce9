package nile_test

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
)

// 9.12: what is told of the march at a pace before it is set is what is offered once it is,
// where the month's card leaves the party as it was.
func TestRule9_12_AtPaceIsWhatIsOfferedThen(t *testing.T) {
	quiet, marches := 0, 0
	for seed := range uint64(10) {
		months := 0
		driven.Table(t, seed, 3, func(tab *game.Table) bool {
			v := driven.Mover(tab)
			if v.Phase() != nile.ChoosingPace {
				if _, _, ok := v.AtPace(nile.Normal); ok {
					t.Error("a pace can be tried where none is to be chosen")
				}
				return false
			}
			months++
			kept, again := v.KeptPace()
			sheet, _ := v.Sheet(v.Seat())
			if again != (sheet.Began < v.Turn()) || again && kept != sheet.Level {
				t.Errorf("seed %d: the pace kept in turn %d is %d, %v", seed, v.Turn(), kept, again)
			}
			for _, set := range tab.Choices() {
				if set.Kind != nile.SetPace {
					continue
				}
				_, offered, ok := v.AtPace(nile.Level(set.Target))
				if !ok {
					t.Fatal("a pace that is offered cannot be tried")
				}
				try, err := game.Replay(nile.Rules{}, tab.Record())
				if err != nil {
					t.Fatal(err)
				}
				before := len(try.Events())
				if _, err := try.Do(set.Command(0)); err != nil {
					t.Fatal(err)
				}
				marches++
				strikes := slices.ContainsFunc(try.Events()[before:], func(e game.Event) bool {
					return e.Kind != nile.PaceSet && e.Kind != nile.CardDrawn && (e.Kind != nile.DisasterPasses || nile.As[nile.DisasterPassesEvent](e).Averted)
				})
				if strikes {
					continue
				}
				quiet++
				if got := try.Choices(); !slices.Equal(got, offered) {
					t.Errorf("seed %d, turn %d, pace %d: foretold\n%v\noffered\n%v", seed, v.Turn(), set.Target, offered, got)
				}
			}
			return months > 4
		})
	}
	if quiet < 20 || quiet == marches {
		t.Errorf("%d of %d months were quiet", quiet, marches)
	}
}

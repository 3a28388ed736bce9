package board

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// To let an Incident pass costs a Resource, and with none left its button says that nothing is lost (11.3).
func TestRule11_3_LettingItPassSaysWhatIsLost(t *testing.T) {
	asked := 0
	for seed := uint64(1); seed < 8; seed++ {
		playing(t, 3, seed, func(table *game.Table) {
			s := table.Acting().First()
			v := table.Position().(*heart.Position).View(s)
			if step, _, ok := v.Asked(); !ok || step != heart.Ignoring {
				return
			}
			b := New(local.New(table, play.Host{}))
			asked++
			for _, ch := range table.ChoicesOf(s) {
				if ch.Kind != heart.Yes {
					continue
				}
				none := v.Sheet(s).Resources == [box.Resources]int{}
				says := strings.Contains(b.label(v, table.Position().Summary(), heart.Ignoring, ch), words.Phrase("ignoring.nothing"))
				if costs := price(v, heart.Ignoring, ch) != ""; says != none || costs == none {
					t.Errorf("seed %d, command %d: with none left %v, nothing is lost %v, a price %v", seed, table.Len(), none, says, costs)
				}
			}
		})
	}
	if asked == 0 {
		t.Error("nobody was asked")
	}
}

package nile

import (
	"fmt"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/edition"
)

// Half a die, rounded up, of the animals dies of a month's forced march, horses
// first: ridden or led, but not of any other march, nor of a rest.
func TestRule5_429_ForcedMarchesKillAnimals(t *testing.T) {
	for _, c := range []struct {
		level          Level
		mode           Mode
		moved          bool
		horses, camels int32
		lost           [6][2]int32 // horses and camels, by the die
	}{
		{Reckless, Mounted, true, 0, 9, [6][2]int32{{0, 1}, {0, 1}, {0, 2}, {0, 2}, {0, 3}, {0, 3}}},
		{Reckless, OnFoot, true, 2, 9, [6][2]int32{{1, 0}, {1, 0}, {2, 0}, {2, 0}, {2, 1}, {2, 1}}},
		{Reckless, OnFoot, true, 1, 0, [6][2]int32{{1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}}},
		{Reckless, Mounted, false, 2, 9, [6][2]int32{}},
		{Normal, Mounted, true, 2, 9, [6][2]int32{}},
		{Cautious, Mounted, true, 2, 9, [6][2]int32{}},
		{Reckless, OnFoot, true, 0, 0, [6][2]int32{}},
	} {
		for face, want := range c.lost {
			g := scene(t, board("vv"), deck.Explorer)
			e := g.party(0, 1, c.mode, map[Item]int32{Horses: c.horses, Camels: c.camels, Bearers: 3})
			e.Level, e.Moved = c.level, c.moved
			if want != [2]int32{} {
				g.die("5.429 forced march", face+1)
			}
			events := g.play(func(a *game.Act) { g.p.rideToDeath(0, a) })
			what := fmt.Sprintf("%+v, die %d", c, face+1)
			same(t, what, [2]int32{c.horses - e.Have[Horses], c.camels - e.Have[Camels]}, want)
			told := [2]int32{}
			for _, ev := range events {
				if x := As[LossEvent](ev); ev.Kind == BeastsDied && x.Cause == RiddenHard {
					told[map[Item]int{Horses: 0, Camels: 1}[x.Item]] += int32(x.N)
				}
			}
			same(t, what+": told", told, want)
		}
	}
}

// Where no level of activity is chosen nobody makes a forced march.
func TestRule5_429_NotIn1978(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	g.p.edition[edition.Movement] = edition.ByMode
	e := g.party(0, 1, Mounted, map[Item]int32{Camels: 4})
	e.Level, e.Moved = Reckless, true
	g.play(func(a *game.Act) { g.p.rideToDeath(0, a) })
	same(t, "camels", e.Have[Camels], 4)
}

package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
)

// What cannot be used a second time in a turn is refused for that, and dice are the trait, what the card adds and what
// else does (9.2).
func TestRule9_2_ReasonsAreTheTrueOnes(t *testing.T) {
	used, tested := 0, 0
	for seed := range uint64(12) {
		table(t, settings(t, "island", 2), seed, "keen", func(tb *game.Table, s game.Seat) {
			p := tb.Position().(*island.Position)
			v := p.View(s)
			if step, of, _ := v.Asked(); step != island.Acting || of != s {
				return
			}
			if chair := v.Chair(s); v.Turn().ItemUsed && chair.Item {
				used++
				if r := p.Refuse(game.Command{Seat: s, Kind: island.Play, Target: int32(box.ItemCard)}); r == nil || r.Why != "used-up" {
					t.Errorf("seed %d: a Personal Item that has been used is refused by %+v", seed, r)
				}
			}
			for c := box.RadioPart; c < box.FirstCurse; c++ {
				if kind := c.Type(); kind == box.Ritual || kind == box.Snare {
					tested++
					if trait, by, other := v.DiceBy(c); max(1, trait+by+other) != v.Dice(c) {
						t.Errorf("%s: %d dice of %d, %d and %d", c.Code(), v.Dice(c), trait, by, other)
					}
				}
			}
		})
	}
	if used == 0 || tested == 0 {
		t.Errorf("%d Items used, %d cards tested", used, tested)
	}
}

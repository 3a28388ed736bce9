package tell

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/hexmap"
)

// What points were scored for lies at no foot of itself: where it has a name it goes by that (22, 24).
func TestRule24_WhatWasScoredForGoesByItsName(t *testing.T) {
	told := 0
	for seed := uint64(1); seed < 12 && told == 0; seed++ {
		table := newTable(t, 2, seed)
		bot, err := bots.New("keen", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !table.Over() && table.Len() < 3000 {
			pos := table.Position().(*nile.Position)
			if _, err := table.Do(bot.Choose(pos.View(pos.ToMove()), table.Choices())); err != nil {
				t.Fatal(err)
			}
		}
		v := view(table, game.Nobody)
		for _, e := range table.Events() {
			if e.Kind != nile.Scored {
				continue
			}
			h := v.Hex(hexmap.ID(max(e.At, 0)))
			want := map[nile.Reason]string{nile.HighestMountain: h.PeakName, nile.ForPeak: h.PeakName, nile.HighestFall: h.FallName, nile.ForFall: h.FallName, nile.LargestLake: h.LakeName}[nile.As[nile.ScoredEvent](e).Reason]
			if want == "" {
				continue
			}
			told++
			tell := teller{v: v, e: e, b: blanks{}}
			if got := tell.whereOf(); got != want {
				t.Errorf("seed %d: points for %s are told to lie %q", seed, want, got)
			}
		}
	}
	if told == 0 {
		t.Error("no points were scored for anything with a name")
	}
}

package nile_test

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
)

// What an explorer has is worth at home, records and sources too, what the press prints of it when he is there (22 to 24); and
// never less than the schedule gives for the hexes.
func TestRule24_HomeTodayIsWhatThePressPrints(t *testing.T) {
	printed, more := 0, 0
	for seed := range uint64(60) {
		turns := 0
		driven.Table(t, seed, 2, func(tab *game.Table) bool {
			turns++
			v := driven.Mover(tab)
			who := v.Player(v.Seat())
			notes := 0
			for _, n := range v.Notes(v.Seat()) {
				notes += n.Points
			}
			today := v.HomeToday()
			if today < who.Promise+notes {
				t.Fatalf("seed %d: home today is %d, want %d of the schedule and %d of the notebook at least", seed, today, who.Promise, notes)
			}
			if today > who.Promise+notes {
				more++
			}
			if v.Phase() == nile.Publishing {
				var all []hexmap.ID
				for id := range hexmap.ID(len(v.Map().Cells)) {
					all = append(all, id)
				}
				if got := v.Draft(all, true).Points; got != today {
					t.Fatalf("seed %d: home today is %d, the press prints %d", seed, today, got)
				}
				printed++
			}
			return tab.Over() || turns > 1200
		})
	}
	if printed < 20 || more < 20 {
		t.Errorf("%d accounts were printed, %d times there was more than the schedule", printed, more)
	}
}

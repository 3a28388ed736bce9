package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
)

// A keen player who has a rival society against it (7.3) is home with something in time
// more often than one who does not know of the day: of the same games, played to that day.
func TestKeenMinds7_3(t *testing.T) {
	const months = 12
	published := func(rival int) (games int) {
		for seed := uint64(1); seed <= 12; seed++ {
			s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Gentle: true, Rival: rival}
			s.Players = []nile.Player{{Name: "A", Specialty: deck.Specialty(seed % 8)}}
			table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
			if err != nil {
				t.Fatal(err)
			}
			b := newTraveller(&keen, seed)
			view := func() nile.View { return table.Position().(*nile.Position).View(0) }
			for !table.Over() && view().Turn() < months {
				if _, err := table.Do(b.Choose(view(), table.ChoicesOf(0))); err != nil {
					t.Fatal(err)
				}
			}
			if view().Player(0).Points > 0 {
				games++
			}
		}
		return games
	}
	with, without := published(months), published(0)
	t.Logf("home in time with something to print: %d of 12 games, not knowing of the day %d", with, without)
	if with <= without {
		t.Errorf("it makes no difference to know of the day: %d and %d", with, without)
	}
}

package cards

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/nile/tell"
)

// Behind the card of a quiet march there is nothing, and so no button to unfold it; behind that of a misfortune there is.
func TestAQuietMarchExplainsNothing(t *testing.T) {
	for d, want := range map[deck.Disaster]bool{deck.QuietMarch: false, deck.Flood: true} {
		u := &TurnedUp{Card: &deck.Card{Disaster: d}, Section: nile.ForDisaster, Told: []tell.Line{{Text: "So it was."}}}
		if u.explains() != want {
			t.Errorf("%v: explains %v, want %v", d, !want, want)
		}
	}
	if u := (&TurnedUp{Card: &deck.Card{}, Section: nile.ForTerrain}); !u.explains() {
		t.Error("a card of the country explains nothing")
	}
}

package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
)

// Where misfortunes ask, most of those that strike do, and a keen explorer weighs each case:
// none is answered always alike.
func TestRule11_971_KeenWeighsMisfortunes(t *testing.T) {
	const (
		games = 16
		often = 15 // asks of one kind, of which measured over 600 games nobody answers more than 81 in a hundred alike
	)
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Gentle: true, Asked: true}
	struck, asked := 0, 0
	var answers [deck.Disasters]map[int32]int
	for seed := uint64(1); seed <= games; seed++ {
		tab := watchIn(t, s, &keen, seed, func(_ *traveller, v nile.View, _ []game.Choice, cmd game.Command) {
			switch cmd.Kind {
			case nile.Bear:
				a, _ := v.Asking()
				if answers[a.Disaster] == nil {
					answers[a.Disaster] = map[int32]int{}
				}
				answers[a.Disaster][cmd.Target]++
				asked++
			case nile.PayUp, nile.LetGo, nile.StayBehind, nile.LoseNotes:
				asked++
			}
		})
		for _, e := range tab.Events() {
			if e.Kind == nile.DisasterStrikes {
				struck++
			}
		}
	}
	if asked*2 < struck {
		t.Errorf("of %d misfortunes that struck %d asked, wanted half at least", struck, asked)
	}
	kinds := 0
	for d, of := range answers {
		sum, most := 0, 0
		for _, n := range of {
			sum, most = sum+n, max(most, n)
		}
		if sum < often {
			continue
		}
		if kinds++; most == sum {
			t.Errorf("%v is answered alike all %d times: %v", deck.Disaster(d), sum, of)
		}
	}
	if kinds < 5 {
		t.Errorf("only %d kinds asked %d times or more", kinds, often)
	}
}

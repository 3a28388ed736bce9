package bots_test

import (
	"flag"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
)

var readyMade = flag.Int("ready-made", 60, "first journeys of each ready-made party")

// callings are those of explorers, a game each in turn.
var callings = [...]deck.Specialty{deck.Botanist, deck.Doctor, deck.Ethnologist, deck.Explorer, deck.Geologist, deck.Journalist, deck.Missionary, deck.Zoologist}

// firstJourney plays the first expedition of a game with a ready-made party, by a careful beginner,
// and tells how it ended: Died, CameHome, or 0 where the port has no such party.
func firstJourney(t *testing.T, k bots.Kind, seed uint64) game.EventKind {
	t.Helper()
	tab, players := table(t, "easy", seed, 75, callings[int(seed)%len(callings)])
	read := 0
	for went := false; !tab.Over(); {
		v := tab.Position().(*nile.Position).View(0)
		if v.Phase() == nile.Outfitting && !went {
			o, ok := bots.Propose(v, k)
			if !ok || k == bots.RiverParty && !bots.Inland(v) {
				return 0
			}
			buy(t, tab, v, o)
			if _, err := tab.Do(game.Command{Kind: nile.Sail, Target: int32(o.Mode)}); err != nil {
				t.Fatalf("seed %d: kind %d may not sail: %v", seed, k, err)
			}
			went = true
		} else if _, err := tab.Do(players[0].Choose(v, tab.ChoicesOf(0))); err != nil {
			t.Fatal(err)
		}
		for ; read < tab.Len(); read++ {
			for _, e := range tab.EventsOf(read) {
				if e.Kind == nile.Died || e.Kind == nile.CameHome {
					return e.Kind
				}
			}
		}
	}
	return 0
}

// TestReadyMadePartiesLive: whoever takes a ready-made party and goes carefully comes home from a
// first journey in two of three at least.
func TestReadyMadePartiesLive(t *testing.T) {
	for k := range bots.Kinds {
		died, all := 0, 0
		for seed := range uint64(*readyMade) {
			switch firstJourney(t, k, seed+1) {
			case nile.Died:
				died++
				all++
			case nile.CameHome:
				all++
			}
		}
		t.Logf("kind %d: %d of %d die", k, died, all)
		if all < *readyMade/4 || 3*died > all {
			t.Errorf("kind %d: %d of %d first journeys end in death, want a third at most, of %d at least", k, died, all, *readyMade/4)
		}
	}
}

// TestReadyMadePartiesHaveGifts: no party whose purse reaches for it meets a people with empty hands.
func TestReadyMadePartiesHaveGifts(t *testing.T) {
	for purse := 200; purse <= 3400; purse += 50 {
		for k := range bots.Kinds {
			for _, beast := range [...]nile.Item{nile.Camels, nile.Horses} {
				if o, ok := bots.MakeUp(k, purse, beast); ok && o.Have[nile.Gifts] < 10 {
					t.Errorf("kind %d for $%d has %d gifts, want 10 at least: %v", k, purse, o.Have[nile.Gifts], o.Have)
				}
			}
		}
	}
}

package press

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Where one stays to publish, the first paper tells of the journey, and only a later one
// of journals that are opened again (26.1).
func TestWhoStaysToPublishHasJustComeHome(t *testing.T) {
	home := []game.Event{
		{Kind: nile.Sailed, Args: [6]int32{3}}, {Kind: nile.CameHome, Args: [6]int32{5, 0, 2, 9}}, {Kind: nile.Waited},
	}
	later := append(home[:3:3], game.Event{Kind: nile.Account, Args: [6]int32{4, 4, 1}}, game.Event{Kind: nile.Waited})
	for way, first := range map[nile.Way]bool{nile.Game2: false, nile.Ed1978: true} { // in any order: each by itself
		s := nile.Settings{Way: way, PlaceForUs: true}
		s.Players = []nile.Player{{Name: "Ann", Specialty: nile.Callings(s.Edition())[0]}}
		pos, err := nile.Rules{}.New(s.Encode())
		if err != nil {
			t.Fatal(err)
		}
		v := pos.(*nile.Position).View(0)
		if got := JourneyOf(v, home, 0).to != hexmap.NoPort; got != first {
			t.Errorf("%s: the first paper tells of a journey: %v, want %v", way, got, first)
		}
		if JourneyOf(v, later, 0).to != hexmap.NoPort {
			t.Errorf("%s: a later paper tells of the journey again", way)
		}
	}
}

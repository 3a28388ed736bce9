package home

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// An outfit for the river is told how little of it is known; one with a single guide, where
// the way is lost, that a second one pays.
func TestTheOutfitIsCounselled(t *testing.T) {
	tab, err := game.NewTable(nile.Rules{}, nile.Settings{Way: nile.Game1, Target: 50, PlaceForUs: true, Players: []nile.Player{{Name: "Ann"}}}.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	v := tab.Position().(*nile.Position).View(0)
	port := func(name string) hexmap.PortID {
		for i, p := range v.Map().Ports {
			if p.Name == name {
				return hexmap.PortID(i)
			}
		}
		t.Fatalf("there is no port %s", name)
		return hexmap.NoPort
	}
	for _, is := range []struct {
		port          string
		mode          nile.Mode
		guides        int
		river, second bool
	}{
		{"Zanzibar", nile.ByCanoe, 1, true, false},
		{"Zanzibar", nile.OnFoot, 1, false, false},
		{"Brass", nile.ByCanoe, 1, true, true},
		{"Brass", nile.OnFoot, 1, false, true},
		{"Brass", nile.OnFoot, 2, false, false},
		{"Brass", nile.OnFoot, 0, false, false},
	} {
		var party nile.Party
		party.Port = port(is.port)
		party.Have[nile.Guides] = is.guides
		said := counsel(v, &party, is.mode)
		if got := strings.Contains(said, "known for"); got != is.river {
			t.Errorf("%+v: of the river is told: %v (%s), want %v", is, got, said, is.river)
		}
		party.Left, party.Have[nile.Rations] = 30, 20
		for askaris, want := range []bool{true, false} {
			party.Have[nile.Askaris] = askaris
			if alone := counsel(v, &party, is.mode); strings.Contains(alone, "unguarded") != want {
				t.Errorf("%+v: with %d askaris it says %q, want that nobody guards it: %v", is, askaris, alone, want)
			}
		}
		if full := counsel(v, &party, is.mode); !strings.Contains(full, "nobody could carry") {
			t.Errorf("%+v: why money is left it says %q", is, full)
		}
		party.Ways[is.mode].Room = 5
		if room := counsel(v, &party, is.mode); strings.Contains(room, "nobody could carry") {
			t.Errorf("%+v: with room it says %q", is, room)
		}
		if got := strings.Contains(said, "second guide"); got != is.second {
			t.Errorf("%+v: of a second guide is told: %v (%s), want %v", is, got, said, is.second)
		}
	}
}

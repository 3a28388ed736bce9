package main

import (
	"math"
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/titles"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

func TestPointsAreCountedByTheirSource(t *testing.T) {
	scored := func(s game.Seat, r nile.Reason, points, figure int, land hexmap.Terrain) game.Event {
		return game.Event{Kind: nile.Scored, Seat: s, Args: [6]int32{int32(r), int32(points), int32(figure), int32(land)}}
	}
	events := []game.Event{
		scored(0, nile.ForHex, 3, 0, hexmap.Jungle), // a Botanist's jungle, one point his own
		scored(0, nile.ForFind, 2, 0, hexmap.Jungle),
		{Kind: nile.SpecialtyChosen, Seat: 0, Args: [6]int32{int32(deck.Journalist)}},
		scored(0, nile.ForCounter, 25, int(nile.Livingstone), hexmap.Veldt),
		scored(0, nile.ForInterview, 3, 1, 0),
		scored(1, nile.ForHex, 1, 0, hexmap.Veldt),
		scored(1, nile.ForEpic, 1, int(nile.KhartoumCape), hexmap.Veldt),
		scored(1, nile.ForSick, -2, 0, 0),
	}
	settings, err := titles.NileSettings("game1", 2, 75)
	if err != nil {
		t.Fatal(err)
	}
	table, err := game.NewTable(nile.Rules{}, settings.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	var tally sourceTally
	tally.game(events, []deck.Specialty{deck.Botanist, deck.Doctor}, table.Position().(*nile.Position).View(game.Nobody))
	got := map[string]source{}
	for _, s := range tally.sources() {
		if _, twice := got[s.Name]; twice {
			t.Errorf("%s is there twice", s.Name)
		}
		got[s.Name] = s
	}
	if len(got) != 18+4+8+4 { // kinds of points, discoveries, specialties with finds, journeys
		t.Errorf("%d sources, want %d", len(got), 18+4+8+4)
	}
	all := 33.0
	for name, points := range map[string]float64{
		"country": 4, "finds_of_the_botanist": 2, "dr_livingstone": 25, "interviews": 3, "journey_khartoum_cape": 1, "rivers": 0, "lost_city": 0,
	} {
		s, ok := got[name]
		if !ok || s.Points != points || s.Games != min(1, points) || math.Abs(s.Share-points/all) > 0.001 || s.Could != 1 {
			t.Errorf("%s: %+v, want %v of %v points", name, s, points, all)
		}
	}
	if f := got["finds_of_the_zoologist"]; f.Could != 0 {
		t.Errorf("nobody was a Zoologist: %+v", f)
	}
	for _, c := range tally.callings() {
		if want := map[string]float64{"Botanist": 3, "Journalist": 8}[c.Name]; c.Points != want {
			t.Errorf("%s: %v points its own, want %v", c.Name, c.Points, want)
		}
	}
}

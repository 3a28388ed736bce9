package main

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui/uitest"
)

// TestWholeGame: two people play from the title to the victory, with mouse and
// keys, in a small window with large letters; after every command the screens have
// led to the very position the rules lead to. In a usual window the program itself is
// played, by wholegame.
func TestWholeGame(t *testing.T) {
	t.Parallel()
	s := stage(t, uitest.Size{W: 1280, H: 800, Text: 150}, false)
	d := s.begin(t)
	d.Did = func(cmd game.Command) {
		if cmd.Kind == nile.NameFeature || cmd.Kind == nile.PublishAll {
			return // all names are written at once; the press that publishes closes the account
		}
		if local.Of(s.w.play).Hash() != d.Table.Hash() {
			t.Fatalf("after %d commands the screens have led to another position, after %s\n%s", d.Table.Len(), d.Lately(), hands.Tail(s))
		}
	}
	d.PlayOut()
	if got, want := local.Of(s.w.play).Hash(), d.Table.Hash(); got != want {
		t.Errorf("the screens have led to an end at %s, want %s", got, want)
	}
}

// begin sets up a game between two, to 25 points, and sits down to play it.
func (s *staged) begin(t *testing.T) *hands.Driver {
	t.Helper()
	settings := nile.Settings{
		Way: nile.Game1, Target: 25, PlaceForUs: true, Gentle: true, Asked: true,
		Players: []nile.Player{
			{Name: "First player", Colour: 0, Specialty: deck.Geologist, Face: faces.Offered(true)[0]},
			{Name: "Second player", Colour: 1, Specialty: deck.Zoologist, Face: faces.Offered(false)[0]},
		},
	}
	table, err := game.NewTable(nile.Rules{}, settings.Encode(), s.w.seed)
	if err != nil {
		t.Fatal(err)
	}
	s.Ticks(hands.ReadTicks)
	s.Click("New game")
	s.Ticks(4)
	for w, h := s.Size(); !s.Shows("target/25 points"); {
		s.Move(float64(w)-180, float64(h)/2) // in a small window the terms are scrolled
		s.Wheel(-1)
		s.Ticks(6)
	}
	s.Click("target/25 points")
	s.Click("Begin")
	s.Ticks(hands.ReadTicks)
	return hands.New(t, s, table)
}

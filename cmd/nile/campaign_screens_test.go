package main

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/hands"
)

// shortSitting is how many months the sittings of the campaign have that is played
// through the screens.
const shortSitting = 3

// TestACampaignThroughTheScreens: two play a sitting through the real screens; one
// leaves, somebody joins, a seat is handed over; the program is left, and the
// campaign taken up again from its save by the others, for another sitting. After
// every command the screens have led where the rules lead.
func TestACampaignThroughTheScreens(t *testing.T) {
	t.Parallel()
	settings := nile.Settings{
		Name: "Two tables", Way: nile.Game2, Sitting: shortSitting, PlaceForUs: true, Gentle: true,
		Players: []nile.Player{{Name: "Ada", Colour: 0, Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}},
	}
	begun, err := game.NewTable(nile.Rules{}, settings.Encode(), 31)
	if err != nil {
		t.Fatal(err)
	}
	s := stage(t, usual, false)
	s.open(t, begun.Record())
	d := driving(t, s, begun.Record())
	d.Did = func(cmd game.Command) {
		if cmd.Kind != nile.NameFeature && local.Of(s.w.play).Hash() != d.Table.Hash() {
			t.Fatalf("the screens have led to another position, after %s\n%s", d.Lately(), hands.Tail(s))
		}
	}
	sitOut(t, d)
	settle := func(kind game.Kind, target int32, name string, buttons ...string) {
		t.Helper()
		if !s.Shows("sitting/next sitting") { // a sheet that has been left is no new screen
			d.SeatDown()
			d.Want("sitting")
		}
		for i, b := range buttons {
			if i > 0 && name != "" {
				s.Click("name")
				s.Type(name)
				s.Ticks(4)
			}
			s.Click(b)
			s.Ticks(hands.ReadTicks)
		}
		for _, c := range d.Table.Choices() {
			if c.Kind == kind && (target < 0 || c.Target == target) {
				cmd := c.Command(0)
				cmd.Text = name
				if _, err := d.Table.Do(cmd); err != nil {
					t.Fatal(err)
				}
				d.Did(cmd)
				return
			}
		}
		t.Fatalf("%s is not offered", buttons)
	}
	settle(nile.SeatJoins, -1, "Chuma", "sitting/somebody joins", "joins")
	settle(nile.HandOver, 1, "Ida", "sitting/seat 1", "sitting.hand-over")
	settle(nile.SeatLeaves, 0, "", "sitting/seat 0", "sitting.leaves")

	s.press(ebiten.KeyEscape)
	s.reach(t, "Leave to the title")
	s.until(t, func() bool { return s.Shows("Continue") })
	s.Click("Continue")
	s.Ticks(hands.ReadTicks)
	s.until(t, func() bool { return local.Of(s.w.play).Hash() == d.Table.Hash() })
	d.Sit(s)
	bot, err := bots.New("steady", 9)
	if err != nil {
		t.Fatal(err)
	}
	d.Bots = append(d.Bots, bot)
	settle(nile.NextSitting, -1, "", "sitting/next sitting")
	if v := d.View(); v.Player(v.ToMove()).Name == "Ada" {
		t.Error("who has left is to play")
	}
	sitOut(t, d)
	past := d.View().Sittings(s.w.play.Events())
	if len(past) != 2 || past[0].Scores[1].Name != "Ben" || past[1].Scores[1].Name != "Ida" || past[1].Scores[2].Name != "Chuma" {
		t.Errorf("the sittings were %+v", past)
	}
	d.SeatDown()
	d.Want("sitting")
}

// sitOut plays to the end of the sitting.
func sitOut(t *testing.T, d *hands.Driver) {
	t.Helper()
	for n := 0; d.View().Phase() != nile.BetweenSittings; n++ {
		if n > 400 {
			t.Fatalf("the sitting does not end: got %v, wanted at most 400", n)
		}
		d.Step()
	}
}

package main

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	islandbox "sourceofthenile/game/island/box"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/guest"
	"sourceofthenile/render/ui"
)

// TestAGameAtSeveralMachines: whole games, one window hosting, another at its table, and a computer
// player at a third machine where there are three: each plays by what its own window
// offers. Both windows end at the same result, the shelf of the host holds it, and nobody is
// asked to hand a machine over.
func TestAGameAtSeveralMachines(t *testing.T) {
	three := nile.Settings{
		Way: nile.Game1, Target: 25, PlaceForUs: true, Gentle: true,
		Players: []nile.Player{{Name: "Ann", Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}, {Name: "Cleo", Colour: 2, Specialty: deck.Botanist}},
	}
	short := box.ForSeats(2)
	short.Goal = 30
	for _, x := range []struct {
		of       *title
		settings []byte
		bot      string
	}{
		{theNile, three.Encode(), "steady"},
		{theHeart, short.Encode(), "keen"},
		{theIsland, islandbox.ForSeats(2).Encode(), "keen"},
	} {
		t.Run(x.of.Name, func(t *testing.T) {
			a, b := windowIn(t, t.TempDir()), windowIn(t, t.TempDir())
			if err := a.begin(x.of, x.settings, nil); err != nil {
				t.Fatal(err)
			}
			links := a.opens(t, game.Only(0))
			if len(links) == 4 {
				far := guest.Sit(links[2], rulesOf, false)
				go func() { _ = far.Run(t.Context()) }()
				go func() { _, _ = playFar(t.Context(), far, x.bot) }()
			}
			sat := false
			b.tables.Join(links[1].String(), func(err error) {
				if sat = true; err != nil {
					t.Error(err)
				}
			})
			b.ticks(t, "the other has sat down", func() bool { return sat })
			bots, err := x.of.botted()
			if err != nil {
				t.Fatal(err)
			}
			plays := func(w *window, s game.Seat, bot interface {
				Choose(game.Position, game.Seat, []game.Choice) game.Command
			},
			) {
				p := w.play
				if p.Beats().Skip(); p.Seat() != game.Nobody && p.Seat() != s {
					t.Fatalf("seat %d sits before the window of seat %d", p.Seat(), s)
				}
				if to, must := p.HandOver(); must && to != s {
					t.Fatalf("the machine is to be handed over to seat %d", to)
				}
				if p.Waiting() || !p.Acting().Has(s) {
					return
				}
				if p.SitDown(); p.Seat() != s {
					return
				}
				if cs := p.Choices(); len(cs) > 0 {
					p.Command(bot.Choose(p.Position(), s, cs), nil)
				}
			}
			mine, err := bots.Bot(x.bot, 3)
			if err != nil {
				t.Fatal(err)
			}
			theirs, err := bots.Bot(x.bot, 4)
			if err != nil {
				t.Fatal(err)
			}
			a.ticks(t, "the game is over", func() bool {
				b.app.Tick(ui.Input{Now: b.app.Now()})
				plays(a, 0, mine)
				plays(b, 1, theirs)
				return a.play.Over() && b.play.Over()
			})
			a.ticks(t, "the shelf's game is over too", func() bool { return a.table.Over() }) // it follows in its own time
			if got, want := b.play.Position().Result(), a.table.Position().Result(); got.Ending != want.Ending {
				t.Errorf("the other window ends with %+v, want %+v", got, want)
			}
			t.Logf("%d commands", a.table.Len())
		})
	}
}

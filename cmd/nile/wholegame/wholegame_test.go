package wholegame

import (
	"os"
	"path/filepath"
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/engraving/faces"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/saves"
)

// twoPlayers is what the set-up screen offers when it opens, to 25 points.
func twoPlayers() nile.Settings {
	return nile.Settings{
		Way: nile.Game1, Target: 25, PlaceForUs: true, Gentle: true, Asked: true,
		Players: []nile.Player{
			{Name: "First player", Colour: 0, Specialty: deck.Geologist, Face: faces.Offered(true)[0]},
			{Name: "Second player", Colour: 1, Specialty: deck.Zoologist, Face: faces.Offered(false)[0]},
		},
	}
}

// begin sets up the game of twoPlayers from the title.
func (d *driver) begin() {
	d.t.Helper()
	d.g.Click("New game")
	d.g.Ticks(4)
	d.g.Click("game nile")
	d.g.Ticks(4)
	d.g.Click("target/25 points")
	d.g.Click("Begin")
	d.g.Ticks(hands.ReadTicks)
}

// TestSavedAndResumed: two people play from the title; half way the game is
// saved under a name and the program left; started again, it goes on from the
// title's list to the victory, and to the very position the rules lead to.
// (TestWholeGame, beside the program, compares after every command.)
func TestSavedAndResumed(t *testing.T) {
	d := newDriver(t, twoPlayers())
	d.begin()
	for !d.halfWay() {
		d.Step()
	}
	d.SeatDown()
	d.agree()
	d.saveAs("Half way, Çelebi Ağa")
	d.g.Close()

	d.open()
	d.Sit(d.g)
	d.g.Click("Load a game")
	d.g.Ticks(4)
	d.g.Click("Load")
	d.g.Ticks(10)
	d.PlayOut()
	d.agree()
}

// halfWay reports whether somebody has published a third of the points, or
// eight months have passed; never while an account is open, which one press opens
// and closes on the screen.
func (d *driver) halfWay() bool {
	v := d.Position().View(game.Nobody)
	if v.Phase() == nile.Publishing {
		return false
	}
	for s := range v.Seats() {
		if v.Player(game.Seat(s)).Points*3 >= v.Target() {
			return true
		}
	}
	return v.Turn() >= 8
}

// saveAs saves through the pause menu.
func (d *driver) saveAs(name string) {
	d.t.Helper()
	d.g.Key(ebiten.KeyEscape)
	d.g.Ticks(4)
	d.g.Click("Save as…")
	d.g.Ticks(4)
	d.g.Key(ebiten.KeyA, ebiten.KeyControl)
	d.g.Type(name)
	d.g.Key(ebiten.KeyEnter)
	d.g.Until("the game is saved as "+name, func() bool {
		_, err := os.Stat(filepath.Join(d.saves, name+saves.Extension))
		return err == nil
	})
}

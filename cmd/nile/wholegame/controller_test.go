package wholegame

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// By a controller that is plugged in at the title, through Ebitengine's own reading of it, one comes into a game:
// by the shoulder and the button below, and by the one that always presses the red button. The mouse takes over
// from it where it is used, and the program is played on by that where the controller is pulled out.
func TestByControllerFromTheTitle(t *testing.T) {
	d := newDriver(t, twoPlayers())
	d.g.PadTo("New game")
	d.g.PadTo("game nile")
	d.g.Click("target/25 points")
	from := len(d.g.Lines())
	d.g.PadPress(ebiten.StandardGamepadButtonRightLeft)
	d.g.WaitLine(from, "screen hand")
	d.g.PadPress(ebiten.StandardGamepadButtonRightLeft)
	d.g.PadPull()
	for d.Position().View(game.Nobody).Phase() != nile.Outfitting {
		d.Step()
	}
	d.agree()
}

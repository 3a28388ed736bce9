package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/guide"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// The commands that have keys of their own, beside those of every game.
const (
	foresee ui.Command = "foretell"  // the island as it would be after phase 3
	hand    ui.Command = "hand"      // closes the hand, shows it while it is held
	silence ui.Command = "say-think" // what can be said and thought
	advice  ui.Command = "advice"    // what a keen companion would do
	Journal ui.Command = "journal"   // the log of the company
)

// OnBoard is the scope of the board.
const OnBoard = keymap.Own

// Commands are they.
var Commands = keymap.NewSet(append([]keymap.Command{
	{Name: foresee, Group: "island", Scope: OnBoard, Key: ui.Key(ebiten.KeyF)},
	{Name: hand, Group: "island", Scope: OnBoard, Key: ui.Key(ebiten.KeyH)},
	{Name: silence, Group: "island", Scope: OnBoard, Key: ui.Key(ebiten.KeyT)},
	{Name: advice, Pad: ui.PadNorth, Group: "island", Scope: OnBoard, Key: ui.Key(ebiten.KeySlash)},
	{Name: Journal, Pad: ui.PadSelect, Group: "island", Scope: keymap.Table, Key: ui.Key(ebiten.KeyJ)},
}, append(keymap.Figures(9), guide.Commands("island")...)...), "keys.island", "keys.hand")

package board

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/guide"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// enlarge gives the chart all the room, then the Matrix, then neither.
const enlarge ui.Command = "enlarge"

// The pages of print that lie beside the game.
const (
	Journal ui.Command = "journal" // the journals, laid open
	Points  ui.Command = "points"  // who has what from where, and what was found
	Paper   ui.Command = "newspaper"
)

// OnBoard is the scope of the board.
const OnBoard = keymap.Own

// Commands are those that have keys of their own, beside those of every game.
var Commands = keymap.NewSet(append([]keymap.Command{
	{Name: enlarge, Group: "board", Scope: OnBoard, Key: ui.Key(ebiten.KeyC)},
	{Name: Journal, Pad: ui.PadSelect, Group: "board", Scope: keymap.Table, Key: ui.Key(ebiten.KeyJ)},
	{Name: Points, Group: "board", Scope: keymap.Table, Key: ui.Key(ebiten.KeyR)},
	{Name: Paper, Group: "board", Scope: keymap.Table, Key: ui.Key(ebiten.KeyN)},
}, guide.Commands("board")...), "keys.board")

// idleSpace reports whether Space was pressed and nothing on the board wanted it.
func idleSpace(c *ui.Context) bool {
	return slices.ContainsFunc(c.In.Keys, func(k ui.Press) bool { return k.Key == ebiten.KeySpace && !k.Repeat })
}

// large is what has all the room.
type large uint8

// The states, in the order in which the key goes through them.
const (
	nothingLarge large = iota
	chartLarge
	matrixLarge
	larges
)

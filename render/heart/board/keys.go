package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/guide"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// enlarge gives the chart all the room, then the Matrix, then neither.
const enlarge ui.Command = "enlarge"

// Journal lays the journals open.
const Journal ui.Command = "journal"

// OnBoard is the scope of the board.
const OnBoard = keymap.Own

// Commands are those that have keys of their own, beside those of every game.
var Commands = keymap.NewSet(append([]keymap.Command{
	{Name: enlarge, Group: "board", Scope: OnBoard, Key: ui.Key(ebiten.KeyC)},
	{Name: Journal, Group: "board", Scope: keymap.Table, Key: ui.Key(ebiten.KeyJ)},
}, guide.Commands("board")...), "keys.board")

// large is what has all the room.
type large uint8

// The states, in the order in which the key goes through them.
const (
	nothingLarge large = iota
	chartLarge
	matrixLarge
	larges
)

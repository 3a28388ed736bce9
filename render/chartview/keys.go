package chartview

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// The commands that move a chart.
const (
	Nearer  ui.Command = "nearer"
	Farther ui.Command = "farther"
	North   ui.Command = "north"
	West    ui.Command = "west"
	South   ui.Command = "south"
	East    ui.Command = "east"
)

// KeyGroup is the part of the page of keys in which they stand.
const KeyGroup = "chart"

// Commands are those that move a chart, for the list of a game that has one.
func Commands() []keymap.Command {
	also := func(k ebiten.Key) []ui.Chord { return []ui.Chord{ui.Key(k)} }
	out := []keymap.Command{
		{Name: Nearer, Key: ui.Key(ebiten.KeyEqual), Shift: true, Also: also(ebiten.KeyNumpadAdd)},
		{Name: Farther, Key: ui.Key(ebiten.KeyMinus), Shift: true, Also: also(ebiten.KeyNumpadSubtract)},
		{Name: North, Key: ui.Key(ebiten.KeyW), Also: also(ebiten.KeyUp)},
		{Name: West, Key: ui.Key(ebiten.KeyA), Also: also(ebiten.KeyLeft)},
		{Name: South, Key: ui.Key(ebiten.KeyS), Also: also(ebiten.KeyDown)},
		{Name: East, Key: ui.Key(ebiten.KeyD), Also: also(ebiten.KeyRight)},
	}
	for i := range out {
		out[i].Group, out[i].Scope = KeyGroup, keymap.Charted
	}
	return out
}

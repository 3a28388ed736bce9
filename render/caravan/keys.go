package caravan

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// The commands that have keys of their own, beside those of every game: what can
// be done in a turn.
const (
	keyBack ui.Command = "walk-back"
	keyOn   ui.Command = "walk-on"
	keyLoad ui.Command = "load-stones"
	keyDig  ui.Command = "dig"
	keyDraw ui.Command = "draw-spice"
)

// onRoad is the scope of a turn.
const onRoad = keymap.Own

var commands = keymap.NewSet([]keymap.Command{
	{Name: keyBack, Group: "road", Scope: onRoad, Key: ui.Key(ebiten.KeyB)},
	{Name: keyOn, Group: "road", Scope: onRoad, Key: ui.Key(ebiten.KeyO)},
	{Name: keyLoad, Group: "road", Scope: onRoad, Key: ui.Key(ebiten.KeyL)},
	{Name: keyDig, Group: "road", Scope: onRoad, Key: ui.Key(ebiten.KeyD)},
	{Name: keyDraw, Group: "road", Scope: onRoad, Key: ui.Key(ebiten.KeyS)},
}, "keys.road")

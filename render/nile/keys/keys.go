// Package keys is the commands of Source of the Nile that have keys of their own,
// beside those of every game.
package keys

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/chartview"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// The commands. Those that move the chart are chartview's.
const (
	Journal ui.Command = "journal" // the journal as a book
	Peoples ui.Command = "peoples"
	Points  ui.Command = "points"
	Hint    ui.Command = "hint"  // what a keen traveller would do
	Music   ui.Command = "music" // off, and on again
	Why     ui.Command = "why"   // what a card or a sheet was reckoned from

	Notebook    ui.Command = "notebook"
	TallJournal ui.Command = "taller-journal" // a taller strip of the journal
	Layers      ui.Command = "layers"
	Expedition  ui.Command = "expedition" // the chart back to the expedition
	Road        ui.Command = "road"       // the way to a port, the next one with each press
	Pace        ui.Command = "pace"       // the next pace marked, before one is set
	Stay        ui.Command = "stay"       // a month without a step
	PointWest   ui.Command = "point-west" // the cursor, from hex to hex
	PointEast   ui.Command = "point-east"
	PointNorth  ui.Command = "point-north"
	PointSouth  ui.Command = "point-south"
	Happened    ui.Command = "happened" // what happened since one's last month, unfolded or folded
	Again       ui.Command = "again"    // the same watched on the chart

	AcceptAll ui.Command = "accept-all" // names as they are suggested
)

// The scopes of the game's own.
const (
	Board   = keymap.Own << iota // the board, and the chart as it is looked at
	Writing                      // naming what was found
)

var set = keymap.NewSet(commands(), "keys.march", "keys.chart", "keys.pages", "keys.book", "keys.write", "keys.meet")

// Set is all commands that work in the game.
func Set() *keymap.Set { return set }

func commands() []keymap.Command {
	const pages, chart = "pages", chartview.KeyGroup
	out := []keymap.Command{
		{Name: Journal, Pad: ui.PadSelect, Group: pages, Scope: keymap.Table, Key: ui.Key(ebiten.KeyJ)},
		{Name: Peoples, Group: pages, Scope: keymap.Table, Key: ui.Key(ebiten.KeyP)},
		{Name: Points, Group: pages, Scope: keymap.Table, Key: ui.Key(ebiten.KeyR)},
		{Name: Hint, Pad: ui.PadNorth, Group: pages, Scope: keymap.Table, Key: ui.Key(ebiten.KeyF3)},
		{Name: Music, Group: pages, Scope: keymap.Table, Key: ui.Key(ebiten.KeyF9)},
		{Name: Why, Group: pages, Scope: keymap.Table, Key: ui.Key(ebiten.KeyY)},
		{Name: Notebook, Group: pages, Scope: Board, Key: ui.Key(ebiten.KeyN)},
		{Name: Road, Group: chart, Scope: Board, Key: ui.Key(ebiten.KeyO)},
		{Name: Pace, Group: chart, Scope: Board, Key: ui.Key(ebiten.KeyG)},
		{Name: Stay, Group: chart, Scope: Board, Key: ui.Key(ebiten.KeyM)},
		{Name: PointWest, Group: chart, Scope: Board, Key: ui.Chord{Key: ebiten.KeyA, Shift: true}},
		{Name: PointEast, Group: chart, Scope: Board, Key: ui.Chord{Key: ebiten.KeyD, Shift: true}},
		{Name: PointNorth, Group: chart, Scope: Board, Key: ui.Chord{Key: ebiten.KeyW, Shift: true}},
		{Name: PointSouth, Group: chart, Scope: Board, Key: ui.Chord{Key: ebiten.KeyS, Shift: true}},
		{Name: Happened, Group: pages, Scope: Board, Key: ui.Key(ebiten.KeyF)},
		{Name: Again, Group: pages, Scope: Board, Key: ui.Key(ebiten.KeyV)},
		{Name: TallJournal, Group: pages, Scope: Board, Key: ui.Chord{Key: ebiten.KeyJ, Shift: true}},
		{Name: Layers, Group: chart, Scope: Board, Key: ui.Key(ebiten.KeyL)},
		{Name: Expedition, Group: chart, Scope: Board, Key: ui.Key(ebiten.KeyC), Also: []ui.Chord{ui.Key(ebiten.KeyHome)}},
	}
	out = append(out, guide.Commands(pages)...)
	out = append(out, chartview.Commands()...)
	out = append(out, keymap.Figures(6)...)
	return append(out, keymap.Command{
		Name: AcceptAll, Group: "writing", Scope: Writing, Key: ui.Ctrl(ebiten.KeyEnter), Also: []ui.Chord{ui.Ctrl(ebiten.KeyNumpadEnter)},
	})
}

// Package keymap says which key sets off which command of the program. It is
// the one place that knows: screens ask it by the command's name, and whatever
// shows a key asks it how that key is written. Every key here can be changed;
// those that cannot are in fixed.go.
package keymap

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

// The commands that have a key of their own.
const (
	None ui.Command = iota

	Rules      // the rules, at the number in question
	Keys       // the page of keys
	FullScreen // fill the screen, and back

	QuickSave
	Undo
	Redo

	Journal // the journal as a book
	Peoples
	Points

	Notebook
	Layers
	TallJournal // a taller strip of the journal

	Expedition // the chart back to the expedition
	Nearer
	Farther
	North // move the chart
	West
	South
	East

	First // a neighbouring hex by its compass number; a pace or policy by its place in the list
	Second
	Third
	Fourth
	Fifth
	Sixth

	AcceptAll // names as they are suggested
	Search    // in the rules

	commands
)

// Figure is the command of the i-th of what is numbered, from 0.
func Figure(i int) ui.Command { return First + ui.Command(i) }

// Scope is where a command works, in bits: a screen names all its own.
type Scope uint8

// The scopes.
const (
	Anywhere Scope = 1 << iota // every screen, also under a sheet
	Table                      // the screens of a game
	Board                      // the board, and the chart as it is looked at
	Numbered                   // what is chosen by its number
	Writing                    // naming what was found
	Reading                    // the rules
)

// command is what is known of one.
type command struct {
	name  string // in settings and words; never changed
	group string // the heading it stands under on the page
	scope Scope
	chord ui.Chord
	// also are keys that set it off besides, whatever its own is.
	also []ui.Chord
	// shift: the key with Shift is the same, since some keyboards need it.
	shift bool
}

func ctrl(k ebiten.Key) ui.Chord { return ui.Ctrl(k) }

func keys(ks ...ebiten.Key) (out []ui.Chord) {
	for _, k := range ks {
		out = append(out, ui.Key(k))
	}
	return out
}

var table = [commands]command{
	Rules:      {name: "rules", group: "everywhere", scope: Anywhere, chord: ui.Key(ebiten.KeyF1)},
	Keys:       {name: "keys", group: "everywhere", scope: Anywhere, chord: ui.Key(ebiten.KeyF2)},
	FullScreen: {name: "full-screen", group: "everywhere", scope: Anywhere, chord: ui.Key(ebiten.KeyF11)},

	QuickSave: {name: "quick-save", group: "table", scope: Table, chord: ui.Key(ebiten.KeyF5)},
	Undo:      {name: "undo", group: "table", scope: Table, chord: ctrl(ebiten.KeyZ)},
	Redo: {
		name: "redo", group: "table", scope: Table, chord: ctrl(ebiten.KeyY),
		also: []ui.Chord{{Key: ebiten.KeyZ, Ctrl: true, Shift: true}},
	},

	Journal: {name: "journal", group: "pages", scope: Table, chord: ui.Key(ebiten.KeyJ)},
	Peoples: {name: "peoples", group: "pages", scope: Table, chord: ui.Key(ebiten.KeyP)},
	Points:  {name: "points", group: "pages", scope: Table, chord: ui.Key(ebiten.KeyR)},

	Notebook:    {name: "notebook", group: "pages", scope: Board, chord: ui.Key(ebiten.KeyN)},
	Layers:      {name: "layers", group: "chart", scope: Board, chord: ui.Key(ebiten.KeyL)},
	TallJournal: {name: "taller-journal", group: "pages", scope: Board, chord: ui.Chord{Key: ebiten.KeyJ, Shift: true}},

	Expedition: {name: "expedition", group: "chart", scope: Board, chord: ui.Key(ebiten.KeyC), also: keys(ebiten.KeyHome)},
	Nearer:     {name: "nearer", group: "chart", scope: Board, chord: ui.Key(ebiten.KeyEqual), shift: true, also: keys(ebiten.KeyNumpadAdd)},
	Farther:    {name: "farther", group: "chart", scope: Board, chord: ui.Key(ebiten.KeyMinus), shift: true, also: keys(ebiten.KeyNumpadSubtract)},
	North:      {name: "north", group: "chart", scope: Board, chord: ui.Key(ebiten.KeyW), also: keys(ebiten.KeyUp)},
	West:       {name: "west", group: "chart", scope: Board, chord: ui.Key(ebiten.KeyA), also: keys(ebiten.KeyLeft)},
	South:      {name: "south", group: "chart", scope: Board, chord: ui.Key(ebiten.KeyS), also: keys(ebiten.KeyDown)},
	East:       {name: "east", group: "chart", scope: Board, chord: ui.Key(ebiten.KeyD), also: keys(ebiten.KeyRight)},

	First:  {name: "first", group: "numbered", scope: Numbered, chord: ui.Key(ebiten.KeyDigit1)},
	Second: {name: "second", group: "numbered", scope: Numbered, chord: ui.Key(ebiten.KeyDigit2)},
	Third:  {name: "third", group: "numbered", scope: Numbered, chord: ui.Key(ebiten.KeyDigit3)},
	Fourth: {name: "fourth", group: "numbered", scope: Numbered, chord: ui.Key(ebiten.KeyDigit4)},
	Fifth:  {name: "fifth", group: "numbered", scope: Numbered, chord: ui.Key(ebiten.KeyDigit5)},
	Sixth:  {name: "sixth", group: "numbered", scope: Numbered, chord: ui.Key(ebiten.KeyDigit6)},

	AcceptAll: {name: "accept-all", group: "writing", scope: Writing, chord: ctrl(ebiten.KeyEnter), also: []ui.Chord{ctrl(ebiten.KeyNumpadEnter)}},
	Search:    {name: "search", group: "writing", scope: Reading, chord: ctrl(ebiten.KeyF)},
}

// All are the commands, in the order of the page.
func All() []ui.Command {
	out := make([]ui.Command, 0, commands-1)
	for cmd := None + 1; cmd < commands; cmd++ {
		out = append(out, cmd)
	}
	return out
}

// Groups are the parts of the page on which keys are changed.
func Groups() []string {
	return []string{"everywhere", "table", "pages", "chart", "numbered", "writing"}
}

// In are the commands of a group.
func In(group string) (out []ui.Command) {
	for _, cmd := range All() {
		if table[cmd].group == group {
			out = append(out, cmd)
		}
	}
	return out
}

// NameOf is the command's stable name: "full-screen".
func NameOf(cmd ui.Command) string { return table[cmd].name }

// Named is the command with a stable name.
func Named(name string) (ui.Command, bool) {
	for cmd := None + 1; cmd < commands; cmd++ {
		if table[cmd].name == name {
			return cmd, true
		}
	}
	return None, false
}

// Usual is the key of a command in a program just installed.
func Usual(cmd ui.Command) ui.Chord { return table[cmd].chord }

// Works reports whether a command works on a screen of these scopes.
func Works(cmd ui.Command, on Scope) bool { return table[cmd].scope&(on|Anywhere) != 0 }

// UnderSheets reports whether it works under a sheet as well.
func UnderSheets(cmd ui.Command) bool { return table[cmd].scope&Anywhere != 0 }

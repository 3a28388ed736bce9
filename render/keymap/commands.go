// Package keymap says which key sets off which command of the program. It is
// the one place that knows: screens ask it by the command's name, and whatever
// shows a key asks it how that key is written. Every key here can be changed;
// those that cannot are in fixed.go.
//
// The commands that every game has are listed here. What else a game has it
// brings itself: a list of its own, made into a Set.
package keymap

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

// The commands that every game has.
const (
	None ui.Command = ""

	Rules      ui.Command = "rules"       // the rules, at the number in question
	Keys       ui.Command = "keys"        // the page of keys
	FullScreen ui.Command = "full-screen" // fill the screen, and back

	ReadPage    ui.Command = "read-page"    // read out what the page says
	ReadChoices ui.Command = "read-choices" // and what can be chosen on it

	QuickSave ui.Command = "quick-save"
	Undo      ui.Command = "undo"
	Redo      ui.Command = "redo"

	Search ui.Command = "search" // in the rules
)

// figures are the commands of what is numbered, for games in which something is.
var figures = [...]ui.Command{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"}

// Figure is the command of the i-th of what is numbered, from 0; None beyond.
func Figure(i int) ui.Command {
	if i < 0 || i >= len(figures) {
		return None
	}
	return figures[i]
}

// Scope is where a command works, in bits: a screen names all its own.
type Scope uint16

// The scopes. Own is the first of a game's own: those are Own, Own<<1 and so on.
const (
	Anywhere Scope = 1 << iota // every screen, also under a sheet
	Table                      // the screens of a game
	Numbered                   // what is chosen by its number
	Charted                    // a chart that is moved
	Reading                    // the rules

	Own Scope = 1 << 8
)

// Command is what is known of one.
type Command struct {
	// Name is its stable name, in settings and words; never changed. No two games
	// call different things by one name.
	Name ui.Command
	// Group is the part of the page it stands in, which the words give a heading.
	Group string
	Scope Scope
	// Key sets it off in a program just installed.
	Key ui.Chord
	// Also are keys that set it off besides, whatever its own is.
	Also []ui.Chord
	// Shift: the key with Shift is the same, since some keyboards need it.
	Shift bool
	// Pad is the button of a controller that sets it off too; the zero value is none.
	Pad ui.PadButton
}

// first stand before a game's own commands, last behind them.
var (
	first = []Command{
		{Name: Rules, Group: "everywhere", Scope: Anywhere, Key: ui.Key(ebiten.KeyF1)},
		{Name: Keys, Group: "everywhere", Scope: Anywhere, Key: ui.Key(ebiten.KeyF2)},
		{Name: FullScreen, Group: "everywhere", Scope: Anywhere, Key: ui.Key(ebiten.KeyF11)},
		{Name: ReadPage, Group: "everywhere", Scope: Anywhere, Key: ui.Key(ebiten.KeyF7)},
		{Name: ReadChoices, Group: "everywhere", Scope: Anywhere, Key: ui.Key(ebiten.KeyF8)},

		{Name: QuickSave, Group: "table", Scope: Table, Key: ui.Key(ebiten.KeyF5)},
		{Name: Undo, Group: "table", Scope: Table, Key: ui.Ctrl(ebiten.KeyZ)},
		{Name: Redo, Group: "table", Scope: Table, Key: ui.Ctrl(ebiten.KeyY), Also: []ui.Chord{{Key: ebiten.KeyZ, Ctrl: true, Shift: true}}},
	}
	last = []Command{
		{Name: Search, Group: "writing", Scope: Reading, Key: ui.Ctrl(ebiten.KeyF)},
	}
)

// Figures are the commands 1 to n, at most 9, for a game that numbers something.
func Figures(n int) (out []Command) {
	for i, name := range figures[:n] {
		out = append(out, Command{Name: name, Group: "numbered", Scope: Numbered, Key: ui.Key(ebiten.KeyDigit1 + ebiten.Key(i))})
	}
	return out
}

// chords are all that set a command off when its own key is ch.
func (c *Command) chords(ch ui.Chord) []ui.Chord {
	out := append([]ui.Chord{ch}, c.Also...)
	if c.Shift && ch == c.Key {
		ch.Shift = true
		out = append(out, ch)
	}
	return out
}

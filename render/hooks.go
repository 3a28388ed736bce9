package render

import (
	"errors"
	"image"

	"sourceofthenile/render/aloud"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
)

// ErrTold is of a window that was to close: something has been told first.
var ErrTold = errors.New("something is told before the window closes")

// Hooks is what the stage asks of the program. Functions run on the game loop
// and must not wait; any of them may be nil.
type Hooks struct {
	// Games are those that are played here. The words of the first are spoken where
	// no screen of a game lies.
	Games []desk.Game
	// Rules is the screen of a game's rules, open at a number, "" for the
	// beginning.
	Rules func(g desk.Game, number string) desk.Screen
	// RuleTip tells of a rule, by its number, how it begins.
	RuleTip func(g desk.Game, number string) ui.Rich
	// Keys is the screen of the keys, opened from one of these scopes.
	Keys func(on keymap.Scope) desk.Screen
	// Closing is called when the window closes: the last chance to save. With ErrTold the
	// window stays for what has been told.
	Closing func() error
	// Crashed is told of a fault of the program, with the stack, before the window
	// closes on it. It gives what is to be said. Nil: the program ends as it would.
	Crashed func(what any, stack []byte) error
	// StorePreferences keeps the settings.
	StorePreferences func(desk.Preferences) error
	// Resting is told when nothing has happened for two seconds, and when nobody has touched anything for
	// eight (deep), each once after an input. In a browser it is not.
	Resting func(deep bool)
	// Shown is told once, when the first picture is seen.
	Shown func()
	// Sounds plays what is heard.
	Sounds Sounds
	// Mirror is told what can be chosen on the screen, whenever that has changed.
	Mirror func([]aloud.Mirrored)
	// Aloud is told each sentence that is to be read out to those who hear the screen.
	Aloud func(sentence string)
	// Voice reads out for those who want it, where there is a voice.
	Voice aloud.Voice
	// Notify has the system say something to whoever works in another window; nil: it cannot.
	Notify func(title, text string)
	// Mark paints the program's mark, size by size pixels, for the window.
	Mark func(size int) *image.RGBA
	// Class is what the system calls the program's windows, as its menus do.
	Class string
}

// Sounds plays the sounds of the game; a sound.Speaker does. Neither function
// may wait.
type Sounds interface {
	// Play plays sounds one after the other, each as loud as its kind.
	Play(levels sound.Levels, sounds ...sound.Sound)
	// State is what is known of the sound card.
	State() sound.State
}

package desk

import (
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
)

// Screen is one screen. Frame is called for every frame that is due: it says
// what is to be seen and reacts to what the player did. It runs on the game
// loop and must not wait for anything: files and dialogs go into a goroutine
// that answers through Desk.Post.
type Screen interface {
	// Name is the screen's name in traces: one word.
	Name() string
	Frame(c *ui.Context, a Desk)
}

// Paged is a screen that shows pages of its own, such as those of a game: Page tells one from the
// others, so that each is read out when it comes up.
type Paged interface{ Page() string }

// Overlay is a screen that is drawn above the one it was pushed on, which shows
// through, darkened and dead.
type Overlay interface {
	Screen
	Overlay()
}

// Closer is a screen that has a say when the player closes the window.
type Closer interface {
	Screen
	// Closing reports whether the window may close now. A screen that must ask
	// first says no, asks, and calls Desk.Close.
	Closing(a Desk) bool
}

// Runner is a screen that does something each tick, drawn or not: animations,
// answers from elsewhere. It reports whether a frame is due.
type Runner interface {
	Screen
	Tick(a Desk) bool
}

// Ruled is a screen that knows the rule in question: the number at which the
// rules open.
type Ruled interface{ Rule() string }

// Keyed is a screen on which more commands work than those of every screen.
type Keyed interface{ Scopes() keymap.Scope }

// Follower is the screen of the rules: a number that is clicked is opened there.
type Follower interface{ Follow(number string) }

// Compound is a screen that shows others, whose targets are named by scopes of
// their own: what hovering explains stands under those names.
type Compound interface{ Compound() }

// Leaf is a page of print: it is opened with the sound of a turning leaf.
type Leaf interface{ Leaf() }

// Errand is something under way beside the screens that has a say when the
// window closes, such as a file being written.
type Errand interface {
	// MayClose reports whether the window may close now. An errand that must ask
	// first says no, asks, and calls Desk.Close.
	MayClose(a Desk) bool
}

// Question is asked in a sheet above the screen.
type Question struct {
	Title   string
	Text    ui.Rich
	Yes, No string // labels, with their hot keys marked
	Then    func() // what Yes does
	Grave   bool   // it warns: No is the red button

	Other string // a third answer, "" for none
	Or    func() // what it does
}

// Desk is what a screen lies on: the stack of screens, notices, the settings in
// force, and what every screen may ask for. All of it belongs to the game loop
// but Post.
type Desk interface {
	// Push puts a screen on top; Pop brings back the one below. The last one
	// stays. Replace puts a screen in the place of the topmost one, Reset takes all
	// away and shows these, the last one on top. TurnTo opens a page, or goes back
	// to it where it lies on top or just below. Depth is how many lie there.
	Push(s Screen)
	Pop()
	Replace(s Screen)
	Reset(screens ...Screen)
	TurnTo(s Screen)
	Top() Screen
	Depth() int

	// Ask asks before something that cannot be taken back; Esc is No. Tell tells
	// what must be seen, Fail what went wrong, in one sentence.
	Ask(q Question)
	Tell(title string, text ui.Rich)
	Fail(err error)

	// Preferences are the settings in force, SetPreferences puts others in force
	// and keeps them. UsualPreferences are those of a program just installed on this monitor.
	Preferences() Preferences
	SetPreferences(p Preferences)
	UsualPreferences() Preferences
	// Monitors are those that the window can be on, by names of which each is another; at is the
	// one it is on, −1 if that is not known.
	Monitors() (names []string, at int)

	// Games are the game on the table alone, or, where none is, all that are played
	// here. Keys are those in force: of the first of them, as they were changed.
	Games() []Game
	Keys() *keymap.Map

	// Refresh asks for a frame in this tick or the next: something changed that
	// the screen shows. Uncovered has all of the window painted anew, after
	// something else lay over it.
	Refresh()
	Uncovered()
	// Post has f run on the game loop. It may be called from any goroutine.
	Post(f func())
	// Idle is how long nobody has touched anything, in seconds.
	Idle() float64

	// Hear plays sounds one after the other, unless the player wants none; Open
	// plays what opening a screen sounds like. SoundState is what is known of the
	// sound card.
	Hear(sounds ...sound.Sound)
	Open(s Screen)
	SoundState() sound.State

	// Aloud has sentences read out to those who hear the screen, where anything
	// does: what is told beside what can be chosen.
	Aloud(sentences ...string)
	// CanSpeak reports whether the program itself can read out, HasVoiceVolume whether
	// louder and softer.
	CanSpeak() bool
	HasVoiceVolume() bool

	// Rule opens the rules at a number, "" for the beginning. HasRules reports
	// whether there are any.
	Rule(number string)
	HasRules() bool

	// Attend has an errand asked before the window closes.
	Attend(e Errand)
	// Close closes the window, once whoever has a say agrees and the game is
	// saved; Quit at once.
	Close()
	Quit()

	// Tracef writes a line into the trace.
	Tracef(format string, args ...any)
}

// GuardTime is how long, in seconds, a screen that has just come up takes no
// press: the time in which nobody can have read what it says.
const GuardTime = 0.4

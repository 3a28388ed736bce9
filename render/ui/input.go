package ui

import "github.com/hajimehoshi/ebiten/v2"

// Button of the mouse.
type MouseButton uint8

// The buttons of the mouse.
const (
	LeftButton MouseButton = iota
	RightButton
	MiddleButton
	mouseButtons
)

// Press is a key that went down in this tick, or repeats because it is held.
type Press struct {
	Key              ebiten.Key
	Ctrl, Shift, Alt bool
	Repeat           bool
}

// Chord is a key with the modifiers that must be held with it.
type Chord struct {
	Key              ebiten.Key
	Ctrl, Shift, Alt bool
}

// Key is the chord of a key alone.
func Key(k ebiten.Key) Chord { return Chord{Key: k} }

// Ctrl is the chord of a key with Ctrl.
func Ctrl(k ebiten.Key) Chord { return Chord{Key: k, Ctrl: true} }

// Input is what the player did in one tick. The window fills it in; a test
// writes it down.
type Input struct {
	Now    float64 // seconds since the program began
	Mouse  Point
	Inside bool // the pointer is over the window
	// Pressed, Released: went down, came up in this tick. Held: down now.
	Pressed, Released, Held [mouseButtons]bool
	Double                  bool  // this press of the left button is the second of two
	Wheel                   Point // notches; Y up is positive
	// Swipe is by how much a finger has drawn what lies under the pointer, in units;
	// Pinch how many steps nearer two have brought it.
	Swipe Point
	Pinch int
	Keys  []Press
	Down  []ebiten.Key // keys held now
	Runes []rune       // typed, when no input method is at work
	// Main has Space set off the red button, whatever has the keyboard. Pad is the make of the controller that
	// the player plays with, NoPad with none.
	Main bool
	Pad  PadMake
	// Writing is a controller at writing in the field that has the keyboard. Letter is what it writes in this
	// tick, 0 nothing; Other that it is in the place of the letter before the caret.
	Writing, Other bool
	Letter         rune
}

// Quiet is the input with nothing new in it: where the pointer is and what is
// held, but no press, key, rune or wheel.
func (in Input) Quiet() Input {
	return Input{Now: in.Now, Mouse: in.Mouse, Inside: in.Inside, Held: in.Held, Down: in.Down, Pad: in.Pad, Writing: in.Writing}
}

// Busy reports whether anything is new or held, so that a frame is due.
func (in *Input) Busy() bool {
	return len(in.Keys) > 0 || len(in.Runes) > 0 || len(in.Down) > 0 || in.Wheel != Point{} || in.Swipe != Point{} || in.Pinch != 0 || in.Main || in.Letter != 0 ||
		in.Pressed != [mouseButtons]bool{} || in.Released != [mouseButtons]bool{} || in.Held != [mouseButtons]bool{}
}

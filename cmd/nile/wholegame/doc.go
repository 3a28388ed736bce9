// Package wholegame plays the real program, with mouse and keys, through a game
// that is saved and taken up again, and looks at what it shows. It has tests
// only. Whole games without a window are played beside the program itself.
package wholegame

package ui

import "sync/atomic"

// beside is how much is being painted beside the game loop that will be seen when it
// is done: tiles of charts, engravings, previews.
var beside atomic.Int64

// Beside notes that something that will be seen is painted beside the game loop
// until done is called, once, behind whatever asks for the frame that shows it.
func Beside() (done func()) {
	beside.Add(1)
	return func() { beside.Add(-1) }
}

// Painting reports whether anything is being painted beside the game loop.
func Painting() bool { return beside.Load() > 0 }

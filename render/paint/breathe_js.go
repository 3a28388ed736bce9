package paint

import "time"

// A page in a browser has one thread: while we paint it neither moves nor hears.
// So who paints long stands aside for a moment again and again.

// slice is how long is painted before the page has its turn.
const slice = 8 * time.Millisecond

var stoodAside = time.Now()

// Breathe gives the browser its turn, if it has had none for a while. All that may
// take long calls it, row by row or figure by figure.
func Breathe() {
	if time.Since(stoodAside) < slice {
		return
	}
	time.Sleep(time.Millisecond)
	stoodAside = time.Now()
}

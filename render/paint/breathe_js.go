package paint

import (
	"syscall/js"
	"time"
)

// A page in a browser has one thread: while we paint it neither moves nor hears.
// So who paints long stands aside for a moment again and again.

// slice is how long is painted before the page has its turn.
const slice = 8 * time.Millisecond

// Those who stand aside wait in a line. The page has its turn when all goroutines
// wait for something; then it calls the first of the line. A mere sleep would not do:
// of two who paint, each would sleep while the other paints, and the page would wait
// for both. All this is done by one thread.
var aside struct {
	since time.Time // when the page had its turn
	line  []chan struct{}
	call  js.Value // asks the page to call, when it has done all else that waits
}

func init() {
	// A message, and not a timeout: browsers let timeouts that follow from each other
	// wait for four milliseconds.
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		first := aside.line[0]
		if aside.line = aside.line[1:]; len(aside.line) > 0 {
			aside.call.Invoke(nil)
		}
		aside.since = time.Now()
		close(first)
		return nil
	}))
	port := channel.Get("port2")
	aside.call = port.Get("postMessage").Call("bind", port)
	Breathe() // no turn has been noted yet: what has been got ready before is enough in one go
}

// Breathe gives the browser its turn, if it has had none for a while. All that may
// take long calls it, row by row or figure by figure. What the browser calls must not.
func Breathe() {
	if time.Since(aside.since) < slice {
		return
	}
	turn := make(chan struct{})
	aside.line = append(aside.line, turn)
	if len(aside.line) == 1 {
		aside.call.Invoke(nil)
	}
	<-turn
}

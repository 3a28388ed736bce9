package main

import "syscall/js"

// heed has what was played written down when the player turns to another page or
// closes this one: the browser may end it at any time from then on, and the game
// loop does not run any more. No system tells a page to end. What it returns ends
// that.
func (w *window) heed() (end func()) {
	doc := js.Global().Get("document")
	flush := js.FuncOf(func(_ js.Value, _ []js.Value) any {
		if k := w.shelf.Journal(); k != nil && doc.Get("visibilityState").String() == "hidden" {
			go k.Flush(true, closeWait)
		}
		return nil
	})
	doc.Call("addEventListener", "visibilitychange", flush)
	return func() {
		doc.Call("removeEventListener", "visibilitychange", flush)
		flush.Release()
	}
}

//go:build !js

package main

import "sourceofthenile/render"

// inPage changes little where the program has a window of its own: it may read out
// itself.
func inPage(h render.Hooks) render.Hooks {
	h.Voice = newVoice()
	h.Notify = notify
	return h
}

// exportsIn is the folder that exports go to which no dialog has placed: that of the
// games.
func exportsIn(games string) string { return games }

//go:build !js

package main

import "sourceofthenile/render"

// inPage changes nothing where the program has a window of its own.
func inPage(h render.Hooks) render.Hooks { return h }

// wantsRest reports whether the system was told to keep movement to a minimum. Only a
// browser is asked.
func wantsRest() bool { return false }

// exportsIn is the folder that exports go to which no dialog has placed: that of the
// games.
func exportsIn(games string) string { return games }

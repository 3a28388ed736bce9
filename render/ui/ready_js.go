package ui

import "sourceofthenile/render/paint"

// Before the program has a say its rooms get ready, one after the other: a page wants its
// turn between them.
func init() { paint.Breathe() }

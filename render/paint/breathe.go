//go:build !js

package paint

// Breathe does nothing where painting has a thread of its own. In a browser it lets
// the page have its turn: all that may take long calls it, row by row or figure by
// figure.
func Breathe() {}

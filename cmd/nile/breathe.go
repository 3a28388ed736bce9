package main

import (
	"io"

	"sourceofthenile/render/paint"
)

// breathing lets a page in a browser have its turn with everything that is written: what
// is packed as it is written takes long.
type breathing struct{ io.Writer }

// Write implements io.Writer.
func (b breathing) Write(p []byte) (int, error) {
	paint.Breathe()
	return b.Writer.Write(p)
}

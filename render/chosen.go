package render

import (
	"errors"
)

// Chosen is the answer of the system's file dialog.
type Chosen struct {
	Path string
	Err  error // ErrNothingChosen: the player changed their mind
}

// ErrNothingChosen says that a file dialog was closed without a file.
var ErrNothingChosen = errors.New("no file was chosen")

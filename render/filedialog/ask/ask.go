// Package ask is what a file dialog is asked and what it answers: in memory,
// and as JSON between the game and the program that shows the dialog
// (cmd/nile-dialog). It knows no dialog itself.
package ask

import "errors"

// Kind says what the file is wanted for.
type Kind uint8

// The kinds of dialog.
const (
	Open Kind = iota // a file that exists
	Save             // a file to be written; the system asks before one is replaced
)

// Filter names a sort of file, such as {"Saved games", {"nile"}}. Extensions
// have no dot; the first is the one that Save adds.
type Filter struct {
	Name       string   `json:"name,omitempty"`
	Extensions []string `json:"extensions,omitempty"`
}

// Request is what to ask for. Everything but Kind may be left empty.
type Request struct {
	Kind   Kind
	Title  string // of the dialog; GTK shows its own instead
	Folder string // where to begin; left to the system if it does not exist
	Name   string // the name proposed by Save
	Filter Filter // which files are shown; all, if it has no extensions
	// Replace and ReplaceTitle ask whether a file that is there may be replaced,
	// where the system does not ask itself; "{file}" stands for its name.
	Replace, ReplaceTitle string
}

// Answer is the path chosen, absolute, or why there is none.
type Answer struct {
	Path string
	Err  error // ErrCancelled, ErrUnavailable, ErrBusy, ErrNoPath, or the system's own
}

// Why there is no path. Compare with errors.Is.
var (
	ErrCancelled   = errors.New("no file was chosen")
	ErrUnavailable = errors.New("the system's file dialog is not available")
	ErrBusy        = errors.New("a file dialog is open already")
	ErrNoPath      = errors.New("the chosen place is not a file on this computer")
)

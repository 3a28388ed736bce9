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
	ErrCancelled         = errors.New("no file was chosen")
	ErrUnavailable error = &fault{"error.dialog.unavailable", "the system's file dialog is not available"}
	ErrBusy        error = &fault{"error.dialog.busy", "a file dialog is open already"}
	ErrNoPath      error = &fault{"error.dialog.no-path", "the chosen place is not a file on this computer"}
)

// fault is a reason that a player reads.
type fault struct{ key, text string }

// Error is the reason for traces.
func (f *fault) Error() string { return f.text }

// Words are the key of the words that players read.
func (f *fault) Words() (key string, fill []any) { return f.key, nil }

// Package openfile hears which files the system wants the program to open while it
// runs: on macOS a double click on a file does not begin a program with the file's name
// behind it, but tells the program of it.
package openfile

// Hear gives the paths of what is to be opened, all that were chosen together at once.
// It is to be called once, before the window is opened. Nil where the system has other
// ways: there a file stands on the command line.
func Hear() <-chan []string { return hear() }

// asked is what the system tells of, to be handed on.
type asked chan []string

// add hands paths on without ever waiting.
func (a asked) add(paths []string) {
	if len(paths) == 0 {
		return
	}
	select {
	case a <- paths:
	default:
	}
}

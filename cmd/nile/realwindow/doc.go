// Package realwindow tests the program as a player has it: built, opened in a
// real window on a display of its own, clicked and typed at; and opened where
// something is missing: a display, a sound card, a folder to save in.
package realwindow

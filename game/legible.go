package game

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Legible reports whether a name can be read by all at the table as it is written: nothing in
// it is a control character, ends a line, or turns the direction of the text around it.
func Legible(name string) bool {
	return utf8.ValidString(name) && strings.IndexFunc(name, Unwritten) < 0
}

// Unwritten reports whether a character does something to a text besides standing in it.
// Joiners, which some scripts need, do not.
func Unwritten(r rune) bool {
	return unicode.IsControl(r) || r >= '\u200e' && r <= '\u200f' || r >= '\u2028' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' || r == '\u061c' || r == '\ufeff'
}

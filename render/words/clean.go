package words

import (
	"strings"
	"unicode"

	"sourceofthenile/game"
)

// Clean is a text from elsewhere, such as a name of a player, a game or a file, as it may be
// printed and drawn: a control character, which a terminal would carry out, is a blank, and
// what turns the direction of the text around it is left out. All that fills a blank is so.
func Clean(s string) string {
	if strings.IndexFunc(s, game.Unwritten) < 0 {
		return s
	}
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsControl(r) || r == '\u2028' || r == '\u2029':
			return ' '
		case game.Unwritten(r):
			return -1
		}
		return r
	}, s)
}

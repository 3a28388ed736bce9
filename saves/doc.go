// Package saves keeps games on disk: the format of a save file, how it is
// written so that nothing is ever lost, and how much can be rescued when
// something was lost all the same.
//
// # Format 2
//
// A save begins with a head that people can read in any text editor:
//
//	SOURCE OF THE NILE SAVE 2
//	Program: 1.0.0
//	Game: nile
//	Rules: 1
//	Way: two journeys
//	ID: 5be0cd19
//	Line: 3f2a
//	Player: 37 Anna
//	Player: 12 Björn
//	Date: April 1823
//	Turn: 12
//	Mover: 1
//	Label: before the cataract
//	Saved: 2026-11-21T23:12:05.000+01:00
//	Order: 1795299125000
//	Commands: 1234
//	Body: 9876
//	Check: 0badcafe
//
// Order counts the saves of a folder: it is the time in milliseconds, or one more
// than any there has, whichever is more. So it goes on when the clock is set back,
// and saves of older programs, which have no such line, stand among the others by
// their dates. A game that is taken up at a save it went on from before has a line
// of its own, which Line tells from the first.
//
// A value with characters that do not print, with spaces at its ends or with a
// leading quotation mark is written as a Go string. Body is the number of bytes
// behind the head, Check the CRC-32C of all lines above it. Unknown lines are
// skipped. An empty line ends the head.
//
// Behind it come sections: a tag of four bytes (F1 hexadecimal and three
// letters), the length of the contents and a CRC-32C of tag, length and
// contents, both four bytes, little-endian, then the contents. Unknown sections
// are skipped.
//
//	SET  game, seed, settings and the position the log begins at, if that is
//	     not the set-up (deflated); twice, first and last
//	LOG  a run of up to 64 commands: its number from 0, two bytes, and two of the
//	     seal; how many commands, two bytes, and the other two; the next piece of
//	     one deflated stream
//	POS  the position (deflated)
//	TLC  the seal; version of the rules, and what has been told: how many events before
//	     the log begins, how many in all, and the events by columns (deflated; see
//	     columns.go). Older saves have TLD, one event behind the other, or none and
//	     no line Rules
//	STA  how many commands there are, hash of the position, state of the
//	     generator, where each sitting began; the seal
//
// The seal is four bytes made of the contents of SET: so no section is taken for
// one of another game. Format 1 had no seals, and four bytes each for number and
// commands of a LOG.
//
// The last 32 bytes are the SHA-256 of everything before them. Every format, of
// every version to come, begins with the same words and its number, and has a
// head that ends with its Check: so a changed number is told from a newer format.
package saves

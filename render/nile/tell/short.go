package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// Short names for what this game's tellers say most.

type blanks = words.Blanks

func say(key string, salt uint32, b blanks) string { return words.Default().Tell(key, salt, b) }

func phrase(key string, b blanks) string { return words.Default().Piece(key, b) }

// Date is the month and year of a turn: "April 1821".
func Date(turn int) string {
	month, year := nile.Date(turn)
	return words.Default().MonthOf(month, year)
}

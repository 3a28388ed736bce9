package words

import "sourceofthenile/game/nile"

// Short names for what this game's tellers say most.

type blanks = Blanks

func say(key string, salt uint32, b blanks) string { return Default().Tell(key, salt, b) }

func phrase(key string, b blanks) string { return Default().Piece(key, b) }

// Date is the month and year of a turn: "April 1821".
func Date(turn int) string {
	month, year := nile.Date(turn)
	return Default().MonthOf(month, year)
}

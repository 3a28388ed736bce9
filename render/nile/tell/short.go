package tell

import (
	"time"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// Short names for what this game's tellers say most.

type blanks = words.Blanks

func say(key string, salt uint32, b blanks) string { return words.Default().Tell(key, salt, b) }

func phrase(key string, b blanks) string { return words.Default().Piece(key, b) }

// Day is the date of a chart of the day (7.5).
func Day(d nile.Day) time.Time {
	year, month, day, _ := d.Calendar()
	return time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
}

// Date is the month and year of a turn: "April 1821".
func Date(turn int) string {
	month, year := nile.Date(turn)
	return words.Default().MonthOf(month, year)
}

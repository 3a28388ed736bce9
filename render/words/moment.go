package words

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Day is a day of the calendar, written out: "2 April 2024".
func Day(t time.Time) string {
	return Phrase("date.day", "day", t.Day(), "month", Phrase("date."+strings.ToLower(t.Month().String())), "year", strconv.Itoa(t.Year()))
}

// Moment is when a game was saved, as shelves say it: "2 Apr 2024, 12:00".
func Moment(t time.Time) string {
	clock := Phrase("date.clock", "hours", fmt.Sprintf("%02d", t.Hour()), "minutes", fmt.Sprintf("%02d", t.Minute()))
	return Phrase("load.when", "day", t.Day(), "month", Phrase("date.short."+strings.ToLower(t.Month().String())), "year", strconv.Itoa(t.Year()), "time", clock)
}

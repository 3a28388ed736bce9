package nile

import (
	"time"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// OfDay are the settings of the chart of a date (7.5).
func (Game) OfDay(date time.Time, attempt int, last []byte) []byte {
	by := nile.Player{Name: words.In(tell.Words()).Say("setup.player.1")}
	if s, err := nile.ParseSettings(last); err == nil {
		by = s.Players[0]
	}
	return nile.ChartOfTheDay(dayOf(date, attempt), by).Encode()
}

// dayOf is the chart of a date as the rules know it.
func dayOf(date time.Time, attempt int) nile.Day {
	return nile.DayOf(date.Year(), int(date.Month()), date.Day(), attempt)
}

// DayIn is the chart of a day that is played in a way.
func (Game) DayIn(way string) (date time.Time, attempt int) {
	d, ok := nile.DayIn(way)
	if !ok {
		return time.Time{}, 0
	}
	return tell.Day(d), d.Attempt
}

// AboutDay says what is fixed on a date.
func (Game) AboutDay(date time.Time) string {
	return words.In(tell.Words()).Say("day.about", "calling", tell.Specialty(dayOf(date, 1).Calling()), "months", nile.DayMonths)
}

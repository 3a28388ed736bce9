package nile

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"

	"sourceofthenile/game/nile/deck"
)

// 7.5: the chart of the day. Everybody, everywhere, may draw up the same one: who goes out and for
// how long is fixed, and the cards lie in one order for all, as the dice fall.

// DayMonths is how many months there are for the chart of a day: one sitting. [T]
const DayMonths = 24

// dayTarget is how many points end it before its time: more than anybody is known to have had by
// then, so that what counts is how many there are.
const dayTarget = 100

// mostAttempts is how often a day can be played.
const mostAttempts = 9999

// Day is the chart of a day: the zero value is none.
type Day struct {
	Date    string `json:"date"`    // of the player's own calendar: "2026-11-28"
	Attempt int    `json:"attempt"` // 1 and on
}

// Drawn reports whether it is the chart of a day at all.
func (d Day) Drawn() bool { return d.Date != "" }

// DayOf is the chart of a date of the calendar, months and days from 1.
func DayOf(year, month, day, attempt int) Day {
	return Day{fmt.Sprintf("%04d-%02d-%02d", year, month, day), attempt}
}

// Calendar is the date; ok is false where it is none that there is.
func (d Day) Calendar() (year, month, day int, ok bool) {
	if _, err := fmt.Sscanf(d.Date, "%4d-%2d-%2d", &year, &month, &day); err != nil || DayOf(year, month, day, 0).Date != d.Date {
		return 0, 0, 0, false
	}
	last := [...]int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}
	if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
		last[1] = 29
	}
	return year, month, day, year > 0 && month >= 1 && month <= len(last) && day >= 1 && day <= last[month-1]
}

// mark is a number that a date alone has, and whatever else is said with it.
func (d Day) mark(with string) uint64 {
	sum := sha256.Sum256([]byte("chart of the day " + d.Date + with))
	return max(1, binary.LittleEndian.Uint64(sum[:]))
}

// Seed is what the chance of the day comes from: the date and the version of the rules, nothing
// else.
func (d Day) Seed() uint64 { return d.mark(" rules " + strconv.Itoa(version)) }

// key is what all who draw it up are dealt by, 0 where it is none.
func (d Day) key() uint64 {
	if !d.Drawn() {
		return 0
	}
	return d.Seed()
}

// Calling is what the explorer of the day is: the date has it, so that it changes.
func (d Day) Calling() deck.Specialty {
	all := Callings(Settings{Way: dayPlays}.Edition())
	return all[d.mark("")%uint64(len(all))]
}

// ChartOfTheDay are the settings of the chart of a day, for a player, whose name, colour and face
// are all that is not fixed.
func ChartOfTheDay(d Day, by Player) Settings {
	by.Specialty = d.Calling()
	return Settings{
		Way: dayPlays, Target: dayTarget, Rival: DayMonths, Day: d, Players: []Player{by},
		PlaceForUs: true, Gentle: true, Asked: true,
	}
}

// sound reports whether settings can be those of the chart of a day, if they are said to be: one
// player, against the calendar, on the map of 1820, with the dice that there are.
func (d Day) sound(s *Settings) bool {
	if d == (Day{}) {
		return true
	}
	_, _, _, ok := d.Calendar()
	return ok && d.Attempt >= 1 && d.Attempt <= mostAttempts && len(s.Players) == 1 && s.Rival > 0 && !s.FreshDice && len(s.Map) == 0 && s.Lesson == ""
}

// dayWay begins the name of the way to play of a chart of a day, as the shelf keeps it.
const dayWay = "day:"

// way is the way to play as the shelf keeps it: of the chart of a day which that is.
func (s *Settings) way() string {
	if !s.Day.Drawn() {
		return string(s.Way)
	}
	return fmt.Sprintf("%s%s:%d", dayWay, s.Day.Date, s.Day.Attempt)
}

// DayIn is the chart of a day by the way to play as the shelf keeps it; ok is false for others.
func DayIn(way string) (d Day, ok bool) {
	rest, ok := strings.CutPrefix(way, dayWay)
	if !ok {
		return Day{}, false
	}
	date, attempt, _ := strings.Cut(rest, ":")
	n, err := strconv.Atoi(attempt)
	d = Day{date, n}
	if _, _, _, ok := d.Calendar(); !ok || err != nil || n < 1 || n > mostAttempts {
		return Day{}, false
	}
	return d, true
}

// SeedOf is the seed that settings fix: that of the chart of a day (7.5).
func (Rules) SeedOf(settings []byte) (seed uint64, ok bool) {
	s, err := ParseSettings(settings)
	return s.Day.key(), err == nil && s.Day.Drawn()
}

// Day is the chart of the day that the game is (7.5).
func (v View) Day() Day { return v.p.cfg.Day }

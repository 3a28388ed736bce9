package words

import (
	"strconv"
	"strings"

	"sourceofthenile/game/nile"
)

// Number writes a number in figures, thousands apart: 1,260.
func Number(n int) string {
	s := strconv.Itoa(n)
	minus := ""
	if n < 0 {
		minus, s = "−", s[1:]
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return minus + s
}

// Percent is a chance as all lines of odds write it: 17 %. Figure and sign stay
// on one line.
func Percent(n int) string { return Number(n) + "\u00a0%" }

// Money is a sum of dollars: $1,000.
func Money(n int) string {
	if n < 0 {
		return "−$" + Number(-n)
	}
	return "$" + Number(n)
}

// Signed is a modifier: +1, −1, 0.
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + Number(n)
	case n < 0:
		return Number(n)
	}
	return "0"
}

var small = [...]string{
	"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
}

// Count is a number as it stands in a sentence: a word up to twelve, figures
// beyond. Nought is "no".
func Count(n int) string {
	if n >= 0 && n < len(small) {
		return small[n]
	}
	return Number(n)
}

// Date is the month and year of a turn: "April 1821".
func Date(turn int) string {
	month, year := nile.Date(turn)
	return Month(month) + " " + strconv.Itoa(year)
}

// Month is the name of a month, 1 to 12.
func Month(m int) string {
	return [...]string{
		"", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
	}[m]
}

// List joins things as a sentence does: "a, b and c".
func List(of []string) string {
	switch n := len(of); n {
	case 0:
		return ""
	case 1:
		return of[0]
	default:
		return strings.Join(of[:n-1], ", ") + " and " + of[n-1]
	}
}

var ordinals = [...]string{
	"", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
}

// Ordinal is a place in a row, from 1: "second", "13th".
func Ordinal(n int) string {
	if n > 0 && n < len(ordinals) {
		return ordinals[n]
	}
	end := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			end = "st"
		case 2:
			end = "nd"
		case 3:
			end = "rd"
		}
	}
	return Number(n) + end
}

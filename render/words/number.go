package words

import (
	"strconv"

	"sourceofthenile/game"
)

// Number writes a number in figures, thousands apart: 1,260.
func (b *Book) Number(n int) string {
	if n < 0 {
		return b.minus(b.Number(-n))
	}
	if n < 1000 || !b.Has("number.group") {
		return strconv.Itoa(n)
	}
	rest := strconv.Itoa(n % 1000)
	return b.Phrase("number.group", "thousands", b.Number(n/1000), "rest", "000"[len(rest):]+rest)
}

func (b *Book) minus(of string) string { return b.Phrase("number.minus", "n", of) }

// Tenths writes a number of tenths with its point: of 17 "1.7".
func (b *Book) Tenths(n int) string {
	if n < 0 {
		return b.minus(b.Tenths(-n))
	}
	return b.Phrase("number.tenths", "whole", b.Number(n/10), "tenths", n%10)
}

// InHundred is a chance as so many of a hundred: "17", "over 99", "under 1". It is 0
// only where there is none, and 100 only where it is certain.
func (b *Book) InHundred(o game.Odds) string {
	n, bound := o.Whole()
	switch bound {
	case game.Over:
		return b.Phrase("number.over", "n", n)
	case game.Under:
		return b.Phrase("number.under", "n", n)
	default:
		return b.Number(n)
	}
}

// Percent is so many of a hundred as all lines of odds write them: 17 %. Figure
// and sign stay on one line.
func (b *Book) Percent(inHundred string) string { return b.Phrase("number.percent", "n", inHundred) }

// Chance is a chance in per cent: "17 %", "over 99 %".
func (b *Book) Chance(o game.Odds) string { return b.Percent(b.InHundred(o)) }

// Money is a sum of dollars: $1,000.
func (b *Book) Money(n int) string {
	if n < 0 {
		return b.minus(b.Money(-n))
	}
	return b.Phrase("number.money", "n", n)
}

// Signed is a modifier: +1, −1, 0.
func (b *Book) Signed(n int) string {
	if n > 0 {
		return b.Phrase("number.plus", "n", n)
	}
	return b.Number(n)
}

// Count is a number as it stands in a sentence: a word as far as the book has
// words, to twelve in English, and figures beyond. Nought is "no".
func (b *Book) Count(n int) string {
	if key := "count." + strconv.Itoa(n); b.Has(key) {
		return b.Phrase(key)
	}
	return b.Number(n)
}

// Ordinal is a place in a row, from 1: "second", "13th".
func (b *Book) Ordinal(n int) string {
	if key := "ordinal." + strconv.Itoa(n); b.Has(key) {
		return b.Phrase(key)
	}
	return b.Phrase("ordinal", "n", Nth(n))
}

// monthKeys are the months as the files name them.
var monthKeys = [...]string{
	"january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
}

// Month is the name of a month, 1 to 12.
func (b *Book) Month(m int) string {
	if m < 1 || m > len(monthKeys) {
		return ""
	}
	return b.Phrase("date." + monthKeys[m-1])
}

// MonthOf is a month, 1 to 12, of a year: "April 1821".
func (b *Book) MonthOf(month, year int) string {
	return b.Phrase("date.month", "month", b.Month(month), "year", strconv.Itoa(year))
}

// Facts joins facts that stand beside each other and make no sentence.
func (b *Book) Facts(of ...string) string { return b.joined("list.facts", of) }

// Terms joins the terms of a sum, or a thing and what is said of it at once.
func (b *Book) Terms(of ...string) string { return b.joined("list.terms", of) }

// Clauses joins what is said in one breath, each whole in itself.
func (b *Book) Clauses(of ...string) string { return b.joined("list.clauses", of) }

// Sentences joins whole sentences, one after the other.
func (b *Book) Sentences(of ...string) string { return b.joined("list.sentences", of) }

// Whole makes a sentence of its own of a phrase: a capital and a full stop.
func (b *Book) Whole(phrase string) string { return b.Phrase("list.whole", "what", phrase) }

func (b *Book) joined(key string, of []string) (list string) {
	for _, s := range of {
		switch {
		case s == "":
		case list == "":
			list = s
		default:
			list = b.Phrase(key, "list", list, "next", s)
		}
	}
	return list
}

// List joins things as a sentence does: "a, b and c".
func (b *Book) List(of []string) string { return b.listed("list.last", of) }

// Or joins things of which one is meant: "a, b or c".
func (b *Book) Or(of []string) string { return b.listed("list.or", of) }

func (b *Book) listed(key string, of []string) string {
	if len(of) == 0 {
		return ""
	}
	list, last := of[0], len(of)-1
	for i := 1; i < last; i++ {
		list = b.Phrase("list.more", "list", list, "next", of[i])
	}
	if last > 0 {
		list = b.Phrase(key, "list", list, "last", of[last])
	}
	return list
}

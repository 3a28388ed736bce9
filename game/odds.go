package game

import "math"

// fineDen is the denominator of odds made from a number with a fraction, fine
// enough for what is all but certain.
const fineDen = 1_000_000

// OddsOf is a chance from 0 to 1 as odds, to a millionth; certain is 1 in 1. What is not
// exactly 0 or 1 does not become so.
func OddsOf(p float64) Odds {
	switch {
	case p <= 0:
		return Odds{0, 1}
	case p >= 1:
		return Odds{1, 1}
	}
	return Odds{int32(min(fineDen-1, max(1, math.Round(p*fineDen)))), fineDen}
}

// Bound says how a whole number of percent stands for a chance.
type Bound uint8

// The bounds.
const (
	About Bound = iota // the chance rounds to it
	Over               // it is more: over 99 %, and not certain
	Under              // it is less: under 1 %, and not nought
)

// Whole is the chance in whole percent, and how it is to be read: a chance that
// is neither nought nor certain is "under 1 %" or "over 99 %" where it would
// round to 0 or 100. No chance at all (Den 0) is 0.
func (o Odds) Whole() (percent int, b Bound) {
	percent = int(math.Round(o.Float() * 100))
	switch {
	case percent <= 0 && o.Num > 0 && o.Den > 0:
		return 1, Under
	case percent >= 100 && o.Num < o.Den:
		return 99, Over
	}
	return percent, About
}

// Shares appends to buf the parts of a whole in whole percent that add up to
// 100, each rounded down or up: up where the fraction left is largest, of equal
// ones the first. The parts are as large as they like to one another; a part
// that is not nought gets 1 at least, as long as there are not more than a
// hundred of them. Parts that are nought in all, and none, are all 0.
func Shares(buf []int, parts ...float64) []int {
	sum := 0.0
	for _, p := range parts {
		sum += max(0, p)
	}
	from := len(buf)
	if sum <= 0 {
		return append(buf, make([]int, len(parts))...)
	}
	exact := func(i int) float64 { return max(0, parts[i]) / sum * 100 }
	left := 100
	for i := range parts {
		// A sum that comes to 12.999… by its rounding is 13.
		n := int(math.Floor(exact(i) + 1e-9))
		if n == 0 && parts[i] > 0 {
			n = 1
		}
		buf = append(buf, n)
		left -= n
	}
	shares := buf[from:]
	for ; left != 0; left -= sign(left) {
		best, most := -1, math.Inf(-1)
		for i, n := range shares {
			// What the part lacks, or has too much, and is not taken from one that would be gone.
			lack := (exact(i) - float64(n)) * float64(sign(left))
			if parts[i] > 0 && lack > most+1e-9 && (left > 0 || n > 1) {
				best, most = i, lack
			}
		}
		if best < 0 {
			break
		}
		shares[best] += sign(left)
	}
	return buf
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// SittingSpan is when a sitting was: "April 1823 to March 1824".
func SittingSpan(s nile.PastSitting) string {
	if s.To <= s.From {
		return Date(s.From)
	}
	return words.Say("sittings.span", "from", Date(s.From), "to", Date(s.To))
}

// soonOver is from how many months before its end a sitting is said to end: a voyage home and an account take two.
const soonOver = 3

// SittingLeft says how long the sitting still lasts, where that is not long; "" before.
func SittingLeft(v nile.View) string {
	left := v.Sitting().Left
	if v.Phase() == nile.BetweenSittings || left < 1 || left > soonOver {
		return ""
	}
	return words.Say("sitting.left", "n", left)
}

// SittingRow tells a sitting in a line: when it was, and who led at its end.
func SittingRow(s nile.PastSitting) string {
	key, points := "sittings.row", 0
	if s.Open {
		key = "sittings.row.open"
	}
	for _, st := range s.Scores {
		if st.Seat == s.Leader {
			points = st.Points
		}
	}
	return words.Say(key, "number", s.Number, "span", SittingSpan(s), "who", s.Name, "n", points)
}

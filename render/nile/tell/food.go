package tell

import (
	"math"

	"sourceofthenile/render/words"
)

// MonthsOf is how many months something lasts, as players read it and as a blank is filled: whole ones, or
// tenths of a month, and never more than there is.
func MonthsOf(turns float64) any {
	tenths := int(math.Floor(turns*10 + 1e-9))
	if tenths%10 == 0 {
		return tenths / 10
	}
	return words.Tenths(tenths)
}

// FoodLasts is how long a party eats without hunting, as a phrase: "7.4 months".
func FoodLasts(turns float64) string { return words.Phrase("food.lasts", "n", MonthsOf(turns)) }

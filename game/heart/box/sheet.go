package box

// SlotModifier is that of Health or Sanity (3.3).
func SlotModifier(value int) int { return min(0, max(-3, value-4)) }

// Capacity is the Porter Capacity of so many Porters at that Health (3.1).
func Capacity(porters, health int) int {
	n := 10 * (porters - 2)
	if health <= 2 {
		n -= 10
	}
	return max(0, n)
}

// Load is what Food and Gifts count against the capacity (3.1).
func Load(food, gifts int) int { return food/10*10 + gifts/10*10 }

// Wish is what one hopes for of a king, or trades for (13, 14.6).
type Wish uint8

// The wishes.
const (
	ForGuide Wish = iota
	ForCanoes
	ForFood
)

// Present is what a village is given first (14.6).
type Present uint8

// The presents.
const (
	NoPresent Present = iota
	TwoGifts
	Hemp // a Cannabis: liked for certain
)

// Sure is what is certain in the slot of a step, a set.
type Sure uint8

// What may be certain.
const (
	SureFind    Sure = 1 << iota // a Finding or Discovery
	SureSpecial                  // the active Rumour
	SureHealth                   // Health or Sanity is raised without a die
	SurePoison                   // Health or Sanity is lost without a die
	SureEmpty                    // nothing is in it
)

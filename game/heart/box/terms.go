package box

// What is added to a die, term by term (27.3).

// Why is why something is added to a die.
type Why uint8

// The reasons. NoWhy is none.
const (
	NoWhy      Why = iota
	WhyAgainst     // Health and Sanity against each other (3.4, 3.5, 14.2, 14.3)
	WhySlotted     // a slot modifier (3.3)
	WhyArms        // Ammo Stock against the Askaris (12, 14.4)
	WhyCanoes      // 12
	WhyLand        // the terrain (12)
	WhyWater       // a Water Zone (12)
	WhyThere       // the Encounter in the slot (12)
	WhyBefore      // the Encounter before (14)
	WhyTool        // a Resource (2.3)
	WhyEvent       // the second Event (14)
	WhyPresent     // two Gifts (14.6)
	WhyRaided      // a red region (14.6)
	Whys
)

var whyNames = [Whys]string{
	"", "against", "slotted", "arms", "canoes", "land", "water", "there", "before", "tool", "event", "present", "raided",
}

// Name is the reason as words are keyed by it.
func (w Why) Name() string { return whyNames[w] }

// Term is something that is added to a die, −3 to 4.
type Term struct {
	Why Why
	N   int
}

// mostTerms is how many terms a die has at most (an Ambush-roll), termBits how much room each
// takes, and leastTerm the least that is added.
const (
	mostTerms = 4
	termBits  = 7
	whyBits   = 4
	leastTerm = -3
)

// Terms are those of one die. The empty ones stand last.
type Terms [mostTerms]Term

// Add adds a term, if it adds anything and there is room.
func (t *Terms) Add(why Why, n int) {
	for i := range t {
		if n != 0 && t[i].Why == NoWhy {
			t[i] = Term{why, n}
			return
		}
	}
}

// Sum is what they add together.
func (t Terms) Sum() (sum int) {
	for _, k := range t {
		sum += k.N
	}
	return sum
}

// Pack is the terms as one number, for an event.
func (t Terms) Pack() (n int) {
	for i, k := range t {
		if k.Why != NoWhy {
			n |= (int(k.Why) | (k.N-leastTerm)<<whyBits) << (i * termBits)
		}
	}
	return n
}

// UnpackTerms is the terms of such a number.
func UnpackTerms(n int) (t Terms) {
	for i := range t {
		k := n >> (i * termBits) & (1<<termBits - 1)
		if why := Why(k & (1<<whyBits - 1)); why > NoWhy && why < Whys {
			t[i] = Term{why, k>>whyBits + leastTerm}
		}
	}
	return t
}

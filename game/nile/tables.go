package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// The tables of the rules, for whoever prints them: the rulebook, tests, tips.
// They are the tables the game plays by.

// MovementPoints is the movement allowance of a mode of travel at an activity
// level, with a full crew (9).
func MovementPoints(m Mode, l Level) int { return int(pace[m][l]) }

// CrewCost is what a crew of so many paddlers for each canoe costs in movement
// points; drifts is true where there is not one for each (9.22–9.26).
func CrewCost(paddlers int) (points int, drifts bool) {
	e := expedition{party: party{Have: [Items]int32{Bearers: int32(paddlers), Canoes: 1, Guides: 1}}}
	loss, drifts := e.crewLoss()
	return int(loss), drifts
}

// CrewRules are the rules of the crews, from a full one to none: one for each
// line of what they cost.
var CrewRules = [...]game.Rule{"9.22", "9.23", "9.24", "9.25", "9.26"}

// PortageTrips is how many trips a party makes round a cataract (9.27).
func PortageTrips(canoes, goods, bearers int) int {
	e := expedition{party: party{Have: [Items]int32{Bearers: int32(bearers), Canoes: int32(canoes), Rations: int32(goods), Guides: 1}}}
	return int(e.tripsNeeded())
}

// LostNumber is what the die must beat when a terrain is left (12).
func LostNumber(t hexmap.Terrain) int { return int(lostNumber[t]) }

// LostOdds is the chance to be lost on leaving a terrain off the rivers, with so
// much added to the die (12).
func LostOdds(t hexmap.Terrain, mods int) game.Odds { return lostOdds(LostNumber(t), mods) }

// What it must beat at the most on the way up a river, and in 1978 (12).
const (
	LostUpstream       = upstreamNumber
	LostUpstreamOf1978 = upstreamOf1978
)

// HuntBag is the fresh rations each hunter brings home on a total (18).
func HuntBag(total int) int { return int(bag(int32(total))) }

// Nursing is what becomes of some sick people on a total (19).
func Nursing(total, sick int) (recovered, dead int) {
	r, d := nursed(int32(total), int32(sick))
	return int(r), int(d)
}

// SoldAt reports whether a port of the board sells an item (5.426, 5.427).
func SoldAt(m *hexmap.Map, i Item, port hexmap.PortID) bool {
	return price[i] > 0 && soldAt(m, i, port)
}

// Features is what a hex scores for what it holds besides its terrain (22).
type Features struct {
	River, Oasis, Cataract, Fall, Peak int
	Met, Beaten                        int // its people
}

// FeaturePoints is what the features of a hex score for a specialty (22).
func FeaturePoints(k deck.Specialty) Features {
	f := Features{riverPoints, oasisPoints, cataractPoints, fallPoints, peakPoints, tribeWorth(k), beatenWorth(k)}
	switch {
	case k.IsSet(): // the schedule of 1978 [S]
		f.River, f.Cataract = 1, 0
	case waterPreferred(k):
		f.River, f.Oasis = riverPreferred, oasisPreferred
	}
	return f
}

// CounterPoints is what a special discovery scores for a specialty (23).
func CounterPoints(c Counter, k deck.Specialty) int { return counterWorth(c, k) }

// BestCounter is the special discovery that scores most for a specialty, and how
// much; of equal ones that which the rulebook tells of first (23).
func BestCounter(k deck.Specialty) (best Counter, points int) {
	for _, c := range [...]Counter{LostCity, NativeKingdom, SolomonsMine, Livingstone} {
		if n := counterWorth(c, k); n > points {
			best, points = c, n
		}
	}
	return best, points
}

// hexMiles is how wide a hex is on the ground (3.2).
const hexMiles = 100

// Miles is how far so many hexes are on the ground.
func Miles(hexes int) int { return hexMiles * hexes }

// RecordPoints is what a record scores for a specialty (24).
func RecordPoints(k deck.Specialty) int { return recordWorth(k) }

// SteadyPoints is the movement allowance of a mode of travel where no activity
// level is chosen, with a full crew (9, P).
func SteadyPoints(m Mode) int { return int(steadyPace[m]) }

// KeyFaces is how many rows, and columns, a terrain key has: the faces of a die.
const KeyFaces = 6

// KeyTerrain is what the terrain key shows for two dice, the first of which is the
// row; Blank in the second key: the terrain stays what it was (10.25).
func KeyTerrain(second bool, row, column int) hexmap.Terrain {
	key := &terrainKey
	if second {
		key = &mixedKey
	}
	return keyTerrain[key[row-1][column-1]]
}

// CataractThrows are the least and the greatest throw that has a cataract lie in a
// terrain, by dice; 0 and 0 for none (10.4).
func CataractThrows(t hexmap.Terrain) (least, most int) {
	switch faces := cataractDice(t); {
	case faces == 0:
		return 0, 0
	case t.Mountainous():
		return 2, 1 + faces
	default:
		return 1, faces
	}
}

// PeopleThrow is a line of the throws that find people by dice: the least and the
// greatest sum of two, and what must be true of the hex (10.7).
type PeopleThrow struct {
	Least, Most int
	Where       deck.Native
}

// PeopleThrows are all of them.
func PeopleThrows() (out []PeopleThrow) {
	for _, line := range peopleDice {
		out = append(out, PeopleThrow{line.least, line.most, line.where})
	}
	return out
}

// Softens reports whether an explorer of a calling has less to fear from a disaster
// than others, or gets something out of it (11); anybody reports whether that hangs
// on no calling.
func Softens(d deck.Disaster, k deck.Specialty) (softens, anybody bool) {
	c := calamities[d].softens
	return c.has(k), c == 0
}

// PurseCards is how many of the donation cards are of a kind (26).
func PurseCards(d Donation) int { return int(wholePurse[d]) }

// SourcePoints is what the source of a river with a name scores that is so many
// hexes long (25.2).
func SourcePoints(length int) int { return sourcePoints + length/2 }

// Points for the longest river and the source of the Nile (25.3, 25.4).
const (
	LongestPoints = longestPoints
	NilePoints    = nileSource
)

// Grant is what the Society gives in Game I, in dollars: for a voyage, for each point
// published, and at most (26.2).
type Grant struct{ Voyage, Point, Most int }

// SocietyGrant is the grant of the rules.
func SocietyGrant() Grant { return Grant{donationOnReturn, donationPerPoint, donationMost} }

// Figures are single numbers of the rules, by a short name.
func Figures() []Figure {
	return []Figure{
		{"start-money", FirstDonation},
		{"carries", bearerCarries},
		{"leads", leads},
		{"pack", packCarries},
		{"ride", rideCarries},
		{"canoe-carries", canoeCarries},
		{"canoe-weighs", canoeWeighs},
		{"person-weighs", personWeighs},
		{"person-drinks", personDrinks},
		{"horse-drinks", horseDrinks},
		{"camel-drinks", camelDrinks},
		{"horse-eats", horseEats},
		{"beast-fresh", freshFromBeast},
		{"beast-rations", beastRations},
		{"rations-gift", rationsForGift},
		{"rations-sold", rationsSold},
		{"gifts-musket", giftsForMusket},
		{"gifts-item", giftsAsItem},
		{"caches", MaxCaches},
		{"seats", MaxSeats},
		{"deck", deck.Size},
		{"apart", apart},
		{"escape-rations", escapeRations},
		{"friends-word", wordCarries},
		{"word-reach", wordReach},
		{"empty-hands", emptyHands},
		{"hands-full", handsFull},
		{"rumour-reach", rumourReach},
		{"raid-east", raidsFromEast},
		{"raid-khartoum", raidsFromKhartoum},
		{"donation-return", donationOnReturn},
		{"donation-point", donationPerPoint},
		{"donation-most", donationMost},
		{"donation-wait", donationWaiting},
		{"donation-points", pointsADonation},
		{"donations-kept", donationsKept},
		{"passage", passagePrice},
		{"forks", forksFrom},
		{"rises", risesFrom},
		{"peak-from", spectacular},
		{"lake-unit", lakeUnit},
		{"close-gap", closeGap},
		{"close-twice", 2 * closeGap},
		{"day-months", DayMonths},
		{"day-target", dayTarget},
		{"peak-unit", peakUnit},
		{"peak-base", peakBase},
		{"record-fall", leastRecordFall},
		{"record-lake", leastRecordLake},
		{"longest-known", longestOfAfrica()},
		{"last-year", lastYear},
		{"mine", mineYields},
		{"source", sourcePoints},
		{"longest", longestPoints},
		{"waterfall-scores", fallPoints},
		{"cataract-scores", cataractPoints},
		{"nile", nileSource},
		{"nile-above", nileSourceAbove},
		{"least", leastLength},
		{"press-battle", battlePoints},
		{"press-report", reportPoints},
		{"press-interview", interviewPoints},
		{"press-hears", hearsWithin},
		{"name-letters", MostName},
		{"gentle", gentlePoison},
		{"harsh", hostsPoison},
	}
}

// Figure is a number of the rules and what it is called.
type Figure struct {
	Name string
	N    int
}

// RemoteFrom is how far a discovery counter lies from published land, in hexes
// at least (4.41).
const RemoteFrom = remoteFrom

// longestOfAfrica is how many hexes the longest river has that was known in 1820 from its
// source to its end: a record is longer (25.3).
func longestOfAfrica() int {
	m, err := Board()
	if err != nil {
		return 0
	}
	return fix(m).longest
}

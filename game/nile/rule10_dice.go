package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapter 10 by dice (P).

// byDice maps with dice: those of Game II, or as printed in 1978.
type byDice struct{ printed bool }

// The terrain key: thirty-six throws of two dice, one read as the row. In Game II
// a second key follows on some terrains; in 1978 the same one is thrown again after
// jungle, mountain and swamp, and where the two can be mixed they are. [S] Nothing
// of the printed key is known: this one is chosen so that Africas made by dice
// are like those made by cards. [T] How it was measured: docs/balance.md.
var (
	terrainKey = [6]string{"vvvvvv", "vvvdjj", "jjjjjj", "mmmmmm", "ddddlj", "llsssj"}
	mixedKey   = [6]string{"mmm...", "sssss.", "jjjjj.", "vv....", "......", "......"}
)

// keyTerrain is what a letter of the key stands for.
var keyTerrain = map[byte]hexmap.Terrain{
	'v': hexmap.Veldt, 'j': hexmap.Jungle, 'm': hexmap.Mountain, 'd': hexmap.Desert, 's': hexmap.Swamp, 'l': hexmap.Lake, '.': hexmap.Blank,
}

// mixed is the terrain that two throws make, the first where they make none. In
// Game II veldt thins out jungle and desert. [T]
func (m byDice) mixed(first, second hexmap.Terrain) hexmap.Terrain {
	switch {
	case first == hexmap.Jungle && second == hexmap.Mountain, first == hexmap.Mountain && second == hexmap.Jungle:
		return hexmap.JungleMountain
	case first == hexmap.Jungle && second == hexmap.Swamp, first == hexmap.Swamp && second == hexmap.Jungle:
		return hexmap.JungleSwamp
	case !m.printed && second == hexmap.Veldt && (first == hexmap.Jungle || first == hexmap.Desert):
		return hexmap.Veldt
	}
	return first
}

// mixes reports whether a key is asked a second time (10.25).
func (m byDice) mixes(t hexmap.Terrain) bool {
	return t == hexmap.Jungle || t == hexmap.Mountain || t == hexmap.Swamp || !m.printed && t == hexmap.Desert
}

// second is the key that is asked then.
func (m byDice) second() *[6]string {
	if m.printed {
		return &terrainKey
	}
	return &mixedKey
}

func (m byDice) terrain(p *Position, s game.Seat, at hexmap.ID, a *game.Act) (hexmap.Terrain, MappedBy, hexmap.Dir) {
	for i := range MappedBy(2) {
		d := hexmap.Dir(a.Die("10.2 neighbour"))
		if n := p.mappedNeighbour(at, d); n != hexmap.None {
			return p.hexes[n].Terrain, FirstNumber + i, d
		}
	}
	return m.own(p, s, at, a), OwnTerrain, hexmap.NoDir
}

func (m byDice) own(_ *Position, _ game.Seat, _ hexmap.ID, a *game.Act) hexmap.Terrain {
	first := keyTerrain[terrainKey[a.Die("10.2 key")-1][a.Die("10.2 key")-1]]
	if !m.mixes(first) {
		return first
	}
	return m.mixed(first, keyTerrain[m.second()[a.Die("10.2 key")-1][a.Die("10.2 key")-1]])
}

// unending is how often the key is thrown for wet land in 1978, where it is thrown
// until it gives some: about one throw in five does, so that nobody comes to the
// end of it (10.31). [S]
const unending = 1000

func (m byDice) redraws() int {
	if m.printed {
		return unending
	}
	return sixRedraws
}

func (m byDice) signs(*Position, game.Seat, hexmap.ID, *game.Act) signs { return diceSigns(m) }

// fall is the product of four dice; one too low to be recorded is rapids (10.4). [S]
func (byDice) fall(_ *Position, _ game.Seat, _ hexmap.ID, a *game.Act) int {
	return product(a, "10.4 fall", 4)
}

// spectacular is how high a peak must be to be worth recording (10.6). [S]
const spectacular = 15000

// What a point of the dice for a peak stands for, in feet, and what is added: as often
// spectacular as in print, and none higher than 19,980 feet. [T]
const peakUnit, peakBase = 30, 13_500

// peak is the product of three dice, in feet (10.6); in 1978 the product and a hundred, in
// hundreds of feet [S].
func (m byDice) peak(_ *Position, _ game.Seat, _ hexmap.ID, a *game.Act) int {
	if feet := m.peakOf(product(a, "10.6 peak", 3)); feet >= spectacular {
		return feet
	}
	return 0
}

func (m byDice) peakOf(product int) int {
	if m.printed {
		return (product + 100) * 100
	}
	return peakBase + peakUnit*product
}

// lakeUnit is the square miles that a point of the dice for a lake stands for. [T]
const lakeUnit = 100

// lake is what three dice show between them, by the square of two: near the
// sizes of the cards, 400 to 8,600 (10.6). [T] In 1978 a card is drawn. [S]
func (m byDice) lake(p *Position, s game.Seat, at hexmap.ID, a *game.Act) int {
	if m.printed {
		return byCards{}.lake(p, s, at, a)
	}
	return lakeUnit * (a.Dice("10.6 lake", 2) + 2) * a.Die("10.6 lake")
}

// product is what some dice show, multiplied.
func product(a *game.Act, name string, n int) int {
	out := 1
	for range n {
		out *= a.Die(name)
	}
	return out
}

// peopleDice are the sums of two dice that find people (10.7). [S]
var peopleDice = [...]struct {
	least, most int
	where       deck.Native
}{
	{7, 7, deck.RiverOrOasis}, {2, 4, deck.VeldtJungleSwamp}, {5, 6, deck.MountainLand}, {2, 3, deck.LakeOrBeside},
}

// findsPeople reports whether a throw finds people in a hex (10.7).
func findsPeople(sum int, f deck.HexFacts) bool {
	for _, line := range peopleDice {
		if sum >= line.least && sum <= line.most && line.where.Holds(f) {
			return true
		}
	}
	return false
}

func (byDice) inhabited(p *Position, s game.Seat, at hexmap.ID, facts deck.HexFacts, a *game.Act) bool {
	for range p.throwsForPeople() {
		if findsPeople(a.Dice("10.7 people", 2), facts) {
			return true
		}
	}
	a.Tell(game.Event{Kind: NobodyFound, Seat: s, At: int32(at), Rule: RuleNatives})
	return false
}

// diceSigns are those of the dice.
type diceSigns struct{ printed bool }

// course rolls a direction. Where the river cannot come from there it rises in
// this hex, if it has its least length; else the next direction clockwise that
// can be takes it up (10.3). [S] In Game II it may fork, as by the cards. [T]
func (s diceSigns) course(p *Position, at hexmap.ID, short bool, a *game.Act) deck.RiverA {
	d := hexmap.Dir(a.Die("10.3 course"))
	if !s.printed && !p.possible(at, d, true) {
		d = hexmap.Dir(a.Die("10.3 course"))
	}
	if !short && !p.possible(at, d, true) {
		return deck.RiverA{Kind: deck.Source}
	}
	if !s.printed && a.Die("10.3 fork") >= forksFrom {
		return deck.RiverA{Kind: deck.Fork, D: d, E: hexmap.Dir(a.Die("10.3 fork"))}
	}
	return deck.RiverA{Kind: deck.On, D: d}
}

// forksFrom is the least throw on which a river forks in Game II. [T]
const forksFrom = 6

// rises: on an even throw a river rises, and another says where it goes (10.3).
// [S] In Game II it takes a 5 or a 6, as often as the cards have one rise. [T]
func (d diceSigns) rises(a *game.Act) hexmap.Dir {
	die := a.Die("10.3 rises")
	if d.printed && die%2 != 0 || !d.printed && die < risesFrom {
		return hexmap.NoDir
	}
	return hexmap.Dir(a.Die("10.3 rises"))
}

// risesFrom is the least throw on which a river rises in Game II. [T]
const risesFrom = 5

// cataractDice is how many faces of the die give a cataract, by terrain (10.4). [S]
func cataractDice(t hexmap.Terrain) (faces int) {
	switch {
	case t.Mountainous():
		return 3 // 2, 3, 4
	case t == hexmap.Desert:
		return 2 // 1, 2
	case t == hexmap.Jungle, t == hexmap.Veldt:
		return 1
	}
	return 0
}

func (diceSigns) cataract(t hexmap.Terrain, a *game.Act) bool {
	faces := cataractDice(t)
	if faces == 0 {
		return false
	}
	die := a.Die("10.4 cataract")
	if t.Mountainous() {
		return die >= 2 && die < 2+faces
	}
	return die <= faces
}

func (diceSigns) oasis(a *game.Act) bool { return findsOasis(a.Die("10.5 oasis")) }

// keyOdds is the chance of each terrain of the key, in parts of 36 × 36: by the dice
// of Game II, and by those of 1978.
var keyOdds = map[byDice][hexmap.Terrains]int32{{}: byDice{}.countKey(), {printed: true}: byDice{printed: true}.countKey()}

// countKey goes through all throws of the key.
func (m byDice) countKey() (odds [hexmap.Terrains]int32) {
	for _, row := range terrainKey {
		for i := range row {
			first := keyTerrain[row[i]]
			for _, again := range m.second() {
				for j := range again {
					t := first
					if m.mixes(first) {
						t = m.mixed(first, keyTerrain[again[j]])
					}
					odds[t]++
				}
			}
		}
	}
	return odds
}

// cataractOdds is the chance that a blank hex into which a river flows turns out
// to have a cataract: two throws for a neighbour, the key, the die (10.2, 10.4).
func (m byDice) cataractOdds(p *Position, at hexmap.ID) game.Odds {
	const key = 36 * 36
	var copied, mapped int32 // chances in 6 that a throw shows a mapped neighbour; with a cataract, in 36
	with := func(t hexmap.Terrain) int32 {
		t, _ = p.allowed(at, t)
		return int32(cataractDice(t)) // wet land has none
	}
	for _, d := range hexmap.Dirs {
		if n := p.mappedNeighbour(at, d); n != hexmap.None {
			mapped++
			copied += with(p.hexes[n].Terrain)
		}
	}
	own := int32(0)
	for t, n := range keyOdds[m] {
		own += n * with(hexmap.Terrain(t))
	}
	blank := 6 - mapped
	num := int64(copied)*6*key + int64(blank)*int64(copied)*key + int64(blank)*int64(blank)*int64(own)
	return reduced64(num, 6*6*6*key)
}

// reduced64 is a chance in its lowest terms.
func reduced64(num, den int64) game.Odds {
	a, b := num, den
	for b != 0 {
		a, b = b, a%b
	}
	if a > 1 {
		num, den = num/a, den/a
	}
	return game.Odds{Num: int32(num), Den: int32(den)}
}

package box

import "sourceofthenile/game"

// The dice of chapters 7 to 17, and what their rollers hope for.

// Die is a die with the purpose it is thrown for.
type Die uint8

// The dice.
const (
	HealthDie Die = iota
	SanityDie
	PresumedDie
	TerrainDie
	JoinDice // two of them: d6 and d10
	AmbushDie
	AmmoDie
	AccidentDie
	StormDie
	CheckDie
	KingDie
	TuskDie
	PlantDie
	HealerDie
	HuntDie
	FoodDie
	RecruitDie
	LikeDie
	RespectDie
	FeastDie
	SlotDie
	PorterDie // of desertion: whether a Porter leaves
	AskariDie // and whether an Askari does
	Dice
)

// aim is what a roller hopes for.
type aim uint8

const (
	atMost aim = iota // at or below the number
	above             // above the number
	much
	little
	noAim
)

// dieRow is what there is to a die.
type dieRow struct {
	name  string // chance is asked for by it
	sides int
	aim   aim
	rule  game.Rule
}

var dice = [Dice]dieRow{
	HealthDie:   {"7 health", 6, above, "3.4"},
	SanityDie:   {"7 sanity", 6, above, "3.5"},
	PresumedDie: {"8 presumed", 6, atMost, "8"},
	TerrainDie:  {"8 terrain", 6, noAim, "8"},
	JoinDice:    {"9 join d6", 6, atMost, "9.2"},
	AmbushDie:   {"12 ambush", 10, atMost, "12"},
	AmmoDie:     {"12 ammo", 10, above, "3.6"},
	AccidentDie: {"12 accident", 10, little, "12"},
	StormDie:    {"12 storm", 10, little, "12"},
	CheckDie:    {"12 check", 6, atMost, "12"},
	KingDie:     {"13 king", 6, atMost, "13"},
	TuskDie:     {"14 tusk", 10, much, "14.1"},
	PlantDie:    {"14 plant", 6, above, "14.2"},
	HealerDie:   {"14 healer", 6, above, "14.3"},
	HuntDie:     {"14 hunt", 10, atMost, "14.4"},
	FoodDie:     {"14 food", 6, much, "14.4"},
	RecruitDie:  {"14 recruit", 10, above, "14.5"},
	LikeDie:     {"14 like", 6, atMost, "14.6"},
	RespectDie:  {"14 respect", 10, atMost, "14.6"},
	FeastDie:    {"14 feast", 10, much, "14.6"},
	SlotDie:     {"15 slot", 6, noAim, "15.1"},
	PorterDie:   {"17 desert", 6, atMost, "17.3"},
	AskariDie:   {"17 desert", 6, atMost, "17.3"},
}

// JoinTen is the second of the dice of 9.2.
const (
	JoinTen      = "9 join d10"
	JoinTenSides = 10
)

// againNames are the names of dice thrown again, made once.
var againNames = func() (names [Dice]string) {
	for d := range dice {
		names[d] = dice[d].name + " again"
	}
	return names
}()

// Name is the die as chance is asked for by it.
func (d Die) Name() string { return dice[d].name }

// Sides is how many sides it has; of JoinDice, the first.
func (d Die) Sides() int { return dice[d].sides }

// Again is the die's name when it is thrown again (18.3).
func (d Die) Again() string { return againNames[d] }

// Rule is the rule that has it thrown.
func (d Die) Rule() game.Rule { return dice[d].rule }

// Aimed reports whether a throw can go well at all.
func (d Die) Aimed() bool { return dice[d].aim != noAim }

// Held reports whether it is held against a number at all.
func (d Die) Held() bool { return dice[d].aim == atMost || dice[d].aim == above }

// HeldAbove reports whether it has to come above a number, and not at or below one.
func (d Die) HeldAbove() bool { return dice[d].aim == above }

// Decides reports whether anything hangs on which face shows, with what is added and the number it is held
// against. Of a hunt, and of being respected, a failure may also cost a life.
func (d Die) Decides(add, limit int) bool {
	if !d.Held() {
		return true
	}
	low, high := d.Well(1, add, limit), d.Well(d.Sides(), add, limit)
	return low != high || !low && (d == HuntDie || d == RespectDie)
}

// Well reports whether a roll of that sum, with what is added, is what its roller
// hopes for.
func (d Die) Well(sum, add, limit int) bool {
	switch row := &dice[d]; row.aim {
	case atMost:
		return sum+add <= limit
	case above:
		return sum+add > limit
	case much:
		return 2*sum > row.sides
	case little:
		return 2*sum <= row.sides
	case noAim:
	}
	return false
}

// Odds is the chance that the die goes well.
func (d Die) Odds(add, limit int) game.Odds {
	if d == JoinDice {
		return JoinOdds(limit)
	}
	n := 0
	for face := 1; face <= dice[d].sides; face++ {
		if d.Well(face, add, limit) {
			n++
		}
	}
	return game.Odds{Num: int32(n), Den: int32(dice[d].sides)}
}

// Certain stands in the River Chart where no dice are needed.
const Certain = 0

// riverChart is the River Chart, by open branches less one and N less one (9.2).
var riverChart = [2][6]int{
	{Certain, 9, 7, 6, 5, 5},
	{Certain, Certain, 10, 9, 8, 7},
}

// RiverNumber is the number that d6 and d10 must not exceed, Certain where it is.
func RiverNumber(branches, n int) int {
	return riverChart[min(2, max(1, branches))-1][min(6, max(1, n))-1]
}

// JoinOdds is the chance of d6 and d10 at or below a number; Certain is certain.
func JoinOdds(number int) game.Odds {
	if number == Certain {
		return game.Odds{Num: 1, Den: 1}
	}
	n := 0
	for six := 1; six <= 6; six++ {
		for ten := 1; ten <= JoinTenSides; ten++ {
			if six+ten <= number {
				n++
			}
		}
	}
	return game.Odds{Num: int32(n), Den: 6 * JoinTenSides}
}

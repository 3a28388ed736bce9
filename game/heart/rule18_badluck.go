package heart

import "sourceofthenile/game"

// Dice, and Bad Luck (18.3): every die that a player throws in 7 to 17, or for an
// Incident of 18.1, may be thrown again at somebody else's wish.

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
	DesertDie
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
	DesertDie:   {"17 desert", 6, atMost, "17.3"},
}

// joinTen is the second of the dice of 9.2.
const (
	joinTen      = "9 join d10"
	joinTenSides = 10
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

// well reports whether a roll of that sum, with what is added, is what its roller
// hopes for.
func (d Die) well(sum, add, limit int) bool {
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

// odds is the chance that the die goes well.
func (d Die) odds(add, limit int) game.Odds {
	if d == JoinDice {
		return JoinOdds(limit)
	}
	n := 0
	for face := 1; face <= dice[d].sides; face++ {
		if d.well(face, add, limit) {
			n++
		}
	}
	return game.Odds{Num: int32(n), Den: int32(dice[d].sides)}
}

// What the registers of a throw keep.
const (
	vDie = iota
	vAdd
	vLimit
	vFirst  // the face; of JoinDice that of the d6
	vSecond // of the d10
	vAsked  // how many seats after the roller have been asked, or need not be
	vNamed  // 1: Success may name it (12)
)

// throw has a die thrown before the step below goes on at place at. It comes to what
// shows, in sum.
func (p *Position) throw(below *frame, at uint8, d Die, add, limit, nameable int) {
	p.call(below, at, throwing, below.Seat, int(d), add, limit, 0, 0, 0, nameable)
}

// runThrowing throws a die and lets the others speak (18.3).
func (p *Position) runThrowing(f *frame, a *game.Act) {
	d := Die(f.V[vDie])
	switch f.At {
	case 0:
		if f.V[vNamed] == 1 && p.turn.Named {
			p.call(f, 1, NamingFace, f.Seat, int(d), int(f.V[vAdd]), int(f.V[vLimit]))
			return
		}
		p.roll(f, d, a)
	case 1:
		if p.answer.Kind == NameFace {
			p.turn.Named = false
			face := int(p.answer.Target)
			p.tell(a, FaceNamed, f.Seat, "12", int(d), face, int(f.V[vAdd]), int(f.V[vLimit]))
			p.pop(face)
			return
		}
		p.roll(f, d, a)
	case 2:
		if s := p.nextToAsk(f); s != game.Nobody {
			p.call(f, 3, HandingBadLuck, s)
			return
		}
		p.pop(f.sum())
	case 3:
		switch c := p.answer; c.Kind {
		case ThrowAgain:
			p.again(f, d, c, a)
			p.pop(f.sum())
		case LetTurnStand:
			p.seats[c.Seat].LetStand = true
			f.At = 2
		default:
			f.At = 2
		}
	}
}

func (f *frame) sum() int { return int(f.V[vFirst] + f.V[vSecond]) }

func (f *frame) went() bool {
	return Die(f.V[vDie]).well(f.sum(), int(f.V[vAdd]), int(f.V[vLimit]))
}

// roll throws the die, or the two of 9.2.
func (p *Position) roll(f *frame, d Die, a *game.Act) {
	f.V[vFirst] = int16(a.Roll(dice[d].name, dice[d].sides))
	if d == JoinDice {
		f.V[vSecond] = int16(a.Roll(joinTen, joinTenSides))
	}
	p.tell(a, Rolled, f.Seat, dice[d].rule, int(d), int(f.V[vFirst]), int(f.V[vSecond]), int(f.V[vAdd]), int(f.V[vLimit]), truth(f.went()))
	f.At = 2
	if !p.cfg.badLuck() {
		p.pop(f.sum())
	}
}

// again throws one die again: the roller keeps the marker.
func (p *Position) again(f *frame, d Die, c game.Command, a *game.Act) {
	which, colour := int(c.Item), game.Seat(c.Target)
	p.badLuck[colour] = f.Seat
	if which == 1 {
		f.V[vSecond] = int16(a.Roll(joinTen+" again", joinTenSides))
	} else {
		f.V[vFirst] = int16(a.Roll(againNames[d], dice[d].sides))
	}
	p.tell(a, ThrownAgain, f.Seat, "18.3", int(d), which, int(f.V[vFirst+which]), int(c.Seat), int(colour), truth(f.went()))
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// nextToAsk is the next seat behind the roller on the track that may hand him a
// marker, and has not ruled it out.
func (p *Position) nextToAsk(f *frame) game.Seat {
	n := int(p.orderLen)
	at := 0
	for i := range n {
		if p.order[i] == f.Seat {
			at = i
		}
	}
	for int(f.V[vAsked]) < n-1 {
		f.V[vAsked]++
		s := p.order[(at+int(f.V[vAsked]))%n]
		if p.mayHand(s, f) && !p.ruledOut(s, f) {
			return s
		}
	}
	return game.Nobody
}

// mayHand reports whether a seat has a marker that it may hand to the roller.
func (p *Position) mayHand(s game.Seat, f *frame) bool {
	if s == f.Seat || p.seats[s].Lost || p.of(f.Seat, Points) < p.of(s, Points) {
		return false
	}
	for colour := range p.n {
		if p.badLuck[colour] == s && game.Seat(colour) != f.Seat {
			return true
		}
	}
	return false
}

// ruledOut reports whether a seat has said before that it will not.
func (p *Position) ruledOut(s game.Seat, f *frame) bool {
	switch pl := &p.seats[s]; {
	case pl.LetStand || pl.Standing == AskNever:
		return true
	case pl.Standing == AskAlways:
		return false
	}
	return !f.went() || !p.leads(f.Seat)
}

// badLuckChoices: that die again with that marker, or let it stand (18.3).
func (p *Position) badLuckChoices(f *frame, buf []game.Choice) []game.Choice {
	roll := &p.stack[p.depth-2]
	d := Die(roll.V[vDie])
	buf = append(buf, game.Choice{Kind: LetStand}, game.Choice{Kind: LetTurnStand})
	for which := range 1 + truth(d == JoinDice) {
		odds := p.oddsAgain(roll, d, which)
		for colour := range p.n {
			if p.badLuck[colour] == f.Seat && game.Seat(colour) != roll.Seat {
				buf = append(buf, game.Choice{Kind: ThrowAgain, Item: int16(which), Target: int32(colour), Odds: odds})
			}
		}
	}
	return p.orderChoices(f.Seat, buf)
}

// oddsAgain is the chance that a throw does not go well if one die is thrown again;
// none where there is nothing to go well.
func (p *Position) oddsAgain(roll *frame, d Die, which int) game.Odds {
	if dice[d].aim == noAim {
		return game.Odds{}
	}
	sides, other := dice[d].sides, 0
	if d == JoinDice {
		other = int(roll.V[vFirst+1-which])
		if which == 1 {
			sides = joinTenSides
		}
	}
	n := 0
	for face := 1; face <= sides; face++ {
		if !d.well(face+other, int(roll.V[vAdd]), int(roll.V[vLimit])) {
			n++
		}
	}
	return game.Odds{Num: int32(n), Den: int32(sides)}
}

// orderChoices are the standing orders that a seat could give instead of its own.
func (p *Position) orderChoices(s game.Seat, buf []game.Choice) []game.Choice {
	if !p.cfg.badLuck() {
		return buf
	}
	for o := range standings {
		if o != p.seats[s].Standing {
			buf = append(buf, game.Choice{Kind: Order, Target: int32(o), Rule: "18.3"})
		}
	}
	return buf
}

// letFall forgets what was let stand for this turn only.
func (p *Position) letFall() {
	for i := range p.seats {
		p.seats[i].LetStand = false
	}
}

// faceChoices are the faces that a die may be named, or to roll it (12).
func (p *Position) faceChoices(f *frame, buf []game.Choice) []game.Choice {
	d := Die(f.V[0])
	buf = append(buf, game.Choice{Kind: No, Odds: d.odds(int(f.V[1]), int(f.V[2]))})
	for face := 1; face <= dice[d].sides; face++ {
		if d == SlotDie && p.barred(f.Seat, RumourSlot(face)) {
			continue // it would be rolled again (15.1)
		}
		buf = append(buf, game.Choice{Kind: NameFace, Target: int32(face)})
	}
	return buf
}

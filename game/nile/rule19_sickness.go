package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapter 19: sickness; 9.7: the sick discharged.

// nursing is what becomes of the sick of one kind: a quarter or a half of
// them, rounded up, or all.
type nursing uint8

const (
	noChange nursing = iota
	halfDie
	quarterDie
	quarterRecover
	halfRecover
	allRecover
)

// nursingBy is the table of 19, by the die and its modifiers: 1 and less, 2…
// 6 and more. [T]
var nursingBy = [6]nursing{halfDie, quarterDie, noChange, quarterRecover, halfRecover, allRecover}

// of is how many of some sick people recover, and how many die.
func (n nursing) of(sick int32) (recovered, dead int32) {
	quarter, half := (sick+3)/4, (sick+1)/2
	switch n {
	case halfDie:
		return 0, half
	case quarterDie:
		return 0, quarter
	case quarterRecover:
		return quarter, 0
	case halfRecover:
		return half, 0
	case allRecover:
		return sick, 0
	}
	return 0, 0
}

func nursed(total, sick int32) (recovered, dead int32) {
	return nursingBy[min(max(1, total), 6)-1].of(sick)
}

// crisisKills is the highest roll of the second die that kills.
const crisisKills = 2

func explorersFate(total int32) Crisis {
	switch {
	case total >= 4:
		return GetsWell
	case total <= 1:
		return InDanger
	}
	return StaysSick
}

// nurseUnfed is what having gone without adds to the roll for the sick.
const nurseUnfed = -1

// nurseTerms lists the modifiers of the roll for the sick.
func (p *Position) nurseTerms(s game.Seat, hungry bool, buf []Term) []Term {
	pl := &p.players[s]
	e := &pl.Trip
	add := func(holds bool, key string, n int) {
		if holds {
			buf = append(buf, Term{key, n})
		}
	}
	add(pl.Specialty.Has(deck.Doctor), "doctor", 1)
	add(p.sheltered(s), "cared-for", 2)
	add(!e.Moved, "rest", 1)
	add(e.Level == Reckless, "reckless", -1)
	add(hungry, "unfed", nurseUnfed)
	return buf
}

func (p *Position) nurseMods(s game.Seat) int32 { return p.nurseModsOf(s, p.players[s].Trip.Hungry) }

// nurseModsOf is what they add to the roll of a party that has been fed, or has not.
func (p *Position) nurseModsOf(s game.Seat, hungry bool) (n int32) {
	var room [5]Term
	for _, t := range p.nurseTerms(s, hungry, room[:0]) {
		n += int32(t.Value)
	}
	return n
}

// sheltered reports whether the sick are cared for where the party is: in a
// port, in Cape Colony, among friends.
func (p *Position) sheltered(s game.Seat) bool {
	e := &p.players[s].Trip
	c := p.chart.Cell(e.At)
	return c.Port != hexmap.NoPort || c.Colony || e.Fed || p.amongFriends(s, e.At)
}

// amongFriends reports whether people friendly to a seat's explorer live in a hex.
func (p *Position) amongFriends(s game.Seat, at hexmap.ID) bool {
	t := p.dwellers(at)
	return t != nil && t.Friend&bitOf(s) != 0
}

// nurseRolls names the chance for each kind of people.
var nurseRolls = [3]string{Bearers: "19 bearers", Guides: "19 guides", Askaris: "19 askaris"}

// nurse rolls for the sick of each kind, the explorer last.
func (p *Position) nurse(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	mods := p.nurseMods(s)
	for i := Bearers; i <= Askaris; i++ {
		if e.Ill[i] == 0 {
			continue
		}
		die := int32(a.Die(nurseRolls[i]))
		recovered, dead := nursed(die+mods, e.Ill[i])
		e.Ill[i] -= recovered + dead
		a.Tell(game.Event{
			Kind: Nursed, Seat: s, At: int32(e.At), Rule: "19",
			Args: [6]int32{int32(i), die, mods, recovered, dead, e.Ill[i]},
		})
		p.perish(s, i, dead, Illness, deck.QuietMarch, "19", a)
	}
	p.recover(s, a)
}

// recover rolls for a sick explorer (19).
func (p *Position) recover(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	if !e.Sick {
		return
	}
	if e.LaidUp > 0 { // he will be well, and no die is needed for it (13)
		if e.LaidUp--; e.LaidUp == 0 {
			e.Sick = false
			a.Tell(game.Event{Kind: Mended, Seat: s, At: int32(e.At), Rule: "13"})
		}
		return
	}
	mods := p.nurseMods(s)
	die := int32(a.Die("19 explorer"))
	outcome := explorersFate(die + mods)
	if outcome == GetsWell {
		e.Sick = false
	}
	a.Tell(game.Event{Kind: Recovery, Seat: s, At: int32(e.At), Args: [6]int32{die, mods, int32(outcome)}, Rule: "19"})
	if outcome == InDanger && a.Die("19 crisis") <= crisisKills {
		why := Illness
		if e.Hungry {
			why = Hunger
		}
		p.die(s, why, a)
	}
}

// explorerFallsSick: the explorer himself can do no duty any more.
func (p *Position) explorerFallsSick(s game.Seat, why Cause, rule game.Rule, a *game.Act) {
	e := &p.players[s].Trip
	if !e.Sick {
		e.Sick = true
		a.Tell(game.Event{Kind: ExplorerSick, Seat: s, At: int32(e.At), Args: [6]int32{int32(why)}, Rule: rule})
	}
}

// sickCost is the points lost for each sick person discharged: none where
// friends take them in (9.7).
func (p *Position) sickCost(s game.Seat) int16 {
	if p.amongFriends(s, p.players[s].Trip.At) {
		return 0
	}
	return 1
}

// dropSick discharges sick people: a point lost for each. Who has none left owes
// it: it is taken off what is published next (9.7).
func (p *Position) dropSick(s game.Seat, i Item, n int32, a *game.Act) {
	pl := &p.players[s]
	e := &pl.Trip
	e.Ill[i] -= n
	e.lose(i, n)
	points := n * int32(p.sickCost(s))
	pl.Points -= points
	a.Tell(game.Event{Kind: DischargedSick, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n, points}, Rule: "9.7"})
	p.stray(s, a)
}

// NurseOdds is what the end of the turn will bring the sick, exactly (19).
type NurseOdds struct {
	Mods []Term // of the dice
	// Explorer is true when the explorer is sick; the chances sum to 1 then.
	Explorer            bool
	Dies, Stays, Better game.Odds
	// Kinds are the sick bearers, guides, askaris.
	Kinds [3]NurseGroup
	Rule  game.Rule // 19; "" where there is no party
}

// NurseGroup is how many of the sick of one kind recover and die, on average.
type NurseGroup struct{ Recover, Die float64 }

// NurseOdds computes what nursing will bring the viewing seat's party if it
// ends its travel where it stands. It counts as unfed if it has nothing to eat
// now; what the hunters may bring is not counted on.
func (v View) NurseOdds() (o NurseOdds) {
	if v.seat == game.Nobody || v.p.players[v.seat].Where != inAfrica {
		return o
	}
	e := &v.p.players[v.seat].Trip
	o.Rule, o.Mods = "19", v.p.nurseTerms(v.seat, v.p.goesUnfed(v.seat), nil)
	mods := int32(0)
	for _, t := range o.Mods {
		mods += int32(t.Value)
	}
	for i := range o.Kinds {
		k := &o.Kinds[i]
		for face := int32(1); face <= 6; face++ {
			r, d := nursed(face+mods, e.Ill[i])
			k.Recover += float64(r) / 6
			k.Die += float64(d) / 6
		}
	}
	switch o.Explorer = e.Sick; {
	case e.LaidUp > 0:
		o.Dies.Den, o.Stays.Den, o.Better.Den = 1, 1, 1
		if e.LaidUp == 1 {
			o.Better.Num = 1
		} else {
			o.Stays.Num = 1
		}
	case o.Explorer:
		o.explorer(mods)
	}
	return o
}

// explorer counts, in thirty-sixths, what two dice may bring a sick explorer.
func (o *NurseOdds) explorer(mods int32) {
	o.Dies.Den, o.Stays.Den, o.Better.Den = 36, 36, 36
	for face := int32(1); face <= 6; face++ {
		//exhaustive:enforce
		switch explorersFate(face + mods) {
		case GetsWell:
			o.Better.Num += 6
		case InDanger:
			o.Dies.Num += crisisKills
			o.Stays.Num += 6 - crisisKills
		case StaysSick:
			o.Stays.Num += 6
		}
	}
}

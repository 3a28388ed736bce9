package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 12: losing the way.

// lostNumber is what the die must beat, by the terrain left behind (12).
var lostNumber = [hexmap.Terrains]int8{
	hexmap.Desert: 1, hexmap.Lake: 1, hexmap.Veldt: 1, hexmap.Mountain: 2, hexmap.Swamp: 2,
	hexmap.Jungle: 3, hexmap.JungleMountain: 5, hexmap.JungleSwamp: 5,
}

const upstreamNumber = 2

// lostSum is the sum behind a lost check.
type lostSum struct {
	never  bool // known country, or downstream
	beat   int8 // the total must be above this
	guide  int8
	level  int8
	health int8
}

func (l *lostSum) mods() int8 { return l.guide + l.level + l.health }

// odds is the chance of losing the way: a die and the modifiers not above the
// number to beat.
func (l *lostSum) odds() game.Odds {
	if l.never {
		return game.Odds{}
	}
	return game.Odds{Num: int32(min(6, max(0, l.beat-l.mods()))), Den: 6}
}

// lostCheck sums up a step into a hex (12).
func (p *Position) lostCheck(pl *seat, to hexmap.ID) lostSum {
	e := &pl.Trip
	if p.familiar(pl, to) {
		return lostSum{never: true}
	}
	l := lostSum{beat: lostNumber[p.hexes[e.At].Terrain]}
	switch p.stream(e.At, to) {
	case -1:
		return lostSum{never: true}
	case 1:
		l.beat = min(l.beat, upstreamNumber) // a river never makes it easier to get lost
	}
	if e.healthy(Guides) > 0 {
		l.guide = 1
	}
	switch e.Level {
	case Cautious:
		l.level = 1
	case Reckless:
		l.level = -1
	}
	if e.Sick || e.Hungry {
		l.health = -1
	}
	return l
}

// keepsWay rolls the check; lost, the party goes no further this turn and a
// guide deserts.
func (p *Position) keepsWay(s game.Seat, to hexmap.ID, a *game.Act) bool {
	pl := &p.players[s]
	e := &pl.Trip
	l := p.lostCheck(pl, to)
	if l.never {
		return true
	}
	die := int8(a.Die("12 lost"))
	args := [6]int32{int32(die), int32(l.mods()), int32(l.beat)}
	if die+l.mods() > l.beat {
		a.Tell(game.Event{Kind: FoundWay, Seat: s, At: int32(to), Args: args, Rule: "12"})
		return true
	}
	if e.Have[Guides] > 0 {
		e.lose(Guides, 1)
		args[3] = 1
	}
	e.Halted = true
	a.Tell(game.Event{Kind: LostWay, Seat: s, At: int32(to), Args: args, Rule: "12"})
	return false
}

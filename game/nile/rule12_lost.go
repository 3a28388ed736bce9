package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// Chapter 12: losing the way.

// lostNumber is what the die must beat, by the terrain left behind (12).
var lostNumber = [hexmap.Terrains]int8{
	hexmap.Desert: 1, hexmap.Lake: 1, hexmap.Veldt: 1, hexmap.Mountain: 2, hexmap.Swamp: 2,
	hexmap.Jungle: 3, hexmap.JungleMountain: 5, hexmap.JungleSwamp: 5,
}

// What it must beat at the most on the way up a river. [T] In 1978 a river is a
// country of its own there. [S]
const (
	upstreamNumber = 2
	upstreamOf1978 = 1
)

// upstreamBeat is that number on the way up a river: a river never makes it
// easier to get lost.
func (w *Wayfinding) upstreamBeat(t hexmap.Terrain) int8 {
	if w.By1978 {
		return upstreamOf1978
	}
	return min(lostNumber[t], upstreamNumber)
}

// lostRule is the number of the rule that the chance of losing the way cites.
const lostRule game.Rule = "12"

// Wayfinding is what keeps a party on its way, or from it (12).
type Wayfinding struct {
	Guide bool // a healthy guide goes with it
	Level Level
	Weak  bool // the explorer is sick, or went without food
	// Sure: a guide keeps it on its way wherever it goes. Friends: people next
	// door who are its friends lend a pathfinder for a step (P).
	Sure, Friends bool
	By1978        bool // by the numbers of 1978
}

// terms are the modifiers of the die.
func (w Wayfinding) terms(buf []Term) []Term {
	if w.Friends {
		buf = append(buf, Term{"pathfinder", 1})
	}
	if w.Guide {
		buf = append(buf, Term{"guide", 1})
	}
	switch w.Level {
	case Cautious:
		buf = append(buf, Term{levelNames[Cautious], 1})
	case Reckless:
		buf = append(buf, Term{levelNames[Reckless], -1})
	}
	if w.Weak {
		buf = append(buf, Term{"explorer-weak", -1})
	}
	return buf
}

// wayfinding is that of a seat's party at an activity level. Where a guide keeps
// a party on its way, friends next door help one that has none (P).
func (p *Position) wayfinding(s game.Seat, l Level) Wayfinding {
	return p.wayfindingAt(s, p.players[s].Trip.At, l)
}

// wayfindingAt is that of the party as it is, on its way out of a hex.
func (p *Position) wayfindingAt(s game.Seat, at hexmap.ID, l Level) Wayfinding {
	e := &p.players[s].Trip
	w := Wayfinding{Guide: e.healthy(Guides) > 0, Level: l, Weak: e.Sick || e.Hungry}
	if p.edition[edition.Wayfinding] == edition.Unguided {
		w.By1978, w.Sure = true, w.Guide
		w.Friends = !w.Guide && p.friendsNear(s, at)
	}
	return w
}

// friendsNear reports whether a people that is friendly to a seat's explorer
// lives next to a hex, or in it.
func (p *Position) friendsNear(s game.Seat, at hexmap.ID) bool {
	for _, d := range hexmap.Dirs {
		if n := p.chart.Near(at, d); n != hexmap.None && p.amongFriends(s, n) {
			return true
		}
	}
	return p.amongFriends(s, at)
}

// Lost is the chance of losing the way, and what it is made of (12).
type Lost struct {
	Odds  game.Odds // of being lost; Num is 0 where no face of the die is low enough
	Beat  int       // the number that the die and its modifiers must be above
	Terms []Term    // the modifiers
	// Canoes on a river can go on only along it: Upstream tells that the chance
	// is that of going up it; down it the way is never lost.
	Upstream bool
	Rule     game.Rule // 12
}

// LostLeaving is the chance that a party is lost on the way out of a terrain
// into country it does not know, where it follows no river (12).
func LostLeaving(t hexmap.Terrain, w Wayfinding) Lost {
	l := lostSum{beat: lostNumber[t], way: w}
	return Lost{Odds: l.odds(), Beat: int(l.beat), Terms: w.terms(nil), Rule: lostRule}
}

// LostGoingUp is the chance that a party is lost on its way up a river out of a
// terrain, into country it does not know (12).
func LostGoingUp(t hexmap.Terrain, w Wayfinding) Lost {
	l := lostSum{beat: w.upstreamBeat(t), way: w}
	return Lost{Odds: l.odds(), Beat: int(l.beat), Terms: w.terms(nil), Upstream: true, Rule: lostRule}
}

// LostLeaving is the chance that the viewing seat's party is lost on the way
// from where it stands into country it does not know, if it travels at an
// activity level: off the rivers, or by canoe, where there is no other way, up
// the river. ok is false when there is no such party (12).
func (v View) LostLeaving(l Level) (lost Lost, ok bool) {
	if v.seat == game.Nobody || v.p.players[v.seat].Where != inAfrica {
		return Lost{}, false
	}
	e := &v.p.players[v.seat].Trip
	t, way := v.p.hexes[e.At].Terrain, v.p.wayfinding(v.seat, l)
	if e.Mode == ByCanoe && !t.Wet() {
		return LostGoingUp(t, way), true
	}
	return LostLeaving(t, way), true
}

// LostFrom is the chance that a party with a guide, at a normal pace, is lost on
// its way from a port into country it does not know, and which country that is:
// what most of the hexes in and round the port are. ok is false where there is
// no land (12).
func (v View) LostFrom(port hexmap.PortID) (lost Lost, country hexmap.Terrain, ok bool) {
	m, most := v.p.chart, 0
	var count [hexmap.Terrains]int
	for i := range m.Cells {
		if c := &m.Cells[i]; c.Ground == hexmap.Land && m.Distance(m.Ports[port].At, hexmap.ID(i)) <= 1 {
			count[c.Terrain]++
		}
	}
	for t := hexmap.Blank + 1; t < hexmap.Terrains; t++ {
		if count[t] > most {
			country, most = t, count[t]
		}
	}
	return LostLeaving(country, v.Wayfinding(true, false, Normal)), country, most > 0
}

// lostSum is the sum behind a lost check.
type lostSum struct {
	never bool // known country, or downstream
	beat  int8 // the total must be above this
	way   Wayfinding
}

func (l *lostSum) mods() (n int8) {
	var room [3]Term
	for _, t := range l.way.terms(room[:0]) {
		n += int8(t.Value)
	}
	return n
}

// odds is the chance of losing the way: a die and the modifiers not above the
// number to beat.
func (l *lostSum) odds() game.Odds {
	if l.never || l.way.Sure {
		return game.Odds{}
	}
	return lostOdds(int(l.beat), int(l.mods()))
}

// lostOdds is the chance that a die and its modifiers are not above a number.
func lostOdds(number, mods int) game.Odds {
	return game.Odds{Num: int32(min(6, max(0, number-mods))), Den: 6}
}

// lostCheck sums up a step into a hex (12).
func (p *Position) lostCheck(s game.Seat, to hexmap.ID) lostSum {
	e := &p.players[s].Trip
	return p.lostCheckFrom(s, e.At, to, e.Level)
}

// lostCheckFrom sums up a step from one hex into the next at an activity level.
func (p *Position) lostCheckFrom(s game.Seat, from, to hexmap.ID, level Level) lostSum {
	if p.familiar(&p.players[s], to) || p.shownTheWay(s, to) {
		return lostSum{never: true}
	}
	l := lostSum{beat: lostNumber[p.hexes[from].Terrain], way: p.wayfindingAt(s, from, level)}
	if l.way.Sure {
		return lostSum{never: true}
	}
	switch p.stream(from, to) {
	case -1:
		return lostSum{never: true}
	case 1:
		l.beat = l.way.upstreamBeat(p.hexes[from].Terrain)
	}
	return l
}

// keepsWay rolls the check; lost, the party goes no further this turn and a
// guide deserts, but in 1978.
func (p *Position) keepsWay(s game.Seat, to hexmap.ID, a *game.Act) bool {
	e := &p.players[s].Trip
	l := p.lostCheck(s, to)
	if l.never {
		return true
	}
	die := int8(a.Die("12 lost"))
	args := [6]int32{int32(die), int32(l.mods()), int32(l.beat), 0, int32(e.Mode)}
	if die+l.mods() > l.beat {
		a.Tell(game.Event{Kind: FoundWay, Seat: s, At: int32(to), Args: args, Rule: lostRule})
		return true
	}
	if e.Have[Guides] > 0 && !l.way.By1978 {
		e.lose(Guides, 1)
		args[3] = 1
	}
	e.Halted = true
	a.Tell(game.Event{Kind: LostWay, Seat: s, At: int32(to), Args: args, Rule: lostRule})
	return false
}

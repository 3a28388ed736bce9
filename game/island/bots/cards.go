package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// kept is what a card in the hand is worth, by its code; Radio Parts and Quests by what the
// company lacks.
var kept = map[string]float64{
	"DRS": 18, "TEA": 11, "RAT": 10, "LMP": 12, "ROP": 11, "FLR": 18, "MAP": 8, "GLD": 16, "BAG": 7, "TIM": 4,
	"AXE": 24, "KNF": 28, "REV": 18, "RIF": 36, "SHG": 20, "HPN": 13, "DYN": 17,
	"NAM": 11, "BAN": 32, "BEL": 22, "VIG": 18, "LAN": 12, "TID": 17, "UNB": 34, "WIR": 21, "PIT": 17, "SPR": 21,
}

// worths are these by card.
var worths = func() (out [box.Cards]float64) {
	for c := box.RadioPart; c < box.Cards; c++ {
		out[c] = kept[c.Code()]
	}
	return out
}()

const partsNeeded = 3

// keeps is what one more of a card in the hand is worth.
func (t *thought) keeps(c box.Card) float64 {
	switch {
	case c == box.ItemCard:
		return 30
	case c == box.RadioPart && (t.called > 0 || t.hand[c] > partsNeeded):
		return 2
	case c == box.RadioPart:
		return 95
	case c.Type() == box.Quest && t.need == 0:
		return 1
	case c.Type() == box.Quest:
		return 62 - float64(t.toil(c))
	case c.Type() == box.Weapon && t.is(NoFights), c.Type() == box.Snare && t.is(NoTraps), c.Type() == box.Ritual && t.is(NoRituals):
		return 1
	}
	return worths[c]
}

// toil is how hard a Quest is to finish from here, in Actions.
func (t *thought) toil(c box.Card) int {
	f := &box.Faces[c]
	begin, end := t.placeOf(f.Effect, t.me.At), box.Place(0)
	end = t.placeOf(f.Finish, begin)
	n := t.b.Walking(t.me.At, begin) + t.b.Walking(begin, end)
	for _, p := range f.Finish {
		switch p.Verb {
		case verb.Spend:
			n += int(p.N)
		case verb.Test:
			n += 3
		case verb.Slain:
			n += 4 * int(p.N)
		case verb.Lose:
			n += 3 * int(p.N)
		case verb.Token:
			n += 4 * int(p.N)
		case verb.With:
			n += 6
		}
	}
	return n
}

// placeOf is where a line has to be done; of several Gates the one nearest to a place.
func (t *thought) placeOf(line []verb.Part, near box.Place) box.Place {
	part, ok := verb.Find(line, verb.At)
	switch {
	case !ok:
		return near
	case part.Place >= 0:
		return box.Place(part.Place)
	}
	best := t.b.Gates[0]
	for _, g := range t.b.Gates {
		if t.b.Walking(near, g) < t.b.Walking(near, best) {
			best = g
		}
	}
	return best
}

// full reports whether a card more would have to be put down.
func (t *thought) full() int {
	chair := t.v.Chair(t.s)
	n := chair.Cards + chair.Curses - chair.Limit
	if chair.Item {
		n++
	}
	return n
}

// curse is what one Curse more is worth, less than nothing.
func (t *thought) curse(n int) float64 {
	worth := w.curse * [...]float64{9, 12, 34, 260}[min(3, n)]
	if t.letter('e') {
		worth += w.extra
	}
	return worth
}

// plays is what playing a card now brings, all told; the card itself is what keeping it
// would be worth.
func (t *thought) plays(c *game.Choice) float64 {
	card := box.Card(c.Target)
	pass := 1.0
	if c.Odds.Den > 0 {
		pass = c.Odds.Float()
	}
	gain := pass * t.effect(box.Faces[card].Effect)
	if card.Type() == box.Ritual && c.Kind == island.Play {
		if t.is(NoRituals) {
			return -100
		}
		gain -= (1 - pass) * t.curse(t.v.Chair(t.s).Curses)
	}
	if card.Type() == box.Snare && t.is(NoTraps) {
		return -100
	}
	return gain
}

// spare is what playing a card must bring at least: little where one has to be put down
// anyhow.
func (t *thought) spare(c box.Card) float64 {
	if t.letter('a') { // it comes back
		return 1
	}
	part := 0.75
	switch over := t.full(); {
	case over > 0:
		part = 0.2
	case over == 0:
		part = 0.5
	}
	return w.play * part * worths[c]
}

// effect is what a card's line would bring.
func (t *thought) effect(line []verb.Part) (gain float64) {
	for _, p := range line {
		switch p.Verb {
		case verb.Strength, verb.Sanity:
			gain += t.heals(p)
		case verb.Draw:
			gain += float64(p.N) * t.loot()
		case verb.Curse:
			if p.N > 0 {
				gain -= t.curse(t.v.Chair(t.s).Curses)
			} else {
				gain += t.lifts()
			}
		case verb.Kill:
			gain += t.kills(p)
		case verb.Hold:
			gain += t.holds(p)
		case verb.Drive:
			gain += t.drives(p)
		case verb.Trap:
			gain += min(float64(p.N), float64(t.isle.Stock())) * t.token()
		case verb.Peek:
			gain += 4 + 2.5*float64(p.N)
		case verb.Fewer:
			gain += float64(p.N) * w.fewer
		case verb.Darkness:
			gain += rise(t.isle.Darkness - 1)
		case verb.Repair:
			gain += 6
		case verb.Walk:
			gain += t.strolls(int(p.N))
		case verb.Give:
			gain += t.sends()
		}
	}
	return gain
}

// strolls is what going up to n places along paths is worth, with no Action left.
func (t *thought) strolls(n int) (gain float64) {
	if t.turn.Left > 0 {
		return 0
	}
	here := t.at(t.me.At) + t.haven(t.me.At)
	for at := range t.b.Spots {
		if p := box.Place(at); p != box.Heart && t.b.Between(t.me.At, p) <= n {
			gain = max(gain, here-t.at(p)-t.haven(p))
		}
	}
	return gain
}

// sends is what sending a Radio Part is worth: to whoever is known to have more of them.
func (t *thought) sends() float64 {
	mine := int(t.hand[box.RadioPart])
	for o := range t.v.Company().All() {
		if known, _ := t.parts(o); o != t.s && mine > 0 && mine < partsNeeded && known >= mine && known < partsNeeded && t.called == 0 {
			return 50
		}
	}
	return 0
}

// heals is what Strength or Sanity regained is worth.
func (t *thought) heals(p verb.Part) (gain float64) {
	for o := range t.v.Company().All() {
		who := &t.isle.People[o]
		if !who.Alive() || p.Who != verb.Anyone && who.At != t.me.At {
			continue
		}
		if g := t.heal(o, p); p.Who == verb.AllHere {
			gain += g
		} else {
			gain = max(gain, g)
		}
	}
	return gain
}

func (t *thought) heal(o game.Seat, p verb.Part) float64 {
	who := &t.isle.People[o]
	role := &box.Roles[who.Role]
	n := p.N + int8(t.v.Standing(t.s, verb.Tend, verb.NoTrial))
	if p.Verb == verb.Strength {
		return body(min(role.Strength, who.Strength+n)) - body(who.Strength) + 2*float64(min(n, role.Strength-who.Strength))
	}
	return 0.8 * (body(min(role.Sanity, who.Sanity+n)) - body(who.Sanity))
}

// lifts is what taking a Curse off somebody here is worth.
func (t *thought) lifts() (gain float64) {
	for o := range t.v.Company().All() {
		if who := &t.isle.People[o]; who.Alive() && who.At == t.me.At {
			if n := t.v.Chair(o).Curses; n > 0 {
				gain = max(gain, t.curse(n-1))
			}
		}
	}
	return gain
}

func (t *thought) reaches(c int, p verb.Part, from box.Place) bool {
	at := t.isle.At[c]
	return at != box.Nowhere && foretell.Is(c, p.Sort) && t.b.Between(from, at) <= int(p.Reach)
}

// kills is what the creatures are worth that a card would kill.
func (t *thought) kills(p verb.Part) (gain float64) {
	var best [2]float64
	for c := range t.isle.At {
		if !t.reaches(c, p, t.me.At) {
			continue
		}
		w := t.threat(c)
		if c == foretell.TheGuardian && t.isle.Health > foretell.GuardianHurts {
			w *= 0.4
		}
		if w > best[0] {
			best[0], best[1] = w, best[0]
		} else if w > best[1] {
			best[1] = w
		}
	}
	if p.N == 1 {
		return best[0]
	}
	return best[0] + best[1]
}

// holds is what holding creatures would spare.
func (t *thought) holds(p verb.Part) float64 {
	if t.waits != 0 && t.waits.Count() > 1 {
		return 0
	}
	mask := uint16(0)
	for n := 0; n < int(p.N); n++ {
		best, most := -1, 0.5
		for c := range t.isle.At {
			if t.reaches(c, p, t.me.At) && (mask|t.isle.Held)>>c&1 == 0 {
				if p.N == verb.All {
					mask |= 1 << c
				} else if g := t.held(mask) - t.held(mask|1<<c); g > most {
					best, most = c, g
				}
			}
		}
		if best < 0 {
			break
		}
		mask |= 1 << best
	}
	if mask == 0 {
		return 0
	}
	return t.now() - t.held(mask)
}

// drives is what leading a creature away, or into a trap, is worth at best.
func (t *thought) drives(p verb.Part) (gain float64) {
	for c := range t.isle.At {
		if t.reaches(c, p, t.me.At) {
			gain = max(gain, t.now()-t.driven(t.isle, c, int(p.N)))
		}
	}
	return gain
}

// driven is the least that is to come if a creature is led up to n places.
func (t *thought) driven(i foretell.Island, c, n int) float64 {
	least := 1e9
	for _, to := range t.b.Spots[i.At[c]].Paths {
		if to == box.Heart {
			continue
		}
		then := i
		then.Enter(c, to, foretell.Nothing)
		cost := 0.0
		for s := range i.People {
			if i.People[s].Alive() && !then.People[s].Alive() {
				cost += 300
			}
			cost += max(0, body(i.People[s].Strength)-body(then.People[s].Strength))
		}
		d := cost + t.dread(then)
		if n > 1 && then.At[c] != box.Nowhere {
			d = min(d, cost+t.driven(then, c, n-1))
		}
		least = min(least, d)
	}
	return least
}

// token is what a Trap token more is worth.
func (t *thought) token() float64 {
	switch {
	case t.is(NoTraps):
		return 0
	case t.me.Tokens == 0:
		return 17
	case t.me.Tokens == 1:
		return 12
	}
	return 5
}

// loot is what a Loot card is worth.
func (t *thought) loot() float64 {
	g := w.find
	pool := t.v.Unseen()
	all, quests := 0, 0
	for c, n := range pool[:box.FirstCurse] {
		if all += int(n); box.Card(c) >= box.FirstQuest {
			quests += int(n)
		}
	}
	if all > 0 && t.called == 0 {
		lacks := w.radio
		if t.need == 0 { // it is all that is lacking
			lacks *= 2
		}
		g += lacks * float64(pool[box.RadioPart]) / float64(all)
	}
	if all > 0 && t.need > 0 {
		g += w.quest * float64(quests) / float64(all)
	}
	if t.called > 0 && t.need == 0 {
		g = 3
	}
	switch over := t.full(); {
	case over > 1:
		g *= 0.55
	case over == 1:
		g *= 0.65
	case over == 0:
		g *= 0.8
	}
	return g
}

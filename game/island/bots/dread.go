package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// What is to be feared: phase 3 played on a copy, this round's and some more.

// prices is what the next rise of the Darkness costs at each of its steps.
var prices = [box.DarknessMost + 2]float64{40, 40, 44, 48, 56, 80, 130, 420, 420}

// rise is what the next rise of the Darkness costs.
func rise(dark int8) float64 { return w.dark * prices[max(0, min(int(dark), box.DarknessMost+1))] }

// rounds is how far it looks.
const rounds = 6

// body is what a protagonist's Strength, or Sanity, is worth.
func body(n int8) float64 {
	return w.body * [...]float64{0, 90, 125, 143, 153, 160, 165, 165, 165, 165}[max(0, min(9, n))]
}

// dread is what is to come on an island: rises of the Darkness, each the cheaper the
// later, and what protagonists suffer in this round's phase 3. Those who still have a turn
// may go away.
func (t *thought) dread(i foretell.Island) float64 {
	cost, weight, dark := 0.0, 1.0, i.Darkness
	before, left := i.People, 0.0
	see := func(s foretell.Step) {
		if s.What == foretell.Darker && s.Why != foretell.ByLost {
			cost += weight * rise(dark)
			dark++
		}
	}
	i.Darkness = 1
	i.Advance(t.terror, see)
	for s := range i.People {
		was, is := &before[s], &i.People[s]
		if !was.Alive() {
			continue
		}
		part := 1.0
		if t.waits.Has(game.Seat(s)) {
			part = w.away
		}
		if !is.Alive() {
			cost += part * (w.lose + rise(dark))
			*is = *was
			left += 1 - part
		} else {
			left++
			cost += part * (body(was.Strength) - body(is.Strength) + w.mind*(body(was.Sanity)-body(is.Sanity)))
		}
	}
	if left < 1 { // nobody would be alive
		cost += (1 - left) * w.nobody
	}
	for _, n := range i.Damage {
		if cost += w.token * float64(n); n == foretell.Destroyed {
			cost += w.broken
		}
	}
	for range rounds - 1 {
		weight *= w.discount
		i.Darkness = 1
		for s := range i.People { // nobody is worn down: they go away
			i.People[s].Strength, i.People[s].Sanity = 100, 100
		}
		i.Advance(foretell.Terror{}, see)
	}
	for c := foretell.FirstDevourer; c < foretell.Creatures; c++ {
		if i.At[c] != box.Nowhere {
			cost += w.hunted
		}
	}
	return cost
}

// now is what is to come if nothing is done.
func (t *thought) now() float64 {
	if t.calm == 0 {
		t.calm = t.dread(t.isle) + 0.001
	}
	return t.calm
}

// threat is what killing a creature is worth.
func (t *thought) threat(c int) float64 {
	if !t.known {
		t.known = true
		for k, at := range t.isle.At {
			if at != box.Nowhere {
				without := t.isle
				without.Remove(k)
				t.worth[k] = max(4, t.now()-t.dread(without)+w.killed+t.slayer(k))
				if t.told(island.LeaveToMe, k) {
					t.worth[k] *= 0.3
				}
			}
		}
	}
	return t.worth[c]
}

// afterMove is what is to come if a creature Moves now.
func (t *thought) afterMove(c int) float64 {
	then := t.isle
	people := then.People
	then.Move(c, foretell.Nothing)
	cost := 0.0
	for s := range people {
		if !people[s].Alive() {
			continue
		}
		if !then.People[s].Alive() {
			cost += 260
			continue
		}
		cost += body(people[s].Strength) - body(then.People[s].Strength)
	}
	if then.Darkness > t.isle.Darkness {
		cost += rise(t.isle.Darkness)
	}
	return cost + t.dread(then)
}

// held is what is to come if creatures are held.
func (t *thought) held(mask uint16) float64 {
	then := t.isle
	then.Held |= mask
	return t.dread(then)
}

// told reports whether another has said a sentence about something in the last two rounds, to
// all or to this seat.
func (t *thought) told(what island.Sentence, about int) bool {
	for o := range t.v.Company().All() {
		if said, ok := t.v.Heard(t.s, o); ok && said.Sentence == what && int(said.About) == about {
			return true
		}
	}
	return false
}

// wanted is a Quest of this hand that another has asked for.
func (t *thought) wanted(o game.Seat) (c box.Card, ok bool) {
	said, ok := t.v.Heard(t.s, o)
	if !ok || said.Sentence != island.BringQuest || t.need == 0 {
		return box.NoCard, false
	}
	for c := box.FirstQuest; c < box.FirstCurse; c++ {
		if t.hand[c] > 0 {
			return c, true
		}
	}
	return box.NoCard, false
}

// at is what is to come if one is at a place when the turn ends.
func (t *thought) at(p box.Place) float64 {
	then := t.isle
	then.People[t.s].At = p
	then.People[t.s].Turned = 30000
	return t.dread(then)
}

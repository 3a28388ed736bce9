package bots

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// What can be done where, and what it is worth.

// addFight weighs a combat at a place.
func (p *plan) addFight(at box.Place) {
	t := p.t
	again := t.turn.Again>>at&1 == 1 || t.turn.Fought>>at&1 == 1 && t.v.Standing(t.s, verb.Again, verb.NoTrial) == 0
	if again || t.is(NoFights) {
		return
	}
	best := deed{kind: island.Fight, target: int(at), cost: 1, errand: island.ToHunt}
	clears := 0.0
	try := func(c box.Card) {
		gain, clear := t.combat(at, c)
		switch {
		case c == box.ItemCard || c == box.NoCard || t.letter('a'):
		case keepsHit(c):
			gain -= 0.12 * worths[c]
		default:
			gain -= 0.55 * worths[c] * map[bool]float64{true: 0.5, false: 1}[t.full() > 0]
		}
		if gain > best.gain {
			best.gain, best.item, clears = gain, int(c), clear
		}
	}
	try(box.NoCard)
	for c := box.RadioPart; c < box.FirstQuest; c++ {
		if c.Type() == box.Weapon && t.hand[c] > t.turn.Tired[c] {
			try(c)
		}
	}
	if chair := t.v.Chair(t.s); chair.Item && !t.turn.ItemUsed && verb.Sum(box.Roles[t.me.Role].Item, verb.Dice, verb.Combat) > 0 {
		try(box.ItemCard)
	}
	for c, q := range t.isle.At {
		if q == at {
			best.about = c
		}
	}
	if t.told(island.IGoTo, int(at)) { // another sees to it
		best.gain *= 0.5
	}
	if best.gain > 0 {
		p.spots[at].fight, p.spots[at].clears = best, clears
	}
}

func keepsHit(c box.Card) bool {
	_, ok := verb.Find(box.Faces[c].Effect, verb.Keep)
	return ok
}

// combat is what a combat at a place brings, and the chance that nobody is left there.
func (t *thought) combat(at box.Place, c box.Card) (gain, clears float64) {
	var worth []float64 // of each hit, the best first
	guardian := t.isle.At[foretell.TheGuardian] == at
	for k, q := range t.isle.At {
		if q != at {
			continue
		}
		w, hits := t.threat(k), 1
		if k == foretell.TheGuardian {
			hits = int(t.isle.Health)
			w /= float64(hits)
		}
		for range hits {
			worth = append(worth, w)
		}
	}
	slices.SortFunc(worth, func(a, b float64) int { return cmp.Compare(b, a) })
	dice, _, reroll := t.v.Combat(c)
	given := 0
	if c != box.NoCard && c != box.ItemCard {
		for _, part := range box.Faces[c].Effect {
			if part.Verb == verb.Hits && (part.Sort == verb.NoSort || guardian) {
				given += int(part.N)
			}
			if part.Verb == verb.Strength {
				gain -= body(t.me.Strength) - body(t.me.Strength-1)
			}
		}
	}
	for hits, chance := range island.Hits(dice, reroll) {
		hits += given
		for _, w := range worth[:min(hits, len(worth))] {
			gain += chance * w
		}
		if hits >= len(worth) {
			clears += chance
		}
	}
	return gain, clears
}

// slayer is what killing a creature is worth for the seat's Quests.
func (t *thought) slayer(c int) float64 {
	for _, q := range t.v.Chair(t.s).Quests {
		if part, ok := verb.Find(box.Faces[q.Card].Finish, verb.Slain); ok && !q.Done && q.Slain < int(part.N) && foretell.Is(c, part.Sort) && t.need > 0 {
			return w.slain
		}
	}
	return 0
}

// addLoot weighs the Loot places: a card, and what a closest creature does for it.
func (p *plan) addLoot() {
	t := p.t
	find := t.loot()
	if t.v.Standing(t.s, verb.Sift, verb.NoTrial) > 0 {
		find += 5
	}
	for at, s := range t.b.Spots {
		if s.Use != box.LootUse || t.turn.Used>>at&1 == 1 {
			continue
		}
		if t.me.At == box.Place(at) {
			if _, ok := t.find(island.Loot, -1, -1); !ok && p.spots[at].empty {
				continue
			}
		}
		p.add(box.Place(at), deed{gain: find - t.stirred(box.Place(at)), clear: true, kind: island.Loot, target: at, errand: island.ToLoot, about: at})
	}
}

// stirred is what the Move of a closest creature costs.
func (t *thought) stirred(at box.Place) float64 {
	near, least := 99, 0.0
	for c, q := range t.isle.At {
		if q == box.Nowhere {
			continue
		}
		far := t.b.Between(at, q)
		if far > near {
			continue
		}
		was := t.me.At
		t.me.At = at
		d := t.afterMove(c) - t.now()
		t.me.At = was
		if far < near || d < least {
			near, least = far, d
		}
	}
	return least
}

// addQuests weighs beginning and finishing Quests, and the call of the boat.
func (p *plan) addQuests() {
	t := p.t
	n := int8(0)
	if t.need > 0 {
		for c := box.FirstQuest; c < box.FirstCurse; c++ {
			if t.hand[c] == 0 {
				continue
			}
			line, gain := box.Faces[c].Effect, w.begin-0.6*float64(t.toil(c))
			for at := range t.b.Spots {
				if t.isPlace(line, box.Place(at)) {
					p.add(box.Place(at), deed{gain: gain, clear: true, kind: island.QuestBegin, target: int(c), errand: island.ToQuest, about: int(c), quest: n})
				}
			}
			p.addFinish(c, 0, n)
			n++
		}
		for _, q := range t.v.Chair(t.s).Quests {
			if !q.Done {
				p.addFinish(q.Card, q.Slain, -1)
			}
		}
	}
	if t.called == 0 && t.hand[box.RadioPart] >= partsNeeded {
		gain := 0.0
		switch {
		case t.need == 0:
			gain = w.call
		case t.need == 1 && t.isle.Darkness >= 5:
			gain = 90
		}
		p.add(box.Lighthouse, deed{gain: gain, kind: island.Call, target: -1, errand: island.ToCall})
	}
}

func (t *thought) isPlace(line []verb.Part, at box.Place) bool {
	part, ok := verb.Find(line, verb.At)
	return ok && (part.Place == int8(at) || part.Place == verb.AnyGate && t.b.Gate(at) >= 0)
}

// addFinish weighs what resolves a Quest.
func (p *plan) addFinish(c box.Card, slain int, quest int8) {
	t, line := p.t, box.Faces[c].Finish
	gain, cost := w.finish, int8(0)
	for _, part := range line {
		switch part.Verb {
		case verb.Spend:
			cost += part.N
		case verb.Lose:
			if !t.canLose(part, c) {
				return
			}
			gain -= 9 * float64(part.N)
		case verb.Token:
			if t.me.Tokens < part.N {
				return
			}
			gain -= 10 * float64(part.N)
		case verb.Slain:
			if slain < int(part.N) {
				return
			}
		case verb.Curse:
			gain -= t.curse(t.v.Chair(t.s).Curses)
		case verb.Test:
			cost++
		}
	}
	for at := range t.b.Spots {
		if !t.isPlace(line, box.Place(at)) {
			continue
		}
		of := gain
		if part, ok := verb.Find(line, verb.Test); ok {
			of *= t.passes(part, box.Place(at))
		}
		if part, ok := verb.Find(line, verb.With); ok && t.company(box.Place(at)) < int(part.N) {
			continue
		}
		p.add(box.Place(at), deed{gain: of, cost: cost, clear: true, kind: island.QuestFinish, target: int(c), errand: island.ToQuest, about: int(c), quest: quest})
	}
}

// canLose reports whether a price of cards can be paid without a Radio Part or this Quest.
func (t *thought) canLose(part verb.Part, but box.Card) bool {
	n := 0
	for c := box.RadioPart; c < box.FirstCurse; c++ {
		if c != but && c != box.RadioPart && (!part.Traps || c.Type() == box.Snare) {
			n += int(t.hand[c])
		}
	}
	if !part.Traps && t.v.Chair(t.s).Item {
		n++
	}
	return n >= int(part.N)
}

// company is how many others are in a place.
func (t *thought) company(at box.Place) (n int) {
	for o := range t.isle.People {
		if who := &t.isle.People[o]; game.Seat(o) != t.s && who.Alive() && who.At == at {
			n++
		}
	}
	return n
}

// passes is the chance that a Quest's test is passed.
func (t *thought) passes(part verb.Part, at box.Place) float64 {
	dice := int(t.me.Strength)
	if part.Trial == verb.OfSanity {
		dice = int(t.me.Sanity)
	}
	chance := 0.0
	for hits, p := range island.Hits(dice+t.company(at), false) {
		if hits >= int(part.N) {
			chance += p
		}
	}
	return chance
}

// addTraps weighs where a Trap token would kill.
func (p *plan) addTraps() {
	t := p.t
	if t.me.Tokens == 0 || t.is(NoTraps) {
		return
	}
	for at := range t.b.Spots {
		then := t.isle
		then.Traps[at]++
		if then.Traps[at] > 2 {
			continue
		}
		p.add(box.Place(at), deed{gain: t.now() - t.dread(then) - w.trap, kind: island.Set, target: at, errand: island.ToGate, about: at})
	}
}

// addEvents weighs ending Events, and mending Gates.
func (p *plan) addEvents() {
	t := p.t
	for e := range box.Events {
		if !t.v.InForce(e) {
			continue
		}
		if until := box.EventFaces[e].Until; verb.Sum(until, verb.Spend, verb.NoTrial) > 0 {
			then := t.isle
			if e == 0 {
				then.Speed[1] = 0
			}
			gain := 10 + t.now() - t.dread(then)
			p.add(t.placeOf(until, t.me.At), deed{gain: gain, cost: 1, clear: true, kind: island.EndEvent, target: e, errand: island.ToEnd, about: e})
		}
	}
	for _, g := range t.b.Gates {
		if n := t.isle.Damage[t.b.Gate(g)]; n > 0 && n < foretell.Destroyed && t.turn.Used>>g&1 == 0 {
			then := t.isle
			then.Damage[t.b.Gate(g)] = max(0, n-1-int8(t.v.Standing(t.s, verb.Mend, verb.NoTrial)))
			gain := t.now() - t.dread(then) - 3
			if t.isle.Rust > 0 {
				gain += 12
			}
			p.add(g, deed{gain: gain, cost: 1, clear: true, kind: island.Repair, target: int(g), errand: island.ToGate, about: int(g)})
		}
	}
}

// addTalks weighs meeting others: to put the radio together.
func (p *plan) addTalks() {
	t := p.t
	if t.is(NoTalks) {
		return
	}
	cost := int8(1)
	if c, ok := t.find(island.Talk, -1, -1); ok {
		cost = int8(c.Cost)
	}
	for o := range t.v.Company().All() {
		who := &t.isle.People[o]
		if o == t.s || !who.Alive() {
			continue
		}
		if gain := t.meeting(o); gain > 0 {
			reach := t.v.Standing(t.s, verb.Call, verb.NoTrial)
			for at := range t.b.Spots {
				if t.b.Walking(box.Place(at), who.At) <= reach {
					p.add(box.Place(at), deed{gain: gain, cost: cost, kind: island.Talk, target: int(o), errand: island.ToMeet, about: int(o)})
				}
			}
		}
	}
}

// parts is how many Radio Parts another is thought to hold: those seen, and a share of
// those nobody has seen.
func (t *thought) parts(o game.Seat) (known int, more float64) {
	if hand, ok := t.v.Hand(o); ok {
		return int(hand[box.RadioPart]), 0
	}
	mem, chair := t.v.Remembered(o), t.v.Chair(o)
	n := 0
	for _, k := range mem[:box.FirstCurse] {
		n += int(k)
	}
	known = min(int(mem[box.RadioPart]), chair.Cards)
	pool, all := t.v.Unseen(), 0
	for _, k := range pool[:box.FirstCurse] {
		all += int(k)
	}
	if all > 0 {
		// Whoever has one keeps it: they are held twice as often as other cards.
		more = 2 * float64(max(0, chair.Cards-min(n, chair.Cards))) * max(0, float64(pool[box.RadioPart])-float64(known)) / float64(all)
	}
	return known, more
}

// meeting is what a Talk with another would bring.
func (t *thought) meeting(o game.Seat) float64 {
	if t.called > 0 {
		return 0
	}
	if _, asked := t.wanted(o); asked {
		return w.quest
	}
	mine := float64(t.hand[box.RadioPart])
	known, more := t.parts(o)
	his := float64(known) + more
	if mine == 0 || mine >= partsNeeded || known >= partsNeeded || t.met(o) {
		return 0
	}
	gain := min(partsNeeded, mine+his) - max(mine, float64(known))
	if t.asksParts(o) { // whatever the other holds, it is brought what this one has
		gain = max(gain, mine)
	}
	if gain < 0.05 { // nothing would change hands
		return 0
	}
	gain *= w.meet
	if t.need == 0 {
		gain *= 2.2
	}
	if mine+float64(known) >= partsNeeded {
		gain += 60
	}
	if said, ok := t.v.Heard(t.s, o); ok && slices.Contains([]island.Sentence{island.MeetAt, island.BringRadio, island.IHold}, said.Sentence) {
		gain = 1.8*gain + 12
	}
	return gain
}

// asksParts reports whether another has asked for the Radio Parts of this one.
func (t *thought) asksParts(o game.Seat) bool {
	said, ok := t.v.Heard(t.s, o)
	return ok && said.Sentence == island.BringRadio
}

// met reports whether the two have talked in this round and nothing has come to either hand since: then they would do
// nothing that they have not done.
func (t *thought) met(o game.Seat) bool {
	shown, round := t.v.Shown(o)
	his, chair := t.v.Remembered(o), t.v.Chair(o)
	n := 0
	for c := range box.FirstCurse {
		if n += int(his[c]); shown[c] != t.hand[c] {
			return false
		}
	}
	return round == t.v.Round() && n == chair.Cards
}

// addBodies weighs what lost protagonists have left lying.
func (p *plan) addBodies() {
	for r := range box.Protagonists {
		if at, _, n := p.t.v.Lying(r); at != box.Nowhere {
			p.add(at, deed{gain: float64(n) * (p.t.loot() + 5), cost: 1, kind: island.Recover, target: r, errand: island.ToRecover, about: r})
		}
	}
}

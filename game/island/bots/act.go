package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// eager reports whether there is much to be done in the next turn.
func (t *thought) eager() bool {
	if !t.me.Alive() {
		return false
	}
	t.turn = island.TurnSeen{Seat: t.s, Left: 4}
	return t.makePlan().best > w.urgent
}

// asks says whether one would like to go.
func (t *thought) asks() game.Command {
	kind := map[bool]game.Kind{true: island.Go, false: island.Wait}[t.eager()]
	return t.best(func(c *game.Choice) float64 { return map[game.Kind]float64{kind: 1}[c.Kind] })
}

// wishes says when one would like the next turn.
func (t *thought) wishes() game.Command {
	when := map[bool]int32{true: island.Early, false: island.Any}[t.eager()]
	return t.best(func(c *game.Choice) float64 { return map[int32]float64{when: 1}[c.Target] })
}

// act is the next thing done in a turn.
func (t *thought) act() game.Command {
	if c, ok := t.laysReady(); ok {
		return c.Command(int(c.Max))
	}
	if c, worth := t.freely(); worth > 0 {
		return c.Command(int(c.Max))
	}
	p := t.makePlan()
	if c, ok := t.find(island.Think, -1, -1); ok && t.turn.Thoughts == 0 {
		return c.Command(island.ThinkN(p.errand, p.about))
	}
	if d := p.first; d.kind != 0 {
		if c, ok := t.find(d.kind, d.target, t.itemOf(d)); ok {
			return c.Command(int(c.Min))
		}
	}
	if c, worth := t.leftover(); worth > 0 {
		return c.Command(int(c.Max))
	}
	c, _ := t.find(island.EndTurn, -1, -1)
	return c.Command(0)
}

func (t *thought) itemOf(d deed) int {
	if d.kind == island.Move || d.kind == island.Fight {
		return d.item
	}
	return -1
}

// laysReady lays Radio Parts ready for whoever has more (17.5).
func (t *thought) laysReady() (*game.Choice, bool) {
	ready, _ := t.v.Ready(t.s)
	if n := t.hand[box.RadioPart]; t.called > 0 || n >= partsNeeded || ready[box.RadioPart] == n {
		return nil, false
	}
	return t.find(island.Ready, int(box.RadioPart), 0)
}

// most is the choice that is worth most, and how much: nil where none is worth anything.
func (t *thought) most(worth func(c *game.Choice) float64) (best *game.Choice, most float64) {
	for i := range t.cs {
		if w := worth(&t.cs[i]); w > most {
			best, most = &t.cs[i], w
		}
	}
	return best, most
}

// freely is the best of what costs no Action and is worth it at once.
func (t *thought) freely() (best *game.Choice, most float64) {
	return t.most(func(c *game.Choice) float64 {
		switch {
		case c.Kind == island.Play:
			return t.plays(c) - t.spare(box.Card(c.Target))
		case c.Kind == island.Personal && c.Cost == 0:
			return t.effect(box.Roles[t.me.Role].Item)
		case c.Kind == island.PlayCurse && c.Cost == 0:
			return t.lifting(box.Card(c.Target))
		}
		return 0
	})
}

// lifting is what paying for a Curse brings, the Actions aside.
func (t *thought) lifting(c box.Card) float64 {
	n := t.v.Chair(t.s).Curses
	worth := t.curse(n - 1)
	if n < 3 {
		worth *= 0.7
	}
	for _, p := range box.Faces[c].Effect {
		switch p.Verb {
		case verb.Strength:
			worth -= body(t.me.Strength) - body(t.me.Strength+p.N)
		case verb.Sanity:
			worth -= 0.8 * (body(t.me.Sanity) - body(t.me.Sanity+p.N))
		case verb.Lose:
			worth -= 10 * float64(p.N)
		case verb.Advance:
			worth -= 6 * float64(p.N)
		}
	}
	return worth
}

// leftover is the best of what Actions are still good for.
func (t *thought) leftover() (best *game.Choice, most float64) {
	return t.most(func(c *game.Choice) float64 {
		switch c.Kind {
		case island.Personal:
			return t.effect(box.Roles[t.me.Role].Item)
		case island.PlayCurse:
			return t.lifting(box.Card(c.Target))
		case island.Assemble, island.Consult:
			return t.plays(c) - 0.2*worths[box.Card(c.Target)]
		}
		return 0
	})
}

// aim is what a card is aimed at best.
func (t *thought) aim(c *game.Choice) float64 {
	card := t.v.Doing()
	line := t.lineOf(card)
	switch c.Item {
	case island.AtPerson:
		o, worth := game.Seat(c.Target), 0.0
		for _, p := range line {
			switch p.Verb {
			case verb.Strength, verb.Sanity:
				worth = max(worth, t.heal(o, p))
			case verb.Curse:
				if p.N < 0 {
					worth = max(worth, t.curse(t.v.Chair(o).Curses-1))
				}
			}
		}
		return worth
	case island.AtCreature:
		k := int(c.Target)
		if _, ok := verb.Find(line, verb.Hold); ok {
			return t.now() - t.held(t.isle.Held|1<<k)
		}
		if p, ok := verb.Find(line, verb.Drive); ok {
			return -t.driven(t.isle, k, int(p.N))
		}
		return t.threat(k)
	case island.AtCurse:
		return map[string]float64{"SHK": 5, "LIM": 4, "DRD": 4, "WHI": 2, "SLP": 3, "FOL": 2, "HUN": 1}[box.Card(c.Target).Code()]
	}
	return -float64(t.isle.Damage[t.b.Gate(box.Place(c.Target))])
}

func (t *thought) lineOf(c box.Card) []verb.Part {
	switch {
	case c == box.ItemCard:
		return box.Roles[t.me.Role].Item
	case c.Type() == box.Quest:
		return box.Faces[c].Finish
	}
	return box.Faces[c].Effect
}

// lead is where a creature is led best.
func (t *thought) lead(c *game.Choice) float64 {
	if c.Kind == island.Stop {
		return -t.now() + 0.5
	}
	k := t.v.About()
	then := t.isle
	then.Enter(k, box.Place(c.Target), foretell.Nothing)
	cost := 0.0
	for s := range t.isle.People {
		if t.isle.People[s].Alive() {
			if !then.People[s].Alive() {
				cost += 300
			}
			cost += body(t.isle.People[s].Strength) - body(then.People[s].Strength)
		}
	}
	d := t.dread(then)
	if then.At[k] != box.Nowhere && t.v.Doing() != box.ItemCard {
		d = min(d, t.driven(then, k, 1))
	}
	return -cost - d
}

// walk is where a card's way leads best.
func (t *thought) walk(c *game.Choice) float64 {
	at := t.me.At
	if c.Kind == island.Walk {
		at = box.Place(c.Target)
	}
	worth := -t.at(at) - t.haven(at)
	if at == box.Heart {
		worth -= 40
	}
	return worth
}

// peek puts what is worse than usual at the bottom.
func (t *thought) peek(c *game.Choice) float64 {
	if c.Kind == island.Stop {
		return 15
	}
	row := t.v.Row()
	if int(c.Target) >= len(row) || row[c.Target] == box.NoSpawn {
		return 0
	}
	card := row[c.Target]
	if card.IsEvent() {
		return 17
	}
	f, n := &box.SpawnFaces[card], max(1, min(4, t.v.Company().Count()))
	if t.v.Alone() {
		n = 1
	}
	marks := t.v.Settings()
	if marks.Marks() && f.Lull[n] {
		return 0
	}
	worth := [...]float64{11, 26, 34}[f.Rows[box.Row(int(t.isle.Darkness))].Sort]
	if marks.Marks() && f.Twin[n] {
		worth += 11
	}
	return worth
}

// send gives Radio Parts away to whoever has more of them, and else keeps its cards.
func (t *thought) send() game.Command {
	return t.best(func(c *game.Choice) float64 {
		if c.Kind == island.Stop {
			return 0
		}
		known, _ := t.parts(game.Seat(c.Item))
		if box.Card(c.Target) == box.RadioPart && t.called == 0 && known >= int(t.hand[box.RadioPart]) {
			return float64(known)
		}
		return -1
	})
}

// shares is a Quest for whoever holds none, where this hand holds several: the one that is begun
// farthest from here.
func (t *thought) shares(his *[box.Cards]uint8) (c box.Card, ok bool) {
	mine, far := 0, -1
	for q := box.FirstQuest; q < box.FirstCurse; q++ {
		if his[q] > 0 {
			return box.NoCard, false
		}
		if t.hand[q] == 0 {
			continue
		}
		mine++
		if d := t.b.Walking(t.me.At, t.placeOf(box.Faces[q].Effect, t.me.At)); d > far {
			c, far = q, d
		}
	}
	return c, mine > 1 && t.need > 0
}

// talk gives the Radio Parts to whoever has asked for them or has more, the mover of those with equally many,
// and a Quest to whoever has asked for one, or has none.
func (t *thought) talk() game.Command {
	_, mover, _ := t.v.Asked()
	o := game.Seat(t.v.About())
	if o == t.s {
		o = mover
	}
	his, _ := t.v.Hand(o)
	mine, theirs := int(t.hand[box.RadioPart]), int(his[box.RadioPart])
	give := mine > 0 && mine < partsNeeded && theirs < partsNeeded && t.called == 0 && (theirs > mine || theirs == mine && t.s != mover || t.asksParts(o))
	if give {
		if c, ok := t.find(island.Give, int(box.RadioPart), 0); ok {
			return c.Command(0)
		}
	}
	quest, gives := t.wanted(o)
	if !gives {
		quest, gives = t.shares(&his)
	}
	if gives {
		if c, ok := t.find(island.Give, int(quest), 0); ok {
			return c.Command(0)
		}
	}
	if c, ok := t.find(island.Take, int(box.RadioPart), 0); ok && mine >= theirs {
		return c.Command(0)
	}
	c, _ := t.find(island.Done, -1, -1)
	return c.Command(0)
}

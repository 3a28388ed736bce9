package nile

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
)

// Asking is a misfortune that asks the viewing seat what it will bear (11.971).
type Asking struct {
	Disaster deck.Disaster
	Ways     []AskedWay // the book's first
}

// AskedWay is a way to bear a misfortune, and what comes of it. All chances are exact.
type AskedWay struct {
	Key   string       // as WayKey has it
	Why   game.Refusal // why it cannot be gone; the zero Refusal where it can
	Rule  game.Rule    // 11, or 11.971 where the way is ours
	Tolls []Toll       // none where it cannot be gone: what it may cost, the gravest first
	Ends  []End        // likewise: how the party may stand then, each end once
}

// End is how a party may stand when a misfortune is over.
type End struct {
	Chance float64
	Dead   bool    // the explorer: all else is lost with him
	Party  Sheet   // otherwise
	Aim    int     // on the hunting die this turn, by the misfortune
	NoHunt bool    // there is no hunting this turn, and no first fire
	Misled bool    // the march ends in the first hex unknown to the party
	Bag    float64 // fresh rations that hunting will bring on average this turn, if it moves no more
}

// Loss is what a toll is paid in.
type Loss uint8

// The losses, the gravest first.
const (
	LossOfLife   Loss = iota // the explorer's: no other loss is counted then
	LossOfHealth             // his
	LossOfPeople             // Item: dead, gone or taken
	LossOfFit                // Item: people who fall sick
	LossOfThings             // Item: beasts, canoes and stores
	LossOfMode               // it has to go on on foot
	LossOfPoints             // of movement, this turn
	LossOfWay                // the march ends this turn in the first hex unknown to the party
	LossOfRoom               // items more than can be carried
	LossOfAim                // on the hunting die, this turn
	LossOfHunt               // there is no hunting this turn, and no first fire
	GainOfFresh              // no loss: fresh rations
	Losses
)

// Toll is one thing that a way may cost: the chance that it does, and if so how much, at
// least, at most and on average.
type Toll struct {
	Loss        Loss
	Item        Item
	Chance      float64
	Least, Most int
	Mean        float64
}

// Asking is what the viewing seat is asked; ok is false where it is not.
func (v View) Asking() (out Asking, ok bool) {
	p := v.p
	if p.top() != (step{Beset, v.seat}) {
		return out, false
	}
	m := p.victim(v.seat, nil)
	out.Disaster = m.d
	for i, w := range waysOf(m.d) {
		x := AskedWay{Key: w.key, Rule: ruleOfWay(i)}
		if w.lacks != nil {
			x.Why = w.lacks(m)
		}
		if x.Why.Why == "" {
			x.Ends = p.ends(v.seat, func(q *Position, a *game.Act) *mishap { return q.goes(v.seat, i, a) })
			x.Tolls = p.tolls(v.seat, x.Ends)
		}
		out.Ways = append(out.Ways, x)
	}
	return out, true
}

// Ends are how the viewing seat's party may stand after a choice that answers a misfortune: Bear,
// or PayUp, LetGo and StayBehind; nil after any other.
func (v View) Ends(c game.Choice) []End {
	if c.Seat != v.seat || !v.acts() {
		return nil
	}
	switch c.Kind {
	case Bear:
		return v.p.ends(c.Seat, func(q *Position, a *game.Act) *mishap { return q.goes(c.Seat, int(c.Target), a) })
	case PayUp, LetGo, StayBehind:
		return v.p.ends(c.Seat, func(q *Position, a *game.Act) *mishap { return q.answer(c.Command(0), a) })
	}
	return nil
}

// Tolls are what a choice that answers a misfortune may cost, as Ends has its ends; none where that tells nothing.
func (v View) Tolls(c game.Choice) []Toll {
	ends := v.Ends(c)
	if len(ends) == 0 {
		return nil
	}
	return v.p.tolls(v.seat, ends)
}

// ends are how a seat's party may stand when it has done something about a misfortune.
func (p *Position) ends(s game.Seat, do func(q *Position, a *game.Act) *mishap) (out []End) {
	var end End
	p.rehearse(s, func(q *Position, a *game.Act) {
		end = End{Dead: do(q, a).slain}
		if !end.Dead {
			q.sheet(s, &end.Party)
			end.Party.Track = nil
			e := &q.players[s].Trip
			end.Misled = e.FalseGuide && !e.Halted
			end.Aim, end.NoHunt, end.Bag = int(e.HuntMod), e.NoHunt, q.View(s).HuntOdds().Expected
		}
	}, func(chance float64, _ []game.Event) {
		for i := range out {
			if out[i].alike(&end) {
				out[i].Chance += chance
				return
			}
		}
		end.Chance = chance
		out = append(out, end)
	})
	return out
}

// alike reports whether two ends are the same but for their chance.
func (e *End) alike(o *End) bool {
	a, b := &e.Party, &o.Party
	return e.Dead == o.Dead && a.Have == b.Have && a.Ill == b.Ill && a.Sick == b.Sick && a.Left == b.Left && a.Halted == b.Halted &&
		a.Mode == b.Mode && a.Fresh == b.Fresh && a.Disgraced == b.Disgraced && e.Aim == o.Aim && e.NoHunt == o.NoHunt && e.Misled == o.Misled
}

// tolls are what the ends cost, beside the party as it stands.
func (p *Position) tolls(s game.Seat, ends []End) (out []Toll) {
	var before Sheet
	p.sheet(s, &before)
	add := func(l Loss, i Item, n int, chance float64) {
		if n <= 0 {
			return
		}
		at := slices.IndexFunc(out, func(t Toll) bool { return t.Loss == l && t.Item == i })
		if at < 0 {
			at, out = len(out), append(out, Toll{Loss: l, Item: i, Least: n})
		}
		t := &out[at]
		t.Chance, t.Mean = t.Chance+chance, t.Mean+chance*float64(n)
		t.Least, t.Most = min(t.Least, n), max(t.Most, n)
	}
	for _, e := range ends {
		if e.Dead {
			add(LossOfLife, 0, 1, e.Chance)
			continue
		}
		after := &e.Party
		if after.Sick && !before.Sick {
			add(LossOfHealth, 0, 1, e.Chance)
		}
		for i := range Items {
			loss := LossOfThings
			if i <= Askaris {
				loss = LossOfPeople
				add(LossOfFit, i, after.Ill[i]-before.Ill[i], e.Chance)
			}
			add(loss, i, before.Have[i]-after.Have[i], e.Chance)
		}
		if after.Mode != before.Mode {
			add(LossOfMode, 0, 1, e.Chance)
		}
		add(LossOfPoints, 0, marchOf(&before)-marchOf(after), e.Chance)
		add(LossOfWay, 0, int(yes(e.Misled)), e.Chance)
		add(LossOfRoom, 0, after.tooMuch()-before.tooMuch(), e.Chance)
		add(LossOfAim, 0, -e.Aim, e.Chance)
		add(LossOfHunt, 0, int(yes(e.NoHunt)), e.Chance)
		add(GainOfFresh, 0, after.Fresh-before.Fresh, e.Chance)
	}
	for i := range out {
		out[i].Mean /= out[i].Chance
	}
	slices.SortStableFunc(out, func(a, b Toll) int { return cmp.Or(cmp.Compare(a.Loss, b.Loss), cmp.Compare(a.Item, b.Item)) })
	return out
}

// tooMuch is how many items the party has beyond what it can carry.
func (s *Sheet) tooMuch() int { return max(0, -s.Load[s.Mode].Room()) }

// marchOf is the movement a party has left this turn.
func marchOf(s *Sheet) int {
	if s.Halted {
		return 0
	}
	return s.Left
}

package bots

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// strong is a sharp traveller who plays its plans out before it follows one. How to set
// out and where from, and month by month whether to go on and where to, it tries in
// positions that might be the one it is in as far as it knows: everything hidden is dealt
// anew (nile.View.Imagined). There it plays as a sharp traveller does, with dice of its
// own, while the others only live on (game.Race).
type strong struct {
	*traveller
	race  game.Race
	month int // counted from 1, in which it thought last in the field
	aimed hexmap.ID
	// What it has done, for whoever measures it.
	played int // months, in the decision made last
}

// How much a strong player tries.
const (
	aStyle     = 2   // ports that are tried in each style
	startLong  = 24  // months each plan to set out is played, at most
	mostAims   = 3   // places to go to, besides the way home
	fieldLong  = 8   // months each plan in the field is played, at most
	thinkEvery = 4   // months between two thoughts in the field, where nothing new calls for one
	committed  = 1.6 // how much better another plan must be than the one that was tried and taken
)

// startRounds and fieldRounds are how often each plan is played out; of the last round one
// is left.
var (
	startRounds = []game.Round{{Tries: 2, Left: 4}, {Tries: 3, Left: 2}, {Tries: 4, Left: 1}}
	fieldRounds = []game.Round{{Tries: 2, Left: 2}, {Tries: 3, Left: 1}}
)

// newStrong is a strong player of a strategy.
func newStrong(s *strategy, seed uint64) *strong {
	return &strong{traveller: newTraveller(s, seed), race: game.Race{Seed: seed}, aimed: hexmap.None}
}

// Heed has it stop thinking where stop says so; what it chooses then is of no use.
func (b *strong) Heed(stop func() bool) { b.race.Stop = stop }

// Choose takes the next step of the plan that promises most.
func (b *strong) Choose(v nile.View, cs []game.Choice) game.Command {
	b.played = 0
	switch v.Phase() {
	case nile.ChoosingPort:
		return b.setOut(v, cs, nile.ChoosePort)
	case nile.InEurope:
		return b.setOut(v, cs, nile.Outfit)
	case nile.ChoosingPace:
		b.reconsider(v)
	}
	return b.traveller.Choose(v, cs)
}

// copied is the traveller as it is now, with chance of its own.
func (b *traveller) copied(seed uint64) *traveller {
	c := *b
	c.rng = game.NewRandom(seed)
	c.shunned = slices.Clone(b.shunned)
	c.course.way = slices.Clone(b.course.way)
	return &c
}

// start is one way to go on: the command, none of kind 0, and the traveller who has given
// it.
type start struct {
	cmd game.Command
	who *traveller
}

// setOut tries the best ways to set out, and waiting for money where that is the question.
func (b *strong) setOut(v nile.View, cs []game.Choice, k game.Kind) game.Command {
	usual := b.traveller.Choose(v, cs) // what it would do without thinking
	if usual.Kind != k || v.Open() {
		return usual // the end, no money, and games that go on for ever
	}
	tries := b.starts(v, cs, k, usual)
	at := b.best(v, tries, startRounds, startLong)
	*b.traveller = *tries[at].who
	return tries[at].cmd
}

// starts are the ways to set out that are tried, the usual one first: the best ports in
// every style, and one more month of lectures.
func (b *strong) starts(v nile.View, cs []game.Choice, k game.Kind, usual game.Command) []start {
	out := []start{{usual, b.copied(b.race.Seed)}}
	if c, ok := find(cs, nile.Wait); ok {
		out = append(out, start{c.Command(0), b.copied(b.race.Seed)})
	}
	l := survey(v, &b.taste)
	good := b.offers(l, cs, k, noJourney)
	slices.SortStableFunc(good, func(x, y offer) int {
		switch {
		case exceeds(x.rate, y.rate):
			return -1
		case exceeds(y.rate, x.rate):
			return 1
		}
		return 0
	})
	var tried [styles]int
	for _, o := range good {
		if o.style == b.style && o.c.Target == usual.Target || tried[o.style] == aStyle {
			continue
		}
		tried[o.style]++
		who := b.copied(b.race.Seed)
		who.great, who.style, who.bound, who.waited = noJourney, o.style, o.bound, 0
		out = append(out, start{o.c.Command(0), who})
	}
	return out
}

// reconsider thinks about where to go, or whether to go home, where a thought is due:
// the plan is another than before, or none was given for some months.
func (b *strong) reconsider(v nile.View) {
	sh, ok := v.Sheet(v.Seat())
	if !ok || sh.At == hexmap.None || v.Open() {
		return
	}
	now := v.Turn() + 1
	p := b.planner(v, &sh, sh.Mode)
	defer p.done()
	q := p.best(sh.At, b.aim)
	if b.homing && now-b.month < thinkEvery || q.aim == b.aimed && now-b.month < thinkEvery && b.month >= sh.Began {
		return
	}
	b.month = now
	usual := b.copied(b.race.Seed)
	usual.aim, usual.loyal, usual.homing, usual.course = q.aim, committed, false, plan{}
	tries := []start{{who: usual}}
	for _, aim := range p.aims(sh.At, mostAims) {
		if aim == q.aim {
			continue
		}
		t := b.copied(b.race.Seed)
		t.aim, t.loyal, t.homing, t.course = aim, committed, false, plan{}
		tries = append(tries, start{who: t})
	}
	if p.held > 0 && q.aim != hexmap.None {
		t := b.copied(b.race.Seed)
		t.homing, t.aim, t.course = true, hexmap.None, plan{}
		tries = append(tries, start{who: t})
	}
	at := 0
	if len(tries) > 1 {
		at = b.best(v, tries, fieldRounds, fieldLong)
	}
	who := tries[at].who
	b.aim, b.loyal, b.homing, b.course = who.aim, who.loyal, who.homing, plan{}
	b.aimed = b.aim
}

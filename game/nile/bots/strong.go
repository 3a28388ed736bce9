package bots

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// strong is a traveller who plays its plans out before it follows one. Where to set
// out from, and month by month whether to go on and where to, it tries in positions
// that might be the one it is in as far as it knows: everything hidden is dealt anew
// (nile.View.Imagined). There it plays as a traveller does, with dice of its own, while
// the others only live on. It takes the plan that brought most, for the months it took.
//
// How long it thinks is limited by the months that it plays out, never by a clock: the
// same seed makes the same decisions.
type strong struct {
	*traveller
	seed  uint64
	asked uint64 // decisions it has thought about
	month int    // counted from 1, in which it thought last in the field
	aimed hexmap.ID
	stop  func() bool // nil: nobody stops it
	// What it has done, for whoever measures it.
	played int // months, in the decision made last
}

// How much a strong player tries.
const (
	mostStarts = 6    // ways to set out
	startTries = 6    // how often each is played out
	startLong  = 30   // months each time, at most
	mostAims   = 3    // places to go to, besides the way home
	fieldTries = 5    // how often each is played out
	fieldLong  = 10   // months each time, at most
	thinkEvery = 3    // months between two thoughts in the field, where nothing new calls for one
	usualRate  = 2.0  // points a month that a player makes who plays well: what a month is worth
	deathCosts = 4.0  // months till another explorer is where this one was
	faith      = 0.75 // of the points in hand, far from home, that come home
	committed  = 1.6  // how much better another plan must be than the one that was tried and taken
)

// newStrong is a strong player of a strategy.
func newStrong(s *strategy, seed uint64) *strong {
	return &strong{traveller: newTraveller(s, seed), seed: seed, aimed: hexmap.None}
}

// Heed has it stop thinking where stop says so; what it chooses then is of no use.
func (b *strong) Heed(stop func() bool) { b.stop = stop }

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

// start is one way to set out: the command, and the traveller who has given it.
type start struct {
	cmd game.Command
	who *traveller
}

// setOut tries the best ways to set out, and waiting where that brings money.
func (b *strong) setOut(v nile.View, cs []game.Choice, k game.Kind) game.Command {
	usual := b.traveller.Choose(v, cs) // what it would do without thinking
	if usual.Kind != k && usual.Kind != nile.Wait || v.Open() {
		return usual // the end, and games that go on for ever
	}
	tries := b.starts(v, cs, k, usual)
	if len(tries) < 2 {
		return usual
	}
	best, at := math.Inf(-1), 0
	for i, t := range tries {
		if worth := b.worth(v, t, startTries, startLong); worth > best {
			best, at = worth, i
		}
	}
	b.asked++
	*b.traveller = *tries[at].who
	return tries[at].cmd
}

// starts are the ways to set out that are tried, the usual one first.
func (b *strong) starts(v nile.View, cs []game.Choice, k game.Kind, usual game.Command) []start {
	out := []start{{usual, b.copied(b.seed)}}
	if c, ok := find(cs, nile.Wait); ok && usual.Kind != nile.Wait && v.Player(v.Seat()).Money < b.sails*2 {
		out = append(out, start{c.Command(0), b.copied(b.seed)})
	}
	even := b.copied(b.seed)
	even.newTaste()
	if b.aims == nil {
		even.taste = evenTaste()
	}
	l := survey(v, &even.taste)
	good := even.offers(l, cs, k, noJourney)
	slices.SortStableFunc(good, func(x, y offer) int {
		switch {
		case x.rate > y.rate:
			return -1
		case x.rate < y.rate:
			return 1
		}
		return 0
	})
	for _, o := range good {
		if len(out) > mostStarts {
			break
		}
		who := even.copied(b.seed)
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
	if q := p.best(sh.At, b.aim); q.aim == b.aimed && now-b.month < thinkEvery && b.month >= sh.Began {
		return
	}
	b.month = now
	var who []*traveller
	for _, aim := range p.aims(sh.At, mostAims) {
		t := b.copied(b.seed)
		t.aim, t.loyal, t.homing, t.course = aim, committed, false, plan{}
		who = append(who, t)
	}
	if p.held > 0 {
		t := b.copied(b.seed)
		t.homing, t.aim, t.course = true, hexmap.None, plan{}
		who = append(who, t)
	}
	if len(who) < 2 {
		b.homing = false
		return
	}
	best, at := math.Inf(-1), 0
	for i, t := range who {
		if worth := b.worth(v, start{who: t}, fieldTries, fieldLong); worth > best {
			best, at = worth, i
		}
	}
	b.asked++
	b.aim, b.loyal, b.homing, b.course = who[at].aim, who[at].loyal, who[at].homing, plan{}
	b.aimed = b.aim
}

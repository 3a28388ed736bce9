// Package bots are the players of the island without hands. They see what a seat may see,
// and choose among what it is offered. They say nothing, and heed what is said to them.
package bots

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// Bot is a player without hands.
type Bot interface {
	// Choose takes one of the choices; s is the seat that is asked.
	Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command
}

// Kinds are the kinds of bot, the usual one first.
func Kinds() []string { return []string{"keen", "easy", "random"} }

// Heeds reports whether a bot of a kind weighs what it hears: this round and the next, never against what it sees.
func Heeds(kind string) bool { return kind != "random" }

// Habit is a thing that a bot leaves be, so that its worth can be measured (25.2).
type Habit uint8

// The habits.
const (
	NoFights Habit = 1 << iota
	NoTraps
	NoTalks
	NoRituals
)

// habits are what a name of a bot may have behind it: "keen-fights".
var habits = map[string]Habit{"keen-fights": NoFights, "keen-traps": NoTraps, "keen-talks": NoTalks, "keen-rituals": NoRituals}

// New makes one; the same seed makes the same decisions.
func New(kind string, seed uint64) (Bot, error) {
	switch kind {
	case "random":
		return &random{game.NewRandom(seed)}, nil
	case "easy":
		return &steady{rng: game.NewRandom(seed), slips: 15}, nil
	case "keen":
		return &steady{rng: game.NewRandom(seed)}, nil
	}
	if h, ok := habits[kind]; ok {
		return &steady{rng: game.NewRandom(seed), without: h}, nil
	}
	return nil, fmt.Errorf("island: there is no bot called %q", kind)
}

// random picks evenly.
type random struct{ rng *game.Random }

func (r *random) Choose(_ game.Position, _ game.Seat, cs []game.Choice) game.Command {
	return r.rng.Choose(cs)
}

// Errand is what a keen player in a seat whose turn it is would have in mind there, whatever is done first.
func Errand(p *island.Position, s game.Seat, cs []game.Choice) (e island.Errand, about int) {
	plan := think(&steady{rng: game.NewRandom(1)}, p.View(s), s, cs).makePlan()
	return plan.errand, plan.about
}

// steady weighs errands by what phase 3 would do afterwards.
type steady struct {
	rng     *game.Random
	slips   int // of a hundred decisions, how many it does not think about
	without Habit
}

// Choose takes what is worth most.
func (b *steady) Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command {
	t := think(b, p.(*island.Position).View(s), s, cs)
	if b.slips > 0 && b.rng.IntN(100) < b.slips {
		return t.slip()
	}
	return t.decide()
}

// thought is one decision being made. What things are worth is reckoned in parts of a
// step of the Darkness, which is about fifty.
type thought struct {
	*steady
	v      island.View
	s      game.Seat
	cs     []game.Choice
	b      *box.Board
	isle   foretell.Island
	terror foretell.Terror
	me     *foretell.Person
	hand   [box.Cards]uint8
	turn   island.TurnSeen
	calm   float64 // what is to come if nothing is done
	need   int     // Quests still to be completed
	called int
	boat   bool
	worth  [foretell.Creatures]float64 // what killing each is worth
	known  bool                        // worth has been reckoned
	spoken int                         // how many have said something
	waits  game.Seats                  // those who still have a turn before phase 3
}

func think(b *steady, v island.View, s game.Seat, cs []game.Choice) *thought {
	t := &thought{steady: b, v: v, s: s, cs: cs, b: v.Board(), isle: v.Island(), terror: v.Terror(), turn: v.Turn()}
	t.me = &t.isle.People[s]
	t.hand, _ = v.Hand(s)
	done, needs := v.Quests()
	t.need = max(0, needs-done)
	t.called, t.boat = v.Boat()
	for o := range v.Company().All() {
		chair := v.Chair(o)
		if chair.Spoken.Round > 0 {
			t.spoken++
		}
		if !chair.Had && o != t.turn.Seat {
			t.waits = t.waits.With(o)
		}
	}
	return t
}

// slip is a decision that was not thought about; in a turn nobody slips into a word, or
// throws a card away.
func (t *thought) slip() game.Command {
	if step, _, _ := t.v.Asked(); step != island.Acting {
		return t.rng.Choose(t.cs)
	}
	for range 40 {
		switch cmd := t.rng.Choose(t.cs); cmd.Kind {
		case island.Speak, island.Breach, island.Think, island.PutDown, island.Ready, island.EndTurn:
		default:
			return cmd
		}
	}
	return t.act()
}

// best takes the choice that is worth most; equal ones the first.
func (t *thought) best(worth func(c *game.Choice) float64) game.Command {
	at, most := 0, 0.0
	for i := range t.cs {
		if w := worth(&t.cs[i]); i == 0 || w > most+1e-9 {
			at, most = i, w
		}
	}
	c := &t.cs[at]
	return c.Command(int(c.Max))
}

// find is the first choice of a kind with that target and item; −1 for any.
func (t *thought) find(k game.Kind, target, item int) (*game.Choice, bool) {
	for i := range t.cs {
		if c := &t.cs[i]; c.Kind == k && (target < 0 || int(c.Target) == target) && (item < 0 || int(c.Item) == item) {
			return c, true
		}
	}
	return nil, false
}

func (t *thought) is(h Habit) bool { return t.without&h != 0 }

// decide answers the question that is asked.
func (t *thought) decide() game.Command {
	step, _, _ := t.v.Asked()
	//exhaustive:enforce
	switch step {
	case island.Keeping, island.PuttingOff, island.Sifting:
		return t.best(func(c *game.Choice) float64 { return -t.keeps(box.Card(c.Target)) })
	case island.Asking:
		return t.asks()
	case island.Wishing:
		return t.wishes()
	case island.Acting:
		return t.act()
	case island.Hitting:
		return t.best(func(c *game.Choice) float64 { return t.threat(int(c.Target)) })
	case island.Nearing:
		return t.best(func(c *game.Choice) float64 { return -t.afterMove(int(c.Target)) })
	case island.Aiming:
		return t.best(t.aim)
	case island.Leading:
		return t.best(t.lead)
	case island.Walking:
		return t.best(t.walk)
	case island.Peeking:
		return t.best(t.peek)
	case island.Sending:
		return t.send()
	case island.Talking:
		return t.talk()
	case island.StoodIn, island.Bringing:
		return t.best(func(c *game.Choice) float64 { return -float64(c.Target) })
	case island.Beginning, island.Hosting:
	}
	return t.best(func(c *game.Choice) float64 { return map[game.Kind]float64{island.Done: 1}[c.Kind] })
}

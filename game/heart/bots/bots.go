// Package bots are the players of Heart of Darkness without hands. They see what
// a seat may see, and choose among what it is offered.
package bots

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
)

// Bot is a player without hands.
type Bot interface {
	// Choose takes one of the choices; s is the seat that is asked.
	Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command
}

// Kinds are the kinds of bot, the usual one first.
func Kinds() []string { return []string{"keen", "easy", "random", "strong"} }

// New makes one; the same seed makes the same decisions.
func New(kind string, seed uint64) (Bot, error) {
	switch kind {
	case "random":
		return &walker{rng: game.NewRandom(seed)}, nil
	case "easy":
		rng := game.NewRandom(seed)
		return &walker{rng: rng, depth: 1, slips: 15, want: box.Outfit(rng.IntN(int(box.Outfits))).Lots()}, nil
	case "keen":
		return newKeen(seed), nil
	case "strong":
		return &strong{walker: newKeen(seed), race: game.Race{Seed: seed}}, nil
	}
	return nil, fmt.Errorf("heart: there is no bot called %q", kind)
}

// walker weighs every choice by rules of thumb, and looks some days ahead.
type walker struct {
	rng   *game.Random
	depth int       // how many days it looks ahead; 0: it picks at random
	slips int       // of a hundred decisions, how many it does not think about
	want  []box.Lot // what it buys, in order
}

func newKeen(seed uint64) *walker {
	return &walker{rng: game.NewRandom(seed), depth: 4, want: box.AllRounder.Lots()}
}

// Choose takes what is worth most.
func (b *walker) Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command {
	if b.depth == 0 || b.rng.IntN(100) < b.slips {
		return b.rng.Choose(cs)
	}
	best, most, ties := game.Command{}, 0.0, 0
	b.weigh(p.(*heart.Position), s, cs, func(cmd game.Command, worth float64) {
		switch {
		case ties == 0 || worth > most+1e-9:
			best, most, ties = cmd, worth, 1
		case worth > most-1e-9:
			if ties++; b.rng.IntN(ties) == 0 {
				best = cmd
			}
		}
	})
	if ties == 0 {
		return b.rng.Choose(cs)
	}
	return best
}

// weigh tells each command that it would think of with what that is worth.
func (b *walker) weigh(p *heart.Position, s game.Seat, cs []game.Choice, each func(cmd game.Command, worth float64)) {
	t := thought{v: p.View(s), s: s, bot: b}
	step, _, _ := t.v.Asked()
	for i := range cs {
		c := &cs[i]
		if c.Kind == heart.Order {
			continue // it keeps to what is usual
		}
		n := int(c.Min)
		if c.Max > c.Min {
			n = t.bestCount(c)
		}
		each(c.Command(n), t.worth(step, c))
	}
}

// thought is one decision being made. What things are worth is reckoned in Drama
// Points (26: a Time is about one, a Health about two).
type thought struct {
	v   heart.View
	s   game.Seat
	bot *walker
}

func (t *thought) of(f box.Figure) int          { return t.v.Of(t.s, f) }
func (t *thought) has(r box.Resource) bool      { return t.v.Has(t.s, r) > 0 }
func (t *thought) count(r box.Resource) int     { return t.v.Has(t.s, r) }
func when(is bool, worth float64) float64       { return map[bool]float64{true: worth}[is] }
func chance(o game.Odds, of float64) float64    { return o.Float() * of }
func below(n, enough int, each float64) float64 { return -each * float64(max(0, enough-n)) }

// goods is what Food and Gifts are worth: below twelve or so each, an Accident or a
// Storm takes a man too (26).
func goods(food, gifts int) float64 {
	return 0.02*float64(food+gifts) + below(food, 13, 0.15) + below(gifts, 13, 0.12)
}

// bestCount is how many of what is counted: Food among Items lost.
func (t *thought) bestCount(c *game.Choice) int {
	food, gifts, n := t.of(box.Food), t.of(box.Gifts), t.v.About()
	best, most := int(c.Min), -1e9
	for k := int(c.Min); k <= int(c.Max); k++ {
		if w := goods(food-k, gifts-(n-k)); w > most {
			best, most = k, w
		}
	}
	return best
}

// worth is what a choice is worth, by the question that it answers.
func (t *thought) worth(step heart.Step, c *game.Choice) float64 {
	switch step {
	case heart.ChoosingPatron:
		return when(box.Patron(c.Target) == box.RGS, 1)
	case heart.Outfitting:
		return t.lot(c)
	case heart.Marching:
		return t.march(c)
	case heart.JoiningRiver:
		return c.Odds.Float()
	case heart.KeepingSource:
		return t.source(c)
	case heart.Stepping:
		return t.walk(c)
	case heart.EndingTime:
		return t.ending(c)
	case heart.UsingGuide:
		return when(c.Kind == heart.Yes, 1)
	case heart.PlacingChit:
		at := t.v.Sheet(t.s).Slot
		return -float64(box.Distance(at, box.Slot(c.Target)))
	case heart.UsingTelescope, heart.LayingWater, heart.ChoosingPort, heart.Opening:
		return 0
	case heart.NamingFind:
		return when(c.Kind == heart.No, 1)
	default:
		return t.mishap(step, c)
	}
}

// lot is what a lot is worth: a ready-made outfit, lot by lot (4.4).
func (t *thought) lot(c *game.Choice) float64 {
	if c.Kind == heart.No {
		return -1
	}
	l := box.Lot(c.Item)
	wanted, bought := 0, t.v.Bought(t.s)
	lots := t.bot.want
	for i, w := range lots {
		if w == l {
			if wanted++; wanted > bought[l] {
				return float64(100 - i)
			}
		}
	}
	// What is gone is bought as Food, Gifts or Ammo Stock.
	switch l {
	case box.FoodLot:
		return 0.3
	case box.GiftsLot:
		return 0.2
	case box.AmmoLot:
		return 0.1
	}
	return -0.5
}

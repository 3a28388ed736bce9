package bots

import (
	"cmp"
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
)

// strong is a keen player who plays his Game Turn out before he decides: every choice that
// seems good by rules of thumb he tries in copies of the position, with dice of his own,
// to the end of his Time, and there weighs what he has (game.Race). The others have no days
// in what he imagines (heart.View.Imagined): hardly anything that they do there touches him.
//
// His outfit and his Patron he tries in whole games, and Bad Luck by what it does to the
// roller.
type strong struct {
	*walker
	race    game.Race
	decided bool // on an outfit
	// What he has done, for whoever measures it.
	played int // Game Turns played out, in the decision made last
}

// Heed has him stop thinking where stop says so; what he chooses then is of no use.
func (b *strong) Heed(stop func() bool) { b.race.Stop = stop }

// mostTried is how many choices are tried, and rounds is how often.
const mostTried = 5

var rounds = []game.Round{{Tries: 6, Left: 3}, {Tries: 10, Left: 2}, {Tries: 16, Left: 1}}

// weighty are the questions that he thinks about: those whose answer the rest of his Game
// Turn follows from.
var weighty = map[heart.Step]bool{
	heart.Marching: true, heart.KeepingSource: true, heart.LayingWater: true, heart.Stepping: true, heart.EndingTime: true, heart.UsingTelescope: true,
	heart.PlacingChit: true, heart.UsingSuccess: true, heart.Ignoring: true, heart.SavingPerson: true, heart.Thirsting: true, heart.TakingInstead: true,
	heart.Recruiting: true, heart.GivingVillage: true, heart.OfferingKing: true, heart.Trading: true, heart.FacingSpecial: true,
	heart.FacingWarriors: true, heart.Boosting: true,
}

// tried is a choice with its worth by rules of thumb.
type tried struct {
	cmd   game.Command
	thumb float64
}

// Choose takes the choice that promises most.
func (b *strong) Choose(pos game.Position, s game.Seat, cs []game.Choice) game.Command {
	b.played = 0
	p := pos.(*heart.Position)
	step, _, _ := p.View(s).Asked()
	if step == heart.Outfitting && !b.decided {
		b.setsOut(p, s, cs)
	}
	usual := b.walker.Choose(p, s, cs)
	switch {
	case step == heart.ChoosingPatron:
		return b.takesPatron(p, s, cs, usual)
	case step == heart.HandingBadLuck:
		return b.handsOn(p, s, cs, usual)
	case !weighty[step]:
		return usual
	}
	list := []tried{{cmd: usual, thumb: math.Inf(1)}}
	b.weigh(p, s, cs, func(cmd game.Command, worth float64) {
		if cmd != usual {
			list = append(list, tried{cmd: cmd, thumb: worth})
		}
	})
	if len(list) < 2 {
		return usual
	}
	slices.SortStableFunc(list, func(x, y tried) int { return cmp.Compare(y.thumb, x.thumb) })
	list = list[:min(len(list), mostTried)]
	imagined := p.View(s).Imagined(s)
	return list[b.race.Best(len(list), rounds, func(seed uint64) func(int) float64 {
		return func(i int) float64 { return b.playOut(imagined, s, list[i].cmd, seed) }
	})].cmd
}

// mostCommands ends a Game Turn in which nothing comes to an end.
const mostCommands = 600

// playOut carries a command out on a copy and plays the seat's Game Turn to its end, as a
// keen player does.
func (b *strong) playOut(p *heart.Position, s game.Seat, cmd game.Command, seed uint64) float64 {
	b.played++
	pos := p.Clone().(*heart.Position)
	before, turn := standing(pos, s), pos.View(s).GameTurn()
	trial, who := game.NewTrial(seed), newKeen(seed)
	who.want = b.want
	var buf []game.Choice
	for range mostCommands {
		trial.Do(pos, cmd)
		v := pos.View(s)
		step, asked, on := v.Asked()
		if !on || v.GameTurn() != turn || asked != s && v.Ended(s) {
			break
		}
		if buf = pos.Choices(buf[:0]); asked == s && step != heart.Envying {
			cmd = who.Choose(pos, s, buf)
		} else {
			cmd = livesOn(buf, who.rng)
		}
	}
	return standing(pos, s) - before
}

// livesOn is what the others do while a choice is tried: nothing where that can be done.
func livesOn(cs []game.Choice, rng *game.Random) game.Command {
	for i := range cs {
		if k := cs[i].Kind; k == heart.No || k == heart.LetTurnStand {
			return cs[i].Command(int(cs[i].Min))
		}
	}
	return rng.Choose(cs)
}

// What a seat has is worth in Drama Points, beyond those that it has scored (26).
const (
	lossCosts    = 7.0 // the days that a lost Explorer does not have
	bestOther    = 0.4 // of a point that the best of the others has
	healthWorth  = 1.6
	sanityWorth  = 1.2
	quinineWorth = 0.9
	thingWorth   = 0.5
)

// standing is what a seat has, in Drama Points: those scored, and what the rest brings in
// the Game Turns to come.
func standing(p *heart.Position, s game.Seat) float64 {
	v := p.View(s)
	sheet := v.Sheet(s)
	worth, best := float64(sheet.Figures[box.Points]), 0
	for o := range p.Seats() {
		if game.Seat(o) != s {
			best = max(best, v.Of(game.Seat(o), box.Points))
		}
	}
	worth -= bestOther * float64(best)
	if sheet.Lost || sheet.Figures[box.Health] == 0 || sheet.Figures[box.Sanity] == 0 {
		if p.Seats() > 1 && sheet.Figures[box.Points] > best { // the game ends, and he has won it
			return worth + lossCosts/2
		}
		return worth - lossCosts
	}
	health, sanity, discontent := sheet.Figures[box.Health], sheet.Figures[box.Sanity], sheet.Figures[box.Discontent]
	worth += healthWorth*float64(health) + below(health, 3, 1.2) + sanityWorth*float64(sanity) + below(sanity, 3, 1)
	worth -= 0.35*float64(discontent) + 0.9*float64(max(0, discontent-6))
	worth += 0.25*float64(sheet.Figures[box.Askaris]) + 0.2*float64(sheet.Figures[box.Porters]) + 0.15*float64(sheet.Figures[box.Ammo])
	worth += goods(sheet.Figures[box.Food], sheet.Figures[box.Gifts]) + below(sheet.Figures[box.Food], sheet.Figures[box.Askaris]+sheet.Figures[box.Porters], 0.12)
	worth += 0.3 * min(4, (&thought{v: v, s: s}).blankAround(sheet.Region)) // where to march next
	for r, n := range sheet.Resources {
		switch r := box.Resource(r); {
		case r == box.Guide || r == box.Canoes || n == 0:
		case r == box.Quinine:
			worth += quinineWorth * float64(n)
		case r == box.Cannabis:
			worth += quinineWorth / 2 * float64(n)
		default:
			worth += thingWorth
		}
	}
	return worth
}

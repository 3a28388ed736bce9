package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// best tries plans, the usual one first, and is the place of the one to be followed.
func (b *strong) best(v nile.View, plans []start, rounds []game.Round, long int) int {
	return b.race.Best(len(plans), rounds, func(seed uint64) func(int) float64 {
		pos := v.Imagined(game.NewRandom(seed).IntN)
		return func(i int) float64 {
			p := &plans[i]
			return b.playOut(pos.Clone().(*nile.Position), v.Seat(), start{p.cmd, p.who.copied(seed)}, seed, long)
		}
	})
}

// What a playout reckons with.
const (
	usualRate  = 2.7  // points a month that a player makes who plays well: what a month is worth
	deathCosts = 5.0  // months till another explorer is where this one was
	faith      = 0.75 // of the points in hand, far from home, that come home
	homeAgain  = 4.0  // months away from home that a party is which is still out, about
)

// mostChoices ends a month in which nothing comes to an end.
const mostChoices = 400

// playOut plays one expedition on in a position, until its account is closed, its
// explorer is dead or the months are over.
func (b *strong) playOut(pos *nile.Position, me game.Seat, s start, seed uint64, long int) float64 {
	var (
		trial  = game.NewTrial(seed)
		buf    []game.Choice
		v      = pos.View(me)
		began  = v.Turn()
		before = v.Player(me)
		need   = float64(toWin(v, before.Points))
		given  = s.cmd.Kind == 0
	)
	for range mostChoices * long {
		v = pos.View(me)
		now := v.Player(me)
		months := float64(v.Turn() - began)
		switch {
		case v.Phase() == nile.GameOver || now.Points-before.Points >= int(need):
			return gain(float64(now.Points-before.Points), need) - usualRate*months
		case now.Explorers != before.Explorers:
			return gain(float64(now.Points-before.Points), need) - usualRate*(months+deathCosts)
		case now.Points > before.Points && now.Where == nile.Europe && pos.ToMove() == me && v.Phase() == nile.InEurope:
			return gain(float64(now.Points-before.Points), need) - usualRate*months
		case int(months) >= long:
			held := 0.0
			if now.Where == nile.Africa {
				l := survey(v, &s.who.taste)
				held = faith * l.seatPoints()
			}
			return gain(float64(now.Points-before.Points)+held, need) - usualRate*(months+homeAgain)
		}
		buf = pos.Choices(buf[:0])
		if len(buf) == 0 {
			break
		}
		var cmd game.Command
		switch {
		case pos.ToMove() != me:
			cmd = livesOn(buf)
		case !given:
			cmd, given = s.cmd, true
		default:
			if v.Phase() == nile.ChoosingPace {
				b.played++
			}
			cmd = s.who.Choose(v, buf)
		}
		trial.Do(pos, cmd)
	}
	return 0
}

// gain is what points are worth: those that are not needed to win, little.
func gain(points, need float64) float64 {
	if points > need {
		return need + overTarget*(points-need)
	}
	return points
}

// livesOn is what the others do while a plan is tried: nothing that can be helped.
func livesOn(cs []game.Choice) game.Command {
	for _, k := range [...]game.Kind{nile.EndTravel, nile.Wait, nile.EndPublishing, nile.SetPace, nile.Withdraw, nile.Pass, nile.LetGo, nile.StayBehind, nile.Sail} {
		for i := range cs {
			if cs[i].Kind == k {
				return cs[i].Command(int(cs[i].Min))
			}
		}
	}
	c := &cs[0]
	return c.Command(int(c.Min))
}

package bots

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
)

// What a strong player thinks about beyond his own days: his Patron and his outfit, which
// he tries in whole games played by keen ones, and Bad Luck, by what it does to the roller.

// How often each is tried, and what keeping one's marker of Bad Luck is worth in Drama
// Points: the roller who gets it may hand it on.
const (
	setUpTries   = 24
	badLuckTries = 16
	markerWorth  = 0.25
)

// lists are the outfits that he tries: those that are sold ready-made, and the first with
// what another Patron's papers pay for.
func lists() (all [][]box.Lot) {
	for o := range box.Outfits {
		all = append(all, o.Lots())
	}
	swap := func(out, in box.Resource) {
		list := box.AllRounder.Lots()
		list[slices.Index(list, box.Lot(out))] = box.Lot(in)
		all = append(all, list)
	}
	swap(box.Painting, box.Diary)
	swap(box.Books, box.Telescope)
	swap(box.Machete, box.Quinine)
	return all
}

// setsOut decides on an outfit before the first lot is bought: another than the usual one
// only where it was surely better in the same games.
func (b *strong) setsOut(p *heart.Position, s game.Seat, cs []game.Choice) {
	usual, all := b.want, lists()
	best, ok := b.tryAll(len(all), func(i int, seed uint64) float64 {
		b.want = all[i]
		return b.wholeGame(p, s, b.walker.Choose(p, s, cs), seed)
	})
	if b.want, b.decided = usual, ok; ok {
		b.want = all[best]
	}
}

// takesPatron tries each Patron that is free, as setsOut does outfits.
func (b *strong) takesPatron(p *heart.Position, s game.Seat, cs []game.Choice, usual game.Command) game.Command {
	all := []game.Command{usual}
	for i := range cs {
		if cmd := cs[i].Command(int(cs[i].Min)); cmd != usual && cs[i].Kind == heart.TakePatron {
			all = append(all, cmd)
		}
	}
	best, _ := b.tryAll(len(all), func(i int, seed uint64) float64 { return b.wholeGame(p, s, all[i], seed) })
	return all[best]
}

// tryAll tries n things in the same games, and gives the one that came to most, by more than two
// standard errors; else the first. It is not ok where he was told to stop.
func (b *strong) tryAll(n int, play func(i int, seed uint64) float64) (best int, ok bool) {
	got := make([][]float64, n)
	for try := range setUpTries {
		for i := range got {
			if b.race.Stopped() {
				return 0, false
			}
			got[i] = append(got[i], play(i, b.race.Seed^uint64(try+1)*0x9e3779b97f4a7c15))
		}
	}
	for i := range got {
		if mean, errs := game.Apart(got[i], got[best]); mean > 2*game.Surer*errs {
			best = i
		}
	}
	return best, true
}

// wholeGame plays a game out from the set-up, keen players in all seats, and gives what the
// seat has more than the best of the others.
func (b *strong) wholeGame(p *heart.Position, s game.Seat, cmd game.Command, seed uint64) float64 {
	b.played++
	pos := p.Clone().(*heart.Position)
	trial := game.NewTrial(seed)
	own, others := newKeen(seed), newKeen(seed+1)
	own.want = b.want
	var buf []game.Choice
	for range mostInGame {
		trial.Do(pos, cmd)
		_, asked, on := pos.View(s).Asked()
		if !on {
			break
		}
		buf = pos.Choices(buf[:0])
		if asked == s {
			cmd = own.Choose(pos, asked, buf)
		} else {
			cmd = others.Choose(pos, asked, buf)
		}
	}
	return lead(pos, s)
}

// mostInGame ends a game that comes to no end.
const mostInGame = 6000

// lead is how many Drama Points a seat has more than the best of the others.
func lead(p *heart.Position, s game.Seat) float64 {
	v, best := p.View(s), 0
	for o := range p.Seats() {
		if game.Seat(o) != s {
			best = max(best, v.Of(game.Seat(o), box.Points))
		}
	}
	return float64(v.Of(s, box.Points) - best)
}

// handsOn tries each marker he may hand over against letting the die stand: what counts is
// what the roller has when his turn is over, as far as it is one's own affair.
func (b *strong) handsOn(p *heart.Position, s game.Seat, cs []game.Choice, usual game.Command) game.Command {
	t, ok := p.View(s).Throw()
	if !ok {
		return usual
	}
	stand, best, most := usual, usual, markerWorth
	for i := range cs {
		if cs[i].Kind == heart.LetStand {
			stand = cs[i].Command(0)
		}
	}
	best = stand
	var let []float64
	for i := range cs {
		if cs[i].Kind != heart.ThrowAgain {
			continue
		}
		var again []float64
		b.race.Begin()
		for try := range badLuckTries {
			if b.race.Stopped() {
				return usual
			}
			seed := b.race.SeedOf(try)
			if len(let) <= try {
				let = append(let, b.turnOut(p, t.Roller, stand, seed))
			}
			again = append(again, b.turnOut(p, t.Roller, cs[i].Command(int(cs[i].Min)), seed))
		}
		if mean, errs := game.Apart(let, again); bestOther*mean > most && mean > game.Surer*errs {
			best, most = cs[i].Command(int(cs[i].Min)), bestOther*mean
		}
	}
	return best
}

// turnOut plays the roller's turn to its end, a keen player in every seat, and gives what
// he has then.
func (b *strong) turnOut(p *heart.Position, roller game.Seat, cmd game.Command, seed uint64) float64 {
	b.played++
	pos := p.Clone().(*heart.Position)
	trial, who := game.NewTrial(seed), newKeen(seed)
	var buf []game.Choice
	for range mostCommands {
		for _, e := range trial.Do(pos, cmd) {
			if k := e.Kind; k == heart.DaysBegan || k == heart.MapTurnBegan || k == heart.TurnBegan {
				return standing(pos, roller)
			}
		}
		_, asked, on := pos.View(roller).Asked()
		if !on {
			break
		}
		buf = pos.Choices(buf[:0])
		cmd = who.Choose(pos, asked, buf)
	}
	return standing(pos, roller)
}

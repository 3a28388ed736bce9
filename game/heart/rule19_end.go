package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// The end (19).

// ends reports whether the game is over at the end of this Game Turn (19.1, 21).
func (p *Position) ends() bool {
	reached := false
	for i := range p.n {
		if p.seats[i].Lost {
			return true
		}
		reached = reached || p.of(game.Seat(i), box.Points) >= p.cfg.Goal
	}
	if p.cfg.Solo() {
		return p.turnNo >= box.SoloTurns
	}
	return reached || p.turnNo >= box.MostTurns
}

// adjustBalance is 19.2.
func (p *Position) adjustBalance(a *game.Act) {
	n := p.cfg.Balance()
	var back [box.Slots]box.Chit
	drawn, gone := 0, 0
	for range n {
		c := p.drawEventChit(a, "19 event")
		if c == box.NoChit {
			break
		}
		if c.Single() {
			p.dropped[c-box.FirstFind] = true
			gone++
		} else {
			back[drawn] = c
		}
		drawn++
	}
	for i := range back {
		p.putBack(&back[i])
	}
	if drawn > 0 {
		p.tell(a, Balanced, game.Nobody, "19.2", drawn, gone)
	}
}

// accounted are the figures of the final account (19.3).
var accounted = []box.Figure{box.Askaris, box.Porters, box.Gifts, box.Food, box.Health, box.Sanity}

// finalAccount is 19.3.
func (p *Position) finalAccount(a *game.Act) {
	if !p.cfg.Solo() {
		for _, of := range accounted {
			most := 0
			for s := range p.living().All() {
				most = max(most, p.of(s, of))
			}
			for s := range p.living().All() {
				if most > 0 && p.of(s, of) == most {
					p.score(a, s, box.ForAccount, 1, int(of))
				}
			}
		}
	}
	p.tell(a, GameEnded, game.Nobody, "19.1", int(p.turnNo))
}

// Result is how the game has ended: most DP wins (19.3). Alone one has done well, or
// not (21).
func (p *Position) Result() game.Result {
	if !p.over {
		return game.Result{}
	}
	best := 0
	for i := range p.n {
		best = max(best, p.of(game.Seat(i), box.Points))
	}
	if p.cfg.Solo() {
		if best >= p.cfg.Goal {
			return game.Result{Ending: game.AllWon, Winners: game.Everyone(1)}
		}
		return game.Result{Ending: game.AllLost}
	}
	r := game.Result{Ending: game.Won}
	for i := range p.n {
		if p.of(game.Seat(i), box.Points) == best {
			r.Winners = r.Winners.With(game.Seat(i))
		}
	}
	return r
}

// Way is the name of the way to play, for settings and summaries: there is one.
const Way = "heart"

// Summary is the game at a glance.
func (p *Position) Summary() game.Summary {
	turns := int(p.turnNo) // of a game that is over, how many there were
	if !p.over {
		turns = max(0, turns-1)
	}
	out := game.Summary{Way: Way, Turn: turns, Target: p.cfg.Goal, Acting: p.Acting(), Result: p.Result()}
	for i, pl := range p.cfg.Players {
		out.Players = append(out.Players, game.Player{Name: pl.Name, Colour: pl.Colour, Score: p.of(game.Seat(i), box.Points)})
	}
	return out
}

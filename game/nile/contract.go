package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// What the table asks of any game, beyond what the rules need for themselves:
// who acts, the result, the game at a glance, and what is secret.

// Acting is the seat whose turn it is: nobody acts out of turn (8.3).
func (p *Position) Acting() game.Seats { return game.Only(p.ToMove()) }

// Result is the winner, once there is one, or that a rival society was first (7).
func (p *Position) Result() game.Result {
	if p.ToMove() != game.Nobody {
		return game.Result{}
	}
	if p.open() {
		return game.Result{Ending: game.Won, Winners: p.leaders()}
	}
	if p.winner == game.Nobody {
		return game.Result{Ending: game.AllLost} // 7.3
	}
	return game.Result{Ending: game.Won, Winners: game.Only(p.winner)}
}

// Summary is the game at a glance: months, points.
func (p *Position) Summary() game.Summary {
	out := game.Summary{
		Name: p.cfg.Name, Way: p.cfg.way(), Turn: int(p.turn), Target: p.cfg.Target, Acting: p.Acting(), Result: p.Result(),
		Players: make([]game.Player, 0, len(p.players)),
	}
	for i := range p.players {
		pl := &p.players[i]
		out.Players = append(out.Players, game.Player{Name: pl.Name, Colour: pl.Colour, Score: int(pl.Points)})
	}
	return out
}

// Sees reports whether a seat may be told all that an event says.
func (p *Position) Sees(s game.Seat, e *game.Event) bool { return p.View(s).Sees(*e) }

// Seen appends an encoding of what a seat may see: what its View tells windows and bots,
// what everybody has heard, and what it has to itself.
func (p *Position) Seen(s game.Seat, b []byte) []byte {
	v := p.View(s)
	b = imprint(b, v.Settings(), v.Phase(), v.ToMove(), v.Turn(), v.Order(), v.Winner(), v.CountersLeft(), v.Target())
	for i := range p.hexes {
		id := hexmap.ID(i)
		h, own := v.Hex(id), v.Own(id)
		if h != (HexView{State: NotLand, By: game.Nobody}) {
			b = imprint(b, id, h, own)
		}
	}
	for o := range game.Seat(v.Seats()) {
		sheet, ok := v.Sheet(o)
		epic, made := v.Epic(o)
		b = imprint(b, o, v.Player(o), ok, sheet, made, epic, v.Notes(o))
		if s != game.Nobody {
			b = imprint(b, v.Interviewed(o))
		}
	}
	b = v.seenEdition(b)
	meeting, met := v.Meeting()
	b = imprint(b, v.Tribes(), met, meeting, v.Caches(), v.Names(), v.Records())
	for e := range Epics {
		b = imprint(b, v.EpicMade(e))
	}
	if s == v.ToMove() && s != game.Nobody {
		for _, c := range p.Choices(nil) {
			chance, ok := v.Chance(c)
			b = imprint(b, c, v.Preview(c), ok, chance)
		}
		for id := range p.players[s].Known.all() {
			b = imprint(b, id, v.Worth(id))
		}
	}
	if s != game.Nobody {
		b = p.seenBySelf(s, b)
	}
	return p.seenByAll(p.seenOfRivers(s, b))
}

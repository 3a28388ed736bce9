package nile

import (
	"slices"

	"sourceofthenile/game/nile/deck"

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
		Name: p.cfg.Name, Way: string(p.cfg.Way), Turn: int(p.turn), Target: p.cfg.Target, Acting: p.Acting(), Result: p.Result(),
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

// Seen appends an encoding of what a seat may see. It is made from the seat's
// View and from nothing else, so that it tells what windows and bots can know.
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
		for _, id := range slices.Collect(p.players[s].Known.all()) {
			b = imprint(b, id, v.Worth(id))
		}
	}
	return b
}

// Redeal is a copy in which what a seat may not see has been dealt anew: ports
// chosen in secret, the cards not drawn and the counters not turned, what others
// have with them, have buried, noted, seen of rivers and heard of each other.
func (p *Position) Redeal(s game.Seat, pick func(n int) int) game.Position {
	q := p.copyInto(&Position{})
	shuffle(q.deck, pick)
	shuffle(q.faces, pick)
	for i := range q.players {
		if game.Seat(i) != s {
			q.redealSeat(game.Seat(i), pick)
		}
		q.redealCaches(s, game.Seat(i), pick)
	}
	return q
}

func shuffle[T any](list []T, pick func(n int) int) {
	for i := len(list) - 1; i > 0; i-- {
		j := pick(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// redealSeat deals anew what only the player in a seat knows.
func (p *Position) redealSeat(s game.Seat, pick func(n int) int) {
	pl := &p.players[s]
	if len(p.order) == 0 && pl.Chosen != hexmap.NoPort {
		pl.Chosen = hexmap.PortID(pick(len(p.chart.Ports)))
	}
	p.redealStores(s, pick)
	for i := range pl.Notes {
		n := &pl.Notes[i]
		n.Reason, n.Points, n.What, n.At = ForFind, int8(pick(5)), int16(pick(len(deck.Finds()))), hexmap.None
	}
	for o := range pl.Talked {
		if o < len(p.players) && game.Seat(o) != s {
			pl.Talked[o] = int16(pick(int(p.players[o].Explorers) + 1))
		}
	}
	for id := range p.sights {
		if h := &p.hexes[id]; h.Out|h.In != 0 {
			p.sights[id][s] = (h.Out | h.In) & hexmap.DirSet(pick(1<<6))
		}
	}
}

// redealStores deals anew what an expedition has with it, never more than it has,
// so that nothing becomes dearer or heavier than it may be: goods, the bearers who
// are well of one whose turn it is not, and the outfit before.
func (p *Position) redealStores(s game.Seat, pick func(n int) int) {
	pl := &p.players[s]
	e := &pl.Trip
	fights := p.ToMove() == s && p.top().Kind == Fighting && e.armed()
	for _, i := range [...]Item{Rations, Gifts, Muskets, Water} {
		e.Have[i] = int32(pick(int(e.Have[i]) + 1))
	}
	if fights { // he is seen to fire
		e.Have[Muskets] = max(1, e.Have[Muskets])
	}
	if p.ToMove() != s {
		e.Have[Bearers] -= int32(pick(int(e.healthy(Bearers)) + 1))
		e.Labours = e.Labours && pick(2) == 0
	}
	for i := range pl.Last {
		pl.Last[i] = int32(pick(int(pl.Last[i]) + 1))
	}
}

// redealCaches deals anew where a seat's caches lie that the other does not know
// of, and what is in those it cannot look into.
func (p *Position) redealCaches(viewer, owner game.Seat, pick func(n int) int) {
	v, pl := p.View(viewer), &p.players[owner]
	for i := range pl.Caches {
		c := &pl.Caches[i]
		if c.At == hexmap.None || !c.Orphan && owner == viewer || c.Opened {
			continue
		}
		for item := range c.Have {
			if c.Have[item] > 0 {
				c.Have[item] = int32(1 + pick(50))
			}
		}
		if v.seesCache(owner, c) {
			continue
		}
		if to := hexmap.ID(pick(len(p.hexes))); p.mayHide(to, owner) {
			c.At = to
		}
	}
}

// mayHide reports whether a hex is one where a cache can lie that others know
// nothing of: explored, unpublished, and none of the owner's there.
func (p *Position) mayHide(id hexmap.ID, owner game.Seat) bool {
	if p.stateOf(id) != Explored {
		return false
	}
	for i := range p.players[owner].Caches {
		if p.players[owner].Caches[i].At == id {
			return false
		}
	}
	return true
}

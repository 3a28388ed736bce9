package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Drama Points (20). All that is scored is scored here.

// score gives a seat DP from a source (20.1). What is what the source has it for: −1,
// a Patron, Resource, Chit, Wild or seat.
func (p *Position) score(a *game.Act, s game.Seat, from box.Source, n, what int) {
	pl := &p.seats[s]
	pl.Fig[box.Points] += int16(n)
	p.tell(a, Scored, s, from.Rule(), int(from), n, int(pl.Fig[box.Points]), what)
}

// scoreWith scores one DP more for a Resource that fits (2.3).
func (p *Position) scoreWith(a *game.Act, s game.Seat, r box.Resource) {
	if p.has(s, r) {
		p.score(a, s, box.ForResource, 1, int(r))
	}
}

// attention is what a Patron thinks of what has just been scored (20.2): his own
// Explorer has a bonus, another's Patron has its Explorer lose a point.
func (p *Position) attention(a *game.Act, s game.Seat, of box.Patron) {
	for i := range p.n {
		pl := &p.seats[i]
		switch o := game.Seat(i); {
		case pl.Patron != of || pl.Lost && o != s:
		case o == s:
			p.score(a, s, box.ForPatron, p.cfg.PatronBonus(of), int(of))
		case p.mayLose(o):
			pl.Fig[box.Points]--
			p.tell(a, Shamed, o, "20.2", int(s), int(pl.Fig[box.Points]))
		}
	}
}

// mayLose reports whether a seat has a Drama Point to lose by what another finds: no one falls below 1 by it (20.2).
func (p *Position) mayLose(s game.Seat) bool { return p.seats[s].Fig[box.Points] > 1 }

// MayLose reports whether a seat would lose a Drama Point by what another finds for its Patron (20.2).
func (v View) MayLose(s game.Seat) bool { return v.p.mayLose(s) }

// fitting is the Resource that goes with a find, noResource for none (13).
func fitting(s box.Sort) box.Resource {
	//exhaustive:enforce
	switch s {
	case box.Culture, box.Flora:
		return box.Books
	case box.Scenery:
		return box.Painting
	case box.Mineral:
		return box.Pickax
	case box.Mountain, box.Highest:
		return box.Altimeter
	case box.Lake:
		return box.Surveying
	case box.LostCity:
		return box.Machete
	case box.Kingdom:
		return box.Bible
	case box.NoSort, box.Warband, box.Malaria, box.Taboo, box.Accident, box.Storm, box.Thirst, box.Lost, box.Success, box.Rumour, box.Impassable,
		box.Warriors, box.Village, box.Wildlife, box.Tusk, box.Plant, box.Healer, box.Missionary, box.Sorts:
	}
	return box.NoResource
}

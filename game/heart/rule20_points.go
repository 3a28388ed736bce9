package heart

import "sourceofthenile/game"

// Drama Points (20). All that is scored is scored here.

// score gives a seat DP from a source (20.1). What is what the source has it for: −1,
// a Patron, Resource, Chit, Wild or seat.
func (p *Position) score(a *game.Act, s game.Seat, from Source, n, what int) {
	pl := &p.seats[s]
	pl.Fig[Points] += int16(n)
	p.tell(a, Scored, s, sourceRows[from].rule, int(from), n, int(pl.Fig[Points]), what)
}

// scoreWith scores one DP more for a Resource that fits (2.3).
func (p *Position) scoreWith(a *game.Act, s game.Seat, r Resource) {
	if p.has(s, r) {
		p.score(a, s, ForResource, 1, int(r))
	}
}

// attention is what a Patron thinks of what has just been scored (20.2): his own
// Explorer has a bonus, another's Patron has its Explorer lose a point.
func (p *Position) attention(a *game.Act, s game.Seat, of Patron) {
	for i := range p.n {
		pl := &p.seats[i]
		switch o := game.Seat(i); {
		case pl.Patron != of || pl.Lost && o != s:
		case o == s:
			p.score(a, s, ForPatron, p.cfg.patronBonus(of), int(of))
		case pl.Fig[Points] > 1:
			pl.Fig[Points]--
			p.tell(a, Shamed, o, "20.2", int(s), int(pl.Fig[Points]))
		}
	}
}

// patronOf is whose attention a find draws (13).
func patronOf(s Sort) Patron {
	switch s {
	case Culture, Flora:
		return University
	case Mineral:
		return City
	case Kingdom, Warriors:
		return Westminster
	default:
		return RGS
	}
}

// fitting is the Resource that goes with a find, noResource for none (13).
func fitting(s Sort) Resource {
	switch s {
	case Culture, Flora:
		return Books
	case Scenery:
		return Painting
	case Mineral:
		return Pickax
	case Mountain, Highest:
		return Altimeter
	case Lake:
		return Surveying
	case LostCity:
		return Machete
	case Kingdom:
		return Bible
	default:
		return noResource
	}
}

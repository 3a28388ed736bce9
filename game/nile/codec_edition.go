package nile

import (
	"errors"

	"sourceofthenile/game/codec"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// What a position holds since the editions: the last part of its latest format (P).

var errEdition = errors.New("the position's sittings or donations are wrong")

// beyondGame1 reports whether a position holds what older formats cannot.
func (p *Position) beyondGame1() bool {
	return p.open() || p.byTickets() || p.edition != (edition.Edition{})
}

func (p *Position) walkEdition(ar *codec.Archive) {
	codec.Fixed(ar, p.pool[:])
	codec.Fixed(ar, p.spent[:])
	st := &p.sitting
	codec.Num(ar, &st.Number)
	codec.Num(ar, &st.Began)
	codec.Num(ar, &st.Limit)
	ar.Bool(&st.Last)
	codec.List(ar, &p.formerly, mostNames, func(n *formerName) { codec.Num(ar, &n.Seat); codec.Num(ar, &n.Turn); ar.Text(&n.Name, mostText) })
	for i := range p.players {
		pl := &p.players[i]
		codec.Fixed(ar, pl.Donations[:])
		codec.Num(ar, &pl.Drawn)
		ar.Bool(&pl.Away)
		walkSet(ar, &pl.Oases)
		ar.Bool(&pl.Trip.Missed)
	}
}

// checkEdition refuses sittings that cannot be, and donation cards that are
// more or fewer than there are.
func (p *Position) checkEdition() error {
	st := &p.sitting
	ok := st.Number >= 0 && st.Began >= 0 && st.Limit >= 0 && st.Limit <= MostSitting && (st.Number > 0) == p.open() && p.present() > 0
	all := p.pool
	for _, d := range append([]donations{p.spent}, p.hands()...) {
		for k, n := range d {
			ok = ok && n >= 0 && n <= wholePurse[k]
			all[k] += n
		}
	}
	if p.byTickets() {
		ok = ok && all == wholePurse
	} else {
		ok = ok && all == donations{}
	}
	for i := range p.players {
		pl := &p.players[i]
		ok = ok && pl.Drawn >= 0 && pl.Name != "" && pl.Oases.within(hexmap.ID(len(p.hexes)))
	}
	for _, n := range p.formerly {
		ok = ok && p.aSeat(n.Seat) && n.Seat >= 0 && n.Turn >= 0
	}
	if !ok {
		return errEdition
	}
	return nil
}

// hands are the donation cards of all players.
func (p *Position) hands() (out []donations) {
	for i := range p.players {
		out = append(out, p.players[i].Donations)
	}
	return out
}

package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Homeward is how a party on the march could come to Europe (21).
type Homeward uint8

// The ways home.
const (
	HomeFromAPort Homeward = iota // it must come to a port first
	HomeNow
	HomeNextTurn // it is in a port, and this turn's movement has begun
)

// March is what there is to say of the viewing seat's party on the march
// besides what it may choose.
type March struct {
	Unsettled game.Refusal // why it may not stay as it is (6.5, 6.55, 9.44); the zero Refusal where it may
	Over      int          // items too heavy by, in its way of travel; 0 where it is not
	Still     game.Refusal // why it can enter no hex now (9.52, 9.41, or why it may not stay); the zero Refusal where it can
	Fresh     bool         // nothing of this turn's movement is used, and there is some
	Home      Homeward
}

// March tells of the viewing seat's party; ok is false unless it is on the march
// now (8.3 (3)).
func (v View) March() (out March, ok bool) {
	p := v.p
	if p.top() != (step{Travelling, v.seat}) {
		return out, false
	}
	e := &p.players[v.seat].Trip
	out.Unsettled = p.unsettled(e)
	cost, capability := e.load(e.Mode)
	out.Over = int(max(0, cost-capability))
	moves := false
	for _, c := range p.Choices(nil) {
		if c.Kind == Move || c.Kind == Drift || c.Kind == Portage {
			moves = true
		}
	}
	switch {
	case moves:
	case out.Unsettled.Why != "":
		out.Still = out.Unsettled
	case e.Halted:
		out.Still = game.Refusal{Rule: "9.52", Why: "halted"}
	default:
		out.Still = p.still(e)
	}
	out.Fresh = e.Spent == 0 && e.Allowance > 0 && !e.Halted
	if p.chart.Cells[e.At].Port != hexmap.NoPort {
		out.Home = HomeNextTurn
		if !e.Moved && !e.Halted && e.Spent == 0 {
			out.Home = HomeNow
		}
	}
	return out, true
}

// still is why a party that may go on enters no hex: the reason that most of
// those it touches have, points first.
func (p *Position) still(e *expedition) game.Refusal {
	var near [9]hexmap.ID
	out := game.Refusal{Rule: "9.41", Why: "too-few-points"}
	least := game.Refusal{}
	for _, to := range p.touching(e.At, near[:0]) {
		r := p.whyNot(to)
		switch {
		case r.Why == "":
			return game.Refusal{Rule: "9.41", Why: "too-few-points"}
		case r.Rule != "9.41":
			out = r
		case least.Why == "" || r.Needs < least.Needs:
			least = r
		}
	}
	if least.Why != "" {
		return least
	}
	return out
}

// Dilemma is a disaster that asks its victims what they will bear (11).
type Dilemma struct {
	Disaster deck.Disaster // Mutiny or ElephantsGraveyard
	Gifts    int           // asked for by mutinous askaris in all
	MayPay   bool          // the party has them
	Item     Item          // who would leave
	Leave    int           // and how many
}

// Dilemma is what the viewing seat has to decide about a mutiny or a tale of
// ivory; ok is false where there is nothing of the kind.
func (v View) Dilemma() (out Dilemma, ok bool) {
	t := v.p.top()
	if t.Seat != v.seat {
		return out, false
	}
	e := &v.p.players[t.Seat].Trip
	out.Disaster = steps[t.Kind].disaster
	switch out.Disaster {
	case deck.Mutiny:
		out.Gifts, out.Item, out.Leave = int(e.mutinyAsks()), Askaris, int(e.mutineers())
		out.MayPay = e.Have[Gifts] >= e.mutinyAsks()
		return out, true
	case deck.ElephantsGraveyard:
		out.Item, out.Leave = Bearers, int(e.Asked)
		return out, true
	}
	return Dilemma{}, false
}

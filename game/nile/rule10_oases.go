package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// 10.5 and 10.7, where every explorer has to find for himself what others have
// found (P).

// knowsOasis reports whether a seat's explorer knows of an oasis in a hex.
func (p *Position) knowsOasis(s game.Seat, id hexmap.ID) bool {
	return p.hexes[id].Oasis && (p.edition[edition.Oases] == edition.Found || p.players[s].Oases.has(id))
}

// well reports whether a party has an oasis where it is.
func (p *Position) well(e *expedition) bool { return p.hexes[e.At].Oasis && !e.Missed }

// findsOasis reports whether a die finds an oasis (10.5). [S]
func findsOasis(die int) bool { return die%2 == 1 }

// foundOasis notes that a seat's explorer has found the oasis of a hex.
func (p *Position) foundOasis(s game.Seat, at hexmap.ID) {
	p.hexes[at].Oasis = true
	if p.edition[edition.Oases] == edition.FoundAgain {
		p.players[s].Oases.add(at)
	}
}

// seekOasis has an explorer who comes into a hex look for an oasis there that
// only others have found. He looks each time he comes, till he has found it. [T]
func (p *Position) seekOasis(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	e.Missed = p.hexes[e.At].Oasis && !p.knowsOasis(s, e.At)
	if !e.Missed {
		return
	}
	die, found := a.Die("10.5 oasis"), int32(0)
	if findsOasis(die) {
		p.foundOasis(s, e.At)
		e.Missed, found = false, 1
	}
	a.Tell(game.Event{Kind: OasisSought, Seat: s, At: int32(e.At), Args: [6]int32{int32(die), found}, Rule: RuleOases})
}

// seekPeople has an explorer who comes for the first time into an unpublished
// hex where nobody has been found look for people (10.7).
func (p *Position) seekPeople(s game.Seat, a *game.Act) {
	at := p.players[s].Trip.At
	if p.edition[edition.Peoples] == edition.OnVisit && !p.hexes[at].published() && p.hexes[at].Tribe == 0 {
		p.dirty = append(p.dirty, at)
		p.mapTribe(s, at, a)
	}
}

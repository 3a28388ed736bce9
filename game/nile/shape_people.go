package nile

import (
	"errors"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

var errPeoples = errors.New("the position's peoples are wrong")

// mostWarriors is the most any people has, three sixes (10.7): the odds of a
// battle go through every strength of it.
const mostWarriors = 6 * 6 * 6

// checkPeoples refuses peoples that are not where the map has them, and
// meetings with nobody.
func (p *Position) checkPeoples() error {
	ok := true
	for i := range p.hexes {
		n := p.hexes[i].Tribe
		ok = ok && n >= 0 && int(n) <= len(p.tribes) && (n == 0 || p.tribes[n-1].At == hexmap.ID(i))
	}
	for i := range p.tribes {
		t := &p.tribes[i]
		ok = ok && t.At >= hexmap.None && int(t.At) < len(p.hexes) && t.Strength >= 0 && t.Strength <= mostWarriors && t.First >= 0 && t.First <= mostWarriors
		if ok && t.At != hexmap.None {
			ok = int(p.hexes[t.At].Tribe) == i+1
		}
	}
	for i := range p.players {
		e := &p.players[i].Trip
		ok = ok && e.meetingInShape(len(p.tribes), len(p.hexes)) && (e.Meeting.Tribe == noTribe || p.meets(game.Seat(i)))
	}
	if !ok || !p.stackInShape() || !p.meetingStepInShape() {
		return errPeoples
	}
	return nil
}

func (e *expedition) meetingInShape(tribes, cells int) bool {
	m := &e.Meeting
	ok := m.Tribe >= noTribe && int(m.Tribe) < tribes && m.Policy >= 0 && m.Policy <= AsGuest
	for _, n := range [5]int16{m.Warriors, m.AtFirst, m.Askaris, m.Prisoners, m.Given} {
		ok = ok && n >= 0
	}
	for _, id := range append([]hexmap.ID{e.GuideFrom, e.Faced}, e.Entered[:]...) {
		ok = ok && id >= hexmap.None && int(id) < cells
	}
	return ok && m.Warriors <= mostWarriors && m.AtFirst <= mostWarriors && e.Months >= 0 && e.Asked >= 0 &&
		e.Goodwill >= -mostGoodwill && e.Goodwill <= mostGoodwill
}

// mostGoodwill is more than a captive ever wins or loses.
const mostGoodwill = 100

// meets reports whether a seat is in the middle of a meeting.
func (p *Position) meets(s game.Seat) bool {
	t := p.top()
	return t.Seat == s && steps[t.Kind].meets
}

// stackInShape: one line of the sequence of play stands alone, but for the
// meetings and the disasters behind which a journey goes on, and the successor of
// an explorer who retires between two sittings.
func (p *Position) stackInShape() bool {
	t := p.top()
	if row := &steps[t.Kind]; row.meets || p.besetBy(t) != deck.QuietMarch {
		return len(p.steps) == 2 && p.steps[0] == step{Travelling, t.Seat}
	}
	return len(p.steps) == 1 || t.Kind == NamingSuccessor && len(p.steps) == 2 && p.steps[0].Kind == BetweenSittings && p.mayRestBetween(p.steps[0].Seat)
}

// meetingStepInShape: a meeting stands before the journey that goes on after
// it, with the people of the hex; from the first offer on, by some policy.
func (p *Position) meetingStepInShape() bool {
	t := p.top()
	pl := &p.players[t.Seat]
	e := &pl.Trip
	switch {
	case t.Kind == InCaptivity:
		return pl.Where == inAfrica && e.Captive && len(p.order) > 0
	case t.Kind == Travelling && e.Captive:
		return false
	case !steps[t.Kind].meets:
		return true
	}
	m := &e.Meeting
	return len(p.order) > 0 && pl.Where == inAfrica && !e.Captive &&
		m.Tribe != noTribe && p.tribes[m.Tribe].At == e.At &&
		(m.Policy > 0 || t.Kind == MeetingPeople || t.Kind == Trading)
}

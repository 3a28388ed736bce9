package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// Chapter 13: meeting a people.

// The policies (13).
const (
	FortifiedCamp = 1 + iota
	UnderArms
	SendGuide
	OpenHands
	AsGuest
)

// beginMeeting begins a meeting with the people of the hex, if there are any
// and they have not been met in it this turn.
func (p *Position) beginMeeting(s game.Seat, a *game.Act) bool {
	e := &p.players[s].Trip
	t := p.dwellers(e.At)
	if t == nil || e.facedAlready() {
		return false
	}
	e.Faced = e.At
	first := int32(0)
	if t.Met&bitOf(s) == 0 {
		first = 1
	}
	e.Meeting = meeting{Tribe: p.hexes[e.At].Tribe - 1}
	k, friend := MeetingPeople, int32(0)
	if t.Friend&bitOf(s) != 0 {
		k, friend = Trading, 1
		p.acquaint(s)
	}
	p.steps = append(p.steps, step{k, s})
	a.Tell(game.Event{
		Kind: Met, Seat: s, At: int32(e.At), Rule: "13",
		Args: [6]int32{int32(e.Meeting.Tribe) + 1, int32(t.Attitude), int32(t.To[s]), friend, first},
	})
	return true
}

// facedAlready reports whether the people of the hex have been met this turn:
// they were the last met, or the party is back in a hex it entered before.
func (e *expedition) facedAlready() bool {
	if e.Faced == e.At {
		return true
	}
	for i, id := range e.Entered {
		if id == e.At { // entered now for the first time, it is the last of the list
			return i+1 < len(e.Entered) && e.Entered[i+1] != hexmap.None
		}
	}
	return false
}

// acquaint: the people of the meeting are met from now on (22). To have seen
// them and gone away is not enough.
func (p *Position) acquaint(s game.Seat) {
	if t := p.met(s); t.Met&bitOf(s) == 0 {
		t.Met |= bitOf(s)
		if p.edition[edition.Bonus] == edition.EveryMonth { // else it takes friendship (P)
			p.players[s].Trip.NewLand = true
		}
	}
}

// met is the people of the meeting of seat s.
func (p *Position) met(s game.Seat) *tribe { return &p.tribes[p.players[s].Trip.Meeting.Tribe] }

// whom is the number of the people of the meeting of seat s, from 1: events tell
// it, for who has died among them has no map any more to find them on.
func (p *Position) whom(s game.Seat) int32 { return int32(p.players[s].Trip.Meeting.Tribe) + 1 }

// endMeeting goes on with the turn: travel, or its end for a party at rest.
func (p *Position) endMeeting(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	e.Meeting = meeting{Tribe: noTribe}
	p.steps = p.steps[:len(p.steps)-1]
	if e.Resting {
		p.finishTurn(s, a)
	}
}

// endWithLife ends a meeting in which the explorer may have died: then the
// turn is over.
func (p *Position) endWithLife(s game.Seat, a *game.Act) {
	if p.players[s].Where != dead {
		p.endMeeting(s, a)
		return
	}
	p.players[s].Trip.Meeting = meeting{Tribe: noTribe}
	p.steps = p.steps[:len(p.steps)-1]
	p.endTurn(a)
}

func (p *Position) policyChoices(s game.Seat, buf []game.Choice) []game.Choice {
	e := &p.players[s].Trip
	if !e.Resting && p.mayWithdraw(e) {
		buf = append(buf, game.Choice{Kind: Withdraw, Seat: s, Target: int32(e.From), Rule: "13"})
	}
	for policy := FortifiedCamp; policy <= AsGuest; policy++ {
		if p.mayFollow(e, policy) {
			buf = append(buf, game.Choice{
				Kind: Policy, Seat: s, Target: int32(policy), Rule: "13", Risk: RiskAttack, Odds: p.attackOdds(s, policy),
			})
		}
	}
	return buf
}

// mayFollow reports whether the party can follow a policy: to send a guide
// ahead it takes one, but in 1978, where an envoy is whom the explorer sends.
func (p *Position) mayFollow(e *expedition, policy int) bool {
	return policy != SendGuide || e.healthy(Guides) > 0 || !p.byRepute()
}

// byRepute reports whether a people hears what friends say of a party, and looks
// at its hands (13.5).
func (p *Position) byRepute() bool { return p.edition[edition.Meeting] == edition.ByRepute }

// withdraw goes back before anything has passed; movement ends (13).
func (p *Position) withdraw(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	from, to := e.At, e.From
	p.enter(s, to)
	p.look(int(s), to)
	e.From, e.Mapped, e.Halted, e.WentBack = hexmap.None, false, true, true
	a.Tell(game.Event{Kind: Withdrew, Seat: s, At: int32(to), Args: [6]int32{int32(from)}, Rule: "13"})
	p.stray(s, a)
	p.endMeeting(s, a)
	p.beginMeeting(s, a)
}

// part leaves people alone.
func (p *Position) part(s game.Seat, a *game.Act) {
	friends := int32(0)
	if p.met(s).Friend&bitOf(s) != 0 {
		friends = 1
	}
	a.Tell(game.Event{Kind: PartedInPeace, Seat: s, At: int32(p.players[s].Trip.At), Args: [6]int32{p.whom(s), friends}, Rule: "13"})
	p.endMeeting(s, a)
}

// sumS is S: distance, policy, attitude, and what shows good or bad faith (13).
func (p *Position) sumS(s game.Seat, policy int, terms *[]Term) int {
	return p.sumWith(s, &p.players[s].Trip, p.met(s), policy, terms)
}

// sumWith is S for a party that comes before a people; without a party (nil)
// it leaves out what only a party shows.
func (p *Position) sumWith(s game.Seat, e *expedition, t *tribe, policy int, terms *[]Term) int {
	sum := 0
	add := func(key string, n int) {
		sum += n
		if terms != nil && n != 0 {
			*terms = append(*terms, Term{key, n})
		}
	}
	add("distance", p.chart.PortDistance(t.At))
	add("policy", policy)
	add("attitude", int(t.Attitude))
	add("attitude-mine", int(t.To[s]))
	if e != nil && policy >= OpenHands && e.healthy(Askaris) == 0 {
		if e.Have[Muskets] == 0 {
			add("unarmed", 3)
		} else {
			add("no-askaris", 2)
		}
	}
	if p.friendsWord(s, t) {
		add("friends-word", wordCarries)
	}
	if e != nil && p.emptyHanded(t, e) {
		add("empty-handed", -emptyHands)
	}
	switch {
	case e != nil && (policy == SendGuide || policy == AsGuest) && e.GuideFrom != hexmap.None && p.chart.Distance(e.GuideFrom, t.At) == 1:
		add("near-guide", 1)
	case t.Parleyed&bitOf(s) != 0:
		add("parleyed", 1)
	case p.hexes[t.At].published():
		add("published", 1)
	}
	return sum
}

// choosePolicy meets the people by a policy: neutral, or hostile (13).
func (p *Position) choosePolicy(s game.Seat, policy int, a *game.Act) {
	e := &p.players[s].Trip
	e.Meeting.Policy = int8(policy)
	p.acquaint(s)
	sum := p.sumS(s, policy, nil)
	roll := a.Dice("13 attitude", 3)
	how := Neutral
	if roll > sum {
		how = Hostile
	}
	a.Tell(game.Event{Kind: Received, Seat: s, At: int32(e.At), Args: [6]int32{int32(policy), int32(roll), int32(sum), int32(how), p.whom(s)}, Rule: "13"})
	if how == Neutral {
		p.become(Parleying, s)
		return
	}
	switch p.threaten(s, a) {
	case Hides:
		p.part(s, a)
	case Charge:
		p.joinBattle(s, true, a)
	case Ambush:
		p.joinBattle(s, false, a)
	}
}

// hides reports whether hostile people would rather hide: (askaris + 1) ×
// distance ÷ policy above their strength (13).
func (p *Position) hides(s game.Seat, policy int) bool {
	e, t := &p.players[s].Trip, p.met(s)
	return (e.healthy(Askaris)+1)*int32(p.chart.PortDistance(t.At)) > int32(t.Strength)*int32(policy)
}

// show is the show of strength that a party makes by a policy, rounded up: so
// what is told is above their strength whenever they hide.
func (p *Position) show(s game.Seat, policy int) int32 {
	e, t := &p.players[s].Trip, p.met(s)
	return ((e.healthy(Askaris)+1)*int32(p.chart.PortDistance(t.At)) + int32(policy) - 1) / int32(policy)
}

// alertness is what is added to the higher of two dice against an ambush: how
// the party travels in this country, and how carefully (9.7, 13).
func (p *Position) alertness(s game.Seat) (n int) {
	var room [2]Term
	for _, t := range p.alertTerms(s, room[:0]) {
		n += t.Value
	}
	return n
}

// alertTerms lists what alertness is made of.
func (p *Position) alertTerms(s game.Seat, buf []Term) []Term {
	e := &p.players[s].Trip
	desert := p.hexes[e.At].Terrain == hexmap.Desert
	switch {
	case e.Mode == Mounted && !desert:
		buf = append(buf, Term{"mounted", 1})
	case e.Mode != Mounted && desert:
		buf = append(buf, Term{"desert", -1})
	}
	switch e.Level {
	case Cautious:
		buf = append(buf, Term{levelNames[Cautious], 1})
	case Reckless:
		buf = append(buf, Term{levelNames[Reckless], -1})
	}
	return buf
}

// threaten is what hostile people do (13).
func (p *Position) threaten(s game.Seat, a *game.Act) Reception {
	e, t := &p.players[s].Trip, p.met(s)
	policy := int(e.Meeting.Policy)
	how, high := Hides, 0
	if !p.hides(s, policy) {
		high = max(a.Die("13 attack"), a.Die("13 attack")) + p.alertness(s)
		how = Charge
		if high < policy {
			how = Ambush
		}
	}
	a.Tell(game.Event{
		Kind: Threat, Seat: s, At: int32(e.At), Rule: "13",
		Args: [6]int32{p.show(s, policy), int32(t.Strength), int32(high), int32(policy), int32(how), p.whom(s)},
	})
	return how
}

// mayWithdraw reports whether the party can go back to the hex it came from.
func (p *Position) mayWithdraw(e *expedition) bool {
	if e.From == hexmap.None || e.WentBack {
		return false
	}
	_, why := p.barred(e, e.Mode, e.From)
	return why == "" && e.able(e.Mode) == ""
}

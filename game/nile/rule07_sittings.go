package nile

import (
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// P: a campaign is played in sittings. Between two of them players come and go.

// sitting is the sitting that is being played, where the end is open.
type sitting struct {
	Number int16 // from 1
	Began  int16 // turn
	Limit  int16 // turns; 0: none
	Last   bool  // it ends with this month
}

// formerName is a name that a seat had until it was handed over.
type formerName struct {
	Seat game.Seat
	Turn int16
	Name string
}

// openEnded opens the first sitting, where the end is open, and shuffles the
// donation cards, where there are any.
func (p *Position) openEnded() {
	if p.open() {
		p.sitting = sitting{Number: 1, Limit: int16(p.cfg.Sitting)}
	}
	if p.byTickets() {
		p.pool = wholePurse
	}
}

// open reports whether the game goes on until Africa is mapped.
func (p *Position) open() bool { return p.edition[edition.End] == edition.Open }

// MayBe reports whether an explorer of an edition may have a calling (4.6).
func MayBe(e edition.Edition, k deck.Specialty) bool {
	if e[edition.Callings] == edition.AnyOf4 {
		return k.IsSet()
	}
	return k < deck.Specialties
}

// Callings are all that an explorer of an edition may be (4.6).
func Callings(e edition.Edition) (out []deck.Specialty) {
	for k := range deck.Callings {
		if MayBe(e, k) {
			out = append(out, k)
		}
	}
	return out
}

// passOn passes the turn on, clockwise, to the next player who is there. When
// the last has played the month ends, and a sitting with it.
func (p *Position) passOn(a *game.Act) {
	for {
		p.next++
		if int(p.next) == len(p.order) {
			p.next = 0
			p.turn++
			p.growPeoples()
			if p.tooLate() {
				p.forestall(a)
				return
			}
			if p.sittingOver() {
				p.endSitting(a)
				return
			}
		}
		if !p.players[p.order[p.next]].Away {
			p.beginTurn(a)
			return
		}
	}
}

func (p *Position) sittingOver() bool {
	st := &p.sitting
	return p.open() && (st.Last || st.Limit > 0 && p.turn-st.Began >= st.Limit)
}

// endSitting names who leads; then the players may come and go.
func (p *Position) endSitting(a *game.Act) {
	leader, points := p.leader()
	a.Tell(game.Event{
		Kind: SittingEnded, Seat: leader, At: -1, Rule: RuleEditions,
		Args: [6]int32{int32(p.sitting.Number), int32(p.turn - p.sitting.Began), points},
	})
	p.become(BetweenSittings, p.keeper())
}

// leader is the player with the most points; of several the first in order.
func (p *Position) leader() (best game.Seat, points int32) {
	points = -1
	for _, s := range p.order {
		if pl := &p.players[s]; pl.Points > points {
			best, points = s, pl.Points
		}
	}
	return best, points
}

// keeper is who settles at the table what is between sittings: the first in
// order who is there.
func (p *Position) keeper() game.Seat {
	for _, s := range p.order {
		if !p.players[s].Away {
			return s
		}
	}
	return p.order[0]
}

// present is how many players are there.
func (p *Position) present() (n int) {
	for i := range p.players {
		if !p.players[i].Away {
			n++
		}
	}
	return n
}

func (p *Position) mayRestBetween(s game.Seat) bool {
	return p.begun() && p.open() && p.next == 0 && !p.players[s].Away
}

func (p *Position) sittingChoices(s game.Seat, buf []game.Choice) []game.Choice {
	buf = append(
		buf, game.Choice{Kind: NextSitting, Seat: s, Rule: RuleEditions}, game.Choice{Kind: SetLimit, Seat: s, Max: MostSitting, Rule: RuleEditions},
	)
	for i := range p.players {
		o, pl := game.Seat(i), &p.players[i]
		buf = append(buf, game.Choice{Kind: HandOver, Seat: s, Target: int32(o), Rule: RuleEditions})
		switch {
		case pl.Away:
			buf = append(buf, game.Choice{Kind: SeatReturns, Seat: s, Target: int32(o), Rule: RuleEditions})
		case p.present() > 1:
			buf = append(buf, game.Choice{Kind: SeatLeaves, Seat: s, Target: int32(o), Rule: RuleEditions})
		}
		switch {
		case pl.Where == inAfrica:
			buf = append(buf, game.Choice{Kind: GiveUp, Seat: s, Target: int32(o), Rule: RuleEditions})
		case pl.Where == inEurope && !pl.Away:
			buf = append(buf, game.Choice{Kind: Retire, Seat: s, Target: int32(o), Rule: RuleEditions})
		}
	}
	for colour := range uint8(MaxSeats) {
		if o := p.seatOf(colour); o == game.Nobody && len(p.players) < MaxSeats || o != game.Nobody && p.freed(o) {
			buf = append(buf, game.Choice{Kind: SeatJoins, Seat: s, Target: int32(colour), Rule: RuleEditions})
		}
	}
	return buf
}

// seatOf is the seat of a colour, Nobody where it is not taken.
func (p *Position) seatOf(colour uint8) game.Seat {
	for i := range p.players {
		if p.players[i].Colour == colour {
			return game.Seat(i)
		}
	}
	return game.Nobody
}

// freed reports whether somebody new may have the seat of one who has left: when
// there is no other.
func (p *Position) freed(s game.Seat) bool { return p.players[s].Away && len(p.players) == MaxSeats }

// nextSitting begins the next sitting, with those who are there.
func (p *Position) nextSitting(a *game.Act) {
	st := &p.sitting
	st.Number++
	st.Began, st.Last = p.turn, false
	a.Reveal()
	a.Tell(game.Event{Kind: SittingBegan, Seat: game.Nobody, At: -1, Args: [6]int32{int32(st.Number), int32(st.Limit), int32(p.present())}, Rule: RuleEditions})
	p.next = -1
	p.passOn(a)
}

// callSitting has this month be the last of the sitting.
func (p *Position) callSitting(s game.Seat, a *game.Act) {
	p.sitting.Last = true
	a.Tell(game.Event{Kind: SittingCalled, Seat: s, At: -1, Args: [6]int32{int32(p.sitting.Number)}, Rule: RuleEditions})
}

// callChoices: whoever begins his turn may give his explorer in Africa up, or say
// that this month is the last of the sitting.
func (p *Position) callChoices(s game.Seat, buf []game.Choice) []game.Choice {
	if p.open() && p.players[s].Where == inAfrica {
		buf = append(buf, game.Choice{Kind: GiveUp, Seat: s, Target: int32(s), Rule: RuleEditions})
	}
	if p.open() && !p.sitting.Last {
		buf = append(buf, game.Choice{Kind: CallSitting, Seat: s, Rule: RuleEditions})
	}
	return buf
}

// giveUpHope gives an explorer up for lost: between two sittings, or instead of
// his turn.
func (p *Position) giveUpHope(s game.Seat, a *game.Act) {
	p.die(s, Abandoned, a)
	if p.top().Kind != BetweenSittings {
		p.endTurn(a)
	}
}

func (p *Position) setLimit(s game.Seat, turns int32, a *game.Act) {
	p.sitting.Limit = int16(turns)
	a.Tell(game.Event{Kind: LimitSet, Seat: s, At: -1, Args: [6]int32{turns}, Rule: RuleEditions})
}

// seatJoins gives somebody new a seat: one of his own, last in order, or where
// there is none that of one who has left. His first explorer comes to Europe on his
// first turn, as a successor does.
func (p *Position) seatJoins(colour uint8, name string, a *game.Act) {
	s := p.seatOf(colour)
	if s != game.Nobody {
		p.clearSeat(s, name, a)
	} else {
		s = game.Seat(len(p.players))
		pl := newSeat(Player{Name: p.nameFor(s, name), Colour: colour, Specialty: Callings(p.edition)[0]})
		pl.Where, pl.Explorers, pl.Money = dead, 0, 0
		p.players = append(p.players, pl)
		p.order = append(p.order, s)
	}
	a.Tell(game.Event{Kind: SeatJoined, Seat: s, At: -1, Args: [6]int32{int32(colour)}, Rule: RuleEditions})
}

// clearSeat takes from a seat what belonged to one who has left: his points, his
// explorer, his purse. What he has published stays on the map, as if it had been
// printed.
func (p *Position) clearSeat(s game.Seat, name string, a *game.Act) {
	pl := &p.players[s]
	if pl.Where == inAfrica {
		p.die(s, Abandoned, a)
	} else {
		p.forgetExplorer(s, a)
	}
	p.rename(s, name)
	for i := range p.hexes {
		h := &p.hexes[i]
		if h.By == s {
			h.By, h.Printed = game.Nobody, true
		}
		if h.LakeBy == s {
			h.LakeBy = game.Nobody
		}
	}
	r := &p.records
	for _, by := range [...]*game.Seat{&r.MountainBy, &r.FallBy, &r.LakeBy, &r.RiverBy} {
		if *by == s {
			*by = game.Nobody
		}
	}
	for k, n := range pl.Donations {
		p.spent[k] += n
	}
	pl.Donations, pl.Points, pl.Money, pl.Where, pl.Away = donations{}, 0, 0, dead, false
}

// Joined implements game.Joiner: those who have joined a campaign and sent nobody out yet, and the
// keeper.
func (p *Position) Joined() (by game.Seat, all game.Seats) {
	if !p.begun() || !p.open() {
		return game.Nobody, 0
	}
	for s := range p.players {
		if pl := &p.players[s]; pl.Explorers == 0 && pl.Where == dead {
			all = all.With(game.Seat(s))
		}
	}
	return p.keeper(), all
}

func (p *Position) seatLeaves(s game.Seat, a *game.Act) {
	p.players[s].Away = true
	a.Tell(game.Event{Kind: SeatLeft, Seat: s, At: -1, Rule: RuleEditions})
	p.become(BetweenSittings, p.keeper())
}

func (p *Position) seatReturns(s game.Seat, a *game.Act) {
	p.players[s].Away = false
	a.Tell(game.Event{Kind: SeatReturned, Seat: s, At: -1, Rule: RuleEditions})
	p.become(BetweenSittings, p.keeper())
}

// handOver gives a seat to somebody else, who plays on what he finds.
func (p *Position) handOver(s game.Seat, name string, a *game.Act) {
	p.rename(s, name)
	a.Tell(game.Event{Kind: HandedOver, Seat: s, At: -1, Args: [6]int32{int32(len(p.formerly) - 1)}, Rule: RuleEditions})
}

// rename has a seat be called by who has it now.
func (p *Position) rename(s game.Seat, name string) {
	pl := &p.players[s]
	if len(p.formerly) < mostNames {
		p.formerly = append(p.formerly, formerName{s, p.turn, pl.Name})
	}
	pl.Name = p.nameFor(s, name)
}

// newcomers are what players are called who do not say their names.
var newcomers = [...]string{"Ashdown", "Barrowby", "Calderwood", "Dunmore", "Ellerton", "Farraday", "Galbraith", "Hollis"}

// nameFor is the name a player gave, or one that nobody at the table has.
func (p *Position) nameFor(s game.Seat, name string) string {
	if name = strings.TrimSpace(name); name != "" {
		return name
	}
	for _, n := range newcomers {
		if p.nameFree(n) {
			return n
		}
	}
	return newcomers[s] // not reached: there are more of them than seats
}

func (p *Position) nameFree(name string) bool {
	for i := range p.players {
		if strings.EqualFold(p.players[i].Name, name) {
			return false
		}
	}
	return true
}

// refusePlayer says why nobody can be called so; nil if somebody can.
func (p *Position) refusePlayer(name string) *game.Refusal {
	switch clean := strings.TrimSpace(name); {
	case clean != name || len([]rune(name)) > MostName || !game.Legible(name):
		return &game.Refusal{Rule: RuleEditions, Why: "no-such-name"}
	case name != "" && !p.nameFree(name):
		return &game.Refusal{Rule: RuleEditions, Why: "same-name"}
	}
	return nil
}

// retireChoices: an explorer who is home may give way to a new one.
func (p *Position) retireChoices(s game.Seat, buf []game.Choice) []game.Choice {
	if p.open() {
		buf = append(buf, game.Choice{Kind: Retire, Seat: s, Target: int32(s), Rule: RuleEditions})
	}
	return buf
}

// retire has an explorer give way to a new one, who has his purse. What he knew
// and has not published is forgotten with him. Between two sittings the new one is
// named at once.
func (p *Position) retire(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	if p.top().Kind == BetweenSittings {
		p.steps = append(p.steps, step{NamingSuccessor, s})
	}
	a.Tell(game.Event{Kind: Retired, Seat: s, At: -1, Args: [6]int32{int32(pl.Explorers)}, Rule: RuleEditions})
	p.forgetExplorer(s, a)
	money := pl.Money
	p.succeed(s, a)
	pl.Money = money
}

// lastYear is how many months after the last hex has been published a campaign ends, even
// where somebody stays away. [T]
const lastYear = 12

// complete reports whether Africa is mapped: no blank hex is left, and nobody living is
// away from home or has anything to publish; or every hex is published, and a year has
// gone by (28.93).
func (p *Position) complete() bool {
	if !p.open() || p.blankLeft() > 0 {
		return false
	}
	if last, all := p.lastPublished(); all && p.turn >= last+lastYear {
		return true
	}
	for i := range p.players {
		if s := game.Seat(i); p.players[i].Where == inAfrica || p.players[i].Where == inEurope && p.publishable(s) {
			return false
		}
	}
	return true
}

// lastPublished is the month in which the last hex was published; all is false where one
// is not.
func (p *Position) lastPublished() (last int16, all bool) {
	for i := range p.hexes {
		h := &p.hexes[i]
		if p.chart.Cells[i].Ground == hexmap.Land && !h.published() {
			return 0, false
		}
		last = max(last, h.Month)
	}
	return last, true
}

// finishCampaign ends the game when Africa is complete: whoever has the most
// points has won, or several together.
func (p *Position) finishCampaign(a *game.Act) {
	s, points := p.leader()
	p.winner = s
	p.steps = append(p.steps[:0], step{GameOver, s})
	a.Reveal()
	a.Tell(game.Event{Kind: Completed, Seat: s, At: -1, Args: [6]int32{points, int32(p.sitting.Number), int32(p.turn) + 1}, Rule: RuleEditions})
}

// leaders are those who have the most points.
func (p *Position) leaders() (out game.Seats) {
	_, most := p.leader()
	for i := range p.players {
		if p.players[i].Points == most {
			out = out.With(game.Seat(i))
		}
	}
	return out
}

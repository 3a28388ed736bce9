package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 9: moving.

// travelChoices lists what an expedition may do while it travels. Until it is
// settled (6.55, 9.44) it may only put that right.
func (p *Position) travelChoices(s game.Seat, buf []game.Choice) []game.Choice {
	pl := &p.players[s]
	e := &pl.Trip
	settled := p.settled(e)
	if settled {
		buf = p.moveChoices(s, buf)
		end := game.Choice{Kind: EndTravel, Seat: s, Rule: "8.3"}
		if end.Odds = p.endOdds(s); end.Odds.Den > 0 {
			end.Risk = RiskKilled
		}
		buf = append(buf, end)
		if p.chart.Cells[e.At].Port != hexmap.NoPort && !e.Moved && !e.Halted && e.Spent == 0 {
			buf = append(buf, game.Choice{Kind: GoHome, Seat: s, Target: int32(p.chart.Cells[e.At].Port), Rule: "21"})
		}
	}
	if p.mayGoBack(e) {
		buf = append(buf, game.Choice{Kind: Retreat, Seat: s, Target: int32(e.From), Rule: "9.45"})
	}
	for m := range Modes {
		if m != e.Mode && e.fits(m) && p.mayTravel(e, m) && (p.mayStay(e, m, e.At) || !p.mayGoBack(e)) {
			buf = append(buf, game.Choice{Kind: ChangeMode, Seat: s, Target: int32(m), Rule: "9.5"})
		}
	}
	return p.storeChoices(s, buf)
}

// mayTravel reports whether the party could go over to a mode where it
// stands. A party without canoes stands on a lake's shore: it can always walk
// on from there.
func (p *Position) mayTravel(e *expedition, m Mode) bool {
	if m == ByCanoe && !p.floats(e.At) {
		return false
	}
	if m == OnFoot && e.Have[Canoes] == 0 && p.hexes[e.At].Terrain == hexmap.Lake {
		return true
	}
	_, why := p.barred(e, m, e.At)
	return why == ""
}

// moveChoices lists where a settled party may go.
func (p *Position) moveChoices(s game.Seat, buf []game.Choice) []game.Choice {
	pl := &p.players[s]
	e := &pl.Trip
	if e.Halted {
		return buf
	}
	_, drifts := e.crewLoss()
	if e.Mode == ByCanoe && drifts {
		return p.driftChoices(s, buf)
	}
	var near [9]hexmap.ID
	for _, to := range p.touching(e.At, near[:0]) {
		if cost := p.entryCost(s, e.Mode, e.At, to); p.whyNotOnward(e, to, cost).Why == "" {
			l := p.lostCheck(s, to)
			c := game.Choice{Kind: Move, Seat: s, Target: int32(to), Cost: int16(cost), Odds: l.odds(), Rule: "9.16"}
			if !l.never {
				c.Rule, c.Risk = "12", RiskLost
			} else if c.Cost == 1 {
				c.Rule = "9.15"
			} else if over := p.fallsOdds(pl, to).risk(); over.Num > 0 {
				c.Rule, c.Risk, c.Odds = "9.28", RiskFalls, over
			}
			buf = append(buf, c)
		} else if e.Mode == ByCanoe && p.cataractBetween(e.At, to) {
			if n := min(e.portageLeft(to), int32(e.Allowance-e.Spent)); n > 0 && p.waterway(e.At, to) {
				buf = append(buf, game.Choice{Kind: Portage, Seat: s, Target: int32(to), Min: 1, Max: n, Cost: 1, Rule: "9.27"})
			}
		}
	}
	return buf
}

// driftChoices: without a paddler for each canoe the current alone moves the
// party, one hex downstream a turn (9.26). Over a cataract it will not go. Where
// a river runs nobody needs water (5.444).
func (p *Position) driftChoices(s game.Seat, buf []game.Choice) []game.Choice {
	e := &p.players[s].Trip
	if e.Spent > 0 || e.Moved {
		return buf
	}
	for _, d := range hexmap.Dirs {
		to := p.chart.Near(e.At, d)
		if !p.hexes[e.At].Out.Has(d) || to == hexmap.None || p.chart.Cells[to].Ground != hexmap.Land || p.cataractBetween(e.At, to) {
			continue
		}
		c := game.Choice{Kind: Drift, Seat: s, Target: int32(to), Rule: "9.26"}
		if over := p.fallsOdds(&p.players[s], to).risk(); over.Num > 0 {
			c.Risk, c.Odds = RiskFalls, over
		}
		buf = append(buf, c)
	}
	return buf
}

// move tries to enter a hex: the points are spent whether the way is found or
// not (9.46, 12).
func (p *Position) move(s game.Seat, to hexmap.ID, a *game.Act) {
	pl := &p.players[s]
	e := &pl.Trip
	cost := p.entryCost(s, e.Mode, e.At, to)
	e.Spent += cost
	e.Mapped, e.Short = false, false
	if !p.keepsWay(s, to, a) {
		return
	}
	from, downstream := e.At, p.stream(e.At, to) < 0
	p.enter(s, to)
	a.Tell(game.Event{
		Kind: Moved, Seat: s, At: int32(to), Rule: p.moveRule(cost),
		Args: [6]int32{int32(from), int32(cost), int32(e.Allowance - e.Spent), int32(e.Mode)},
	})
	p.arrive(s, downstream, a)
}

func (p *Position) moveRule(cost int8) game.Rule {
	switch cost {
	case 1:
		return "9.15"
	case 2:
		return "9.16"
	}
	return "9.21"
}

// enter puts the party into a hex.
func (p *Position) enter(s game.Seat, to hexmap.ID) {
	e := &p.players[s].Trip
	e.From, e.At, e.Moved = e.At, to, true
	e.noteEntered(to)
	e.Trips, e.TripsTo = 0, hexmap.None
	e.Track = append(e.Track, to)
	e.Missed = p.hexes[to].Oasis && !p.knowsOasis(s, to)
	p.shutCaches(s)
}

// arrive is what follows from having entered a hex: mapping, the player's
// marker, counters, falls (9.3, 9.28, 10, 23).
func (p *Position) arrive(s game.Seat, downstream bool, a *game.Act) {
	pl := &p.players[s]
	e := &pl.Trip
	h := &p.hexes[e.At]
	first := !p.familiar(pl, e.At)
	if h.Terrain == hexmap.Blank {
		p.mapHex(s, e.At, a)
		e.Mapped, e.NewLand = true, true
		e.Charted.add(e.At)
		if e.Mode == ByCanoe && !e.Halted && h.Terrain.Swampy() && !p.alongCoast(e.From, e.At) {
			// Swamp asks four points, and lets nobody in who had not so many on trying (9.21).
			e.Short = e.Allowance-e.Spent < swampCost-newCost
			e.Spent = min(e.Allowance, e.Spent+swampCost-newCost)
		}
	}
	if !h.published() {
		pl.Known.add(e.At)
	}
	p.seekOasis(s, a)
	if first && !e.Mapped {
		p.seekPeople(s, a)
	}
	p.look(int(s), e.At)
	if first {
		p.misled(s, a)
	}
	p.turnCounter(s, e.At, a)
	if first && downstream && e.Mode == ByCanoe && h.Cataract != hexmap.NoDir {
		p.overFalls(s, a)
	}
	p.stray(s, a)
	if pl.Where == dead {
		p.endTurn(a)
		return
	}
	p.interview(s, a)
	p.beginMeeting(s, a)
}

// stray: animals that nobody rides or leads are gone for good (5.428). In a
// party that goes on foot those who do no bearer's work may still ride (5.423).
func (p *Position) stray(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	if p.players[s].Where != inAfrica || e.beasts() == 0 {
		return
	}
	kept := leads*e.hands() + e.people()
	if e.Mode != Mounted {
		kept -= e.hands()
	}
	for _, i := range [2]Item{Horses, Camels} {
		if over := min(e.Have[i], e.beasts()-kept); over > 0 {
			e.Have[i] -= over
			a.Tell(game.Event{Kind: Strayed, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), over}, Rule: "5.428"})
		}
	}
}

func (p *Position) drift(s game.Seat, to hexmap.ID, a *game.Act) {
	e := &p.players[s].Trip
	from := e.At
	e.Spent, e.Mapped, e.Short = e.Allowance, false, false
	p.enter(s, to)
	e.Halted = true
	a.Tell(game.Event{Kind: Drifted, Seat: s, At: int32(to), Args: [6]int32{int32(from)}, Rule: "9.26"})
	p.arrive(s, true, a)
}

// portage makes trips round a cataract. Trips made are kept as long as the
// party stays: so a heavy portage can take several turns.
func (p *Position) portage(s game.Seat, to hexmap.ID, n int32, a *game.Act) {
	e := &p.players[s].Trip
	if e.TripsTo != to {
		e.Trips, e.TripsTo = 0, to
	}
	e.Trips += int16(n)
	e.Spent += int8(n)
	e.Mapped = false
	a.Tell(game.Event{Kind: Portaged, Seat: s, At: int32(to), Args: [6]int32{n, e.portageLeft(to)}, Rule: "9.27"})
}

// retreat goes back to the hex left last; the points stay spent (9.45, 9.46).
func (p *Position) retreat(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	from, to := e.At, e.From
	p.enter(s, to)
	p.look(int(s), to)
	e.From, e.Mapped, e.WentBack = hexmap.None, false, true
	a.Tell(game.Event{Kind: Retreated, Seat: s, At: int32(to), Args: [6]int32{int32(from)}, Rule: "9.45"})
	p.stray(s, a)
	p.beginMeeting(s, a)
}

// changeMode goes on by other means: the allowance of the slower mode applies
// at once (9.51); when that is spent already, the party stops (9.52).
func (p *Position) changeMode(s game.Seat, m Mode, a *game.Act) {
	e := &p.players[s].Trip
	e.Mode = m
	e.Allowance = min(e.Allowance, p.allowance(e, m, e.Level))
	if e.Spent > 0 && e.Spent >= e.Allowance {
		e.Halted = true
	}
	e.Spent = min(e.Spent, e.Allowance)
	e.Trips, e.TripsTo = 0, hexmap.None
	a.Tell(game.Event{Kind: ModeChanged, Seat: s, At: int32(e.At), Args: [6]int32{int32(m), int32(e.Allowance), int32(e.Allowance - e.Spent)}, Rule: "9.51"})
	p.stray(s, a)
}

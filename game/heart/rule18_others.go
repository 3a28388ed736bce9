package heart

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Humility and Envy (18.1, 18.2).

const (
	aheadBy      = 6 // DP
	envyPoints   = 2
	humbleEvents = 3
)

// isAhead reports whether one has so many more DP than another that he may be humbled and
// envied (18.1, 18.2).
func (p *Position) isAhead(o, s game.Seat) bool {
	return p.of(o, box.Points) >= p.of(s, box.Points)+aheadBy
}

// humblable are the seats that may be named (18.1). named are those of this turn.
func (p *Position) humblable(s game.Seat, named int16) (list []game.Seat) {
	if !p.cfg.Envy() || p.of(s, box.Time) == 0 || p.seats[s].Dying() {
		return nil
	}
	for i := range p.n {
		o := game.Seat(i)
		if o != s && !p.seats[i].Lost && named>>i&1 == 0 && p.isAhead(o, s) {
			list = append(list, o)
		}
	}
	return list
}

// asksHumility reports whether a seat is asked whom to humble: there is somebody, and it has not ruled
// it out before.
func (p *Position) asksHumility(s game.Seat, named int16) bool {
	all := p.humblable(s, named)
	switch p.seats[s].Pride {
	case box.PrideNever:
		return false
	case box.PrideMatters:
		return (p.of(s, box.Time) > 1 || p.seats[s].Slot == box.End) && slices.ContainsFunc(all, p.tooProud)
	}
	return len(all) > 0
}

// tooProud reports whether a seat leads and is about to win, and three Events bring something that
// strikes it two times in three or oftener.
func (p *Position) tooProud(o game.Seat) bool {
	odds := p.humbleOdds(o)
	return p.leads(o) && p.of(o, box.Points) >= p.cfg.Goal-box.NearGoal && 3*odds.Num > 2*odds.Den
}

// humilityOrders are the orders for Humility that a seat could give instead of its own.
func (p *Position) humilityOrders(s game.Seat, buf []game.Choice) []game.Choice {
	if !p.cfg.Envy() {
		return buf
	}
	return otherOrders(box.Prides, p.seats[s].Pride, game.Choice{Kind: Order, Item: box.OfHumility, Rule: "18.1"}, buf)
}

// otherOrders are the choices of all orders of a kind but the one that stands.
func otherOrders[Of ~uint8](all, now Of, ch game.Choice, buf []game.Choice) []game.Choice {
	for o := range all {
		if o != now {
			ch.Target = int32(o)
			buf = append(buf, ch)
		}
	}
	return buf
}

// humbleChoices: whom, with the chance that something comes of it.
func (p *Position) humbleChoices(f *frame, buf []game.Choice) []game.Choice {
	for _, o := range p.humblable(f.Seat, f.V[vHumbled]) {
		buf = append(buf, game.Choice{Kind: Humble, Target: int32(o), Cost: 1, Odds: p.humbleOdds(o)})
	}
	return p.humilityOrders(f.Seat, append(buf, game.Choice{Kind: No}))
}

// humbleOdds is the chance that among three Events there is an Incident that does
// something to a seat.
func (p *Position) humbleOdds(o game.Seat) game.Odds {
	total, useless := 0, 0
	for i, n := range p.events {
		total += int(n)
		if !p.hurts(o, box.Chit(i+1)) {
			useless += int(n)
		}
	}
	all, none := 1, 1
	for i := range min(humbleEvents, total) {
		all *= total - i
		none *= max(0, useless-i)
	}
	return game.Odds{Num: int32(all - none), Den: int32(all)}
}

// hurts reports whether an Incident can do anything to a seat where it is (18.1).
func (p *Position) hurts(o game.Seat, c box.Chit) bool {
	return harmOf(c.Sort(), p.sceneOf(o)) != harmless
}

// runHumbled draws three Events and lets one befall a seat (18.1). The step is of the seat
// that does it.
func (p *Position) runHumbled(in reply, f *frame, a *game.Act) {
	s, o := f.Seat, game.Seat(f.V[vVictim])
	switch f.At {
	case 0:
		some := false
		for i := range humbleEvents {
			c := p.drawEventChit(a, "18 event")
			f.V[vChits+i] = int16(c)
			if c != box.NoChit {
				p.tell(a, EventDrawn, s, "18.1", 2, int(c))
			}
			some = some || p.hurts(o, c)
		}
		for _, c := range f.V[vChits : vChits+humbleEvents] { // they go back whatever is done
			if c := box.Chit(c); c != box.NoChit {
				*p.bagOf(c)++
			}
		}
		if !some {
			p.pop(0)
			return
		}
		p.call(f, 1, Inflicting, s, int(f.V[vVictim]), int(f.V[vChits]), int(f.V[vChits+1]), int(f.V[vChits+2]))
	case 1:
		if in.answer.Kind == No {
			p.pop(0)
			return
		}
		p.tell(a, HumbledBy, o, "18.1", int(s), int(in.answer.Item))
		p.call(f, 2, incident, o, int(in.answer.Item), inflicted)
	case 2:
		f.At = 3
		pl := &p.seats[o]
		switch {
		case p.seats[o].Dying():
			p.lose(a, o)
		case pl.Fig[box.Time] == 0 && !pl.TimeUp && pl.Slot != box.NoSlot: // 23.24
			p.call(f, 3, endOfTime, o)
		}
	case 3:
		p.pop(0)
	}
}

// inflictChoices are the sorts of Incident drawn that do something.
func (p *Position) inflictChoices(f *frame, buf []game.Choice) []game.Choice {
	var seen [box.Sorts]bool
	for _, v := range f.V[vChits : vChits+humbleEvents] {
		c := box.Chit(v)
		if p.hurts(game.Seat(f.V[vVictim]), c) && !seen[c.Sort()] {
			seen[c.Sort()] = true
			buf = append(buf, p.incidentDie(game.Choice{Kind: Inflict, Item: int16(c.Sort())}, game.Seat(f.V[vVictim]), c.Sort()))
		}
	}
	return append(buf, game.Choice{Kind: No})
}

// mayEnvy reports whether a seat may envy (18.2), and it would not be its end (16.5).
func (p *Position) mayEnvy(s game.Seat) bool {
	if !p.cfg.Envy() || p.seats[s].Lost || p.of(s, box.Sanity) <= 1 {
		return false
	}
	for o := range p.n {
		if p.isAhead(game.Seat(o), s) {
			return true
		}
	}
	return false
}

func envyChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Yes}, game.Choice{Kind: No})
}

func (p *Position) envy(a *game.Act, s game.Seat) {
	p.score(a, s, box.ForEnvy, envyPoints, -1)
	p.change(a, s, box.Sanity, -1, box.ByEnvy)
}

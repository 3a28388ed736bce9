package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// The Matrix Phase (10).

const (
	guideTime = 2 // what the Guide gives (10.3)
	guideMost = 8 // with at most so much Time
	dayTime   = 1 // what a step costs (10.7)
)

// The places of a turn in the Matrix.
const (
	daysBegin uint8 = iota
	daysGuided
	daysLay
	daysLooked
	daysReturn
	daysFirst
	daysStep
	daysStepped
	daysDeal
	daysDealt
	daysHumble
	daysHumbled
	daysEnd
	daysEnding
	daysOver
	daysDone
)

// runMatrixTurn is a Player Turn in the Matrix (10.3 to 10.9).
func (p *Position) runMatrixTurn(in reply, f *frame, a *game.Act) {
	s := f.Seat
	pl := &p.seats[s]
	switch f.At {
	case daysBegin:
		p.turn = turn{}
		if !pl.Begun {
			p.survey(a, s)
		}
		p.tell(a, DaysBegan, s, "10.2", int(pl.Slot), int(pl.Fig[box.Time]))
		f.At = daysLay
		if p.has(s, box.Guide) && !pl.Guided && pl.Fig[box.Time] <= guideMost {
			p.call(f, daysGuided, UsingGuide, s)
		}
	case daysGuided:
		if in.answer.Kind == Yes {
			pl.Guided = true
			p.change(a, s, box.Time, guideTime, box.ByGuide)
		}
		f.At = daysLay
	case daysLay:
		for _, at := range p.seats[s].Ahead() {
			p.layEncounter(a, s, at)
		}
		f.At = daysReturn
		if p.has(s, box.Telescope) && len(p.seats[s].Diagonals()) > 0 {
			p.call(f, daysLooked, UsingTelescope, s)
		}
	case daysLooked:
		if in.answer.Kind == Look {
			p.layEncounter(a, s, box.Slot(in.answer.Target))
		}
		f.At = daysReturn
	case daysReturn:
		p.returnEncounters(a, s)
		f.At = daysFirst
	case daysFirst:
		p.call(f, daysStep, drawingEvent, s, 0)
	case daysStep:
		p.call(f, daysStepped, Stepping, s)
	case daysStepped:
		p.step(a, s, box.Slot(in.answer.Target))
		p.call(f, daysDeal, drawingEvent, s, 1)
	case daysDeal:
		if p.turn.FirstCost && p.turn.SecondCost { // 11.2
			p.score(a, s, box.ForTwoIncidents, 1, -1)
		}
		p.call(f, daysDealt, dealing, s)
	default:
		p.endDay(in, f, a)
	}
}

// endDay is what comes after the deal: Humility (18.1), End (10.9) and 17.
func (p *Position) endDay(in reply, f *frame, a *game.Act) {
	s := f.Seat
	pl := &p.seats[s]
	switch f.At {
	case daysDealt: // 11.1
		p.putAside(&p.turn.First)
		p.putAside(&p.turn.Second)
		f.At = daysHumble
	case daysHumble:
		f.At = daysEnd
		if p.asksHumility(s, f.V[vHumbled]) {
			p.call(f, daysHumbled, Humbling, s, int(f.V[vHumbled]))
		}
	case daysHumbled:
		f.At = daysEnd
		if c := in.answer; c.Kind == Humble {
			f.V[vHumbled] |= 1 << c.Target
			p.change(a, s, box.Time, -1, box.ByHumility)
			p.call(f, daysHumble, humbled, s, int(c.Target))
		}
	case daysEnd:
		f.At = daysOver
		if pl.Slot == box.End && pl.Fig[box.Time] > 0 && !p.seats[s].Dying() {
			p.call(f, daysEnding, EndingTime, s)
		}
	case daysEnding:
		if in.answer.Kind == Yes {
			p.change(a, s, box.Time, -int(pl.Fig[box.Time]), box.ByEnd)
		}
		f.At = daysOver
	case daysOver:
		f.At = daysDone
		switch {
		case pl.Lost || pl.TimeUp: // he has been humbled himself, at Stop
		case p.seats[s].Dying():
			p.lose(a, s)
		case pl.Fig[box.Time] == 0:
			p.call(f, daysDone, endOfTime, s, truth(p.turn.Stopped))
		}
	case daysDone:
		p.turn = turn{}
		p.letFall()
		p.pop(0)
	}
}

// putAside puts an Event that was put aside back into the bag (11.1); a Rumour never
// was.
func (p *Position) putAside(c *box.Chit) {
	if *c == rumourChit {
		*c = box.NoChit
	}
	p.putBack(c)
}

// survey is the Discovery Procedure (10.1).
func (p *Position) survey(a *game.Act, s game.Seat) {
	pl := &p.seats[s]
	pl.Begun, pl.Slot, pl.Arrow = true, box.Start, box.NoSlot
	there := box.DotsOf(p.ground.Lands[pl.Region].Terrain, p.ground.Wet(pl.Region))
	var drawn [box.Slots]box.Chit
	n, stay := 0, 0
	for at := range box.Slot(box.Slots) {
		if at == box.Start || at == box.End {
			continue
		}
		p.lay(a, "10 event", 1+int(at), 0, 1, p.events[:])
		c := p.drawEventChit(a, "10 event")
		if c == box.NoChit {
			break
		}
		n++
		if c.Sort().Discovery() && c.Legal(there) {
			stay++
			pl.Chits[at] = c
			continue
		}
		drawn[at] = c
	}
	for at := range drawn {
		p.putBack(&drawn[at])
	}
	p.tell(a, Surveyed, s, "10.1", n, stay)
	for at, c := range pl.Chits {
		if c != box.NoChit {
			p.tell(a, ChitLaid, s, "10.1", at, int(c))
		}
	}
}

// drawEventChit draws from the Event bag, NoChit if it is empty.
func (p *Position) drawEventChit(a *game.Act, name string) box.Chit {
	k := drawFrom(a, name, p.events[:])
	if k < 0 {
		return box.NoChit
	}
	return box.Chit(k + 1)
}

// drawFrom draws one of so many of each kind, −1 if there is none.
func drawFrom(a *game.Act, name string, counts []int8) int {
	var room [box.EventKinds]int
	bag, n := room[:len(counts)], 0
	for i, k := range counts {
		bag[i] = int(k)
		n += int(k)
	}
	if n == 0 {
		return -1
	}
	k := a.Draw(name, bag)
	counts[k]--
	return k
}

// layEncounter draws an Encounter for a slot (10.4).
func (p *Position) layEncounter(a *game.Act, s game.Seat, at box.Slot) {
	p.lay(a, "10 encounter", 1+int(at), 0, int(box.FirstMeet), p.meetings[:])
	k := drawFrom(a, "10 encounter", p.meetings[:])
	if k < 0 {
		return
	}
	c := box.FirstMeet + box.Chit(k)
	p.seats[s].Chits[at] = c
	p.tell(a, ChitLaid, s, "10.4", int(at), int(c))
}

// returnEncounters is 10.5.
func (p *Position) returnEncounters(a *game.Act, s game.Seat) {
	pl := &p.seats[s]
	there := box.DotsOf(p.ground.Lands[pl.Region].Terrain, p.ground.Wet(pl.Region))
	for i, c := range pl.Chits {
		at := box.Slot(i)
		gone := pl.LeftBehind(at)
		switch {
		case c.Sort().Encounter() && (gone || !c.Legal(there)):
			p.clearSlot(a, s, at, "10.5")
		case c == box.NoChit && pl.Finds[at] != box.NoChit && gone: // a Mineral
			p.findBack(a, s, at, "10.5")
		}
	}
}

// clearSlot returns the Encounter of a slot with any Finding and Rumour on it.
func (p *Position) clearSlot(a *game.Act, s game.Seat, at box.Slot, r game.Rule) {
	pl := &p.seats[s]
	if c := pl.Chits[at]; c != box.NoChit {
		p.putBack(&pl.Chits[at])
		p.tell(a, ChitBack, s, r, int(at), int(c))
	}
	p.findBack(a, s, at, r)
	p.rumourBack(a, s, at, r)
}

func (p *Position) findBack(a *game.Act, s game.Seat, at box.Slot, r game.Rule) {
	if c := p.seats[s].Finds[at]; c != box.NoChit {
		p.putBack(&p.seats[s].Finds[at])
		p.tell(a, ChitBack, s, r, int(at), int(c))
	}
}

func (p *Position) rumourBack(a *game.Act, s game.Seat, at box.Slot, r game.Rule) {
	if p.seats[s].Rumours[at] {
		p.seats[s].Rumours[at] = false
		*p.bagOf(rumourChit)++
		p.tell(a, RumourBack, s, r, int(at))
	}
}

// step goes to a neighbouring slot (10.7).
func (p *Position) step(a *game.Act, s game.Seat, to box.Slot) {
	pl := &p.seats[s]
	from := pl.Slot
	pl.Slot, pl.Arrow = to, from
	p.change(a, s, box.Time, -dayTime, box.ByWalking)
	p.tell(a, Walked, s, "10.7", int(to), int(from))
}

func guideChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Yes}, game.Choice{Kind: No})
}

func (p *Position) telescopeChoices(f *frame, buf []game.Choice) []game.Choice {
	for _, at := range p.seats[f.Seat].Diagonals() {
		buf = append(buf, game.Choice{Kind: Look, Target: int32(at)})
	}
	return append(buf, game.Choice{Kind: No})
}

func (p *Position) stepChoices(f *frame, buf []game.Choice) []game.Choice {
	for _, to := range p.seats[f.Seat].Ways(p.turn.Barred) {
		buf = append(buf, game.Choice{Kind: Walk, Target: int32(to), Item: int16(p.seats[f.Seat].Sure(to)), Cost: dayTime})
	}
	return p.badLuckOrders(f.Seat, buf)
}

func endChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Yes}, game.Choice{Kind: No})
}

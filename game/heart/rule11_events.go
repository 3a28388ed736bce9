package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Events (11).

// The places of drawing an Event.
const (
	eventDraw uint8 = iota
	eventPlaced
	eventIgnoring
	eventHappen
	eventHappened
)

// runDrawingEvent draws the first or the second Event of a turn.
func (p *Position) runDrawingEvent(in reply, f *frame, a *game.Act) {
	s, second, c := f.Seat, f.V[vSecondEvent] == 1, box.Chit(f.V[vEvent])
	switch f.At {
	case eventDraw:
		p.lay(a, "11 event", 1+int(p.seats[s].Slot), 1+int(f.V[vSecondEvent]), 1, p.events[:])
		if c = p.drawEventChit(a, "11 event"); c == box.NoChit {
			p.pop(0)
			return
		}
		f.V[vEvent] = int16(c)
		p.tell(a, EventDrawn, s, "11", int(f.V[vSecondEvent]), int(c))
		p.beginEvent(f, a)
	case eventPlaced:
		p.place(a, s, c, box.Slot(in.answer.Target))
		p.pop(0)
	case eventIgnoring:
		if in.answer.Kind == Yes {
			p.ignore(a, s, c)
			p.pop(0)
			return
		}
		f.At = eventHappen
	case eventHappen:
		if second {
			p.turn.Second = c
		} else {
			p.turn.First = c
		}
		if c == rumourChit {
			p.placeChit(f, a)
			return
		}
		p.cost = false
		p.call(f, eventHappened, incident, s, int(c), int(f.V[vSecondEvent]))
	case eventHappened:
		if second {
			p.turn.SecondCost = p.cost
		} else {
			p.turn.FirstCost = p.cost
		}
		p.pop(0)
	}
}

// beginEvent sees what sort of Event was drawn.
func (p *Position) beginEvent(f *frame, a *game.Act) {
	s, c := f.Seat, box.Chit(f.V[vEvent])
	switch sort := c.Sort(); {
	case sort.Discovery(): // 11.5
		p.eventBack(a, s, c)
		p.pop(0)
	case sort.Finding(): // 11.4
		p.placeChit(f, a)
	case f.V[vSecondEvent] == 1 && c == p.turn.First: // 11.3
		p.call(f, eventIgnoring, Ignoring, s, int(c))
	default:
		f.At = eventHappen
	}
}

func (p *Position) eventBack(a *game.Act, s game.Seat, c box.Chit) {
	*p.bagOf(c)++
	p.tell(a, EventBack, s, "11.5", int(c))
}

// ignore returns a second Incident without any effect (11.3): it costs a random
// Resource, if there is one.
func (p *Position) ignore(a *game.Act, s game.Seat, c box.Chit) {
	*p.bagOf(c)++
	p.tell(a, Ignored, s, "11.3", int(c))
	p.loseRandom(a, s, box.ByIgnoring)
}

// placeChit places a Finding or a Rumour (11.4, 12): it has to be placed where it can
// be, and goes back where it cannot.
func (p *Position) placeChit(f *frame, a *game.Act) {
	s, c := f.Seat, box.Chit(f.V[vEvent])
	switch slots := p.seats[s].SlotsFor(c.Sort(), f.V[vSecondEvent] == 1); len(slots) {
	case 0:
		p.eventBack(a, s, c)
		p.pop(0)
	case 1:
		p.place(a, s, c, slots[0])
		p.pop(0)
	default:
		p.call(f, eventPlaced, PlacingChit, s, int(c), int(f.V[vSecondEvent]))
	}
}

func (p *Position) place(a *game.Act, s game.Seat, c box.Chit, at box.Slot) {
	if c == rumourChit {
		p.seats[s].Rumours[at] = true
	} else {
		p.seats[s].Finds[at] = c
	}
	p.tell(a, ChitPlaced, s, "11.4", int(at), int(c))
}

// placeChoices are those slots.
func (p *Position) placeChoices(f *frame, buf []game.Choice) []game.Choice {
	for _, at := range p.seats[f.Seat].SlotsFor(box.Chit(f.V[vChit]).Sort(), f.V[vChitSecond] == 1) {
		buf = append(buf, game.Choice{Kind: Place, Target: int32(at)})
	}
	return buf
}

// ignoreChoices: it happens, with the odds of its die, or it is ignored (11.3).
func (p *Position) ignoreChoices(f *frame, buf []game.Choice) []game.Choice {
	happens := p.incidentDie(game.Choice{Kind: No}, f.Seat, box.Chit(f.V[vChit]).Sort())
	return append(buf, game.Choice{Kind: Yes}, happens)
}

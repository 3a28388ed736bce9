package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// When the Time is up (17).

// timeMore is added to Health for the Time of the next Game Turn (17.2).
const timeMore = 5

// The places of 17.
const (
	timeBegin uint8 = iota
	timeRolled
	timeFirstThrown
	timeFirstGone
	timeSecondThrown
	timeBoost
	timeBoosted
)

// runEndOfTime is 17 for a seat.
func (p *Position) runEndOfTime(in reply, f *frame, a *game.Act) {
	s := f.Seat
	pl := &p.seats[s]
	switch f.At {
	case timeBegin:
		onEnd := pl.Slot == box.End
		p.tell(a, TimeIsUp, s, "17", truth(onEnd), int(f.V[vSpared]))
		f.At = timeRolled
		if !onEnd && f.V[vSpared] == 0 {
			p.call(f, timeRolled, healthRoll, s, 0, int(box.ByRoadEnd))
		}
	case timeRolled:
		if p.gone(f, a) {
			return
		}
		p.clearMatrix(s)
		p.giveAll(a, s, box.Guide, box.ByTimeUp)
		p.change(a, s, box.Time, p.of(s, box.Health)+timeMore-p.of(s, box.Time), box.ByTimeUp)
		pl.TimeUp = true
		p.throw(f, timeFirstThrown, box.PorterDie, p.seats[s].DesertAdd(box.Health), p.of(s, box.Sanity), 0)
		f.V[vDesertAdd] = int16(p.seats[s].DesertAdd(box.Health))
	case timeFirstThrown:
		f.At = timeFirstGone
		if int(in.got+f.V[vDesertAdd]) > p.of(s, box.Sanity) {
			p.losePerson(f, timeFirstGone, box.Porters, box.ByDesertion)
		}
	case timeFirstGone:
		f.V[vDesertAdd] = int16(p.seats[s].DesertAdd(box.Sanity))
		p.throw(f, timeSecondThrown, box.AskariDie, int(f.V[vDesertAdd]), p.of(s, box.Health), 0)
	case timeSecondThrown:
		f.At = timeBoost
		if int(in.got+f.V[vDesertAdd]) > p.of(s, box.Health) {
			p.losePerson(f, timeBoost, box.Askaris, box.ByDesertion)
		}
	case timeBoost:
		if p.gone(f, a) {
			return
		}
		if len(p.seats[s].Boosts()) == 0 {
			p.pop(0)
			return
		}
		p.call(f, timeBoosted, Boosting, s)
	case timeBoosted:
		if in.answer.Kind == No {
			p.pop(0)
			return
		}
		p.boost(a, s, box.Tonic(in.answer.Item))
		f.At = timeBoost
	}
}

// gone ends 17 for somebody whose Health or Sanity has come to 0 in it (16.4).
func (p *Position) gone(f *frame, a *game.Act) bool {
	if !p.seats[f.Seat].Dying() {
		return false
	}
	p.lose(a, f.Seat)
	p.pop(0)
	return true
}

func (p *Position) boostChoices(f *frame, buf []game.Choice) []game.Choice {
	for _, t := range p.seats[f.Seat].Boosts() {
		buf = append(buf, game.Choice{Kind: Boost, Item: int16(t)})
	}
	return append(buf, game.Choice{Kind: No})
}

func (p *Position) boost(a *game.Act, s game.Seat, t box.Tonic) {
	row := box.Tonics[t]
	p.giveUp(a, s, row.With, box.ByBoost)
	p.change(a, s, row.Raises, row.By, box.ByBoost)
	if row.AlsoLowers {
		p.change(a, s, row.Lowers, -1, box.ByBoost)
	}
}

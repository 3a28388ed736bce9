package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 8: the sequence of play.

// beginTurn begins the turn of the seat at p.next.
func (p *Position) beginTurn(a *game.Act) {
	s := p.order[p.next]
	pl := &p.players[s]
	if pl.Where == dead {
		p.succeed(s, a)
	}
	africa := int32(0)
	if pl.Where == inAfrica {
		africa = 1
	}
	a.Tell(game.Event{Kind: TurnBegan, Seat: s, At: -1, Args: [6]int32{int32(p.turn), africa}, Rule: "8.3"})
	switch {
	case p.top().Kind == NamingSuccessor:
	case africa == 1:
		e := &pl.Trip
		e.Spent, e.Allowance, e.Fresh = 0, 0, 0
		e.Moved, e.Halted, e.Mapped = false, false, false
		e.HuntMod, e.NoHunt, e.WetPowder, e.FalseGuide = 0, false, false, false
		e.NewLand, e.Fed, e.Resting = false, false, false
		e.WentBack, e.Short, e.Spares, e.Triumph = false, false, false, false
		e.From, e.Faced = hexmap.None, hexmap.None
		e.forgetEntered()
		p.shutCaches(s)
		if e.Captive {
			p.become(InCaptivity, s)
			return
		}
		p.become(ChoosingPace, s)
	case p.publishesOrSails():
		p.donate(s, a)
		p.become(InEurope, s)
	case p.publishable(s):
		p.become(Publishing, s)
	default:
		p.endPublishing(s, a)
	}
}

// endTurn passes the turn on, clockwise; after the last player the month ends.
func (p *Position) endTurn(a *game.Act) {
	a.Reveal()
	if p.complete() {
		p.finishCampaign(a)
		return
	}
	p.passOn(a)
}

func (p *Position) paceChoices(s game.Seat, buf []game.Choice) []game.Choice {
	e := &p.players[s].Trip
	for l := range Levels {
		if p.mayKeep(l) {
			buf = append(buf, game.Choice{
				Kind: SetPace, Seat: s, Target: int32(l), Cost: int16(p.allowance(e, e.Mode, l)), Rule: "9.12",
			})
		}
	}
	return p.callChoices(s, buf)
}

func (p *Position) setPace(s game.Seat, l Level, a *game.Act) {
	e := &p.players[s].Trip
	e.Level = l
	e.Allowance = p.allowance(e, e.Mode, l)
	p.become(Travelling, s)
	a.Tell(game.Event{Kind: PaceSet, Seat: s, At: int32(e.At), Args: [6]int32{int32(l), int32(e.Mode), int32(e.Allowance)}, Rule: "9.12"})
	if p.drawsDisaster(e.At) {
		p.disaster(s, a)
	}
}

package heart

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/party"
)

// Setting up (4), and the sequence of play (1).

// openingChoices: everybody sits, and the order is drawn (4.1).
func openingChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Begin})
}

// The places of the whole game.
const (
	atTrack uint8 = iota
	atPorts
	atPortTaken
	atPatronTaken
	atLots
	atLotBought
	atGameTurn
	atMarches
	atDays
	atEnvy
	atEnvied
	atEnd
	atPatrons // numbers are kept with games: it belongs before the lots
)

// runPlaying is the whole game.
func (p *Position) runPlaying(in reply, f *frame, a *game.Act) {
	next := func() game.Seat { return p.order[f.V[vPlace]] }
	go_ := func(at uint8) { f.At, f.V[vPlace] = at, 0 }
	switch f.At {
	case atTrack:
		p.setTrack(a)
		go_(atPorts)
	case atPorts:
		switch {
		case f.V[vPlace] < int16(p.orderLen):
			p.call(f, atPortTaken, ChoosingPort, next())
		case p.cfg.Even():
			f.At = atPatrons
		default:
			go_(atLots)
		}
	case atPortTaken:
		p.seats[next()].Region = chart.Region(in.answer.Target)
		p.tell(a, PortTaken, next(), "4.2")
		if p.cfg.Even() {
			f.At = atPorts
			f.V[vPlace]++
			return
		}
		p.call(f, atPatronTaken, ChoosingPatron, next())
	case atPatronTaken:
		p.seats[next()].Patron = box.Patron(in.answer.Target)
		p.tell(a, PatronTaken, next(), "4.2", int(in.answer.Target))
		if p.cfg.Even() {
			f.At = atPatrons
			return
		}
		f.At = atPorts
		f.V[vPlace]++
	case atPatrons: // from the last back
		for i := int16(p.orderLen) - 1; i >= 0; i-- {
			if p.seats[p.order[i]].Patron == box.NoPatron {
				f.V[vPlace] = i
				p.call(f, atPatronTaken, ChoosingPatron, p.order[i])
				return
			}
		}
		go_(atLots)
	case atLots:
		for range p.n {
			if p.seats[next()].Credits > 0 {
				p.call(f, atLotBought, Outfitting, next())
				return
			}
			f.V[vPlace] = (f.V[vPlace] + 1) % int16(p.n)
		}
		go_(atGameTurn)
	case atLotBought:
		p.buy(a, next(), in.answer)
		f.At = atLots
		f.V[vPlace] = (f.V[vPlace] + 1) % int16(p.n)
	default:
		p.runGameTurn(in, f, a)
	}
}

// runGameTurn is a Game Turn, from the Turn Track to the balance.
func (p *Position) runGameTurn(in reply, f *frame, a *game.Act) {
	go_ := func(at uint8) { f.At, f.V[vPlace] = at, 0 }
	switch f.At {
	case atGameTurn:
		p.beginGameTurn(a)
		go_(atMarches)
	case atMarches:
		if f.V[vPlace] >= int16(p.orderLen) {
			go_(atDays)
			return
		}
		s := p.order[f.V[vPlace]]
		f.V[vPlace]++
		p.call(f, atMarches, mapTurn, s)
	case atDays:
		for range p.orderLen {
			s := p.order[f.V[vPlace]%int16(p.orderLen)]
			f.V[vPlace] = (f.V[vPlace] + 1) % int16(p.orderLen)
			if pl := &p.seats[s]; !pl.Lost && !pl.TimeUp {
				p.call(f, atDays, matrixTurn, s)
				return
			}
		}
		go_(atEnvy)
	case atEnvy:
		for f.V[vPlace] < int16(p.orderLen) {
			s := p.order[f.V[vPlace]]
			f.V[vPlace]++
			if p.mayEnvy(s) {
				p.call(f, atEnvied, Envying, s)
				return
			}
		}
		go_(atEnd)
	case atEnvied:
		if in.answer.Kind == Yes {
			p.envy(a, in.answer.Seat)
		}
		f.At = atEnvy
	case atEnd:
		if p.ends() {
			p.finalAccount(a)
			p.over = true
			p.pop(0)
			return
		}
		p.adjustBalance(a)
		go_(atGameTurn)
	}
}

// beginGameTurn sets the Turn Track, in the first turn the one of the set-up (4.1).
func (p *Position) beginGameTurn(a *game.Act) {
	p.turnNo++
	p.tell(a, TurnBegan, game.Nobody, "1", int(p.turnNo))
	if p.turnNo > 1 {
		p.setTrack(a)
	}
	for i := range p.seats {
		pl := &p.seats[i]
		pl.Guided, pl.Rested, pl.Begun, pl.TimeUp, pl.Activated = false, false, false, false, false
	}
}

// portChoices are the free Ports (4.2).
func (p *Position) portChoices(_ *frame, buf []game.Choice) []game.Choice {
	for r := range chart.Region(chart.Ports) {
		if !slices.ContainsFunc(p.seats[:p.n], func(pl party.Party) bool { return pl.Region == r }) {
			buf = append(buf, game.Choice{Kind: TakePort, Target: int32(r)})
		}
	}
	return buf
}

// patronChoices are the free Patrons (4.2).
func (p *Position) patronChoices(_ *frame, buf []game.Choice) []game.Choice {
	for pa := range box.Patrons {
		if !slices.ContainsFunc(p.seats[:p.n], func(pl party.Party) bool { return pl.Patron == pa }) {
			buf = append(buf, game.Choice{Kind: TakePatron, Target: int32(pa)})
		}
	}
	return buf
}

// lotChoices are the lots a Credit may be spent on (4.3), and to stop.
func (p *Position) lotChoices(f *frame, buf []game.Choice) []game.Choice {
	for l := range box.Lots {
		if p.mayBuy(f.Seat, l) {
			buf = append(buf, game.Choice{Kind: Buy, Item: int16(l), Cost: 1})
		}
	}
	return append(buf, game.Choice{Kind: No})
}

// mayBuy reports whether a lot may be bought within the limits of 3.
func (p *Position) mayBuy(s game.Seat, l box.Lot) bool {
	food, gifts := p.of(s, box.Food), p.of(s, box.Gifts)
	fits := func(food, gifts int) bool {
		return food <= int(box.FigureMost[box.Food]) && gifts <= int(box.FigureMost[box.Gifts]) && box.Load(food, gifts) <= p.seats[s].Capacity()
	}
	below := func(f box.Figure) bool { return p.of(s, f) < int(box.FigureMost[f]) }
	switch l {
	case box.AskariLot:
		return below(box.Askaris)
	case box.PorterLot:
		return below(box.Porters)
	case box.AmmoLot:
		return below(box.Ammo)
	case box.GiftsLot:
		return fits(food, gifts+box.GiftsInLot)
	case box.FoodLot:
		return fits(food+box.FoodInLot, gifts)
	}
	r := box.Resource(l)
	return p.pool[r] > 0 && (!p.has(s, r) || r != box.Guide && r != box.Canoes)
}

// buy spends a Credit, or forfeits those that are left (4.3).
func (p *Position) buy(a *game.Act, s game.Seat, c game.Command) {
	pl := &p.seats[s]
	if c.Kind == No {
		pl.Credits = 0
		return
	}
	pl.Credits--
	switch l := box.Lot(c.Item); l {
	case box.AskariLot:
		p.change(a, s, box.Askaris, 1, box.ByOutfit)
	case box.PorterLot:
		p.change(a, s, box.Porters, 1, box.ByOutfit)
	case box.AmmoLot:
		p.change(a, s, box.Ammo, 1, box.ByOutfit)
	case box.GiftsLot:
		p.change(a, s, box.Gifts, box.GiftsInLot, box.ByOutfit)
	case box.FoodLot:
		p.change(a, s, box.Food, box.FoodInLot, box.ByOutfit)
	default:
		p.gain(a, s, box.Resource(l), box.ByOutfit)
	}
}

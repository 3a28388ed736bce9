package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 5: outfitting.

// price is the Rates of Exchange in port, in dollars; 0 is not for sale. [T]
var price = [Items]int32{
	Bearers: 15, Guides: 50, Askaris: 25, Camels: 50, Horses: 70, Canoes: 60, Rations: 1, Gifts: 2, Muskets: 8,
}

// Price is what one of the item costs in port, in dollars; 0 if it is not sold.
func Price(i Item) int { return int(price[i]) }

// Sold reports whether a port sells the item (5.426, 5.427).
func (v View) Sold(i Item, port hexmap.PortID) bool { return soldAt(v.p.chart, i, port) }

func soldAt(m *hexmap.Map, i Item, port hexmap.PortID) bool {
	switch name := m.Ports[port].Name; i {
	case Camels:
		return name == "Khartoum"
	case Horses:
		return name == "Durban" || name == "Port Elizabeth" || name == "Capetown"
	case Water:
		return false
	}
	return true
}

func outfitCost(have *[Items]int32) int32 {
	var sum int32
	for i, n := range have {
		sum += price[i] * n
	}
	return sum
}

func (p *Position) beginOutfit(s game.Seat, port hexmap.PortID) {
	e := noTrip()
	e.Port = port
	e.Track = p.players[s].Trip.Track[:0]
	p.players[s].Trip = e
	p.players[s].noEpic()
	p.become(Outfitting, s)
}

func (p *Position) outfitChoices(s game.Seat, buf []game.Choice) []game.Choice {
	pl := &p.players[s]
	e := &pl.Trip
	left := pl.Money - outfitCost(&e.Have)
	for i := range Items {
		if price[i] == 0 || !soldAt(p.chart, i, e.Port) {
			continue
		}
		buf = append(buf, game.Choice{
			Kind: Buy, Seat: s, Item: int16(i), Cost: int16(price[i]), Max: e.Have[i] + left/price[i], Rule: "5.3",
		})
	}
	for m := range Modes {
		if e.whyNotSail(m).Why == "" {
			buf = append(buf, game.Choice{Kind: Sail, Seat: s, Target: int32(m), Rule: "6.55"})
		}
	}
	return buf
}

func (p *Position) buy(s game.Seat, i Item, n int32, a *game.Act) {
	pl := &p.players[s]
	pl.Trip.Have[i] = n
	left := pl.Money - outfitCost(&pl.Trip.Have)
	a.Tell(game.Event{Kind: Bought, Seat: s, At: -1, Args: [6]int32{int32(i), n, left}, Rule: "5.3"})
}

// sail ends outfitting. What is not spent is lost (5.3).
func (p *Position) sail(s game.Seat, m Mode, a *game.Act) {
	pl := &p.players[s]
	e := &pl.Trip
	lost := pl.Money - outfitCost(&e.Have)
	pl.Money, pl.Last = 0, e.Have
	pl.Where = inAfrica
	pl.JustPub, pl.JustHexes, pl.Given, pl.Drawn, pl.Scored = 0, 0, 0, 0, 0
	e.At, e.Mode, e.Level, e.Began = p.chart.Ports[e.Port].At, m, Normal, p.turn
	e.Track = append(e.Track, e.At)
	a.Reveal()
	a.Tell(game.Event{Kind: Sailed, Seat: s, At: int32(e.At), Args: [6]int32{int32(e.Port), int32(m), lost}, Rule: "5.3"})
	if p.settingOut() {
		p.nextOutfit(a)
		return
	}
	p.endTurn(a)
}

// settingOut reports whether the expeditions that begin the game are still
// being fitted out: the ports chosen in secret are kept until then.
func (p *Position) settingOut() bool { return p.players[0].Chosen != hexmap.NoPort }

// nextOutfit lets the next player fit out the first expedition, or begins
// the first turn when all have (5.3, 8.1).
func (p *Position) nextOutfit(a *game.Act) {
	for _, s := range p.order {
		if p.players[s].Where == inEurope {
			p.beginOutfit(s, p.players[s].Chosen)
			return
		}
	}
	for i := range p.players {
		p.players[i].Chosen = hexmap.NoPort
	}
	p.next = 0
	p.beginTurn(a)
}

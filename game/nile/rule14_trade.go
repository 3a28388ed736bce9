package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 14: trade with a friendly people, and being their guest.

// barterPrice is the Rates of Exchange in gifts (5); 0 is not to be had. One
// gift buys three rations.
var barterPrice = [Items]int32{Bearers: 5, Guides: 10, Askaris: 8, Camels: 15, Canoes: 20}

const (
	rationsForGift = 3
	rationsSold    = 4 // for a gift
	giftsForMusket = 4
	giftsAsItem    = 10 // ten gifts count as one item of what a people can give
)

// BarterPrice is what one of the item costs among friends, in gifts; 0 if it
// is never to be had. For rations it is how many one gift buys.
func BarterPrice(i Item) int {
	if i == Rations {
		return rationsForGift
	}
	return int(barterPrice[i])
}

// offers reports whether a people has an item to give: camels in the desert,
// canoes by the water.
func (p *Position) offers(i Item, at hexmap.ID) bool {
	switch i {
	case Camels:
		return p.hexes[at].Terrain == hexmap.Desert
	case Canoes:
		return p.floats(at)
	}
	return barterPrice[i] > 0
}

// left is how many gifts a people still gives on this visit: as many items as
// its strength in all, ten gifts counting as one (14).
func (p *Position) left(s game.Seat) int32 {
	return max(0, giftsAsItem*int32(p.met(s).Strength)-int32(p.players[s].Trip.Meeting.Given))
}

func (p *Position) tradeChoices(s game.Seat, buf []game.Choice) []game.Choice {
	e := &p.players[s].Trip
	odds, risk := game.Odds{}, NoRisk
	if !e.Meeting.Traded {
		odds, risk = p.tradeRisk(), RiskPoison
	}
	add := func(c game.Choice) {
		if c.Max > 0 {
			c.Seat, c.Min, c.Rule, c.Odds, c.Risk = s, 1, "14", odds, risk
			buf = append(buf, c)
		}
	}
	gifts := p.left(s)
	left := gifts / giftsAsItem
	for i := Bearers; i < Rations; i++ {
		if !p.offers(i, e.At) {
			continue
		}
		n := min(left, e.Have[Gifts]/barterPrice[i])
		if i == Askaris {
			n = min(n, e.Have[Muskets])
		}
		add(game.Choice{Kind: Barter, Item: int16(i), Cost: int16(barterPrice[i]), Max: n})
	}
	add(game.Choice{Kind: Barter, Item: int16(Rations), Cost: rationsForGift, Max: min(e.Have[Gifts], left/rationsForGift)})
	add(game.Choice{Kind: SellRations, Item: int16(Rations), Cost: rationsSold, Max: min(e.Have[Rations]/rationsSold, gifts)})
	add(game.Choice{Kind: SellMuskets, Item: int16(Muskets), Cost: giftsForMusket, Max: min(e.Have[Muskets], gifts/giftsForMusket)})
	return append(buf, game.Choice{Kind: Pass, Seat: s, Rule: "14"})
}

// On what the explorer is poisoned: of one die, and of two among gentle hosts (14).
const (
	hostsPoison  = 1
	gentlePoison = 2
)

// tradeRisk is the chance that somebody poisons the explorer on a visit with
// trade: one in six, among gentle hosts one in thirty-six (14).
func (p *Position) tradeRisk() game.Odds {
	if p.cfg.Gentle {
		return game.Odds{Num: 1, Den: 36}
	}
	return game.Odds{Num: 1, Den: 6}
}

// atTable rolls for a jealous healer's poison with the first trade of a visit.
// It reports whether the explorer lives.
func (p *Position) atTable(s game.Seat, a *game.Act) bool {
	e := &p.players[s].Trip
	if e.Meeting.Traded {
		return true
	}
	e.Meeting.Traded = true
	roll, fatal := 0, hostsPoison
	if p.cfg.Gentle {
		roll, fatal = a.Dice("14 hosts", 2), gentlePoison
	} else {
		roll = a.Die("14 hosts")
	}
	if roll > fatal {
		return true
	}
	a.Tell(game.Event{Kind: Poisoned, Seat: s, At: int32(e.At), Args: [6]int32{int32(roll), int32(Slain), p.whom(s)}, Rule: "14"})
	p.die(s, ByPoison, a)
	p.endWithLife(s, a)
	return false
}

// barter gets n of an item for gifts; of rations n is the gifts paid.
func (p *Position) barter(s game.Seat, i Item, n int32, a *game.Act) {
	if !p.atTable(s, a) {
		return
	}
	e := &p.players[s].Trip
	got, paid, muskets := n, n*barterPrice[i], int32(0)
	switch i {
	case Rations:
		got, paid = n*rationsForGift, n
	case Askaris:
		muskets = n
		e.Have[Muskets] -= n
	case Guides:
		e.GuideFrom = e.At
	}
	e.Have[Gifts] -= paid
	e.Have[i] += got
	e.Meeting.Given += int16(got * giftsAsItem)
	a.Tell(game.Event{Kind: Bartered, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), got, paid, muskets, p.whom(s)}, Rule: "14"})
}

// sell gives rations or muskets for gifts: n is the gifts got for rations, the
// muskets given otherwise.
func (p *Position) sell(s game.Seat, i Item, n int32, a *game.Act) {
	if !p.atTable(s, a) {
		return
	}
	e := &p.players[s].Trip
	given, gifts, rule := n, n*giftsForMusket, game.Rule("5.4453")
	if i == Rations {
		given, gifts, rule = n*rationsSold, n, "5.4426"
	}
	e.Have[i] -= given
	e.Have[Gifts] += gifts
	e.Meeting.Given += int16(gifts)
	a.Tell(game.Event{Kind: Sold, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), given, gifts, p.whom(s)}, Rule: rule})
}

// host: a party that ends its turn among friends is fed (14).
func (p *Position) host(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	if t := p.dwellers(e.At); t != nil && t.Friend&bitOf(s) != 0 {
		e.Fed = true
		a.Tell(game.Event{Kind: Hosted, Seat: s, At: int32(e.At), Args: [6]int32{int32(p.hexes[e.At].Tribe)}, Rule: "14"})
	}
}

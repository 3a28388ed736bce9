package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// trader is a party of means among friends of a strength.
func trader(t *testing.T, strength int, have map[Item]int32) *hamlet {
	t.Helper()
	if have == nil {
		have = map[Item]int32{Bearers: 40, Gifts: 300, Muskets: 20, Rations: 80}
	}
	h := newHamlet(t, 3, strength, deck.Explorer, have)
	h.friends()
	return h
}

// barters buys among friends who do not poison their guests.
func (h *hamlet) barters(i Item, n int) game.Event {
	h.Helper()
	if !h.e.Meeting.Traded {
		h.die("14 hosts", 2)
	}
	return h.mustTell(h.do(Barter, 0, i, n), Bartered)
}

func TestRule14_Prices(t *testing.T) {
	for _, c := range []struct {
		item    Item
		terrain hexmap.Terrain
		price   int32
	}{
		{Bearers, hexmap.Veldt, 5},
		{Guides, hexmap.Veldt, 10},
		{Askaris, hexmap.Veldt, 8},
		{Camels, hexmap.Desert, 15},
		{Canoes, hexmap.Swamp, 20},
	} {
		h := trader(t, 30, nil)
		h.p.hexes[h.at].Terrain = c.terrain
		offer, ok := h.offered(Barter, 0, c.item)
		if !ok || int32(offer.Cost) != c.price || BarterPrice(c.item) != int(c.price) {
			t.Errorf("item %d is offered for %d, want %d", c.item, offer.Cost, c.price)
		}
		before := h.e.Have
		ev := h.barters(c.item, 2)
		muskets := int32(0)
		if c.item == Askaris {
			muskets = 2
		}
		same(t, "told", ev.Args, [6]int32{int32(c.item), 2, 2 * c.price, muskets, 1})
		same(t, "got", h.e.Have[c.item]-before[c.item], 2)
		same(t, "gifts paid", before[Gifts]-h.e.Have[Gifts], 2*c.price)
		same(t, "5.445: muskets handed over", before[Muskets]-h.e.Have[Muskets], muskets)
	}
}

func TestRule14_Rations(t *testing.T) {
	h := trader(t, 30, nil)
	offer, _ := h.offered(Barter, 0, Rations)
	same(t, "three for a gift", offer.Cost, 3)
	same(t, "as many as they can give", offer.Max, 10)
	ev := h.barters(Rations, 4)
	same(t, "told", ev.Args, [6]int32{int32(Rations), 12, 4, 0, 1})
	same(t, "rations", h.e.Have[Rations], 92)
	same(t, "gifts", h.e.Have[Gifts], 296)
}

func TestRule14_Selling(t *testing.T) {
	h := trader(t, 30, map[Item]int32{Bearers: 40, Rations: 80, Muskets: 6})
	offer, _ := h.offered(SellRations, 0, Rations)
	same(t, "four rations a gift", [2]int32{int32(offer.Cost), offer.Max}, [2]int32{4, 20})
	ev := h.mustTell(h.die("14 hosts", 2).do(SellRations, 0, Rations, 5), Sold)
	same(t, "told", ev.Args, [6]int32{int32(Rations), 20, 5, 1})
	same(t, "rule", ev.Rule, "5.4426")
	same(t, "rations, gifts", [2]int32{h.e.Have[Rations], h.e.Have[Gifts]}, [2]int32{60, 5})
	offer, _ = h.offered(SellMuskets, 0, Muskets)
	same(t, "a musket for four gifts", [2]int32{int32(offer.Cost), offer.Max}, [2]int32{4, 6})
	ev = h.mustTell(h.do(SellMuskets, 0, Muskets, 3), Sold)
	same(t, "told", ev.Args, [6]int32{int32(Muskets), 3, 12, 1})
	same(t, "rule", ev.Rule, "5.4453")
	same(t, "muskets, gifts", [2]int32{h.e.Have[Muskets], h.e.Have[Gifts]}, [2]int32{3, 17})
}

// A people gives as many items as its strength on a visit, people being items.
func TestRule14_AsMuchAsTheirStrength(t *testing.T) {
	h := trader(t, 7, nil)
	offer, _ := h.offered(Barter, 0, Bearers)
	same(t, "bearers at most", offer.Max, 7)
	h.barters(Bearers, 3)
	offer, _ = h.offered(Barter, 0, Guides)
	same(t, "guides at most", offer.Max, 4)
	offer, _ = h.offered(Barter, 0, Rations)
	same(t, "gifts for rations: three of the four left", offer.Max, 1)
	h.barters(Rations, 1)
	if _, ok := h.offered(Barter, 0, Rations); ok {
		t.Error("rations beyond what they have")
	}
	h.barters(Guides, 1)
	for _, c := range h.p.Choices(nil) {
		if c.Kind != Pass {
			t.Errorf("%+v is offered when they have given all", c)
		}
	}
	same(t, "as the view says", [2]int{h.view().Given, h.view().Limit}, [2]int{7, 7})

	h.do(Pass, 0, 0, 0) // another visit begins anew
	h.do(EndTravel, 0, 0, 0)
	h.do(Wait, 0, 0, 0)
	h.do(SetPace, int32(Normal), 0, 0)
	h.do(EndTravel, 0, 0, 0)
	offer, _ = h.offered(Barter, 0, Bearers)
	same(t, "next visit", offer.Max, 7)
}

// Ten gifts count as one item of what they give, on the whole of a visit.
func TestRule14_TenGiftsAreAnItem(t *testing.T) {
	h := trader(t, 3, map[Item]int32{Bearers: 60, Rations: 400, Muskets: 20})
	offer, _ := h.offered(SellRations, 0, Rations)
	same(t, "thirty gifts at most", offer.Max, 30)
	offer, _ = h.offered(SellMuskets, 0, Muskets)
	same(t, "seven muskets at most", offer.Max, 7)
	h.die("14 hosts", 2).do(SellRations, 0, Rations, 8)
	h.do(SellRations, 0, Rations, 2)
	same(t, "ten gifts", h.e.Have[Gifts], 10)
	offer, _ = h.offered(Barter, 0, Bearers)
	same(t, "two items left", offer.Max, 2)
	h.do(SellRations, 0, Rations, 1)
	offer, _ = h.offered(SellRations, 0, Rations)
	same(t, "nineteen gifts left", offer.Max, 19)
	offer, _ = h.offered(Barter, 0, Bearers)
	same(t, "one whole item left", offer.Max, 1)
}

func TestRule14_AskarisForMuskets(t *testing.T) {
	h := trader(t, 30, map[Item]int32{Bearers: 40, Gifts: 200, Muskets: 2})
	offer, _ := h.offered(Barter, 0, Askaris)
	same(t, "one for each musket", offer.Max, 2)
	h.barters(Askaris, 2)
	if _, ok := h.offered(Barter, 0, Askaris); ok {
		t.Error("askaris without a musket")
	}
}

func TestRule14_WhatTheLandGives(t *testing.T) {
	for _, c := range []struct {
		terrain        hexmap.Terrain
		river          bool
		camels, canoes bool
	}{
		{hexmap.Veldt, false, false, false},
		{hexmap.Veldt, true, false, true},
		{hexmap.Desert, false, true, false},
		{hexmap.Desert, true, true, true},
		{hexmap.Swamp, false, false, true},
		{hexmap.Mountain, false, false, false},
		{hexmap.JungleSwamp, false, false, true},
	} {
		h := trader(t, 30, nil)
		hex := &h.p.hexes[h.at]
		hex.Terrain = c.terrain
		if c.river {
			hex.Out, hex.River = sets(hexmap.E), -1
		}
		_, camels := h.offered(Barter, 0, Camels)
		same(t, "camels in "+c.terrain.String(), camels, c.camels)
		_, canoes := h.offered(Barter, 0, Canoes)
		same(t, "canoes in "+c.terrain.String(), canoes, c.canoes)
		_, horses := h.offered(Barter, 0, Horses)
		same(t, "horses", horses, false)
	}
}

// Poison at the hosts' table: once a visit, with the first trade, on a 1.
func TestRule14_PoisonOnceAVisit(t *testing.T) {
	for die := 1; die <= 6; die++ {
		h := trader(t, 30, nil)
		offer, _ := h.offered(Barter, 0, Bearers)
		same(t, "odds", offer.Odds, game.Odds{Num: 1, Den: 6})
		same(t, "of", offer.Risk, RiskPoison)
		events := h.die("14 hosts", die).do(Barter, 0, Bearers, 1)
		_, died := told(events, Died)
		same(t, "dead", died, die == 1)
		if died {
			same(t, "told", h.mustTell(events, Poisoned).Args, [6]int32{1, 2, 1})
			same(t, "nothing is bought", len(h.p.steps), 1)
			same(t, "the next player", h.p.ToMove(), 1)
			continue
		}
		offer, _ = h.offered(Barter, 0, Guides)
		same(t, "and no more", offer.Odds, game.Odds{})
		h.barters(Guides, 1)
	}
}

func TestRule14_NoTradeNoPoison(t *testing.T) {
	h := trader(t, 30, nil)
	h.do(Pass, 0, 0, 0)
	h.step("passed", Travelling)
}

// Gentle hospitality: two dice, and only their 2 is fatal.
func TestRule14_GentleHospitality(t *testing.T) {
	for _, c := range []struct {
		dice [2]int
		dead bool
	}{{[2]int{1, 1}, true}, {[2]int{1, 2}, false}, {[2]int{2, 1}, false}, {[2]int{6, 6}, false}} {
		h := trader(t, 30, nil)
		h.p.cfg.Gentle = true
		offer, _ := h.offered(Barter, 0, Bearers)
		same(t, "odds", offer.Odds, game.Odds{Num: 1, Den: 36})
		same(t, "as the view says", h.p.View(0).TradeRisk().Odds, game.Odds{Num: 1, Den: 36})
		_, died := told(h.die("14 hosts", c.dice[:]...).do(Barter, 0, Bearers, 1), Died)
		same(t, "dead", died, c.dead)
	}
}

// A guide bought among friends is one hired in their hex (13).
func TestRule14_AGuideKnowsHisNeighbours(t *testing.T) {
	h := trader(t, 30, nil)
	same(t, "before", h.e.GuideFrom, hexmap.None)
	h.barters(Guides, 1)
	same(t, "hired here", h.e.GuideFrom, h.at)
	h.do(Pass, 0, 0, 0)
	h.do(Drop, 0, Guides, 1)
	same(t, "gone with him", h.e.GuideFrom, hexmap.None)
}

// Who stays with friends is fed, and so is who ends his march there.
func TestRule14_Fed(t *testing.T) {
	for _, moved := range []bool{true, false} {
		h := newHamlet(t, 3, 20, deck.Explorer, men(2))
		h.t.Friend = bitOf(0)
		if moved {
			h.meet()
			h.do(Pass, 0, 0, 0)
		} else {
			h.e.At = h.at
		}
		events := h.do(EndTravel, 0, 0, 0)
		if !moved {
			events = h.do(Pass, 0, 0, 0)
		}
		h.mustTell(events, Hosted)
		same(t, "no rations are eaten", h.e.Have[Rations], 99)
		same(t, "nobody has left", h.e.Have[Bearers], porters)
	}
}

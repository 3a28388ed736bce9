package nile

import (
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
	"sourceofthenile/internal/property"
)

// wanted is how much of each deal is had.
func (b *BargainView) wanted() (out Bargain) {
	for i := range b.Lines {
		out[i] = b.Lines[i].N
	}
	return out
}

// A bargain as a what-if is what happens when it is struck, to the last gift;
// and the most of each deal is the most that can be had beside the others.
func TestRule14_ABargainIsWhatHappens(t *testing.T) {
	property.Check(t, func(r *rapid.T) {
		n := func(what string, most int) int32 { return int32(rapid.IntRange(0, most).Draw(r, what)) }
		h := trader(t, int(1+n("strength", 24)), nil)
		h.e.Have = [Items]int32{Bearers: 1 + n("bearers", 30), Gifts: n("gifts", 120), Muskets: n("muskets", 12), Rations: n("rations", 90)}
		h.p.hexes[h.at].Terrain = [...]hexmap.Terrain{hexmap.Veldt, hexmap.Desert, hexmap.Swamp}[n("land", 2)]
		h.e.Meeting.Traded = true
		h.e.Meeting.Given = int16(n("given", 60))
		v := h.p.View(0)
		var want Bargain
		for i := range want {
			if n("wants", 1) == 1 {
				want[i] = int(n("want", 25))
			}
		}
		b, ok := v.Bargain(want)
		if !ok {
			r.Fatal("no bargain among friends")
		}
		same(t, "limit", b.Limit, int(h.t.Strength))
		same(t, "the danger is past", b.Poison.Odds, game.Odds{})
		got := b.wanted()
		for i, x := range b.Lines {
			if x.Deal != dealt[i] || x.N > want[i] || x.N > x.Most {
				r.Fatalf("%d wanted of %+v", want[i], x)
			}
			if (x.Most == 0) != (x.Lack != NoLack) || x.Offered == (x.Lack == LackOffer) {
				r.Fatalf("%+v lacks something, or nothing", x)
			}
			if x.Offered == (x.Why.Why != "") {
				r.Fatalf("%+v is offered or refused", x)
			}
		}
		for i, x := range b.Lines {
			more := got
			more[i] = x.Most
			c, _ := v.Bargain(more)
			if c.wanted() != more || c.Lines[i].Most != x.Most {
				r.Fatalf("the most of %+v is %+v", x, c.Lines[i])
			}
			more[i]++ // one more is not to be had, or at the cost of another deal
			if c, _ := v.Bargain(more); c.wanted() == more {
				r.Fatalf("one more than the most of %+v is had: %+v", x, c.Lines[i])
			}
		}
		for _, cmd := range b.Commands(0) {
			h.do(cmd.Kind, cmd.Target, Item(cmd.Item), int(cmd.N))
		}
		if sheet, _ := v.Sheet(0); sheet.Have != b.After.Have || sheet.Load != b.After.Load || sheet.Turns != b.After.Turns || sheet.Have[Gifts] != b.Gifts {
			r.Fatalf("struck: %v, told before: %v", sheet.Have, b.After.Have)
		}
		m, _ := v.Meeting()
		same(t, "what they still give", max(0, m.Limit-m.Given), b.Left)
	})
}

// Beside nothing else, the most of a deal is what the table offers, at its
// price; and what is not offered is refused as the bargain says.
func TestRule14_TheLimitsOfABargain(t *testing.T) {
	for _, land := range []hexmap.Terrain{hexmap.Veldt, hexmap.Desert, hexmap.Swamp} {
		h := trader(t, 30, nil)
		h.p.hexes[h.at].Terrain = land
		v := h.p.View(0)
		b, _ := v.Bargain(Bargain{})
		same(t, "the danger", b.Poison.Odds, v.TradeRisk().Odds)
		for _, x := range b.Lines {
			c, ok := h.offered(x.Kind, 0, x.Item)
			same(t, "offered", ok, x.Offered)
			same(t, "most", x.Most, int(c.Max))
			if !ok {
				h.refused(game.Command{Kind: x.Kind, Item: int16(x.Item), N: 1}, x.Why.Rule, x.Why.Why)
				continue
			}
			price := x.Each
			if x.Item == Rations {
				price = x.Pieces
			}
			same(t, "price", price, int(c.Cost))
		}
		same(t, "nobody else bargains", func() bool { _, ok := h.p.View(1).Bargain(Bargain{}); return ok }(), false)
	}
}

// A guide hired on the way is known by the people who gave him, until he is gone.
func TestRule14_WhyADealCannotBeMade(t *testing.T) {
	h := trader(t, 12, nil)
	lacks := func(given int, have [Items]int32) (out [len(dealt)]Lack) {
		h.e.Have, h.e.Meeting.Given = have, int16(given)
		b, _ := h.p.View(0).Bargain(Bargain{})
		for i := range b.Lines {
			out[i] = b.Lines[i].Lack
		}
		return out
	}
	rich := [Items]int32{Bearers: 9, Gifts: 39, Rations: 187, Muskets: 1}
	got := lacks(110, rich) // one thing more
	same(t, "a bearer, of one thing", got[0], NoLack)
	same(t, "three rations, of one thing", got[5], LackLimit)
	got = lacks(118, rich)
	same(t, "an askari, of nothing", got[2], LackLimit)
	same(t, "rations, for two gifts at most", got[6], NoLack)
	same(t, "a musket, for two gifts at most", got[7], LackLimit)
	got = lacks(0, [Items]int32{Bearers: 9, Gifts: 7, Rations: 3})
	same(t, "an askari without a musket", got[2], LackMuskets)
	same(t, "a guide for seven gifts", got[1], LackGifts)
	same(t, "four of three rations", got[6], LackItem)
	same(t, "no musket of none", got[7], LackItem)
}

func TestRule13_WhoseTheGuideIs(t *testing.T) {
	h := trader(t, 30, nil)
	v := h.p.View(0)
	_, ok := v.GuideFrom()
	same(t, "before", ok, false)
	h.barters(Guides, 1)
	from, ok := v.GuideFrom()
	same(t, "hired", ok, true)
	same(t, "of the people of the hex", from.At, h.at)
	h.do(Pass, 0, 0, 0)
	h.do(Drop, 0, Guides, 1)
	_, ok = v.GuideFrom()
	same(t, "gone", ok, false)
}

package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// outfit advises whoever fits out, by the parties that are proposed there: one of them to who has bought nothing yet,
// else what the outfit is without, or to sail with it. Another is proposed only where that cannot be had.
func (a *Adviser) outfit(v nile.View, cs []game.Choice, out *Advice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	mode := OwnMode(sh.Have)
	if sh.Spend == 0 {
		for k := range Kinds {
			if cmd, ok := readyMade(v, &sh, cs, k, out); ok {
				return cmd
			}
		}
	}
	own := kindOf(mode)
	if o, ok := Propose(v, own); ok && o.Have != sh.Have {
		if item, n := missing(&sh, &o, own); n > 0 {
			out.Why, out.Lacks = ForMissing, item
			with := sh.Have
			with[item] = n
			c, sold := buying(cs, item)
			if p, ok := v.Party(with); ok && sold && int(c.Max) >= n && p.Left >= 0 && p.Ways[mode].Room >= 0 {
				out.Have[item] = n
				return c.Command(n)
			}
			if cmd, ok := readyMade(v, &sh, cs, own, out); ok {
				out.Why = ForMissing
				return cmd
			}
		}
	}
	out.Why, out.Have = ForSailing, sh.Have
	for i := range cs {
		if c := &cs[i]; c.Kind == nile.Sail && c.Target == int32(mode) {
			out.Mode = mode
			return c.Command(0)
		}
	}
	if c, ok := find(cs, nile.Sail); ok {
		out.Mode = nile.Mode(c.Target)
		return c.Command(0)
	}
	if cmd, ok := readyMade(v, &sh, cs, own, out); ok { // as it is, nobody could carry it
		return cmd
	}
	return cs[0].Command(int(cs[0].Min))
}

// kindOf is the kind of party that sets out so.
func kindOf(m nile.Mode) Kind {
	for k := range Kinds {
		if k.mode() == m {
			return k
		}
	}
	return FootMarch
}

// buying is the choice to buy an item.
func buying(cs []game.Choice, item nile.Item) (c *game.Choice, ok bool) {
	for i := range cs {
		if cs[i].Kind == nile.Buy && cs[i].Item == int16(item) {
			return &cs[i], true
		}
	}
	return nil, false
}

// readyMade advises the proposed party of a kind; ok is false where there is none, or it is what has been bought.
func readyMade(v nile.View, sh *nile.Sheet, cs []game.Choice, k Kind, out *Advice) (cmd game.Command, ok bool) {
	o, ok := Propose(v, k)
	if !ok || k == RiverParty && !Inland(v, sh.Port) {
		return cmd, false
	}
	for _, p := range o.Purchases(sh.Have) {
		if c, sold := buying(cs, p.Item); sold {
			out.Why, out.Have, out.Mode, out.Ready = ForOutfit, o.Have, o.Mode, k
			return c.Command(min(p.N, int(c.Max))), true
		}
	}
	return cmd, false
}

// fewGifts are so few that peoples are met with empty hands.
const fewGifts = 10

// missing is the first thing that an outfit is badly without, beside the proposed party of its kind, and how many it
// should have of it; 0 where it is without none.
func missing(sh *nile.Sheet, o *Proposal, k Kind) (item nile.Item, n int) {
	for _, l := range [...]struct {
		item        nile.Item
		least, most int
	}{
		{nile.Rations, leastMonths[k] * sh.People, leastMonths[k] * sh.People},
		{nile.Guides, 1, o.Have[nile.Guides]},
		{nile.Askaris, (o.Have[nile.Askaris] + 1) / 2, o.Have[nile.Askaris]},
		{nile.Gifts, fewGifts, o.Have[nile.Gifts]},
	} {
		if n := min(l.least, l.most); sh.Have[l.item] < n {
			return l.item, n
		}
	}
	return 0, 0
}

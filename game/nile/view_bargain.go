package nile

import "sourceofthenile/game"

// Trade as a what-if: what may be dealt in, the limits of each deal beside the
// others, and what follows of all (14).

// Deal is a line of the table of trade: what friends give for gifts (Barter),
// and what they give gifts for.
type Deal struct {
	Kind game.Kind // Barter, SellRations or SellMuskets
	Item Item
}

// dealt is all there is: what they give, then what they take.
var dealt = [...]Deal{
	{Barter, Bearers},
	{Barter, Guides},
	{Barter, Askaris},
	{Barter, Camels},
	{Barter, Canoes},
	{Barter, Rations},
	{SellRations, Rations},
	{SellMuskets, Muskets},
}

// Bargain is how much is wanted of each line, counted as the choice counts:
// items got, but gifts paid for rations; gifts got for rations, muskets given.
type Bargain [len(dealt)]int

// DealView is one line of a bargain.
type DealView struct {
	Deal
	Offered bool         // these people deal in it at all
	Why     game.Refusal // why they do not; the zero Refusal where they do
	Each    int          // gifts paid, or got, for one of what is counted
	Pieces  int          // items that change hands for one of what is counted
	Port    int          // what a port asks for as many, in dollars; 0: none sells it (5.3)
	N, Most int          // wanted, as far as it can be had; the most there can be beside the rest
	Gifts   int          // what N adds to the gifts in hand; negative: paid
	Lack    Lack         // why there can be none of it beside the rest; NoLack where there can
}

// Lack is what keeps a deal from being made at all.
type Lack uint8

// What can be lacking, in the order in which it is told.
const (
	NoLack      Lack = iota
	LackOffer        // they do not deal in it here
	LackItem         // the party has too little of what it would give
	LackMuskets      // it has no musket to go with the askari
	LackLimit        // they part with too little more on this visit
	LackGifts        // the party has too few gifts
)

var lackNames = [...]string{"", "here", "yours", "muskets", "limit", "gifts"}

// Name is what words know a lack by.
func (l Lack) Name() string { return lackNames[l] }

// BargainView is a bargain, and what follows of it.
type BargainView struct {
	Lines [len(dealt)]DealView
	Gifts int // in hand then
	Limit int // items they give in all on this visit (14)
	Left  int // of these, then
	After Party
	// Poison is the chance that trading ends in it (14): none once it is past.
	Poison Chance
}

// terms is what a deal's count does to a party and to what they still give: of
// an item got or given, of gifts, of muskets handed over, in tenths of items.
func (d Deal) terms(n int32) (item, gifts, muskets, given int32) {
	switch {
	case d.Kind == SellRations:
		return -n * rationsSold, n, 0, n
	case d.Kind == SellMuskets:
		return -n, n * giftsForMusket, 0, n * giftsForMusket
	case d.Item == Rations:
		return n * rationsForGift, -n, 0, n * rationsForGift * giftsAsItem
	case d.Item == Askaris:
		muskets = -n
	}
	return n, -n * barterPrice[d.Item], muskets, n * giftsAsItem
}

// put adds a deal to the items of a party, and takes it off what is left.
func (d Deal) put(have *[Items]int32, left *int32, n int32) {
	item, gifts, muskets, given := d.terms(n)
	have[d.Item] += item
	have[Gifts] += gifts
	have[Muskets] += muskets
	*left -= given
}

// most is how many of a deal a party can make, with so much left to be given.
func (d Deal) most(have *[Items]int32, left int32) int32 {
	item, gifts, muskets, given := d.terms(1)
	n := max(0, left) / given
	limit := func(i Item, each int32) {
		if each < 0 {
			n = min(n, max(0, have[i])/-each)
		}
	}
	limit(d.Item, item)
	limit(Gifts, gifts)
	limit(Muskets, muskets)
	return n
}

// lack is why a party cannot make a deal at all, with so much left to be given.
func (d Deal) lack(have *[Items]int32, left int32) Lack {
	item, gifts, muskets, given := d.terms(1)
	switch {
	case have[d.Item]+min(0, item) < 0:
		return LackItem
	case have[Muskets]+min(0, muskets) < 0:
		return LackMuskets
	case max(0, left) < given:
		return LackLimit
	case have[Gifts]+min(0, gifts) < 0:
		return LackGifts
	}
	return NoLack
}

// Bargain is a bargain with the friends whom the viewing seat visits, as if it
// were struck: what is wanted of each deal, cut down to what can be had beside
// the others; ok is false where nobody is visited. Commands strikes it.
func (v View) Bargain(want Bargain) (out BargainView, ok bool) {
	p, t := v.p, v.p.top()
	if t.Kind != Trading || t.Seat != v.seat {
		return out, false
	}
	e := &p.players[v.seat].Trip
	has := [len(dealt)]bool{}
	// What brings gifts comes first, as Commands has it; then each in its order is cut down to what the rest leaves.
	have, left := e.Have, p.left(v.seat)
	stock := have // when what brings gifts is done: what is got later cannot be given
	for _, pays := range [2]bool{true, false} {
		if !pays {
			stock = have
		}
		for i, d := range dealt {
			if (d.Kind != Barter) != pays {
				continue
			}
			has[i] = d.Kind != Barter || d.Item == Rations || p.offers(d.Item, e.At)
			if !has[i] {
				continue
			}
			n := min(int32(max(0, min(want[i], mostOf))), d.most(&have, left))
			d.put(&have, &left, n)
			out.Lines[i].N = int(n)
		}
	}
	for i, d := range dealt {
		x := &out.Lines[i]
		x.Deal, x.Offered = d, has[i]
		item, gifts, _, _ := d.terms(1)
		x.Each, x.Pieces = int(max(gifts, -gifts)), int(max(item, -item))
		x.Port = x.Pieces * Price(d.Item)
		if !has[i] {
			x.Why, x.Lack = d.notHere(), LackOffer
			continue
		}
		_, paid, _, _ := d.terms(int32(x.N))
		x.Gifts = int(paid)
		from := have
		if d.Kind != Barter {
			from[d.Item] = min(have[d.Item], stock[d.Item])
		}
		x.Most = x.N + int(d.most(&from, left))
		if x.Most == 0 {
			x.Lack = d.lack(&from, left)
		}
	}
	out.Gifts = int(have[Gifts])
	out.Limit = int(p.met(v.seat).Strength)
	out.Left = int(max(0, left) / giftsAsItem)
	out.After, _ = v.Party(ints(have))
	if !e.Meeting.Traded {
		out.Poison = v.TradeRisk()
	}
	return out, true
}

// notHere is why a people has an item not to give: the land has none.
func (d Deal) notHere() game.Refusal {
	if d.Item == Camels {
		return game.Refusal{Rule: "14", Why: "no-camels-here"}
	}
	return game.Refusal{Rule: "14", Why: "no-canoes-here"}
}

// Commands are what strikes the bargain, in the order in which it can be: what
// brings gifts, then what takes them. If the explorer is poisoned at the first,
// there is nobody left to give the rest.
func (b *BargainView) Commands(s game.Seat) (out []game.Command) {
	for _, pays := range [2]bool{true, false} {
		for _, x := range b.Lines {
			if x.N > 0 && (x.Kind != Barter) == pays {
				out = append(out, game.Command{Seat: s, Kind: x.Kind, Item: int16(x.Item), N: int32(x.N)})
			}
		}
	}
	return out
}

package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Kind is a way of travelling that a party can be proposed for.
type Kind uint8

// The kinds.
const (
	FootMarch  Kind = iota // on bearers' backs
	RiverParty             // in canoes with full crews
	Caravan                // everybody mounted, on the animals the port sells
	Kinds
)

// mode is how a party of a kind sets out.
func (k Kind) mode() nile.Mode {
	return [Kinds]nile.Mode{FootMarch: nile.OnFoot, RiverParty: nile.ByCanoe, Caravan: nile.Mounted}[k]
}

// Proposal is a party proposed at the outfit (5): what to buy, and how to set
// out.
type Proposal struct {
	Have [nile.Items]int
	Mode nile.Mode
}

// People is how many there are in the party, its explorer among them.
func (o *Proposal) People() int {
	return 1 + o.Have[nile.Bearers] + o.Have[nile.Guides] + o.Have[nile.Askaris]
}

// Purchase is how many of an item the outfit is to hold.
type Purchase struct {
	Item nile.Item
	N    int
}

// Purchases are what makes an outfit that holds so many of each item the
// proposed one: first less, then more, so that the money is there.
func (o *Proposal) Purchases(now [nile.Items]int) (out []Purchase) {
	for _, more := range [2]bool{false, true} {
		for i, n := range o.Have {
			if n != now[i] && (n > now[i]) == more {
				out = append(out, Purchase{nile.Item(i), n})
			}
		}
	}
	return out
}

// Propose is the best party of a kind for what the viewing seat may spend in the
// port where it outfits; ok is false where there is none: no animals are sold, the purse
// is too small, or nobody outfits.
func Propose(v nile.View, k Kind) (o Proposal, ok bool) {
	sheet, outfits := v.Sheet(v.Seat())
	if !outfits || v.Phase() != nile.Outfitting {
		return o, false
	}
	return MakeUp(k, sheet.Purse, BehindPort(v, sheet.Port))
}

// Beast is the animal that the viewing seat's port sells; ok is false where it
// sells none (5.426, 5.427).
func Beast(v nile.View) (i nile.Item, ok bool) {
	sheet, outfits := v.Sheet(v.Seat())
	if !outfits {
		return nile.Bearers, false
	}
	i = beastOf(v, sheet.Port)
	return i, i != nile.Bearers
}

// What a proposed party is worth: months of food first, as many as a voyage
// takes; then guns, gifts, and money that is not left behind. [T]
const (
	monthsEnough = 9
	monthsRiding = 3 // who ride are back sooner, and their hunters feed them
	giftsEnough  = 40
	gunWorth     = 0.6
	giftWorth    = 0.09
	dollarWorth  = 0.015
	ledWorth     = 4 // what a bearer with pack animals holds riders up
)

// moreGuns are the askaris that a kind of party wants beyond those that the country asks for: canoes are met where
// most people live, and in a caravan there are no bearers to hide behind. leastPurse is what a fair one takes, in dollars; leastMonths of food it has,
// or it could not live away from its port, and is not proposed.
var (
	moreGuns    = [Kinds]int{RiverParty: 2, Caravan: 4}
	leastPurse  = [Kinds]int{Caravan: 600}
	leastMonths = [Kinds]int{FootMarch: 2, RiverParty: 3, Caravan: 3}
)

// What is tried: so many askaris, at the least one for so many dollars, and so many gifts before what is left of
// the money goes into more: a party without any comes to peoples with empty hands. One
// musket for the explorer, and a guide for a purse that can bear him.
const (
	mostAskarisTried = 12
	aGun             = 150
	musketPurse      = 100
	guidePurse       = 400
)

var triedGifts = [4]int{10, 20, 40, 60}

// draft is a party being made up.
type draft struct {
	have  [nile.Items]int
	mode  nile.Mode
	purse int
	guns  int // enough of them
}

// room and left are what it could still load and spend.
func (d *draft) measure() (room, left int) {
	m := nile.MusterOf(d.have)
	return m.Room(d.mode), d.purse - m.Cost()
}

func (d *draft) people() int {
	return 1 + d.have[nile.Bearers] + d.have[nile.Guides] + d.have[nile.Askaris]
}

// provision spends what is left of the purse on rations, as many as can be
// carried, and what then remains on gifts.
func (d *draft) provision(room, left int) {
	d.have[nile.Rations] = max(0, min(room, left/nile.Price(nile.Rations)))
	room, left = d.measure()
	d.have[nile.Gifts] += max(0, min(left/nile.Price(nile.Gifts), room))
}

// worth is how good it is; with nothing spent that it could spend, less.
func (d *draft) worth() float64 {
	_, left := d.measure()
	months := float64(d.have[nile.Rations]) / float64(d.people())
	enough, led := float64(monthsEnough), 0.0
	if d.mode == nile.Mounted {
		enough, led = monthsRiding, ledWorth*float64(d.have[nile.Bearers])
	}
	return min(months, enough) + gunWorth*float64(min(d.have[nile.Askaris], d.guns)) +
		giftWorth*float64(min(d.have[nile.Gifts], giftsEnough)) - dollarWorth*float64(left) - led
}

// MakeUp is the best party of a kind for a purse in dollars and the country behind a port; ok
// is false when there is none.
func MakeUp(k Kind, purse int, b Behind) (best Proposal, ok bool) {
	if k >= Kinds {
		return best, false
	}
	top := 0.0
	try := func(d draft) {
		d.have[nile.Muskets] = min(1, purse/musketPurse)
		room, left := d.measure()
		if left < 0 || room < 0 {
			return
		}
		if d.provision(room, left); d.have[nile.Rations] < leastMonths[k]*d.people() {
			return
		}
		if w := d.worth(); !ok || exceeds(w, top) {
			best, top, ok = Proposal{d.have, d.mode}, w, true
		}
	}
	if purse < leastPurse[k] {
		return best, false
	}
	for askaris := min(leastGuns, purse/aGun); askaris <= mostAskarisTried; askaris++ {
		for _, gifts := range triedGifts {
			d := draft{mode: k.mode(), purse: purse, guns: b.Guns + moreGuns[k]}
			d.have[nile.Askaris], d.have[nile.Gifts] = askaris, gifts
			d.have[nile.Guides] = min(1, purse/guidePurse)
			k.variants(d, b.Beast, try)
		}
	}
	return best, ok
}

// variants tries the carriers of a kind of party.
func (k Kind) variants(d draft, beast nile.Item, try func(draft)) {
	//exhaustive:enforce
	switch k {
	case FootMarch:
		for b := 1; b*nile.Price(nile.Bearers) <= d.purse; b++ {
			d.have[nile.Bearers] = b
			try(d)
		}
	case RiverParty:
		for canoes := 1; canoes*nile.Price(nile.Canoes) <= d.purse; canoes++ {
			d.have[nile.Canoes], d.have[nile.Bearers] = canoes, nile.FullCrew*canoes
			try(d)
		}
	case Caravan:
		if beast == nile.Bearers {
			return
		}
		for b := range mountedBearers {
			d.have[nile.Bearers] = b
			for d.have[beast] = d.people(); mayRide(d.have); d.have[beast]++ { // pack animals as long as somebody leads them
				try(d)
			}
		}
	}
}

// mountedBearers is one more than the most bearers tried in a caravan.
const mountedBearers = 9

// mayRide reports whether a party can travel mounted, its load apart.
func mayRide(have [nile.Items]int) bool {
	m := nile.MusterOf(have)
	return m.Why(nile.Mounted).Rule != "6.5"
}

// AsLast is the viewing seat's last outfit as far as its purse and the port
// where it outfits allow; ok is false where there was none, or nobody outfits.
func AsLast(v nile.View) (o Proposal, ok bool) {
	sheet, outfits := v.Sheet(v.Seat())
	if !outfits || v.Phase() != nile.Outfitting || sheet.Last == [nile.Items]int{} {
		return o, false
	}
	return Again(sheet.Last, sheet.Purse, func(i nile.Item) bool { return v.Sold(i, sheet.Port) }), true
}

// cutFirst is the order in which an outfit is cut down to a purse.
var cutFirst = [...]nile.Item{
	nile.Gifts, nile.Rations, nile.Muskets, nile.Askaris, nile.Canoes, nile.Horses, nile.Camels, nile.Bearers, nile.Guides,
}

// Again is an earlier outfit as far as a purse and a port allow: what is not
// sold is left out, then stores and hands are cut down until it can be paid
// and carried.
func Again(last [nile.Items]int, purse int, sold func(nile.Item) bool) Proposal {
	for i := range last {
		if !sold(nile.Item(i)) || nile.Price(nile.Item(i)) == 0 {
			last[i] = 0
		}
	}
	over := func() int {
		m := nile.MusterOf(last)
		return m.Cost() - purse
	}
	for over() > 0 {
		for _, i := range cutFirst {
			if n := over(); n > 0 && last[i] > 0 {
				p := nile.Price(i)
				last[i] -= min(max(1, last[i]/4), (n+p-1)/p)
			}
		}
	}
	room := func(m nile.Mode) int {
		k := nile.MusterOf(last)
		return k.Room(m)
	}
	mode := OwnMode(last)
	for _, i := range [3]nile.Item{nile.Gifts, nile.Rations, nile.Muskets} {
		last[i] -= min(last[i], max(0, -room(mode)))
	}
	for mode == nile.OnFoot && last[nile.Canoes] > 0 && room(nile.OnFoot) < 0 { // too heavy for the bearers that are left
		last[nile.Canoes]--
	}
	return Proposal{last, mode}
}

// OwnMode is how a party means to travel: in its canoes, or mounted, if it can
// but for its load; else on foot.
func OwnMode(have [nile.Items]int) nile.Mode {
	m := nile.MusterOf(have)
	can := func(mode nile.Mode) bool {
		r := m.Why(mode)
		return r.Rule != "6.5" && r.Rule != "9.26"
	}
	switch {
	case have[nile.Bearers] > 0 && can(nile.ByCanoe) && seats(have):
		return nile.ByCanoe
	case can(nile.Mounted):
		return nile.Mounted
	}
	return nile.OnFoot
}

// seats reports whether the canoes hold the people, stores apart.
func seats(have [nile.Items]int) bool {
	have[nile.Rations], have[nile.Gifts], have[nile.Muskets], have[nile.Water] = 0, 0, 0, 0
	m := nile.MusterOf(have)
	return m.Room(nile.ByCanoe) >= 0
}

// coasting is how many hexes canoes follow a coast to a river's mouth, at most.
const coasting = 2

// Inland reports whether water that is known leads inland from a port: without it canoes are
// carried (9.2).
func Inland(v nile.View, port hexmap.PortID) bool {
	m := v.Map()
	at := map[hexmap.ID]bool{m.Ports[port].At: true}
	for range coasting + 1 {
		next := map[hexmap.ID]bool{}
		for from := range at { // in any order: it asks whether there is one
			for _, d := range hexmap.Dirs {
				to := m.Near(from, d)
				if to == hexmap.None || !v.Waterway(from, to) {
					continue
				}
				if !m.Cells[to].Coast {
					return true
				}
				next[to] = true
			}
		}
		at = next
	}
	return false
}

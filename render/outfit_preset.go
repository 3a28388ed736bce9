package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// party is an outfit.
type party [nile.Items]int

// What things weigh and carry (5.41 to 5.43), for making up parties. Whether a
// party may sail is decided by the table alone.
const (
	bearerLoad  = 10
	packLoad    = 20
	rideLoad    = 5
	ledByOne    = 3
	canoeLoad   = 300
	canoeWeight = 40
	seatWeight  = 15
	fullCrew    = 8
)

func (o *party) people() int { return 1 + o[nile.Bearers] + o[nile.Guides] + o[nile.Askaris] }

func (o *party) beasts() int { return o[nile.Camels] + o[nile.Horses] }

func (o *party) goods() int { return o[nile.Rations] + o[nile.Gifts] + o[nile.Muskets] }

func (o *party) cost() (sum int) {
	for i, n := range o {
		sum += n * nile.Price(nile.Item(i))
	}
	return sum
}

// room is what the party could still load in a mode of travel; negative if it
// has too much.
func (o *party) room(m nile.Mode) int {
	switch m {
	case nile.ByCanoe:
		return canoeLoad*o[nile.Canoes] - seatWeight*o.people() - o.goods()
	case nile.Mounted:
		pack := max(0, o.beasts()-o.people())
		return rideLoad*min(o.beasts(), o.people()) + packLoad*pack - o.goods()
	}
	led := min(o.beasts(), ledByOne*o[nile.Bearers])
	carrying := o[nile.Bearers] - (led+ledByOne-1)/ledByOne
	return bearerLoad*carrying + packLoad*led - canoeWeight*o[nile.Canoes] - o.goods()
}

// months is how long the rations last.
func (o *party) months() float64 { return float64(o[nile.Rations]) / float64(o.people()) }

// provision spends what is left of the purse on rations, as many as can be
// carried, and what then remains on gifts.
func (o *party) provision(m nile.Mode, purse int) {
	o[nile.Rations] = max(0, min(o.room(m), purse-o.cost()))
	if left := (purse - o.cost()) / nile.Price(nile.Gifts); left > 0 {
		o[nile.Gifts] += max(0, min(left, o.room(m)))
	}
}

// worth is how good a made-up party is: months of food first, as many as a voyage takes;
// then guns, gifts, and money that is not left behind.
func (o *party) worth(purse int) float64 {
	return min(o.months(), 9) + 0.35*float64(min(o[nile.Askaris], 6)) + 0.035*float64(min(o[nile.Gifts], 40)) +
		0.008*float64(o.cost()-purse)
}

// preset is a way of travelling that a party can be made up for.
type preset uint8

const (
	footMarch preset = iota
	riverParty
	caravan
	asLast
	presets
)

// makeUp is the best party of a kind for a purse, where beast is the animal
// that the port sells (Bearers: none); ok is false when there is none.
func makeUp(k preset, purse int, beast nile.Item) (best party, mode nile.Mode, ok bool) {
	mode = [...]nile.Mode{footMarch: nile.OnFoot, riverParty: nile.ByCanoe, caravan: nile.Mounted}[k]
	top := 0.0
	try := func(o party) {
		o[nile.Muskets] = min(1, purse/100)
		if left := purse - o.cost(); left < 0 || o.room(mode) < 0 {
			return
		}
		o.provision(mode, purse)
		if w := o.worth(purse); !ok || w > top+1e-9 {
			best, top, ok = o, w, true
		}
	}
	for askaris := range 9 {
		for _, gifts := range [4]int{0, 20, 40, 60} {
			o := party{}
			o[nile.Askaris], o[nile.Gifts] = askaris, gifts
			o[nile.Guides] = min(1, purse/400)
			k.variants(o, purse, beast, try)
		}
	}
	return best, mode, ok
}

// variants tries the carriers of a kind of party.
func (k preset) variants(o party, purse int, beast nile.Item, try func(party)) {
	switch k {
	case footMarch:
		for b := 1; b*nile.Price(nile.Bearers) <= purse; b++ {
			o[nile.Bearers] = b
			try(o)
		}
	case riverParty:
		for canoes := 1; canoes*nile.Price(nile.Canoes) <= purse; canoes++ {
			o[nile.Canoes], o[nile.Bearers] = canoes, fullCrew*canoes
			try(o)
		}
	case caravan:
		if beast == nile.Bearers {
			return
		}
		for b := range 9 {
			o[nile.Bearers] = b
			for pack := range ledByOne*b + 1 {
				o[beast] = o.people() + pack
				try(o)
			}
		}
	}
}

// again is an earlier outfit as far as a purse and a port allow: what is not
// sold is left out, then stores and hands are cut down until it can be paid
// and carried.
func again(last party, purse int, sold func(nile.Item) bool) party {
	for i := range last {
		if !sold(nile.Item(i)) {
			last[i] = 0
		}
	}
	for last.cost() > purse {
		for _, i := range [9]nile.Item{
			nile.Gifts, nile.Rations, nile.Muskets, nile.Askaris, nile.Canoes, nile.Horses, nile.Camels, nile.Bearers, nile.Guides,
		} {
			if over := last.cost() - purse; over > 0 && last[i] > 0 {
				p := nile.Price(i)
				last[i] -= min(max(1, last[i]/4), (over+p-1)/p)
			}
		}
	}
	mode := last.ownMode()
	for _, i := range [3]nile.Item{nile.Gifts, nile.Rations, nile.Muskets} {
		last[i] -= min(last[i], max(0, -last.room(mode)))
	}
	if mode == nile.OnFoot { // canoes too heavy for the bearers that are left
		for last[nile.Canoes] > 0 && last.room(nile.OnFoot) < 0 {
			last[nile.Canoes]--
		}
	}
	return last
}

// ownMode is how a party means to travel.
func (o *party) ownMode() nile.Mode {
	switch {
	case o[nile.Canoes] > 0 && o.beasts() == 0 && o[nile.Bearers] > 0 && canoeLoad*o[nile.Canoes] >= seatWeight*o.people():
		return nile.ByCanoe
	case o.beasts() >= o.people() && o[nile.Canoes] == 0 && o.beasts()-o.people() <= ledByOne*o[nile.Bearers]:
		return nile.Mounted
	}
	return nile.OnFoot
}

// buyAll makes the outfit hold a party: first less, then more, so that the
// money is there. It reports whether everything could be had.
func buyAll(p *Play, want party) bool {
	sheet, ok := p.View().Sheet(p.Seat())
	if !ok {
		return false
	}
	for _, more := range [2]bool{false, true} {
		for i := range nile.Items {
			if now := sheet.Have[i]; want[i] == now || (want[i] > now) != more {
				continue
			}
			c, ok := p.Find(nile.Buy, -1, i)
			if !ok || want[i] > int(c.Max) || !p.Do(c, want[i]) {
				return false
			}
		}
	}
	return true
}

// sailing is the choice to set out in a mode, if it is offered.
func sailing(p *Play, m nile.Mode) (game.Choice, bool) { return p.Find(nile.Sail, int32(m), -1) }

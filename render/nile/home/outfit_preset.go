package home

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// Party is an outfit.
type Party [nile.Items]int

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

func (o *Party) People() int { return 1 + o[nile.Bearers] + o[nile.Guides] + o[nile.Askaris] }

func (o *Party) beasts() int { return o[nile.Camels] + o[nile.Horses] }

func (o *Party) goods() int { return o[nile.Rations] + o[nile.Gifts] + o[nile.Muskets] }

func (o *Party) Cost() (sum int) {
	for i, n := range o {
		sum += n * nile.Price(nile.Item(i))
	}
	return sum
}

// Room is what the party could still load in a mode of travel; negative if it
// has too much.
func (o *Party) Room(m nile.Mode) int {
	switch m {
	case nile.ByCanoe:
		return canoeLoad*o[nile.Canoes] - seatWeight*o.People() - o.goods()
	case nile.Mounted:
		pack := max(0, o.beasts()-o.People())
		return rideLoad*min(o.beasts(), o.People()) + packLoad*pack - o.goods()
	}
	led := min(o.beasts(), ledByOne*o[nile.Bearers])
	carrying := o[nile.Bearers] - (led+ledByOne-1)/ledByOne
	return bearerLoad*carrying + packLoad*led - canoeWeight*o[nile.Canoes] - o.goods()
}

// Months is how long the rations last.
func (o *Party) Months() float64 { return float64(o[nile.Rations]) / float64(o.People()) }

// provision spends what is left of the purse on rations, as many as can be
// carried, and what then remains on gifts.
func (o *Party) provision(m nile.Mode, purse int) {
	o[nile.Rations] = max(0, min(o.Room(m), purse-o.Cost()))
	if left := (purse - o.Cost()) / nile.Price(nile.Gifts); left > 0 {
		o[nile.Gifts] += max(0, min(left, o.Room(m)))
	}
}

// worth is how good a made-up party is: months of food first, as many as a voyage takes;
// then guns, gifts, and money that is not left behind.
func (o *Party) worth(purse int) float64 {
	return min(o.Months(), 9) + 0.35*float64(min(o[nile.Askaris], 6)) + 0.035*float64(min(o[nile.Gifts], 40)) +
		0.008*float64(o.Cost()-purse)
}

// preset is a way of travelling that a party can be made up for.
type preset uint8

const (
	FootMarch preset = iota
	RiverParty
	Caravan
	AsLast
	presets
)

// MakeUp is the best party of a kind for a purse, where beast is the animal
// that the port sells (Bearers: none); ok is false when there is none.
func MakeUp(k preset, purse int, beast nile.Item) (best Party, mode nile.Mode, ok bool) {
	mode = [...]nile.Mode{FootMarch: nile.OnFoot, RiverParty: nile.ByCanoe, Caravan: nile.Mounted}[k]
	top := 0.0
	try := func(o Party) {
		o[nile.Muskets] = min(1, purse/100)
		if left := purse - o.Cost(); left < 0 || o.Room(mode) < 0 {
			return
		}
		o.provision(mode, purse)
		if w := o.worth(purse); !ok || w > top+1e-9 {
			best, top, ok = o, w, true
		}
	}
	for askaris := range 9 {
		for _, gifts := range [4]int{0, 20, 40, 60} {
			o := Party{}
			o[nile.Askaris], o[nile.Gifts] = askaris, gifts
			o[nile.Guides] = min(1, purse/400)
			k.variants(o, purse, beast, try)
		}
	}
	return best, mode, ok
}

// variants tries the carriers of a kind of party.
func (k preset) variants(o Party, purse int, beast nile.Item, try func(Party)) {
	switch k {
	case FootMarch:
		for b := 1; b*nile.Price(nile.Bearers) <= purse; b++ {
			o[nile.Bearers] = b
			try(o)
		}
	case RiverParty:
		for canoes := 1; canoes*nile.Price(nile.Canoes) <= purse; canoes++ {
			o[nile.Canoes], o[nile.Bearers] = canoes, fullCrew*canoes
			try(o)
		}
	case Caravan:
		if beast == nile.Bearers {
			return
		}
		for b := range 9 {
			o[nile.Bearers] = b
			for pack := range ledByOne*b + 1 {
				o[beast] = o.People() + pack
				try(o)
			}
		}
	}
}

// Again is an earlier outfit as far as a purse and a port allow: what is not
// sold is left out, then stores and hands are cut down until it can be paid
// and carried.
func Again(last Party, purse int, sold func(nile.Item) bool) Party {
	for i := range last {
		if !sold(nile.Item(i)) {
			last[i] = 0
		}
	}
	for last.Cost() > purse {
		for _, i := range [9]nile.Item{
			nile.Gifts, nile.Rations, nile.Muskets, nile.Askaris, nile.Canoes, nile.Horses, nile.Camels, nile.Bearers, nile.Guides,
		} {
			if over := last.Cost() - purse; over > 0 && last[i] > 0 {
				p := nile.Price(i)
				last[i] -= min(max(1, last[i]/4), (over+p-1)/p)
			}
		}
	}
	mode := last.OwnMode()
	for _, i := range [3]nile.Item{nile.Gifts, nile.Rations, nile.Muskets} {
		last[i] -= min(last[i], max(0, -last.Room(mode)))
	}
	if mode == nile.OnFoot { // canoes too heavy for the bearers that are left
		for last[nile.Canoes] > 0 && last.Room(nile.OnFoot) < 0 {
			last[nile.Canoes]--
		}
	}
	return last
}

// OwnMode is how a party means to travel.
func (o *Party) OwnMode() nile.Mode {
	switch {
	case o[nile.Canoes] > 0 && o.beasts() == 0 && o[nile.Bearers] > 0 && canoeLoad*o[nile.Canoes] >= seatWeight*o.People():
		return nile.ByCanoe
	case o.beasts() >= o.People() && o[nile.Canoes] == 0 && o.beasts()-o.People() <= ledByOne*o[nile.Bearers]:
		return nile.Mounted
	}
	return nile.OnFoot
}

// BuyAll makes the outfit hold a party: first less, then more, so that the
// money is there. It reports whether everything could be had.
func BuyAll(p *play.Play, want Party) bool {
	sheet, ok := sight.View(p).Sheet(p.Seat())
	if !ok {
		return false
	}
	for _, more := range [2]bool{false, true} {
		for i := range nile.Items {
			if now := sheet.Have[i]; want[i] == now || (want[i] > now) != more {
				continue
			}
			c, ok := sight.Find(p, nile.Buy, -1, i)
			if !ok || want[i] > int(c.Max) || !p.Do(c, want[i]) {
				return false
			}
		}
	}
	return true
}

// Sailing is the choice to set out in a mode, if it is offered.
func Sailing(p *play.Play, m nile.Mode) (game.Choice, bool) {
	return sight.Find(p, nile.Sail, int32(m), -1)
}

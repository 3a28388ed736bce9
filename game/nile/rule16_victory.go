package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapter 16: victory.

const freedGoodwill = 3 // attitude for freeing all prisoners

// takePrisoners rolls how many are taken: the surviving askaris less a die,
// on a 6 none.
func (p *Position) takePrisoners(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	m := &e.Meeting
	m.Die = int8(a.Die("16 prisoners"))
	m.Prisoners = 0
	if m.Die < 6 {
		m.Prisoners = int16(max(0, e.healthy(Askaris)-int32(m.Die)))
	}
	a.Tell(game.Event{Kind: Prisoners, Seat: s, At: int32(e.At), Args: [6]int32{int32(m.Prisoners), 0, 0, int32(m.Die)}, Rule: "16"})
	if m.Prisoners == 0 {
		p.seekVillage(s, a)
		return
	}
	p.become(TakingPrisoners, s)
}

// mustFree: a Missionary or Doctor frees prisoners and never loots.
func mustFree(k deck.Specialty) bool { return k.Has(deck.Missionary) || k.Has(deck.Doctor) }

func (p *Position) prisonerChoices(s game.Seat, buf []game.Choice) []game.Choice {
	c := game.Choice{Kind: KeepPrisoners, Seat: s, Max: int32(p.players[s].Trip.Meeting.Prisoners), Rule: "16"}
	if mustFree(p.players[s].Specialty) {
		c.Max = 0
	}
	return append(buf, c)
}

// keepPrisoners makes bearers of n prisoners and frees the others; when all
// are freed the people think better of this explorer.
func (p *Position) keepPrisoners(s game.Seat, n int32, a *game.Act) {
	e, t := &p.players[s].Trip, p.met(s)
	m := &e.Meeting
	e.Have[Bearers] += n
	if n == 0 {
		t.To[s] += freedGoodwill
	}
	a.Tell(game.Event{
		Kind: Prisoners, Seat: s, At: int32(e.At), Rule: "16",
		Args: [6]int32{int32(m.Prisoners), n, int32(m.Prisoners) - n, int32(m.Die)},
	})
	p.seekVillage(s, a)
}

// seekVillage: two dice above prisoners and policy, it is not found. Found
// after a 6 the askaris loot it, whatever the explorer wants.
func (p *Position) seekVillage(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	m := &e.Meeting
	roll, limit := a.Dice("16 village", 2), int(m.Prisoners)+int(m.Policy)
	found, looted := int32(0), int32(0)
	if roll <= limit {
		found = 1
		if m.Die == 6 && e.healthy(Askaris) > 0 {
			looted = 1
		}
	}
	a.Tell(game.Event{Kind: Village, Seat: s, At: int32(e.At), Args: [6]int32{found, int32(roll), int32(limit), looted}, Rule: "16"})
	switch {
	case found == 0:
		p.endMeeting(s, a)
	case looted == 1:
		p.loot(s, a)
		p.endMeeting(s, a)
	default:
		p.become(AtVillage, s)
	}
}

// treat goes to the beaten as to neutral people: they may be offered gifts (13 (2)).
func (p *Position) treat(s game.Seat, a *game.Act) {
	p.become(Parleying, s)
	a.Tell(game.Event{Kind: Treated, Seat: s, At: int32(p.players[s].Trip.At), Args: [6]int32{p.whom(s)}, Rule: "16"})
}

func (p *Position) villageChoices(s game.Seat, buf []game.Choice) []game.Choice {
	if !mustFree(p.players[s].Specialty) {
		buf = append(buf, game.Choice{Kind: Loot, Seat: s, Rule: "16"})
	}
	if p.met(s).Strength > 0 { // somebody is left to treat with
		buf = append(buf, game.Choice{Kind: TreatWith, Seat: s, Rule: "16"})
	}
	return append(buf, game.Choice{Kind: Pass, Seat: s, Rule: "16"})
}

// lootPrize is what a six brings where a village is looted, Items: nothing.
func (p *Position) lootPrize(at hexmap.ID) Item {
	switch h := &p.hexes[at]; {
	case h.Terrain == hexmap.Desert:
		return Camels
	case h.Out|h.In != 0:
		return Canoes
	}
	return Items
}

// loot rolls one die for each warrior first met: 1 to 4 that many rations, 5 a
// gift, 6 a camel in the desert or a canoe by a river.
func (p *Position) loot(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	prize := p.lootPrize(e.At)
	var rations, gifts, prizes int32
	for range e.Meeting.AtFirst {
		switch die := a.Die("16 loot"); die {
		case 5:
			gifts++
		case 6:
			if prize != Items {
				prizes++
			}
		default:
			rations += int32(die)
		}
	}
	e.Have[Rations] += rations
	e.Have[Gifts] += gifts
	if prize != Items {
		e.Have[prize] += prizes
	}
	a.Tell(game.Event{Kind: Looted, Seat: s, At: int32(e.At), Args: [6]int32{rations, gifts, prizes, int32(prize)}, Rule: "16"})
}

package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 4: setting up.

// FirstDonation is what a player starts with, and a successor after a death (5.1, 27).
const FirstDonation = 1000

// apart is the least distance between two discovery counters (4.42).
const apart = 3

var allFaces = [8]Counter{Livingstone, LostCity, NativeKingdom, SolomonsMine, Rumour, Rumour, Rumour, Rumour}

// counterPlaces appends the remote hexes that are far enough from the counters
// already placed, all of which lie on remote hexes too (4.42).
func (p *Position) counterPlaces(buf []hexmap.ID) []hexmap.ID {
	var room [len(allFaces)]hexmap.ID
	placed := room[:0]
	for _, id := range p.fixed.remote {
		if p.hexes[id].Counter != NoCounter {
			placed = append(placed, id)
		}
	}
	for _, id := range p.fixed.remote {
		far := p.stillRemote(id)
		for _, o := range placed {
			far = far && p.chart.Distance(id, o) >= apart
		}
		if far {
			buf = append(buf, id)
		}
	}
	return buf
}

// stillRemote reports whether a remote hex of 1820 is remote on a map that was
// carried into the game too (4.41, 28.94).
func (p *Position) stillRemote(id hexmap.ID) bool {
	if len(p.cfg.Map) == 0 {
		return true
	}
	if p.hexes[id].Terrain != hexmap.Blank {
		return false
	}
	for i := range p.hexes {
		if p.hexes[i].Printed && p.chart.Distance(id, hexmap.ID(i)) < remoteFrom {
			return false
		}
	}
	return true
}

func (p *Position) placeChoices(s game.Seat, buf []game.Choice) []game.Choice {
	buf = append(buf, game.Choice{Kind: PlaceAll, Seat: s, Rule: "4.4"})
	if p.cfg.PlaceForUs {
		return buf
	}
	for _, id := range p.counterPlaces(nil) {
		buf = append(buf, game.Choice{Kind: PlaceCounter, Seat: s, Target: int32(id), Rule: "4.41"})
	}
	return buf
}

func (p *Position) placeCounter(s game.Seat, at hexmap.ID, a *game.Act) {
	p.put(s, at, a)
	if p.hand == 0 || len(p.counterPlaces(nil)) == 0 {
		p.endPlacing()
		return
	}
	p.become(PlacingCounters, (s+1)%game.Seat(len(p.players)))
}

func (p *Position) put(s game.Seat, at hexmap.ID, a *game.Act) {
	p.hexes[at].Counter = Facedown
	p.hand--
	a.Tell(game.Event{Kind: CounterPlaced, Seat: s, At: int32(at), Args: [6]int32{int32(p.hand)}, Rule: "4.41"})
}

// placeAll puts the counters in hand on legal hexes by chance. Where early
// ones leave no room for late ones it begins again, a few times.
func (p *Position) placeAll(s game.Seat, a *game.Act) {
	const tries = 20
	hand := int(p.hand)
	var spots, chosen []hexmap.ID
	for range tries {
		chosen = chosen[:0]
		for len(chosen) < hand {
			spots = p.counterPlaces(spots[:0])
			if len(spots) == 0 {
				break
			}
			at := spots[a.Pick("4.4 counter", len(spots))]
			p.hexes[at].Counter = Facedown
			chosen = append(chosen, at)
		}
		for _, at := range chosen {
			p.hexes[at].Counter = NoCounter
		}
		if len(chosen) == hand {
			break
		}
	}
	for _, at := range chosen {
		p.put(s, at, a)
	}
	p.endPlacing()
}

// endPlacing takes counters for which there is no room out of the game, and
// goes on to the ports.
func (p *Position) endPlacing() {
	p.hand = 0
	p.become(ChoosingPort, 0)
}

func (p *Position) portChoices(s game.Seat, buf []game.Choice) []game.Choice {
	for i := range p.chart.Ports {
		buf = append(buf, game.Choice{Kind: ChoosePort, Seat: s, Target: int32(i), Rule: "4.5"})
	}
	return buf
}

// choosePort notes a secret choice; the last one reveals them all (4.5, 5.2).
func (p *Position) choosePort(s game.Seat, port hexmap.PortID, a *game.Act) {
	p.players[s].Chosen = port
	a.Tell(game.Event{Kind: PortChosen, Seat: s, At: -1, Rule: "4.5"})
	a.Reveal() // the next player takes the seat at the machine
	if next := int(s) + 1; next < len(p.players) {
		p.become(ChoosingPort, game.Seat(next))
		return
	}
	for i := range p.players {
		pl := &p.players[i]
		at := p.chart.Ports[pl.Chosen].At
		a.Tell(game.Event{Kind: PortRevealed, Seat: game.Seat(i), At: int32(at), Args: [6]int32{int32(pl.Chosen)}, Rule: "5.2"})
	}
	p.rollOrder(a)
	a.Tell(game.Event{Kind: GameBegan, Seat: game.Nobody, At: -1, Args: [6]int32{int32(len(p.players)), int32(p.cfg.Target)}, Rule: "8.1"})
	p.next = 0
	p.beginOutfit(p.order[0], p.players[p.order[0]].Chosen)
}

// rollOrder has everybody roll four dice; the highest begins, then clockwise;
// those who tie for highest roll again (4.62).
func (p *Position) rollOrder(a *game.Act) {
	rolling := make([]game.Seat, len(p.players))
	for i := range rolling {
		rolling[i] = game.Seat(i)
	}
	for round := int32(1); len(rolling) > 1; round++ {
		best, high := 0, rolling[:0:0]
		for _, s := range rolling {
			sum := a.Dice("4.62 order", 4)
			a.Tell(game.Event{Kind: OrderRolled, Seat: s, At: -1, Args: [6]int32{int32(sum), round}, Rule: "4.62"})
			if sum > best {
				best, high = sum, high[:0]
			}
			if sum == best {
				high = append(high, s)
			}
		}
		rolling = high
	}
	first := rolling[0]
	for i := range p.players {
		p.order = append(p.order, (first+game.Seat(i))%game.Seat(len(p.players)))
	}
	a.Tell(game.Event{Kind: PlaysFirst, Seat: first, At: -1, Rule: "4.62"})
}

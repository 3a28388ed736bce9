package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// 9.6 and 17: what a party takes, leaves, hides and shoots on the way.

// freshFromBeast is the fresh rations one animal gives (5.4425).
const freshFromBeast = 10

func (p *Position) storeChoices(s game.Seat, buf []game.Choice) []game.Choice {
	pl := &p.players[s]
	e := &pl.Trip
	room := p.cacheAt(pl)
	for i := range Items {
		n := e.Have[i]
		if i <= Askaris {
			n = e.healthy(i)
			if e.Ill[i] > 0 {
				buf = append(buf, game.Choice{Kind: DropSick, Seat: s, Item: int16(i), Min: 1, Max: e.Ill[i], Cost: p.sickCost(s), Rule: "9.7"})
			}
		}
		if n > 0 {
			if m := n - p.needed(e, i); m > 0 {
				buf = append(buf, game.Choice{Kind: Drop, Seat: s, Item: int16(i), Min: 1, Max: m, Rule: "9.6"})
				if room != nil && i >= Canoes {
					buf = append(buf, game.Choice{Kind: Cache, Seat: s, Item: int16(i), Min: 1, Max: m, Rule: "17"})
				}
			}
			if i == Camels || i == Horses {
				buf = append(buf, game.Choice{Kind: Shoot, Seat: s, Item: int16(i), Min: 1, Max: n, Rule: "5.4425"})
			}
		}
	}
	buf = p.cacheChoices(s, buf)
	if most := p.waterRoom(e); most > 0 {
		buf = append(buf, game.Choice{Kind: FillWater, Seat: s, Max: most, Rule: "5.4443"})
	}
	buf = p.huntChoices(s, buf)
	if e.Sick {
		return buf
	}
	on := int32(1)
	if e.Labours {
		on = 0
	}
	return append(buf, game.Choice{Kind: Labour, Seat: s, Target: on, Rule: "5.51"})
}

// needed is how many of an item the party cannot part with where it is: out on
// a lake, its last canoe.
func (p *Position) needed(e *expedition, i Item) int32 {
	if i == Canoes && p.hexes[e.At].Terrain == hexmap.Lake {
		return 1
	}
	return 0
}

// watered reports whether there is water where the party is (5.4443).
func (p *Position) watered(e *expedition) bool { return !p.dry(e.At) || p.well(e) }

// waterRoom is how much water the party could carry away from here, 0 where
// there is none (5.4443).
func (p *Position) waterRoom(e *expedition) int32 {
	if !p.watered(e) {
		return 0
	}
	cost, capability := e.load(e.Mode)
	return max(0, capability-cost+e.Have[Water])
}

func (p *Position) fillWater(s game.Seat, n int32, a *game.Act) {
	e := &p.players[s].Trip
	e.Have[Water] = n
	a.Tell(game.Event{Kind: WaterFilled, Seat: s, At: int32(e.At), Args: [6]int32{n}, Rule: "5.4443"})
}

// dropItems discharges people, releases animals, discards goods (9.6).
func (p *Position) dropItems(s game.Seat, i Item, n int32, a *game.Act) {
	e := &p.players[s].Trip
	e.lose(i, n)
	a.Tell(game.Event{Kind: Dropped, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n}, Rule: "9.6"})
	p.stray(s, a)
}

func (p *Position) shoot(s game.Seat, i Item, n int32, a *game.Act) {
	e := &p.players[s].Trip
	e.Have[i] -= n
	e.Fresh += n * freshFromBeast
	a.Tell(game.Event{Kind: ShotBeasts, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n, n * freshFromBeast}, Rule: "5.4425"})
}

// labour sets the explorer to a bearer's work. It costs the askaris' respect,
// which giving it up does not bring back (5.52).
func (p *Position) labour(s game.Seat, on bool, a *game.Act) {
	e := &p.players[s].Trip
	e.Labours = on
	flag := int32(0)
	if on {
		e.Disgraced, flag = true, 1
	}
	a.Tell(game.Event{Kind: Laboured, Seat: s, At: int32(e.At), Args: [6]int32{flag}, Rule: "5.52"})
	p.stray(s, a)
}

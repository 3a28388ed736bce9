package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// What the events of setting up and of the turns tell, as values with names (4, 5, 8).

// GameBeganEvent is what GameBegan tells: the game has begun (8.1).
type GameBeganEvent struct {
	Players int
	Target  int // points to win
}

// AsGameBegan reads such an event.
func AsGameBegan(e game.Event) GameBeganEvent {
	expect(e, GameBegan)
	return GameBeganEvent{int(e.Args[0]), int(e.Args[1])}
}

// CounterPlacedEvent is what CounterPlaced tells: a discovery counter has been placed (4.4).
type CounterPlacedEvent struct {
	Left int // still to be placed
}

// AsCounterPlaced reads such an event.
func AsCounterPlaced(e game.Event) CounterPlacedEvent {
	expect(e, CounterPlaced)
	return CounterPlacedEvent{int(e.Args[0])}
}

// PortEvent is what PortRevealed tells: a port chosen in secret is shown (5.2).
type PortEvent struct {
	Port hexmap.PortID
}

// AsPort reads such an event.
func AsPort(e game.Event) PortEvent {
	expect(e, PortRevealed)
	return PortEvent{hexmap.PortID(e.Args[0])}
}

// OrderRolledEvent is what OrderRolled tells: dice for the order of play (4.62).
type OrderRolledEvent struct {
	Sum   int // of four dice
	Round int // of rolling: 1, then 2… for ties
}

// AsOrderRolled reads such an event.
func AsOrderRolled(e game.Event) OrderRolledEvent {
	expect(e, OrderRolled)
	return OrderRolledEvent{int(e.Args[0]), int(e.Args[1])}
}

// TurnBeganEvent is what TurnBegan tells: a seat's turn has begun (8.3).
type TurnBeganEvent struct {
	Turn     int // 0 is April 1821
	InAfrica bool
}

// AsTurnBegan reads such an event.
func AsTurnBegan(e game.Event) TurnBeganEvent {
	expect(e, TurnBegan)
	return TurnBeganEvent{int(e.Args[0]), e.Args[1] == 1}
}

// BoughtEvent is what Bought tells: the outfit has changed (5.3).
type BoughtEvent struct {
	Item  Item
	Holds int // of the item now
	Left  int // dollars
}

// AsBought reads such an event.
func AsBought(e game.Event) BoughtEvent {
	expect(e, Bought)
	return BoughtEvent{Item(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// SailedEvent is what Sailed tells: an expedition has set out (5.3).
type SailedEvent struct {
	Port hexmap.PortID
	Mode Mode
	Lost int // dollars not spent
}

// AsSailed reads such an event.
func AsSailed(e game.Event) SailedEvent {
	expect(e, Sailed)
	return SailedEvent{hexmap.PortID(e.Args[0]), Mode(e.Args[1]), int(e.Args[2])}
}

// SpecialtyEvent is what SpecialtyChosen tells: a new explorer's specialty (4.6).
type SpecialtyEvent struct {
	Specialty deck.Specialty
}

// AsSpecialty reads such an event.
func AsSpecialty(e game.Event) SpecialtyEvent {
	expect(e, SpecialtyChosen)
	return SpecialtyEvent{deck.Specialty(e.Args[0])}
}

// CardDrawnEvent is what CardDrawn tells: an Event card is read.
type CardDrawnEvent struct {
	Card int // its number, from 1
	For  Section
}

// AsCardDrawn reads such an event.
func AsCardDrawn(e game.Event) CardDrawnEvent {
	expect(e, CardDrawn)
	return CardDrawnEvent{int(e.Args[0]), Section(e.Args[1])}
}

package nile

import (
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// What the events of setting up and of the turns tell, as values with names (4, 5, 8).

// GameBeganEvent is what GameBegan tells: the game has begun (8.1).
type GameBeganEvent struct {
	Players int
	Target  int // points to win
}

// CounterPlacedEvent is what CounterPlaced tells: a discovery counter has been placed (4.4).
type CounterPlacedEvent struct {
	Left int // still to be placed
}

// PortEvent is what PortRevealed tells: a port chosen in secret is shown (5.2).
type PortEvent struct {
	Port hexmap.PortID
}

// OrderRolledEvent is what OrderRolled tells: dice for the order of play (4.62).
type OrderRolledEvent struct {
	Sum   int // of four dice
	Round int // of rolling: 1, then 2… for ties
}

// TurnBeganEvent is what TurnBegan tells: a seat's turn has begun (8.3).
type TurnBeganEvent struct {
	Turn     int // 0 is April 1821
	InAfrica bool
}

// BoughtEvent is what Bought tells: the outfit has changed (5.3).
type BoughtEvent struct {
	Item  Item
	Holds int // of the item now
	Left  int // dollars
}

// SailedEvent is what Sailed tells: an expedition has set out (5.3).
type SailedEvent struct {
	Port hexmap.PortID
	Mode Mode
	Lost int // dollars not spent
}

// SpecialtyEvent is what SpecialtyChosen tells: a new explorer's specialty (4.6).
type SpecialtyEvent struct {
	Specialty deck.Specialty
}

// CardDrawnEvent is what CardDrawn tells: an Event card is read.
type CardDrawnEvent struct {
	Card int // its number, from 1
	For  Section
}

package nile

import (
	"sourceofthenile/hexmap"
)

// What events of P tell.

// OasisSoughtEvent is what OasisSought tells: an explorer has looked for an
// oasis that others have found (10.5, P).
type OasisSoughtEvent struct {
	Die   int
	Found bool
}

// DonationDrawnEvent is what DonationDrawn tells (26, P).
type DonationDrawnEvent struct {
	Donation Donation
	Cards    int // in hand now
	Dollars  int // in these
}

// DonationGivenUpEvent is what DonationGivenUp tells (26, P).
type DonationGivenUpEvent struct {
	Donation Donation
	N        int
}

// PassageTakenEvent is what PassageTaken tells (26, P).
type PassageTakenEvent struct {
	Port   hexmap.PortID
	Price  int
	Ticket int // the Donation that paid the voyage, −1: none
	Raised int // dollars of the other cards
	InHand int // dollars now
}

// SittingCalledEvent is what SittingCalled tells (P).
type SittingCalledEvent struct{ Number int }

// SittingEndedEvent is what SittingEnded tells: its seat leads (P).
type SittingEndedEvent struct {
	Number int
	Turns  int // it had
	Points int // of the leader
}

// LimitSetEvent is what LimitSet tells (P).
type LimitSetEvent struct{ Turns int }

// SittingBeganEvent is what SittingBegan tells (P).
type SittingBeganEvent struct {
	Number  int
	Limit   int // turns, 0: none
	Players int // who are there
}

// SeatJoinedEvent is what SeatJoined tells (P).
type SeatJoinedEvent struct{ Colour uint8 }

// HandedOverEvent is what HandedOver tells (P).
type HandedOverEvent struct {
	Former int // which of the former names was his who had the seat
}

// RetiredEvent is what Retired tells (P).
type RetiredEvent struct {
	Number int // of the explorer, of all the seat has had
}

// CompletedEvent is what Completed tells: its seat leads (P).
type CompletedEvent struct {
	Points   int
	Sittings int
	Months   int
}

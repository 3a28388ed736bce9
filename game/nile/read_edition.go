package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// What events of P tell.

// OasisSoughtEvent is what OasisSought tells: an explorer has looked for an
// oasis that others have found (10.5, P).
type OasisSoughtEvent struct {
	Die   int
	Found bool
}

// AsOasisSought reads such an event.
func AsOasisSought(e game.Event) OasisSoughtEvent {
	expect(e, OasisSought)
	return OasisSoughtEvent{int(e.Args[0]), e.Args[1] == 1}
}

// DonationDrawnEvent is what DonationDrawn tells (26, P).
type DonationDrawnEvent struct {
	Donation Donation
	Cards    int // in hand now
	Dollars  int // in these
}

// AsDonationDrawn reads such an event.
func AsDonationDrawn(e game.Event) DonationDrawnEvent {
	expect(e, DonationDrawn)
	return DonationDrawnEvent{Donation(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// DonationGivenUpEvent is what DonationGivenUp tells (26, P).
type DonationGivenUpEvent struct {
	Donation Donation
	N        int
}

// AsDonationGivenUp reads such an event.
func AsDonationGivenUp(e game.Event) DonationGivenUpEvent {
	expect(e, DonationGivenUp)
	return DonationGivenUpEvent{Donation(e.Args[0]), int(e.Args[1])}
}

// PassageTakenEvent is what PassageTaken tells (26, P).
type PassageTakenEvent struct {
	Port   hexmap.PortID
	Price  int
	Ticket int // the Donation that paid the voyage, −1: none
	Raised int // dollars of the other cards
	InHand int // dollars now
}

// AsPassageTaken reads such an event.
func AsPassageTaken(e game.Event) PassageTakenEvent {
	expect(e, PassageTaken)
	return PassageTakenEvent{hexmap.PortID(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3]), int(e.Args[4])}
}

// SittingCalledEvent is what SittingCalled tells (P).
type SittingCalledEvent struct{ Number int }

// AsSittingCalled reads such an event.
func AsSittingCalled(e game.Event) SittingCalledEvent {
	expect(e, SittingCalled)
	return SittingCalledEvent{int(e.Args[0])}
}

// SittingEndedEvent is what SittingEnded tells: its seat leads (P).
type SittingEndedEvent struct {
	Number int
	Turns  int // it had
	Points int // of the leader
}

// AsSittingEnded reads such an event.
func AsSittingEnded(e game.Event) SittingEndedEvent {
	expect(e, SittingEnded)
	return SittingEndedEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// LimitSetEvent is what LimitSet tells (P).
type LimitSetEvent struct{ Turns int }

// AsLimitSet reads such an event.
func AsLimitSet(e game.Event) LimitSetEvent {
	expect(e, LimitSet)
	return LimitSetEvent{int(e.Args[0])}
}

// SittingBeganEvent is what SittingBegan tells (P).
type SittingBeganEvent struct {
	Number  int
	Limit   int // turns, 0: none
	Players int // who are there
}

// AsSittingBegan reads such an event.
func AsSittingBegan(e game.Event) SittingBeganEvent {
	expect(e, SittingBegan)
	return SittingBeganEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// SeatJoinedEvent is what SeatJoined tells (P).
type SeatJoinedEvent struct{ Colour uint8 }

// AsSeatJoined reads such an event.
func AsSeatJoined(e game.Event) SeatJoinedEvent {
	expect(e, SeatJoined)
	return SeatJoinedEvent{uint8(e.Args[0])}
}

// HandedOverEvent is what HandedOver tells (P).
type HandedOverEvent struct {
	Former int // which of the former names was his who had the seat
}

// AsHandedOver reads such an event.
func AsHandedOver(e game.Event) HandedOverEvent {
	expect(e, HandedOver)
	return HandedOverEvent{int(e.Args[0])}
}

// RetiredEvent is what Retired tells (P).
type RetiredEvent struct {
	Number int // of the explorer, of all the seat has had
}

// AsRetired reads such an event.
func AsRetired(e game.Event) RetiredEvent {
	expect(e, Retired)
	return RetiredEvent{int(e.Args[0])}
}

// CompletedEvent is what Completed tells: its seat leads (P).
type CompletedEvent struct {
	Points   int
	Sittings int
	Months   int
}

// AsCompleted reads such an event.
func AsCompleted(e game.Event) CompletedEvent {
	expect(e, Completed)
	return CompletedEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

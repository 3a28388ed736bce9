package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// What only some ways to play have (P): donation cards, sittings, people who
// come and go.

var donationKeys = [nile.Donations]string{
	nile.ToEast: "to-east", nile.ToWest: "to-west", nile.ToKhartoum: "to-khartoum", nile.ToCape: "to-cape",
}

// Donation is a donation card: "$300", "a free passage to the Cape".
func Donation(d nile.Donation) string {
	if d.Ticket() {
		return words.Phrase("donation." + donationKeys[d])
	}
	return words.Money(min(d, nile.Donations-1).Dollars())
}

// Donations are n cards of one kind: "two of $300".
func Donations(d nile.Donation, n int) string {
	switch {
	case d.Ticket() && n == 1:
		return Donation(d)
	case d.Ticket():
		return words.Phrase("donation.tickets", "ticket", Donation(d), "n", n)
	}
	return words.Phrase("donation.money", "money", Donation(d), "n", n)
}

// campaign tells what comes after all other kinds.
func (t *teller) campaign() string {
	switch t.e.Kind {
	case nile.OasisSought:
		x := nile.As[nile.OasisSoughtEvent](t.e)
		t.line.Dice = words.Phrase("dice.oasis", "die", x.Die)
		if x.Found {
			return "oasis.sought.found"
		}
		return "oasis.sought.missed"
	case nile.DonationDrawn, nile.DonationGivenUp, nile.PassageTaken:
		return t.donation()
	case nile.SittingCalled, nile.SittingEnded, nile.LimitSet, nile.SittingBegan:
		return t.sitting()
	case nile.SeatJoined:
		return "seat.joined"
	case nile.SeatLeft:
		return "seat.left"
	case nile.SeatReturned:
		return "seat.returned"
	case nile.HandedOver:
		_, _, former, ok := t.v.FormerName(nile.As[nile.HandedOverEvent](t.e).Former)
		if !ok {
			return "seat.handed-over.unknown"
		}
		t.b["former"] = former
		return "seat.handed-over"
	case nile.Retired:
		return "retired"
	}
	x := nile.As[nile.CompletedEvent](t.e)
	t.b["points"] = x.Points
	return "completed"
}

func (t *teller) donation() string {
	card := func(key string, d nile.Donation) string {
		if d.Ticket() {
			t.b["ticket"] = Donation(d)
			return key + ".ticket"
		}
		t.b["money"] = Donation(d)
		return key + ".money"
	}
	switch t.e.Kind {
	case nile.DonationDrawn:
		return card("donation.drawn", nile.As[nile.DonationDrawnEvent](t.e).Donation)
	case nile.DonationGivenUp:
		t.line.Minor = true
		x := nile.As[nile.DonationGivenUpEvent](t.e)
		t.b["n"] = x.N
		return card("donation.given-up", x.Donation)
	}
	x := nile.As[nile.PassageTakenEvent](t.e)
	t.port(x.Port)
	t.money("price", x.Price)
	t.money("left", x.InHand)
	if d := nile.Donation(max(x.Ticket, 0)); d.Ticket() {
		t.b["ticket"] = Donation(d)
		return "passage.ticket"
	}
	return "passage.paid"
}

func (t *teller) sitting() string {
	switch t.e.Kind {
	case nile.SittingCalled:
		return "sitting.called"
	case nile.SittingEnded:
		x := nile.As[nile.SittingEndedEvent](t.e)
		t.b["n"], t.b["points"] = x.Number, x.Points
		return "sitting.ended"
	case nile.LimitSet:
		x := nile.As[nile.LimitSetEvent](t.e)
		t.b["n"] = x.Turns
		if x.Turns == 0 {
			return "sitting.limit.none"
		}
		return "sitting.limit"
	}
	x := nile.As[nile.SittingBeganEvent](t.e)
	t.b["n"], t.b["players"] = x.Number, x.Players
	return "sitting.began"
}

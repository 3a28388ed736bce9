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

func (t *teller) handedOver(x nile.HandedOverEvent) string {
	_, _, former, ok := t.v.FormerName(x.Former)
	if !ok {
		return "seat.handed-over.unknown"
	}
	t.b["former"] = former
	return "seat.handed-over"
}

// donation is the wording for a donation card, which is a passage or money.
func (t *teller) donation(key string, d nile.Donation) string {
	if d.Ticket() {
		t.b["ticket"] = Donation(d)
		return key + ".ticket"
	}
	t.b["money"] = Donation(d)
	return key + ".money"
}

func (t *teller) passage(x nile.PassageTakenEvent) string {
	t.port(x.Port)
	t.money("price", x.Price)
	t.money("left", x.InHand)
	if d := nile.Donation(max(x.Ticket, 0)); d.Ticket() {
		t.b["ticket"] = Donation(d)
		return "passage.ticket"
	}
	return "passage.paid"
}

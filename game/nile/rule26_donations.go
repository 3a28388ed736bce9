package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// 26, where the public gives by cards: a hand for everybody to see, and the
// passage is to be paid (P).

// Donation is what a donation card gives.
type Donation uint8

// The donation cards.
const (
	Gives100 Donation = iota
	Gives200
	Gives300
	Gives500
	ToEast // a free passage to a port of the east coast
	ToWest
	ToKhartoum
	ToCape
	Donations
)

// donations is how many of each card there are somewhere.
type donations [Donations]int8

// wholePurse is the deck of 36. [T]
var wholePurse = donations{Gives100: 8, Gives200: 10, Gives300: 6, Gives500: 4, ToEast: 2, ToWest: 2, ToKhartoum: 2, ToCape: 2}

// donationWorth is the dollars of a card; a ticket gives none. [T]
var donationWorth = [Donations]int32{Gives100: 100, Gives200: 200, Gives300: 300, Gives500: 500}

// Figures of donation cards (26). [S]
const (
	passagePrice    = 500
	donationsKept   = 5
	pointsADonation = 4
)

// PointsADonation is for how many points published a donation card is drawn (26.2).
const PointsADonation = pointsADonation

// Dollars is what a card gives in money, 0 for a ticket.
func (d Donation) Dollars() int { return int(donationWorth[d]) }

// Ticket reports whether a card is a free passage.
func (d Donation) Ticket() bool { return d >= ToEast && d < Donations }

// ticketTo is the card that pays the passage to a shore.
func ticketTo(s hexmap.Shore) (Donation, bool) {
	switch s {
	case africa.EastCoast:
		return ToEast, true
	case africa.WestCoast:
		return ToWest, true
	case africa.UpTheNile:
		return ToKhartoum, true
	case africa.CapeCoast:
		return ToCape, true
	}
	return 0, false
}

func (d *donations) count() (n int) {
	for _, k := range d {
		n += int(k)
	}
	return n
}

// cash is the dollars in a hand.
func (d *donations) cash() (sum int32) {
	for k, n := range d {
		sum += int32(n) * donationWorth[k]
	}
	return sum
}

// byTickets reports whether the public gives by cards.
func (p *Position) byTickets() bool { return p.edition[edition.Money] == edition.ByTickets }

// publishesOrSails reports whether a turn in Europe is for publishing or for a new
// expedition, not for both (26.1).
func (p *Position) publishesOrSails() bool { return p.edition[edition.Europe] == edition.PublishOrSail }

// drawDonation gives a seat a card; when all are gone those played are shuffled.
// Where everybody holds all there are, there is none.
func (p *Position) drawDonation(s game.Seat, a *game.Act) {
	if p.pool.count() == 0 {
		p.pool, p.spent = p.spent, donations{}
	}
	all := p.pool.count()
	if all == 0 {
		return
	}
	i := int8(a.Pick("26 donation", all))
	for k := range p.pool {
		if i -= p.pool[k]; i < 0 {
			p.pool[k]--
			hand := &p.players[s].Donations
			hand[k]++
			a.Tell(game.Event{Kind: DonationDrawn, Seat: s, At: -1, Args: [6]int32{int32(k), int32(hand.count()), hand.cash()}, Rule: RuleEurope})
			return
		}
	}
}

// donatePoints draws a card for every four points published since the explorer
// came home, as far as they are not drawn yet.
func (p *Position) donatePoints(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	for ; int32(pl.Drawn) < pl.JustPub/pointsADonation; pl.Drawn++ {
		p.drawDonation(s, a)
	}
}

// lecture is a turn in Europe without outfitting: tickets are given up, of the
// other cards the five best are kept, and one is drawn (26).
func (p *Position) lecture(s game.Seat, a *game.Act) {
	hand := &p.players[s].Donations
	for k := ToEast; k < Donations; k++ {
		p.giveUp(s, k, hand[k], a)
	}
	for k := Gives100; k <= Gives500; k++ {
		p.giveUp(s, k, min(hand[k], int8(max(0, hand.count()-donationsKept))), a)
	}
	p.drawDonation(s, a)
}

func (p *Position) giveUp(s game.Seat, k Donation, n int8, a *game.Act) {
	if n <= 0 {
		return
	}
	p.discard(s, k, n)
	a.Tell(game.Event{Kind: DonationGivenUp, Seat: s, At: -1, Args: [6]int32{int32(k), int32(n)}, Rule: RuleEurope})
}

func (p *Position) discard(s game.Seat, k Donation, n int8) {
	p.players[s].Donations[k] -= n
	p.spent[k] += n
}

// passage is what a seat pays for the voyage to a port: nothing, with a ticket
// that takes it there, or where the sponsor pays.
func (p *Position) passage(s game.Seat, port hexmap.PortID) (dollars int32, ticket Donation, has bool) {
	if !p.byTickets() {
		return 0, 0, false
	}
	k, is := ticketTo(p.chart.Ports[port].Shore)
	if is && p.players[s].Donations[k] > 0 {
		return 0, k, true
	}
	return passagePrice, 0, false
}

// means is the dollars a seat could set out with.
func (pl *seat) means() int32 { return pl.Money + pl.Donations.cash() }

// takePassage turns a seat's cards into money, all of them, and pays the voyage.
func (p *Position) takePassage(s game.Seat, port hexmap.PortID, a *game.Act) {
	if !p.byTickets() {
		return
	}
	pl := &p.players[s]
	price, k, ticket := p.passage(s, port)
	used := int32(-1)
	if ticket {
		p.discard(s, k, 1)
		used = int32(k)
	}
	raised := pl.Donations.cash()
	for k := Gives100; k <= Gives500; k++ {
		p.discard(s, k, pl.Donations[k])
	}
	pl.Money += raised - price
	a.Tell(game.Event{Kind: PassageTaken, Seat: s, At: int32(p.chart.Ports[port].At), Args: [6]int32{int32(port), price, used, raised, pl.Money}, Rule: RuleEurope})
}

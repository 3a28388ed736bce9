package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// 21, 26 and 27: coming home, Europe, new expeditions, death.

// Donations in Game I, in dollars (26). [T]
const (
	donationOnReturn = 300
	donationPerPoint = 20
	donationMost     = 2000
	donationWaiting  = 200
	mineYields       = 1000 // King Solomon's Mine, toward the next outfit (23)
)

// goHome sails for Europe: the party is paid off and its stores sold at half
// price (21).
func (p *Position) goHome(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	e := &pl.Trip
	var sold int32
	for i := Camels; i < Items; i++ {
		sold += e.Have[i] * price[i]
	}
	sold /= 2
	pl.Money += sold
	pl.Where = inEurope
	hexes, _ := p.promise(s)
	port := p.chart.Cells[e.At].Port
	a.Tell(game.Event{
		Kind: CameHome, Seat: s, At: int32(e.At), Rule: "21",
		Args: [6]int32{int32(port), sold, int32(hexes), int32(p.turn-e.Began) + 1},
	})
	p.journeyMade(s, port, a)
	e.Have, e.Ill, e.At = [Items]int32{}, [3]int32{}, hexmap.None
	p.endTurn(a)
}

// donate gives what the public gives: on return, and for points just
// published (26).
func (p *Position) donate(s game.Seat, a *game.Act) {
	if p.byTickets() {
		p.donatePoints(s, a)
		return
	}
	pl := &p.players[s]
	due := pl.due()
	if due <= 0 {
		return
	}
	pl.Given += due
	pl.Money += due
	a.Tell(game.Event{Kind: Donated, Seat: s, At: -1, Args: [6]int32{due, pl.Money}, Rule: "26"})
}

// due is what the public still gives a seat for its journey and its account.
func (pl *seat) due() int32 {
	if pl.Explorers > 1 && pl.Trip.Port == hexmap.NoPort {
		return 0 // a successor who has not been out yet has his thousand (27)
	}
	return max(0, min(donationMost, donationOnReturn+donationPerPoint*pl.JustPub)-pl.Given)
}

func (p *Position) europeChoices(s game.Seat, buf []game.Choice) []game.Choice {
	for i := range p.chart.Ports {
		price, _, _ := p.passage(s, hexmap.PortID(i))
		if price <= p.players[s].means() {
			buf = append(buf, game.Choice{Kind: Outfit, Seat: s, Target: int32(i), Cost: int16(price), Rule: "26"})
		}
	}
	wait := game.Choice{Kind: Wait, Seat: s, Rule: "26"}
	if !p.byTickets() {
		wait.Cost = int16(p.players[s].lectures())
	}
	return p.callChoices(s, p.retireChoices(s, append(buf, wait)))
}

func (p *Position) outfit(s game.Seat, port hexmap.PortID, a *game.Act) {
	p.takePassage(s, port, a)
	a.Tell(game.Event{Kind: SetsOut, Seat: s, At: int32(p.chart.Ports[port].At), Args: [6]int32{int32(port), p.players[s].Money}, Rule: "26"})
	p.beginOutfit(s, port)
}

// wait stays in Europe for the turn; the public gives a little more (26). Where
// that is the turn in which one publishes, what there is comes next.
func (p *Position) wait(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	a.Tell(game.Event{Kind: Waited, Seat: s, At: -1, Rule: "26"})
	if p.byTickets() {
		p.lecture(s, a)
	} else if n := pl.lectures(); n > 0 {
		pl.Money += n
		a.Tell(game.Event{Kind: Donated, Seat: s, At: -1, Args: [6]int32{n, pl.Money}, Rule: "26"})
	}
	if p.publishesOrSails() && p.publishable(s) {
		p.become(Publishing, s)
		return
	}
	p.endTurn(a)
}

// lectures is what a turn's waiting brings: nobody gives to a man who has two
// thousand dollars (26).
func (pl *seat) lectures() int32 { return max(0, min(donationWaiting, donationMost-pl.Money)) }

// die ends an explorer's life. What nobody living knows, and nobody has
// published, is rubbed out (27). His caches stay.
func (p *Position) die(s game.Seat, why Cause, a *game.Act) {
	pl := &p.players[s]
	e := &pl.Trip
	hexes, _ := p.promise(s)
	pl.Where = dead
	a.Tell(game.Event{Kind: Died, Seat: s, At: int32(e.At), Args: [6]int32{int32(why), int32(p.turn-e.Began) + 1, int32(hexes), p.killers(s, why)}, Rule: "27"})
	p.forgetExplorer(s, a)
}

// killers is the number of the people at whose hands an explorer has died, 0 if it
// was at nobody's.
func (p *Position) killers(s game.Seat, why Cause) int32 {
	//exhaustive:enforce
	switch why {
	case BattleDead, ByPoison, ByCaptors:
		return int32(p.hexes[p.players[s].Trip.At].Tribe)
	case NoCause, Hunger, Thirst, LostRespect, LostGuide, Falls, Illness, ByDisaster, ByBeast, BadFaith, Abandoned, RiddenHard, GivenUp, Causes:
	}
	return 0
}

// forgetExplorer ends what hangs on one explorer: whoever follows him knows
// nothing of it. What nobody living knows is rubbed out (27).
func (p *Position) forgetExplorer(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	e := &pl.Trip
	home, sheets := p.sheetsHome(s)
	pl.Known, pl.Oases = home, hexSet{}
	p.overlook(int(s))
	for id := range pl.Known.all() {
		p.look(int(s), id)
	}
	p.strangers(s)
	p.closeBook(s)
	e.Have, e.Ill, e.At = [Items]int32{}, [3]int32{}, hexmap.None
	if n := p.eraseForgotten(); n > 0 {
		p.erased += n
		a.Tell(game.Event{Kind: Erased, Seat: s, At: -1, Args: [6]int32{n}, Rule: "27"})
	}
	if sheets > 0 {
		a.Tell(game.Event{Kind: SheetsBrought, Seat: s, At: -1, Args: [6]int32{sheets}, Rule: RuleCloser})
	}
}

// eraseForgotten makes every hex blank again that is not published and that
// no living explorer knows. Edges that its mapping drew onto neighbours go
// with it; stubs that were there before stay.
func (p *Position) eraseForgotten() int32 {
	var n int32
	for i := range p.hexes {
		id, h := hexmap.ID(i), &p.hexes[i]
		if h.Terrain == hexmap.Blank || h.published() || p.chart.Cells[i].Ground != hexmap.Land || p.known(id) {
			continue
		}
		for _, d := range hexmap.Dirs {
			if h.Made.Has(d) {
				o := &p.hexes[p.chart.Near(id, d)]
				o.In &^= d.Opposite().Set()
				o.Out &^= d.Opposite().Set()
				p.rubOut(p.chart.Near(id, d), d.Opposite())
				p.dirty = append(p.dirty, p.chart.Near(id, d))
			}
			// An edge drawn onto this hex becomes a stub of the hex that drew it.
			if n := p.chart.Near(id, d); n != hexmap.None {
				p.hexes[n].Made &^= d.Opposite().Set()
			}
		}
		p.forgetTribe(id)
		if len(p.sights) > 0 {
			p.sights[id] = sights{}
		}
		*h = hexState{By: game.Nobody, LakeBy: game.Nobody, River: -1, Counter: h.Counter}
		p.dirty = append(p.dirty, id)
		n++
	}
	return n
}

func (p *Position) known(id hexmap.ID) bool {
	for i := range p.players {
		if p.players[i].Known.has(id) {
			return true
		}
	}
	return false
}

// succeed brings a new explorer to Europe, with a thousand dollars (27).
func (p *Position) succeed(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	pl.Where, pl.Money = inEurope, FirstDonation
	pl.JustPub, pl.JustHexes, pl.Given, pl.Drawn, pl.Scored = 0, 0, 0, 0, 0
	pl.Explorers++
	track := pl.Trip.Track[:0]
	pl.Trip = noTrip()
	pl.Trip.Track = track
	p.become(NamingSuccessor, s)
	a.Tell(game.Event{Kind: NewExplorer, Seat: s, At: -1, Args: [6]int32{int32(pl.Explorers), pl.Money}, Rule: "27"})
}

func (p *Position) successorChoices(s game.Seat, buf []game.Choice) []game.Choice {
	for _, k := range Callings(p.edition) {
		buf = append(buf, game.Choice{Kind: ChooseSpecialty, Seat: s, Target: int32(k), Rule: "27"})
	}
	return buf
}

func (p *Position) chooseSpecialty(s game.Seat, k deck.Specialty, a *game.Act) {
	p.players[s].Specialty = k
	a.Tell(game.Event{Kind: SpecialtyChosen, Seat: s, At: -1, Args: [6]int32{int32(k)}, Rule: "4.6"})
	if n := len(p.steps); n > 1 { // between two sittings, which go on behind it
		p.steps = p.steps[:n-1]
		return
	}
	if p.cfg.Close && p.publishable(s) { // what his predecessor's people have brought home (7.4)
		p.become(Publishing, s)
		return
	}
	p.become(InEurope, s)
}

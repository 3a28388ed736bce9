package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// 5.44, 8.3 (4), 18 and 19: the end of a turn in Africa.

// horseEats is the rations a horse needs that ends its move in desert (5.4424).
const horseEats = 4

// endTravel ends moving. A party that has not moved meets the people of the
// hex where it stays first (13).
func (p *Position) endTravel(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	e.Resting = !e.Moved
	if e.Resting && p.beginMeeting(s, a) {
		return
	}
	p.finishTurn(s, a)
}

// finishTurn is the rest of a turn in Africa: hunting, food, water, the sick,
// desertions, finds; then the next player's turn (8.3).
func (p *Position) finishTurn(s game.Seat, a *game.Act) {
	p.host(s, a)
	if p.hunt(s, a); p.alive(s) {
		sick := p.players[s].Trip.Sick
		p.eat(s, a)
		if thirsty := p.drink(s, a); thirsty && sick {
			p.die(s, Thirst, a) // he was sick before, and has had nothing to drink (5.4444)
		}
	}
	if p.alive(s) {
		p.players[s].Trip.Fresh = 0
		p.nurse(s, a)
	}
	if p.alive(s) {
		p.rideToDeath(s, a)
		p.desertDisgraced(s, a)
		p.stray(s, a)
		p.bonus(s, a)
	}
	p.endTurn(a)
}

// alive reports whether a seat's explorer still is in Africa.
func (p *Position) alive(s game.Seat) bool { return p.players[s].Where == inAfrica }

// boarded reports whether a party needs no food where it is: in Cape Colony
// (3.2), and as the guest of friends (14).
func (p *Position) boarded(s game.Seat) bool {
	e := &p.players[s].Trip
	return p.boardedAt(s, e.At) || e.Fed
}

// boardedAt reports whether it would need none in a hex.
func (p *Position) boardedAt(s game.Seat, at hexmap.ID) bool {
	return p.chart.Cells[at].Colony || p.amongFriends(s, at)
}

// goesUnfed reports whether the explorer would have nothing to eat or drink if
// the turn ended now. He is the last to go without.
func (p *Position) goesUnfed(s game.Seat) bool {
	e := &p.players[s].Trip
	return !p.boarded(s) && e.Have[Rations]+e.Fresh == 0 ||
		p.drinks(s) && e.Have[Water] < personDrinks
}

// eat feeds the party: fresh food first, then rations; whoever goes without
// leaves, bearers first, and an unfed explorer falls sick (5.442, 18).
func (p *Position) eat(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	e.Hungry = false
	if p.boarded(s) {
		if !e.Fed { // a host's table has been told of already
			a.Tell(game.Event{Kind: FedFree, Seat: s, At: int32(e.At), Rule: "3.2"})
		}
		p.feedHorses(s, a)
		return
	}
	people := e.people()
	fresh := min(e.Fresh, people)
	dry := min(e.Have[Rations], people-fresh)
	e.Have[Rations] -= dry
	a.Tell(game.Event{Kind: Ate, Seat: s, At: int32(e.At), Args: [6]int32{people, fresh, dry, e.Have[Rations]}, Rule: "5.4423"})
	p.goWithout(s, people-fresh-dry, Hunger, a)
	p.feedHorses(s, a)
}

// goWithout: n people get nothing. Bearers, askaris and guides leave, in this
// order; the explorer is the last to go without and falls sick. It reports
// whether he has had to.
func (p *Position) goWithout(s game.Seat, n int32, why Cause, a *game.Act) bool {
	e := &p.players[s].Trip
	for _, i := range [3]Item{Bearers, Askaris, Guides} {
		n -= p.desert(s, i, n, why, "18", a)
	}
	if n > 0 {
		e.Hungry = true
		p.explorerFallsSick(s, why, "18", a)
	}
	return n > 0
}

// feedHorses: a horse that ends its move in desert eats four rations or dies.
func (p *Position) feedHorses(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	if p.hexes[e.At].Terrain != hexmap.Desert || e.Have[Horses] == 0 {
		return
	}
	fed := min(e.Have[Horses], e.Have[Rations]/horseEats)
	if e.Have[Rations] -= fed * horseEats; fed > 0 {
		a.Tell(game.Event{Kind: HorsesFed, Seat: s, At: int32(e.At), Args: [6]int32{fed, fed * horseEats, e.Have[Rations]}, Rule: "5.4424"})
	}
	p.beastsDie(s, Horses, e.Have[Horses]-fed, Hunger, "5.4424", a)
}

func (p *Position) beastsDie(s game.Seat, i Item, n int32, why Cause, rule game.Rule, a *game.Act) {
	if n <= 0 {
		return
	}
	e := &p.players[s].Trip
	e.Have[i] -= n
	a.Tell(game.Event{Kind: BeastsDied, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n, int32(why)}, Rule: rule})
}

// rideToDeath: a forced march wears animals out, ridden or led: half a die of them,
// rounded up, die at the end of it, horses first (5.429). [T]: a caravan that rides
// on so month after month, from Khartoum above all, had no match.
func (p *Position) rideToDeath(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	if !p.paced() || e.Level != Reckless || !e.Moved || e.Have[Horses]+e.Have[Camels] == 0 {
		return
	}
	n := int32(a.Die("5.429 forced march")+1) / 2
	horses := min(n, e.Have[Horses])
	p.beastsDie(s, Horses, horses, RiddenHard, "5.429", a)
	p.beastsDie(s, Camels, min(n-horses, e.Have[Camels]), RiddenHard, "5.429", a)
}

// drinks reports whether the party has to drink from its skins this turn: it is
// in a desert without river or oasis, or has come through one (5.4444).
func (p *Position) drinks(s game.Seat) bool {
	e := &p.players[s].Trip
	if !p.watered(e) {
		return true
	}
	for _, id := range e.Entered {
		if id == hexmap.None {
			break
		}
		if id != e.At && p.dry(id) && !p.oasisFor(s, id) {
			return true
		}
	}
	return false
}

// oasisFor reports whether there is an oasis in a hex for a seat's explorer.
func (p *Position) oasisFor(s game.Seat, id hexmap.ID) bool {
	return p.hexes[id].Oasis && (p.edition[edition.Oases] != edition.FoundAgain || p.players[s].Oases.has(id))
}

// drink uses water up in a turn that led through a desert without river or
// oasis, once: people first, then horses, then camels, which need it every
// second turn running (5.444). It reports whether the explorer himself went
// without.
func (p *Position) drink(s game.Seat, a *game.Act) (thirsty bool) {
	e := &p.players[s].Trip
	if !p.drinks(s) {
		e.DryCamels = 0
		return false
	}
	had := e.Have[Water]
	people := min(e.people(), e.Have[Water]/personDrinks)
	e.Have[Water] -= people * personDrinks
	horses := min(e.Have[Horses], e.Have[Water]/horseDrinks)
	e.Have[Water] -= horses * horseDrinks
	camels := e.Have[Camels]
	if e.DryCamels > 0 {
		camels = min(e.Have[Camels], e.Have[Water]/camelDrinks)
		e.Have[Water] -= camels * camelDrinks
		e.DryCamels = 0
	} else {
		e.DryCamels = 1
	}
	a.Tell(game.Event{Kind: Drank, Seat: s, At: int32(e.At), Args: [6]int32{had - e.Have[Water], e.Have[Water]}, Rule: "5.4444"})
	p.beastsDie(s, Horses, e.Have[Horses]-horses, Thirst, "5.4444", a)
	p.beastsDie(s, Camels, e.Have[Camels]-camels, Thirst, "5.4444", a)
	return p.goWithout(s, e.people()-people, Thirst, a)
}

// desertDisgraced: while the explorer lacks their respect an askari leaves
// at the end of each turn, but not of one with a triumph in it (5.52).
func (p *Position) desertDisgraced(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	if e.Disgraced && !e.Triumph && e.Have[Askaris] > 0 {
		p.desert(s, Askaris, 1, LostRespect, "5.52", a)
	}
}

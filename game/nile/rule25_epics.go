package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapter 25: epic journeys; 24: a Journalist's reports.

// rarest is the rate from which on a journey brings no less: an eighth of a
// point a hex.
const rarest = 3

// epicLeast is how many newly mapped hexes make a journey across Africa one: three
// [T], but in 1978 any that scores. [S]
func (pl *seat) epicLeast() int {
	if pl.Specialty.IsSet() {
		return 1
	}
	return 3
}

// epicShores are the shores between which each journey across Africa leads.
var epicShores = map[[2]hexmap.Shore]Epic{
	{africa.CapeCoast, africa.UpTheNile}: KhartoumCape, {africa.EastCoast, africa.WestCoast}: EastWest,
	{africa.EastCoast, africa.UpTheNile}: KhartoumEast, {africa.WestCoast, africa.UpTheNile}: KhartoumWest,
}

// epicBetween is the journey across Africa between two shores, either way.
func epicBetween(from, to hexmap.Shore) (e Epic, ok bool) {
	e, ok = epicShores[[2]hexmap.Shore{min(from, to), max(from, to)}]
	return e, ok
}

// journeyMade notes the epic journey that coming home in a port completes, if
// nobody has come home from it before and enough is on it that he can publish.
// What it brings is settled then: less, the more of the four have been made.
func (p *Position) journeyMade(s game.Seat, port hexmap.PortID, a *game.Act) {
	pl := &p.players[s]
	pl.noEpic()
	if pl.Trip.Port == hexmap.NoPort || port == hexmap.NoPort {
		return
	}
	kind, ok := epicBetween(p.chart.Ports[pl.Trip.Port].Shore, p.chart.Ports[port].Shore)
	if !ok {
		return
	}
	if p.epics[kind] > 0 || p.charted(s) < pl.epicLeast() {
		return
	}
	before := p.epicsMade()
	pl.Epic, pl.EpicRate = int8(kind), min(before, rarest)
	p.epics[kind]++
	at := p.chart.Ports[port].At
	a.Tell(game.Event{Kind: EpicMade, Seat: s, At: int32(at), Args: [6]int32{int32(kind), int32(before)}, Rule: "25"})
}

// epicsMade is how many of the journeys have been made.
func (p *Position) epicsMade() (n int8) {
	for _, made := range p.epics {
		n += min(made, 1)
	}
	return n
}

// charted is how many hexes a seat has mapped on its journey and may publish.
func (p *Position) charted(s game.Seat) (n int) {
	for id := range p.players[s].Trip.Charted.all() {
		if p.mayPublish(s, id) {
			n++
		}
	}
	return n
}

// noEpic: no journey is waiting to be published.
func (pl *seat) noEpic() { pl.Epic, pl.EpicRate, pl.EpicHexes = -1, 0, 0 }

// epicHex reports whether publishing a hex counts toward the journey made.
func (pl *seat) epicHex(id hexmap.ID) bool { return pl.Epic >= 0 && pl.Trip.Charted.has(id) }

// epicPoints is what publishing n more hexes of the journey brings: a point
// for every one, two, four or eight of all, rounded down, once there are enough.
func (pl *seat) epicPoints(n int) int {
	sum := func(hexes int) int {
		if hexes < pl.epicLeast() {
			return 0
		}
		return hexes >> pl.EpicRate
	}
	return sum(int(pl.EpicHexes)+n) - sum(int(pl.EpicHexes))
}

// EpicView is an epic journey that has been made and is being published (25).
type EpicView struct {
	Epic      Epic
	Before    int // how many of the four had been made before: a hex brings 1, ½, ¼, ⅛ point
	Published int // hexes mapped on it and published by their finder
	Open      int // that he may still publish
	Points    int // what these would bring besides their own worth
}

// Epic is the journey seat s came home from last, if it was an epic one.
func (v View) Epic(s game.Seat) (e EpicView, ok bool) {
	pl := &v.p.players[s]
	if pl.Epic < 0 {
		return e, false
	}
	e = EpicView{Epic: Epic(pl.Epic), Before: int(pl.EpicRate), Published: int(pl.EpicHexes)}
	for id := range pl.Trip.Charted.all() {
		if v.p.mayPublish(s, id) {
			e.Open++
		}
	}
	e.Points = pl.epicPoints(e.Open)
	return e, true
}

// EpicMade reports whether a journey has been made: it scores once.
func (v View) EpicMade(e Epic) bool { return v.p.epics[e] > 0 }

// EpicsMade is how many of the four journeys have been made so far.
func (v View) EpicsMade() int { return int(v.p.epicsMade()) }

// What a Journalist makes of it (24).
const (
	battlePoints    = 3 // of his own
	reportPoints    = 2 // of another's
	interviewPoints = 3
	hearsWithin     = 3 // hexes
)

// pressInAfrica reports whether a seat's explorer is a Journalist in Africa.
func (p *Position) pressInAfrica(s game.Seat) bool {
	return p.players[s].Where == inAfrica && p.players[s].Specialty.Has(deck.Journalist)
}

// reportBattle notes a battle of seat s for the Journalists who hear of it. His
// own he writes about if he has won it, once a people: ours (24).
func (p *Position) reportBattle(s game.Seat, ours bool, a *game.Act) {
	at := p.players[s].Trip.At
	if at == hexmap.None {
		return
	}
	if ours && p.pressInAfrica(s) {
		p.noteDown(s, ForBattle, battlePoints, s, at, a)
	}
	for i := range p.players {
		o := game.Seat(i)
		if o != s && p.pressInAfrica(o) && p.chart.Distance(at, p.players[o].Trip.At) <= hearsWithin {
			p.noteDown(o, ForReport, reportPoints, s, at, a)
		}
	}
}

// interview: an explorer has come into a hex. A Journalist interviews those he
// finds there, and is found by (24).
func (p *Position) interview(s game.Seat, a *game.Act) {
	for i := range p.players {
		o := game.Seat(i)
		if o != s && p.players[o].Where == inAfrica && p.players[o].Trip.At == p.players[s].Trip.At {
			p.talk(s, o, a)
			p.talk(o, s, a)
		}
	}
}

// talk notes a Journalist's first interview with another seat's explorer.
func (p *Position) talk(s, o game.Seat, a *game.Act) {
	pl, other := &p.players[s], &p.players[o]
	if !p.pressInAfrica(s) || pl.Talked[o] == other.Explorers {
		return
	}
	pl.Talked[o] = other.Explorers
	p.noteDown(s, ForInterview, interviewPoints, o, pl.Trip.At, a)
}

package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// noTribe is no people: no meeting is going on.
const noTribe = -1

// healthy is how many of a kind of people can do their duty (5.41, 19).
func (e *party) healthy(i Item) int32 { return e.Have[i] - e.Ill[i] }

// armed reports whether the explorer can hunt and fight (5.4451).
func (e *party) armed() bool { return !e.Sick && e.Have[Muskets] > 0 }

// lose takes n people away, the healthy before the sick, and keeps the count
// of the sick right. It gives how many there were to take.
func (e *party) lose(i Item, n int32) int32 {
	n = min(max(0, n), e.Have[i])
	e.Have[i] -= n
	if i <= Askaris {
		e.Ill[i] = min(e.Ill[i], e.Have[i])
	}
	if i == Guides && e.Have[Guides] == 0 {
		e.GuideFrom = hexmap.None
	}
	return n
}

// desert: n people of a kind leave.
func (p *Position) desert(s game.Seat, i Item, n int32, why Cause, rule game.Rule, a *game.Act) int32 {
	e := &p.players[s].Trip
	if n = e.lose(i, n); n > 0 {
		a.Tell(game.Event{Kind: Deserted, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n, int32(why)}, Rule: rule})
	}
	return n
}

// perish: n people of a kind die. It gives how many there were.
func (p *Position) perish(s game.Seat, i Item, n int32, why Cause, d deck.Disaster, rule game.Rule, a *game.Act) int32 {
	e := &p.players[s].Trip
	if n = e.lose(i, n); n > 0 {
		a.Tell(game.Event{Kind: Perished, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n, int32(why), int32(d)}, Rule: rule})
	}
	return n
}

// fallIll: up to n healthy people of a kind fall sick. It gives how many.
func (p *Position) fallIll(s game.Seat, i Item, n int32, d deck.Disaster, rule game.Rule, a *game.Act) int32 {
	e := &p.players[s].Trip
	if n = min(max(0, n), e.healthy(i)); n > 0 {
		e.Ill[i] += n
		a.Tell(game.Event{Kind: FellIll, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n, int32(d)}, Rule: rule})
	}
	return n
}

// regainRespect: a beast or a people has been beaten. Nobody deserts this turn,
// and no more at all if the explorer has put his load down (5.52).
func (p *Position) regainRespect(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	e.Triumph = true
	if e.Disgraced && !e.Labours {
		e.Disgraced = false
		a.Tell(game.Event{Kind: RespectRegained, Seat: s, At: int32(e.At), Rule: "5.52"})
	}
}

// forgetEntered begins a new list of the hexes entered this turn.
func (e *expedition) forgetEntered() {
	for i := range e.Entered {
		e.Entered[i] = hexmap.None
	}
}

// noteEntered adds a hex to it.
func (e *expedition) noteEntered(id hexmap.ID) {
	for i := range e.Entered {
		if e.Entered[i] == id {
			return
		}
		if e.Entered[i] == hexmap.None {
			e.Entered[i] = id
			return
		}
	}
}

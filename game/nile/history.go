package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// What has happened so far, made from the events of the table: a position knows
// only what is. A game taken up again from its position alone has no events of
// before; everything here copes with that.

// Chronicler goes through events and knows when each happened and to which
// explorer.
type Chronicler struct {
	Turn      int
	Explorer  [MaxSeats]int // which of the seat's, from 1
	Specialty [MaxSeats]deck.Specialty
}

// NewChronicler stands before the first of the events. Who is alive now is
// known; those before him are counted back.
func NewChronicler(v View, events []game.Event) *Chronicler {
	c := &Chronicler{}
	for s := range v.Seats() {
		c.Explorer[s] = v.Player(game.Seat(s)).Explorers
	}
	for s, player := range v.Settings().Players { // who has joined since has chosen his calling
		c.Specialty[s] = player.Specialty
	}
	begun := false
	for _, e := range events {
		switch {
		case e.Kind == NewExplorer:
			c.Explorer[e.Seat]--
		case e.Kind == TurnBegan && !begun:
			begun, c.Turn = true, As[TurnBeganEvent](e).Turn
		}
	}
	return c
}

// Read takes notice of an event.
func (c *Chronicler) Read(e game.Event) {
	switch e.Kind {
	case TurnBegan:
		c.Turn = As[TurnBeganEvent](e).Turn
	case NewExplorer:
		c.Explorer[e.Seat] = As[NewExplorerEvent](e).Number
	case SpecialtyChosen:
		c.Specialty[e.Seat] = As[SpecialtyEvent](e).Specialty
	}
}

// Ending is how an expedition ended.
type Ending uint8

// The endings.
const (
	Unended Ending = iota // it is under way
	EndedHome
	EndedDead
)

// Journey is one expedition, from the port it set out from to its end.
type Journey struct {
	Seat        game.Seat
	Explorer    int           // which of the seat's explorers, from 1
	From, To    hexmap.PortID // To is NoPort unless it came home
	Began       int           // turn
	Ended       int           // turn, −1 while it is under way
	Ending      Ending
	Cause       Cause        // of the explorer's death
	At          hexmap.ID    // where he died, None otherwise
	Stores      [Items]int   // what it set out with; nothing of others' is known
	Charted     []hexmap.ID  // blank hexes mapped on it, in order
	Peoples     int          // met for the first time
	Unpublished int          // hexes nobody had published that he knew when he came home, or died; others may know them too
	Erased      int          // hexes blank again by his death (27)
	Epic        Epic         // the journey across Africa it made; Epics: none
	Hexes       int          // published after it, before the next expedition
	Points      int          // scored by that
	Months      []Month      // in Africa, oldest first
	Account     []game.Event // of what was published after it

	stranger bool // to those whom it met last
}

// Month is what happened to an expedition in one turn, its end included, as the
// viewing seat may know it.
type Month struct {
	Turn   int
	Events []game.Event
	Among  []int // which each of them is of all events of the table
}

// Journeys are all expeditions so far in the order in which they set out, those
// of explorers long dead too, from all events of the table. Of other seats'
// expeditions it holds what everybody knows (see Sees).
func (v View) Journeys(events []game.Event) (out []Journey) {
	c := NewChronicler(v, events)
	last := [MaxSeats]int{} // the seat's last journey and one
	outfit := [MaxSeats][Items]int{}
	for i, e := range events {
		c.Read(e)
		s := e.Seat
		if s == game.Nobody {
			continue
		}
		switch e.Kind {
		case SetsOut, NewExplorer:
			outfit[s] = [Items]int{}
		case Bought:
			x := As[BoughtEvent](e)
			outfit[s][x.Item] = x.Holds
		case Sailed:
			j := Journey{
				Seat: s, Explorer: c.Explorer[s], From: As[SailedEvent](e).Port,
				To: hexmap.NoPort, Began: c.Turn, Ended: -1, At: hexmap.None, Epic: Epics,
			}
			if s == v.seat {
				j.Stores = outfit[s]
			}
			out = append(out, j)
			last[s] = len(out)
		}
		if n := last[s]; n > 0 {
			out[n-1].read(v, c.Turn, e, i)
		}
	}
	return out
}

// read enters an event of the journey's seat, the nth of all.
func (j *Journey) read(v View, turn int, e game.Event, n int) {
	if j.Ending != Unended {
		j.readAfter(e)
		return
	}
	if k := len(j.Months); k == 0 || j.Months[k-1].Turn != turn {
		j.Months = append(j.Months, Month{Turn: turn})
	}
	if m := &j.Months[len(j.Months)-1]; v.Sees(e) {
		m.Events, m.Among = append(m.Events, e), append(m.Among, n)
	}
	switch e.Kind {
	case Mapped:
		j.Charted = append(j.Charted, hexmap.ID(e.At))
	case Met:
		if j.stranger = As[MetEvent](e).First; j.stranger {
			j.Peoples++
		}
	case Withdrew: // to have seen them is not to have met them (22)
		if j.stranger {
			j.Peoples, j.stranger = j.Peoples-1, false
		}
	case CameHome:
		x := As[CameHomeEvent](e)
		j.Ending, j.Ended, j.To, j.Unpublished = EndedHome, turn, x.Port, x.Unpublished
	case Died:
		x := As[DiedEvent](e)
		j.Ending, j.Ended, j.Cause, j.At, j.Unpublished = EndedDead, turn, x.Cause, hexmap.ID(e.At), x.Unpublished
	}
}

// readAfter enters what its end led to.
func (j *Journey) readAfter(e game.Event) {
	switch e.Kind {
	case Erased:
		j.Erased += As[ErasedEvent](e).Hexes
	case EpicMade:
		j.Epic = As[EpicMadeEvent](e).Epic
	case HexPublished:
		j.Hexes++
		j.Account = append(j.Account, e)
	case Scored:
		j.Points += As[ScoredEvent](e).Points
		j.Account = append(j.Account, e)
	case Account, Named, Donated:
		j.Account = append(j.Account, e)
	}
}

package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// PeopleHistory is a people and all that has passed between it and explorers.
type PeopleHistory struct {
	Tribe   TribeView // as the viewing seat knows them now; At is None when Gone
	Gone    bool      // nobody living knows of them any more (27)
	Found   int       // turn, −1 if that is not known
	FoundBy game.Seat
	Visits  []Visit // oldest first
}

// Visit is one meeting of an explorer with a people, from the first sight to
// the parting; a captivity belongs to the meeting that led to it.
type Visit struct {
	Seat     game.Seat
	Explorer int // which of the seat's explorers, from 1
	Turn     int
	At       hexmap.ID
	First    bool // he had never met them
	Friends  bool // they were his friends when he came
	Withdrew bool
	Policy   int       // 1 to 5; 0: none was needed, or he withdrew
	Received Reception // Neutral, Hides, Charge, Ambush; Friendly for friends
	Offered  int       // gifts, in all
	Won      bool      // they became his friends
	Insulted bool
	Poison   int        // 0 none, 1 it failed, 2 he fell sick, 3 he died
	Got      [Items]int // in trade, and as loot
	Gave     [Items]int // in trade; gifts offered are not among them
	Hosted   bool       // they fed his party
	Fought   bool
	Beaten   bool // he won the battle; if he fought and did not, he lost it
	Fallen   int  // warriors
	Lost     int  // askaris, in a battle won
	Fate     Fate // after a defeat, and captivity
	Captive  int  // months of captivity so far
	Taken    int  // prisoners
	Freed    int  // of these
	Looted   bool
	Events   []game.Event
}

// Peoples are all peoples ever found, in the order of their numbers, with what
// has passed between them and explorers, from all events of the table.
func (v View) Peoples(events []game.Event) []PeopleHistory {
	out := make([]PeopleHistory, len(v.p.tribes))
	for i := range out {
		out[i] = PeopleHistory{Tribe: v.tribeEver(i), Gone: v.p.tribes[i].At == hexmap.None, Found: -1, FoundBy: game.Nobody}
	}
	c := NewChronicler(v, events)
	with := [MaxSeats]int{} // number of the people the seat has to do with, 0 none
	for _, e := range events {
		c.Read(e)
		s := e.Seat
		if s == game.Nobody {
			continue
		}
		switch e.Kind {
		case TribeMapped:
			if n := As[TribeMappedEvent](e).Number; n >= 1 && n <= len(out) && out[n-1].Found < 0 {
				out[n-1].Found, out[n-1].FoundBy = c.Turn, s
			}
			continue
		case Met:
			x := As[MetEvent](e)
			if with[s] = x.Number; with[s] < 1 || with[s] > len(out) {
				with[s] = 0
				continue
			}
			h := &out[with[s]-1]
			h.Visits = append(h.Visits, Visit{
				Seat: s, Explorer: c.Explorer[s], Turn: c.Turn, At: hexmap.ID(e.At), First: x.First, Friends: x.Friendly,
			})
		case TurnBegan, Moved, Drifted, Died, CameHome:
			if e.Kind != TurnBegan || !captured(out, with[s], s) {
				with[s] = 0
			}
		}
		if n := with[s]; n > 0 {
			for i := len(out[n-1].Visits) - 1; i >= 0; i-- {
				if visit := &out[n-1].Visits[i]; visit.Seat == s {
					visit.read(e)
					break
				}
			}
		}
	}
	for i := range out {
		for k := range out[i].Visits {
			if m := &out[i].Visits[k]; m.Seat != v.seat { // what others trade is their own affair
				m.Got, m.Gave, m.Events = [Items]int{}, [Items]int{}, nil
			}
		}
	}
	return out
}

// captured reports whether a seat's explorer is a prisoner of a people.
func captured(all []PeopleHistory, n int, s game.Seat) bool {
	if n == 0 {
		return false
	}
	visits := all[n-1].Visits
	for i := len(visits) - 1; i >= 0; i-- {
		if visits[i].Seat == s {
			return visits[i].Fate == Prisoner
		}
	}
	return false
}

// read enters an event of the meeting.
func (m *Visit) read(e game.Event) {
	switch e.Kind {
	case Met:
		if m.Friends {
			m.Received = Friendly
		}
	case Withdrew:
		m.Withdrew = true
	case Received:
		x := As[ReceivedEvent](e)
		m.Policy, m.Received = x.Policy, x.How
	case Threat:
		m.Received = As[ThreatEvent](e).How
	case Parleyed:
		x := As[ParleyedEvent](e)
		m.Offered += x.Gifts
		m.Won = m.Won || x.Friends
		m.Insulted = m.Insulted || !x.Friends
	case Poisoned:
		m.Poison = int(As[PoisonedEvent](e).Harm) + 1
	case Bartered:
		x := As[BarteredEvent](e)
		m.Got[x.Item] += x.N
		m.Gave[Gifts] += x.Paid
		m.Gave[Muskets] += x.Muskets
	case Sold:
		x := As[SoldEvent](e)
		m.Gave[x.Item] += x.N
		m.Got[Gifts] += x.Gifts
	case Hosted:
		m.Hosted = true
	default:
		m.readBattle(e)
		return
	}
	m.Events = append(m.Events, e)
}

// readBattle enters what a battle led to.
func (m *Visit) readBattle(e game.Event) {
	switch e.Kind {
	case BattleJoined:
		m.Fought = true
	case Volley:
		if x := As[VolleyEvent](e); x.Attack != TheirAttack {
			m.Fallen += x.Fallen
		} else {
			m.Lost += x.Fallen
		}
	case Beaten:
		m.Beaten = true
	case Defeated:
		m.Fate = As[DefeatedEvent](e).Fate
	case Captured, Ministered, Village, Saved, PartedInPeace, Treated:
	case Captivity:
		m.Captive++
		m.Fate = As[CaptivityEvent](e).Fate
	case Prisoners:
		x := As[PrisonersEvent](e)
		m.Taken, m.Freed = x.Taken, x.Freed
	case Looted:
		m.Looted = true
		x := As[LootedEvent](e)
		m.Got[Rations] += x.Rations
		m.Got[Gifts] += x.Gifts
		if x.Prizes > 0 {
			m.Got[x.Prize] += x.Prizes
		}
	default:
		return
	}
	m.Events = append(m.Events, e)
}

// tribeEver is a people that may be forgotten.
func (v View) tribeEver(i int) TribeView {
	if v.p.tribes[i].At != hexmap.None {
		return v.tribe(i)
	}
	t := &v.p.tribes[i]
	return TribeView{
		At: hexmap.None, Number: i + 1, Name: t.Name, Strength: int(t.Strength), First: int(t.First), Kingdom: t.Kingdom, Attitude: int(t.Attitude),
	}
}

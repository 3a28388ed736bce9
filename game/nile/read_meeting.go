package nile

import (
	"sourceofthenile/game"
)

// What the events of a meeting tell, as values with names (13 to 16).

// MetEvent is what Met tells: a party and a people meet (13).
type MetEvent struct {
	Number   int // of the people, from 1
	Attitude int // to all
	Mine     int // to this explorer
	Friendly bool
	First    bool // for the first time
}

// ReceivedEvent is what Received tells: how a people took a policy (13).
type ReceivedEvent struct {
	Policy int
	Sum    int // of three dice
	S      int // above which they are hostile
	How    Reception
	Number int // of the people, from 1; 0: an older program has told it
}

// ThreatEvent is what Threat tells: hostile people weigh attacking (13).
type ThreatEvent struct {
	Show     int // (askaris + 1) × distance ÷ policy
	Strength int // above which the show must be for them to hide
	High     int // the higher of two dice, modified
	Policy   int
	How      Reception
	Number   int // of the people, from 1; 0: an older program has told it
}

// ParleyedEvent is what Parleyed tells: gifts were offered (13).
type ParleyedEvent struct {
	Gifts    int
	High     int // the higher die
	Product  int
	Strength int  // that it must come up to
	Friends  bool // now
	Number   int  // of the people, from 1; 0: an older program has told it
}

// PoisonedEvent is what Poisoned tells: poison was tried (13, 14).
type PoisonedEvent struct {
	Die    int // or the sum of two
	Harm   Harmed
	Number int // of the people, from 1; 0: an older program has told it
}

// PartedEvent is what PartedInPeace tells: nothing further happened between them (13).
type PartedEvent struct {
	Number  int  // of the people, from 1; 0: an older program has told it
	Friends bool // they are, and it was a visit
}

// AmongEvent is what Hosted, Treated and Captured tell: with which people (13 to 16).
type AmongEvent struct {
	Number int // of the people, from 1; 0: an older program has told it
}

// PeopleIn is the number of the people that an event tells of, from 1; 0 where it
// tells of none, or an older program has told it.
func PeopleIn(e game.Event) int {
	if !(e.Kind >= TribeMapped && e.Kind <= Ministered || e.Kind == Treated || e.Kind == Died) {
		return 0
	}
	if t := events[e.Kind].tells; t != nil {
		for i := range t.NumField() {
			if t.Field(i).Name == "Number" {
				return int(e.Args[i])
			}
		}
	}
	return 0
}

// BarteredEvent is what Bartered tells: something got for gifts (14).
type BarteredEvent struct {
	Item    Item
	N       int
	Paid    int // gifts
	Muskets int // handed over
	Number  int // of the people, from 1; 0: an older program has told it
}

// SoldEvent is what Sold tells: something given for gifts (14).
type SoldEvent struct {
	Item   Item
	N      int
	Gifts  int // got
	Number int // of the people, from 1; 0: an older program has told it
}

// BattleJoinedEvent is what BattleJoined tells: a battle begins (15).
type BattleJoinedEvent struct {
	Warriors int
	Askaris  int
	Explorer bool // fights
	Ambushed bool
	Number   int // of the people, from 1; 0: an older program has told it
}

// VolleyEvent is what Volley tells: one side's attack (15).
type VolleyEvent struct {
	Attack   Attack
	Fallen   int
	Standing int // after it
	Product  int // for breaking
	Limit    int // it must exceed
	Breaks   bool
}

// BeatenEvent is what Beaten tells: a people is beaten (16).
type BeatenEvent struct {
	Number  int // of the people, from 1
	Fallen  int // warriors
	Askaris int // lost
}

// PrisonersEvent is what Prisoners tells: prisoners taken, then decided over (16).
type PrisonersEvent struct {
	Taken int
	Kept  int // as bearers
	Freed int
	Die   int
}

// VillageEvent is what Village tells: the village of the beaten (16).
type VillageEvent struct {
	Found  bool
	Sum    int  // of two dice
	Limit  int  // not to exceed
	Looted bool // by the askaris
}

// LootedEvent is what Looted tells: what looting brought (16).
type LootedEvent struct {
	Rations int
	Gifts   int
	Prizes  int  // animals or canoes
	Prize   Item // of these; Items where there is none
}

// DefeatedEvent is what Defeated tells: the expedition is lost (15).
type DefeatedEvent struct {
	Number int // of the people, from 1
	Die    int
	Fate   Fate
}

// CaptivityEvent is what Captivity tells: a month in captivity (15).
type CaptivityEvent struct {
	Die    int
	Mod    int
	Fate   Fate
	Number int // of the people, from 1; 0: an older program has told it
	Bided  int // 0: he tried to get away; 1: he bided his time, in vain; 2: and a better hour is nearer (15.71)
}

// MinisteredEvent is what Ministered tells: a captive tried his skill (15).
type MinisteredEvent struct {
	Die    int
	Told   bool // it helped
	Number int  // of the people, from 1; 0: an older program has told it
}

// Harmed is what poison does to the explorer (13, 14).
type Harmed uint8

// The harms.
const (
	Unharmed Harmed = iota
	Sickened
	Slain
)

// Attack is one of the attacks of a battle (15).
type Attack uint8

// The attacks.
const (
	FirstFire   Attack = iota // of the party, in a charge (15.2)
	TheirAttack               // 15.3
	OurCounter                // 15.4
)

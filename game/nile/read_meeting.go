package nile

import (
	"strings"

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

// AsMet reads such an event.
func AsMet(e game.Event) MetEvent {
	expect(e, Met)
	return MetEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), e.Args[3] == 1, e.Args[4] == 1}
}

// ReceivedEvent is what Received tells: how a people took a policy (13).
type ReceivedEvent struct {
	Policy int
	Sum    int // of three dice
	S      int // above which they are hostile
	How    Reception
	Number int // of the people, from 1; 0: an older program has told it
}

// AsReceived reads such an event.
func AsReceived(e game.Event) ReceivedEvent {
	expect(e, Received)
	return ReceivedEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), Reception(e.Args[3]), int(e.Args[4])}
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

// AsThreat reads such an event.
func AsThreat(e game.Event) ThreatEvent {
	expect(e, Threat)
	return ThreatEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3]), Reception(e.Args[4]), int(e.Args[5])}
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

// AsParleyed reads such an event.
func AsParleyed(e game.Event) ParleyedEvent {
	expect(e, Parleyed)
	return ParleyedEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3]), e.Args[4] == 1, int(e.Args[5])}
}

// PoisonedEvent is what Poisoned tells: poison was tried (13, 14).
type PoisonedEvent struct {
	Die    int // or the sum of two
	Harm   Harmed
	Number int // of the people, from 1; 0: an older program has told it
}

// AsPoisoned reads such an event.
func AsPoisoned(e game.Event) PoisonedEvent {
	expect(e, Poisoned)
	return PoisonedEvent{int(e.Args[0]), Harmed(e.Args[1]), int(e.Args[2])}
}

// AmongEvent is what Hosted, PartedInPeace, Treated and Captured tell: with which people (13 to 16).
type AmongEvent struct {
	Number int // of the people, from 1; 0: an older program has told it
}

// AsAmong reads such an event.
func AsAmong(e game.Event) AmongEvent {
	expect(e, Hosted, PartedInPeace, Treated, Captured)
	return AmongEvent{int(e.Args[0])}
}

// PeopleIn is the number of the people that an event tells of, from 1; 0 where it
// tells of none, or an older program has told it.
func PeopleIn(e game.Event) int {
	if EventName(e.Kind) == "" {
		return 0
	}
	for i, name := range strings.Fields(events[e.Kind].args) {
		if name == "number" && (e.Kind >= TribeMapped && e.Kind <= Ministered || e.Kind == Treated || e.Kind == Died) {
			return int(e.Args[i])
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

// AsBartered reads such an event.
func AsBartered(e game.Event) BarteredEvent {
	expect(e, Bartered)
	return BarteredEvent{Item(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3]), int(e.Args[4])}
}

// SoldEvent is what Sold tells: something given for gifts (14).
type SoldEvent struct {
	Item   Item
	N      int
	Gifts  int // got
	Number int // of the people, from 1; 0: an older program has told it
}

// AsSold reads such an event.
func AsSold(e game.Event) SoldEvent {
	expect(e, Sold)
	return SoldEvent{Item(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3])}
}

// BattleJoinedEvent is what BattleJoined tells: a battle begins (15).
type BattleJoinedEvent struct {
	Warriors int
	Askaris  int
	Explorer bool // fights
	Ambushed bool
	Number   int // of the people, from 1; 0: an older program has told it
}

// AsBattleJoined reads such an event.
func AsBattleJoined(e game.Event) BattleJoinedEvent {
	expect(e, BattleJoined)
	return BattleJoinedEvent{int(e.Args[0]), int(e.Args[1]), e.Args[2] == 1, e.Args[3] == 1, int(e.Args[4])}
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

// AsVolley reads such an event.
func AsVolley(e game.Event) VolleyEvent {
	expect(e, Volley)
	return VolleyEvent{Attack(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3]), int(e.Args[4]), e.Args[5] == 1}
}

// BeatenEvent is what Beaten tells: a people is beaten (16).
type BeatenEvent struct {
	Number  int // of the people, from 1
	Fallen  int // warriors
	Askaris int // lost
}

// AsBeaten reads such an event.
func AsBeaten(e game.Event) BeatenEvent {
	expect(e, Beaten)
	return BeatenEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// PrisonersEvent is what Prisoners tells: prisoners taken, then decided over (16).
type PrisonersEvent struct {
	Taken int
	Kept  int // as bearers
	Freed int
	Die   int
}

// AsPrisoners reads such an event.
func AsPrisoners(e game.Event) PrisonersEvent {
	expect(e, Prisoners)
	return PrisonersEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3])}
}

// VillageEvent is what Village tells: the village of the beaten (16).
type VillageEvent struct {
	Found  bool
	Sum    int  // of two dice
	Limit  int  // not to exceed
	Looted bool // by the askaris
}

// AsVillage reads such an event.
func AsVillage(e game.Event) VillageEvent {
	expect(e, Village)
	return VillageEvent{e.Args[0] == 1, int(e.Args[1]), int(e.Args[2]), e.Args[3] == 1}
}

// LootedEvent is what Looted tells: what looting brought (16).
type LootedEvent struct {
	Rations int
	Gifts   int
	Prizes  int  // animals or canoes
	Prize   Item // of these; Items where there is none
}

// AsLooted reads such an event.
func AsLooted(e game.Event) LootedEvent {
	expect(e, Looted)
	return LootedEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), Item(e.Args[3])}
}

// DefeatedEvent is what Defeated tells: the expedition is lost (15).
type DefeatedEvent struct {
	Number int // of the people, from 1
	Die    int
	Fate   Fate
}

// AsDefeated reads such an event.
func AsDefeated(e game.Event) DefeatedEvent {
	expect(e, Defeated)
	return DefeatedEvent{int(e.Args[0]), int(e.Args[1]), Fate(e.Args[2])}
}

// CaptivityEvent is what Captivity tells: a month in captivity (15).
type CaptivityEvent struct {
	Die    int
	Mod    int
	Fate   Fate
	Number int // of the people, from 1; 0: an older program has told it
}

// AsCaptivity reads such an event.
func AsCaptivity(e game.Event) CaptivityEvent {
	expect(e, Captivity)
	return CaptivityEvent{int(e.Args[0]), int(e.Args[1]), Fate(e.Args[2]), int(e.Args[3])}
}

// MinisteredEvent is what Ministered tells: a captive tried his skill (15).
type MinisteredEvent struct {
	Die    int
	Told   bool // it helped
	Number int  // of the people, from 1; 0: an older program has told it
}

// AsMinistered reads such an event.
func AsMinistered(e game.Event) MinisteredEvent {
	expect(e, Ministered)
	return MinisteredEvent{int(e.Args[0]), e.Args[1] == 1, int(e.Args[2])}
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

package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
)

// What the events of a party's food, health and losses tell, as values with names (5, 11, 18, 19).

// LotEvent is what Dropped, Cached, Strayed and Saved tell: so many of an item, left, hidden, strayed or saved.
type LotEvent struct {
	Item Item
	N    int
}

// AsLot reads such an event.
func AsLot(e game.Event) LotEvent {
	expect(e, Dropped, Cached, Strayed, Saved)
	return LotEvent{Item(e.Args[0]), int(e.Args[1])}
}

// LossEvent is what Deserted, BeastsDied, GoodsLost and Perished tell: so many of an item lost, and why.
type LossEvent struct {
	Item     Item
	N        int
	Cause    Cause
	Disaster deck.Disaster // QuietMarch if it was none
}

// AsLoss reads such an event.
func AsLoss(e game.Event) LossEvent {
	expect(e, Deserted, BeastsDied, GoodsLost, Perished)
	return LossEvent{Item(e.Args[0]), int(e.Args[1]), Cause(e.Args[2]), deck.Disaster(e.Args[3])}
}

// FellIllEvent is what FellIll tells: people have fallen sick.
type FellIllEvent struct {
	Item     Item // people
	N        int
	Disaster deck.Disaster // QuietMarch if it was none
}

// AsFellIll reads such an event.
func AsFellIll(e game.Event) FellIllEvent {
	expect(e, FellIll)
	return FellIllEvent{Item(e.Args[0]), int(e.Args[1]), deck.Disaster(e.Args[2])}
}

// ExplorerSickEvent is what ExplorerSick tells: the explorer has fallen sick.
type ExplorerSickEvent struct {
	Cause    Cause
	Disaster deck.Disaster // QuietMarch if it was none
}

// AsExplorerSick reads such an event.
func AsExplorerSick(e game.Event) ExplorerSickEvent {
	expect(e, ExplorerSick)
	return ExplorerSickEvent{Cause(e.Args[0]), deck.Disaster(e.Args[1])}
}

// AteEvent is what Ate tells: the party has eaten (5.4423).
type AteEvent struct {
	People int
	Fresh  int // rations eaten
	Dry    int // rations eaten
	Left   int // dry rations
}

// AsAte reads such an event.
func AsAte(e game.Event) AteEvent {
	expect(e, Ate)
	return AteEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3])}
}

// HorsesFedEvent is what HorsesFed tells: horses have eaten in the desert (5.4424).
type HorsesFedEvent struct {
	Horses int
	Eaten  int // rations
	Left   int // rations
}

// AsHorsesFed reads such an event.
func AsHorsesFed(e game.Event) HorsesFedEvent {
	expect(e, HorsesFed)
	return HorsesFedEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// DrankEvent is what Drank tells: water used in the desert (5.4444).
type DrankEvent struct {
	Used int // units
	Left int // units
}

// AsDrank reads such an event.
func AsDrank(e game.Event) DrankEvent {
	expect(e, Drank)
	return DrankEvent{int(e.Args[0]), int(e.Args[1])}
}

// DisasterStrikesEvent is what DisasterStrikes tells: a disaster happens (11).
type DisasterStrikesEvent struct {
	Disaster deck.Disaster
	Softened bool // by the specialty
	Figure   int  // see the disaster's function
	Second   int  // likewise
}

// AsDisasterStrikes reads such an event.
func AsDisasterStrikes(e game.Event) DisasterStrikesEvent {
	expect(e, DisasterStrikes)
	return DisasterStrikesEvent{deck.Disaster(e.Args[0]), e.Args[1] == 1, int(e.Args[2]), int(e.Args[3])}
}

// DisasterPassesEvent is what DisasterPasses tells: a disaster has no hold (11).
type DisasterPassesEvent struct {
	Disaster deck.Disaster
	Averted  bool // by the specialty, or by water
}

// AsDisasterPasses reads such an event.
func AsDisasterPasses(e game.Event) DisasterPassesEvent {
	expect(e, DisasterPasses)
	return DisasterPassesEvent{deck.Disaster(e.Args[0]), e.Args[1] == 1}
}

// PerilEvent is what Peril tells: whether the explorer himself is the victim (11).
type PerilEvent struct {
	Sum    int // rolled
	From   int // the number from which he is
	Victim bool
}

// AsPeril reads such an event.
func AsPeril(e game.Event) PerilEvent {
	expect(e, Peril)
	return PerilEvent{int(e.Args[0]), int(e.Args[1]), e.Args[2] == 1}
}

// HuntSpoiledEvent is what HuntSpoiled tells: hunting this turn is changed (11).
type HuntSpoiledEvent struct {
	Mod  int  // on the die
	None bool // there is no hunting at all
}

// AsHuntSpoiled reads such an event.
func AsHuntSpoiled(e game.Event) HuntSpoiledEvent {
	expect(e, HuntSpoiled)
	return HuntSpoiledEvent{int(e.Args[0]), e.Args[1] == 1}
}

// HuntedEvent is what Hunted tells: a hunt (18).
type HuntedEvent struct {
	Hunters int
	Die     int
	Mods    int
	Fresh   int // rations
}

// AsHunted reads such an event.
func AsHunted(e game.Event) HuntedEvent {
	expect(e, Hunted)
	return HuntedEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3])}
}

// BigGameEvent is what BigGame tells: a dangerous animal (18).
type BigGameEvent struct {
	Die   int
	End   BigGameEnd
	Fresh int // rations got
}

// AsBigGame reads such an event.
func AsBigGame(e game.Event) BigGameEvent {
	expect(e, BigGame)
	return BigGameEvent{int(e.Args[0]), BigGameEnd(e.Args[1]), int(e.Args[2])}
}

// NursedEvent is what Nursed tells: the sick of one kind (19).
type NursedEvent struct {
	Item      Item // people
	Die       int
	Mods      int
	Recovered int
	Dead      int
	Sick      int // still
}

// AsNursed reads such an event.
func AsNursed(e game.Event) NursedEvent {
	expect(e, Nursed)
	return NursedEvent{Item(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3]), int(e.Args[4]), int(e.Args[5])}
}

// RecoveryEvent is what Recovery tells: the roll for the sick explorer (19).
type RecoveryEvent struct {
	Die    int
	Mods   int
	Crisis Crisis
}

// AsRecovery reads such an event.
func AsRecovery(e game.Event) RecoveryEvent {
	expect(e, Recovery)
	return RecoveryEvent{int(e.Args[0]), int(e.Args[1]), Crisis(e.Args[2])}
}

// DischargedSickEvent is what DischargedSick tells: sick people discharged (9.7).
type DischargedSickEvent struct {
	Item   Item // people
	N      int
	Points int // lost
}

// AsDischargedSick reads such an event.
func AsDischargedSick(e game.Event) DischargedSickEvent {
	expect(e, DischargedSick)
	return DischargedSickEvent{Item(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// BigGameEnd is what becomes of a dangerous animal and the hunters (18).
type BigGameEnd uint8

// The ends.
const (
	HunterDies BigGameEnd = iota
	HunterHurt
	BeastKilled
)

// Crisis is what a roll means for a sick explorer (19).
type Crisis uint8

// The crises.
const (
	StaysSick Crisis = iota
	GetsWell
	InDanger // another roll: 1–2 he dies
)

package nile

import (
	"sourceofthenile/game/nile/deck"
)

// What the events of a party's food, health and losses tell, as values with names (5, 11, 18, 19).

// LotEvent is what Dropped, Cached, Strayed and Saved tell: so many of an item, left, hidden, strayed or saved.
type LotEvent struct {
	Item Item
	N    int
}

// LossEvent is what Deserted, BeastsDied, GoodsLost and Perished tell: so many of an item lost, and why.
type LossEvent struct {
	Item     Item
	N        int
	Cause    Cause
	Disaster deck.Disaster // QuietMarch if it was none
}

// FellIllEvent is what FellIll tells: people have fallen sick.
type FellIllEvent struct {
	Item     Item // people
	N        int
	Disaster deck.Disaster // QuietMarch if it was none
}

// ExplorerSickEvent is what ExplorerSick tells: the explorer has fallen sick.
type ExplorerSickEvent struct {
	Cause    Cause
	Disaster deck.Disaster // QuietMarch if it was none
}

// AteEvent is what Ate tells: the party has eaten (5.4423).
type AteEvent struct {
	People int
	Fresh  int // rations eaten
	Dry    int // rations eaten
	Left   int // dry rations
}

// HorsesFedEvent is what HorsesFed tells: horses have eaten in the desert (5.4424).
type HorsesFedEvent struct {
	Horses int
	Eaten  int // rations
	Left   int // rations
}

// DrankEvent is what Drank tells: water used in the desert (5.4444).
type DrankEvent struct {
	Used int // units
	Left int // units
}

// DisasterStrikesEvent is what DisasterStrikes tells: a disaster happens (11).
type DisasterStrikesEvent struct {
	Disaster deck.Disaster
	Softened bool // by the specialty
	Figure   int  // see the disaster's function
	Second   int  // likewise
	Asks     bool // its victims, what they will bear: there are no figures yet (11.971)
}

// AnsweredEvent is what Answered tells: how a disaster is borne (11.971).
type AnsweredEvent struct {
	Disaster deck.Disaster
	Way      int // 0 as the book has it; see WayKey
	Figure   int // see the function of the disaster, or of the way
	Second   int // likewise
}

// DisasterPassesEvent is what DisasterPasses tells: a disaster has no hold (11).
type DisasterPassesEvent struct {
	Disaster deck.Disaster
	Averted  bool // by the specialty, or by water
}

// PerilEvent is what Peril tells: whether the explorer himself is the victim (11).
type PerilEvent struct {
	Sum    int // rolled
	From   int // the number from which he is
	Victim bool
}

// HuntSpoiledEvent is what HuntSpoiled tells: hunting this turn is changed (11).
type HuntSpoiledEvent struct {
	Mod  int  // on the die
	None bool // there is no hunting at all
}

// HuntedEvent is what Hunted tells: a hunt (18).
type HuntedEvent struct {
	Hunters int
	Die     int
	Mods    int
	Fresh   int // rations
}

// BigGameEvent is what BigGame tells: a dangerous animal (18).
type BigGameEvent struct {
	Die      int
	End      BigGameEnd
	Fresh    int           // rations got
	Disaster deck.Disaster // whose animal it was; QuietMarch one met on a hunt
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

// RecoveryEvent is what Recovery tells: the roll for the sick explorer (19).
type RecoveryEvent struct {
	Die    int
	Mods   int
	Crisis Crisis
}

// DischargedSickEvent is what DischargedSick tells: sick people discharged (9.7).
type DischargedSickEvent struct {
	Item   Item // people
	N      int
	Points int // lost
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

package deck

import "sourceofthenile/game"

// Disaster is what befalls an expedition on the march (11): 0 none, then 1 to
// 40 as the rulebook's table numbers them.
type Disaster uint8

// The disasters, in the order of the table.
const (
	QuietMarch Disaster = iota
	Fever
	SleepingSickness
	Dysentery
	Snake
	PoisonousFruit
	Sunstroke
	ExplorersFever
	Smallpox
	Crocodile
	Lion
	Hippopotamus
	ElephantStampede
	DriverAnts
	Tsetse
	Termites
	Leopard
	Flood
	Rockfall
	Sandstorm
	GrassFire
	Thunderstorm
	Quicksand
	MountainCold
	Rapids
	BurstWaterSkins
	GameGone
	BearersDesert
	SlaveRaiders
	BadOmens
	FalseGuide
	Quarrel
	HuntingAccident
	Theft
	Mutiny
	ElephantsGraveyard
	CanoeStolen
	SpoiledRations
	WetPowder
	NotesLost
	Drowning
	Disasters // how many there are, the quiet march included
)

var disasterKeys = [Disasters]string{
	"quiet",
	"fever", "sleeping-sickness", "dysentery", "snake", "poisonous-fruit",
	"sunstroke", "explorers-fever", "smallpox", "crocodile", "lion",
	"hippopotamus", "elephant-stampede", "driver-ants", "tsetse", "termites",
	"leopard", "flood", "rockfall", "sandstorm", "grass-fire",
	"thunderstorm", "quicksand", "mountain-cold", "rapids", "burst-water-skins",
	"game-gone", "bearers-desert", "slave-raiders", "bad-omens", "false-guide",
	"quarrel", "hunting-accident", "theft", "mutiny", "elephants-graveyard",
	"canoe-stolen", "spoiled-rations", "wet-powder", "notes-lost", "drowning",
}

// String is the disaster's key: the cards' word for it, and the key into the
// program's words.
func (d Disaster) String() string { return cardWord(disasterKeys[:], uint8(d)) }

// Rule is the rule that disasters come under.
func (d Disaster) Rule() game.Rule { return "11" }

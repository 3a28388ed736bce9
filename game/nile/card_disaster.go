package nile

import (
	"sync"

	"sourceofthenile/assets"
)

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

// Title is the heading a player reads; empty for a number beyond the table.
func (d Disaster) Title() string {
	if d < Disasters {
		return theDisasterTitles()[d]
	}
	return ""
}

var theDisasterTitles = sync.OnceValue(func() [Disasters]string {
	titles, err := parseDisasterTitles(assets.Disasters)
	if err != nil {
		panic(err) // built in and held by tests
	}
	return titles
})

var disasterColumns = []string{"number", "key", "title"}

// parseDisasterTitles reads disasters.tsv: every disaster, in the table's order.
func parseDisasterTitles(data []byte) (titles [Disasters]string, err error) {
	rows, err := cardRows("disasters", disasterColumns, data)
	if err != nil {
		return titles, err
	}
	for i, r := range rows {
		n, err := cardNumber(r.cells[0], 0, int32(Disasters)-1)
		switch {
		case err != nil:
			return titles, r.bad(0, err)
		case int(n) != i:
			return titles, r.bad(0, cardErrorf("%d where %d is next", n, i))
		case r.cells[1] != disasterKeys[i]:
			return titles, r.bad(1, cardErrorf("unknown word %q, the table has %q", r.cells[1], disasterKeys[i]))
		}
		if err := cleanTitle(r.cells[2]); err != nil {
			return titles, r.bad(2, err)
		}
		titles[i] = r.cells[2]
	}
	if len(rows) != int(Disasters) {
		return titles, cardErrorf("disasters: %d rows, %d wanted", len(rows), Disasters)
	}
	return titles, nil
}

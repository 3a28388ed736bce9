package box

// Tonic is a Boost (17.4).
type Tonic uint8

// The Boosts.
const (
	QuinineHealth  Tonic = iota // Health +1
	QuinineMore                 // Health +2, Sanity −1
	CannabisSanity              // Sanity +1
	CannabisMore                // Sanity +2, Health −1
	AmmoTonic                   // Ammo Stock +1
)

// TonicRow is what there is to a Boost.
type TonicRow struct {
	With       Resource
	Raises     Figure
	By         int
	Lowers     Figure // by one, if AlsoLowers
	AlsoLowers bool
}

// Tonics is the table of Boosts.
var Tonics = []TonicRow{
	QuinineHealth:  {Quinine, Health, 1, 0, false},
	QuinineMore:    {Quinine, Health, 2, Sanity, true},
	CannabisSanity: {Cannabis, Sanity, 1, 0, false},
	CannabisMore:   {Cannabis, Sanity, 2, Health, true},
	AmmoTonic:      {AmmoBox, Ammo, 1, 0, false},
}

package assets

import "embed"

// The chart of Heart of Darkness, as text; each file begins with remarks that
// explain it.
var (
	// HeartRegions are its 49 regions with their borders, one a row.
	//go:embed heart/regions.txt
	HeartRegions string
	// HeartHexes is where they lie on the board of hexes.
	//go:embed heart/hexes.txt
	HeartHexes string
)

// HeartRules are the rules of Heart of Darkness as players read them.
//
//go:embed heart/rules/*.txt
var HeartRules embed.FS

// HeartWords holds the sentences of Heart of Darkness.
//
//go:embed heart/words/*.txt
var HeartWords embed.FS

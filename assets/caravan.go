package assets

import "embed"

// CaravanWords holds the sentences of Caravan, CaravanRules its rules as players
// read them, a page.
//
//go:embed caravan/words/*.txt
var CaravanWords embed.FS

//go:embed caravan/rules/*.txt
var CaravanRules embed.FS

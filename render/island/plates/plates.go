// Package plates holds the pictures of In the Heart of Darkness: an island without a face in
// it, and what was left lying there (24).
package plates

import (
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/stock"
)

// own are those that are shown here alone.
var own = cut.Collect(coast(), inland(), gates(), western(), creatures(), gear(), arms(), rites(), quests(), curses(), nights())

// Plates are its pictures, and those in stock.
var Plates = cut.Collect(stock.Plates, own)

// Of is a picture by its name, nil if there is none.
func Of(name string) *cut.Picture { return Plates[name] }

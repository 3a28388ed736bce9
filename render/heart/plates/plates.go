// Package plates holds the pictures of Heart of Darkness.
package plates

import (
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/stock"
)

// own are those that are shown here alone.
var own = cut.Collect(signs(), signsOfWater(), signsOfFigures(), patrons(), specials(), toolsChest(), toolsHand(), works(), grounds(), dangers(), game(), minerals())

// Plates are its pictures, and those in stock.
var Plates = cut.Collect(stock.Plates, own)

// Of is a picture by its name, nil if there is none.
func Of(name string) *cut.Picture { return Plates[name] }

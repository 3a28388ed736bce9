// Package stock holds the printers' stock of blocks: country, camps, beasts, dangers and
// finds that any game may show. What only one game shows is in a room of its own.
package stock

import cut "sourceofthenile/render/engraving"

// Plates are the pictures in stock.
var Plates = cut.Collect(
	countries(), features(), discoveries(), places(), europe(), meetings(), outcomes(),
	beasts(), omens(), sickness(), weather(),
	plants(), animals(), rocks(), ways(), remedies(), customs(), schools(),
)

// Of is a picture by its name, nil if there is none.
func Of(name string) *cut.Picture { return Plates[name] }

// Package plates holds the pictures of Source of the Nile.
package plates

import (
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/stock"
)

// own are those that are shown here alone.
var own = cut.Collect(discoveries(), disastersBeasts(), disastersMen(), disastersSick(), disastersWeather(), specialties(), titles(), findsBotanist(), findsDoctor(), findsEthnologist(), findsExplorer(), findsGeologist(), findsJournalist(), findsMissionary(), findsZoologist(), marks(), policies(), meetings(), outcomes(), europe(), halls())

// Plates are its pictures, and those in stock.
var Plates = cut.Collect(stock.Plates, own)

// Of is a picture by its name, nil if there is none.
func Of(name string) *cut.Picture { return Plates[name] }

package board

import (
	"image/color"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// Chits are told by shape, colour and sign (27.1): an Encounter is round, a Finding has
// six sides, a Discovery stands on its corner, an Incident is square. Encounters have
// colours of their own, finds that of the Patron who pays for them.

// patronInks are the colours of the Patrons.
var patronInks = [box.Patrons]color.RGBA{
	{0x8e, 0x24, 0x22, 255}, {0x1f, 0x4f, 0x8a, 255}, {0xb0, 0x7d, 0x1c, 255}, {0x2f, 0x66, 0x38, 255}, {0x3a, 0x36, 0x33, 255},
}

// encounterInks are those of the Encounters.
var encounterInks = map[box.Sort]color.RGBA{
	box.Village: {0xa3, 0x4a, 0x24, 255}, box.Wildlife: {0xb8, 0x86, 0x20, 255}, box.Tusk: {0x8b, 0x7d, 0x6a, 255},
	box.Plant: {0x3c, 0x78, 0x3a, 255}, box.Healer: {0x2a, 0x62, 0x8c, 255}, box.Missionary: {0x6c, 0x3d, 0x78, 255},
}

// incidentInk is that of the Incidents.
var incidentInk = color.RGBA{0x4b, 0x3a, 0x2c, 255}

// signs are the signs of the sorts of chit.
var signs = [box.Sorts]string{
	box.Warband: "sign/band", box.Malaria: "sign/fly", box.Taboo: "sign/knot", box.Accident: "sign/crate", box.Storm: "sign/storm",
	box.Thirst: "sign/thirst", box.Lost: "sign/astray", box.Success: "sign/success", box.Rumour: "sign/rumour", box.Impassable: "sign/rocks",
	box.Culture: "sign/work", box.Flora: "sign/bloom", box.Scenery: "sign/view", box.Mineral: "sign/crystal",
	box.Mountain: "sign/mountain", box.Highest: "sign/summit", box.Lake: "sign/lake", box.LostCity: "sign/ruin",
	box.Kingdom: "sign/throne", box.Warriors: "sign/shield",
	box.Village: "sign/village", box.Wildlife: "sign/beast", box.Tusk: "sign/tusk", box.Plant: "sign/plant", box.Healer: "sign/mortar",
	box.Missionary: "sign/mission",
}

// Token is the counter of a sort of chit.
func Token(s box.Sort) engraving.Token {
	switch {
	case s.Encounter():
		return engraving.Token{Sign: plates.Of(signs[s]), Form: engraving.Round, Colour: encounterInks[s]}
	case s.Finding():
		return engraving.Token{Sign: plates.Of(signs[s]), Form: engraving.Hexagon, Colour: patronInks[s.Patron()]}
	case s.Discovery():
		return engraving.Token{Sign: plates.Of(signs[s]), Form: engraving.Diamond, Colour: patronInks[s.Patron()]}
	}
	return engraving.Token{Sign: plates.Of(signs[s]), Form: engraving.Square, Colour: incidentInk}
}

// rumourInk marks an active Rumour.
var rumourInk = color.RGBA{0x8a, 0x1f, 0x1f, 255}

// token shows a counter, as large as fits.
func token(c *ui.Context, r ui.Rect, s box.Sort) { page.Portrait(c, r, Token(s)) }

// rumourToken shows a Rumour, red when it is the active one.
func rumourToken(c *ui.Context, r ui.Rect, active bool) {
	t := Token(box.Rumour)
	if active {
		t.Colour = rumourInk
	}
	page.Portrait(c, r, t)
}

// landInks are the colours of the lands, about as the chart's crayons have them.
var landInks = [chart.Terrains]color.RGBA{
	chart.Blank: {0xf1, 0xe6, 0xc9, 255}, chart.Jungle: {0x4b, 0x8a, 0x66, 255}, chart.Savanna: {0xc9, 0xb9, 0x3c, 255},
	chart.Veldt: {0xd9, 0xb4, 0x52, 255}, chart.Desert: {0xf0, 0xb4, 0x62, 255},
}

// markerSigns are the signs of the Water Markers.
var markerSigns = [box.Markers]string{
	box.Fork: "sign/fork", box.River: "sign/river", box.Marsh: "sign/marsh", box.Waterfall: "sign/waterfall", box.LargestLake: "sign/great-lake",
	box.LakeSource: "sign/lake", box.MountainSource: "sign/mountain-source", box.GenericSource: "sign/spring",
}

// waterInk is the colour of Water Markers.
var waterInk = color.RGBA{0x2a, 0x5a, 0xa4, 255}

// MarkerToken is the counter of a Water Marker.
func MarkerToken(m box.Marker) engraving.Token {
	return engraving.Token{Sign: plates.Of(markerSigns[m]), Form: engraving.Round, Colour: waterInk}
}

// toolSubjects are the engravings of the lots that are no Resource.
var toolSubjects = map[box.Lot]string{
	box.AskariLot: "tool/askari", box.PorterLot: "tool/porter", box.AmmoLot: "tool/stock", box.GiftsLot: "tool/gifts", box.FoodLot: "tool/food",
}

// ToolOf is the engraving of a lot: of a Resource, or of what else a Credit buys.
func ToolOf(l box.Lot) *engraving.Picture {
	if s := plates.Of(toolSubjects[l]); s != nil {
		return s
	}
	return plates.Of("tool/" + box.Resource(l).Name())
}

// tool shows that engraving, on the page's own paper.
func tool(c *ui.Context, r ui.Rect, l box.Lot) {
	page.PortraitOnPage(c, r, engraving.Seen{Sign: ToolOf(l)})
}

package tell

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving/faces"
)

// patronFaces are who speaks for the Patrons. They belong to nobody who lived.
var patronFaces = [box.Patrons]faces.Face{
	{Seed: 41, Age: 66}, {Seed: 18, Age: 54}, {Seed: 77, Age: 48}, {Seed: 5, Age: 61}, {Seed: 29, Age: 38, Woman: true},
}

// PatronFace is who speaks for a Patron.
func PatronFace(p box.Patron) faces.Face { return patronFaces[p] }

// People is the face of somebody of a country, told apart by a number: who speaks for a
// village, who comes as a Guide.
func People(at chart.Region, role faces.Role, number uint32) faces.Face {
	seed := number*2654435761 + uint32(at)*40503 + uint32(role)
	f := faces.Face{Seed: seed, From: homeOf(at), Role: role, Age: 30 + int(seed>>9%40), Woman: seed%7 < 3}
	return f
}

// homeOf is which of the engraver's regions a country of the chart lies in.
func homeOf(at chart.Region) faces.Region {
	if at >= chart.Regions {
		return faces.Swahili
	}
	l := chart.Of(at)
	switch {
	case l.Lat > 3 && l.Lon < 18:
		return faces.Forest
	case l.Lat > 3 && l.Lon < 36:
		return faces.Sudan
	case l.Lat > 0 && l.Lon >= 36:
		return faces.Ethiopia
	case l.Lat < -17:
		return faces.South
	case l.Lon > 35:
		return faces.Swahili
	case l.Lon > 28.5:
		return faces.Lakes
	}
	return faces.Congo
}

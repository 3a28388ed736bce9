package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/words"
)

// Whose face is whose. Faces belong to nobody who lived: they are made up of the name,
// the people's number or the choice at the set-up.

// temperFaces are the faces of the computer explorers, by their temper; their names
// stand in the words.
var temperFaces = map[string]faces.Face{
	"river":  {Seed: 12, Age: 46},
	"coast":  {Seed: 7, Age: 27, Woman: true},
	"trader": {Seed: 3, From: faces.Swahili, Age: 52},
	"glory":  {Seed: 30, Age: 58},
}

// FaceOf is the face of an explorer as the set-up knows him or her: of the name, or the
// one chosen (1 and on; 0: none was).
func FaceOf(name string, chosen uint16) faces.Face {
	for temper, f := range temperFaces { // in any order: names differ
		if chosen == 0 && name == words.In(Words()).Say("temper."+temper+".who") {
			return f
		}
	}
	return faces.Named(name, chosen)
}

// Portrait is the face of a player's explorer, as old as he or she is by now.
func Portrait(v nile.View, seat game.Seat) faces.Face {
	return PortraitOf(v, seat, v.Player(seat).Explorers, v.Turn())
}

// PortraitOf is the face of a player's explorer by number, from 1, at a turn. A successor
// is somebody else than the one before, and a woman where the first is: they go by the
// name that the player gave the first.
func PortraitOf(v nile.View, seat game.Seat, nth, turn int) faces.Face {
	who, chosen := v.Player(seat), uint16(0)
	if all := v.Settings().Players; int(seat) < len(all) {
		chosen = all[seat].Face
	}
	f := FaceOf(who.Name, chosen)
	_, first := nile.Date(1)
	_, now := nile.Date(turn)
	years := now - first
	if nth > 1 {
		return older(successor(f, nth), years/nth)
	}
	return older(f, years)
}

// successor is the face of who goes out by the same name after another, by number from 2.
func successor(of faces.Face, nth int) faces.Face {
	for seed := of.Seed + uint32(nth); ; seed += 1 << 16 {
		if f := faces.Named("", uint16(paint.Mix(seed)|1)); f.Woman == of.Woman {
			return f
		}
	}
}

func older(f faces.Face, years int) faces.Face {
	f.Age = min(f.Age+max(0, years), 80)
	return f
}

// Speaker is the face of who speaks for a people: the same person each time.
func Speaker(v nile.View, t nile.TribeView) faces.Face {
	seed := paint.Mix(t.Name ^ 0x5bd1e995)
	return faces.Face{Seed: seed, From: RegionOf(v.Map(), t.At), Role: faces.Speaker, Age: 34 + int(seed>>9%40), Woman: seed%7 < 2}
}

// Native is somebody of the country about a hex, told apart by a number: a guide, an
// askari.
func Native(v nile.View, at hexmap.ID, role faces.Role, number uint32) faces.Face {
	seed := paint.Mix(number*2654435761 + uint32(role) + 91)
	f := faces.Face{Seed: seed, From: RegionOf(v.Map(), at), Role: role, Age: 20 + int(seed>>9%26)}
	if role == faces.Guide {
		f.Age += 8
	}
	return f
}

// Escort is the faces of the first so many askaris of a player's expedition: men of the
// coast or the country where it was fitted out, the same ones until it is over.
func Escort(v nile.View, seat game.Seat, sheet nile.Sheet, n int) []faces.Face {
	out := make([]faces.Face, n)
	for i := range out {
		out[i] = Native(v, v.Map().Ports[sheet.Port].At, faces.Askari, company(v, seat, sheet)+uint32(i))
	}
	return out
}

// company tells those who go with one expedition from those of any other, in any game.
func company(v nile.View, seat game.Seat, sheet nile.Sheet) uint32 {
	first, _ := v.TribeNumbered(1)
	return paint.Mix(first.Name ^ uint32(sheet.Began)<<12 ^ uint32(seat)<<24)
}

// GuideOf is the face of the guide who goes with a player's expedition: of the people who
// sent one, or else of where it was fitted out.
func GuideOf(v nile.View, seat game.Seat, sheet nile.Sheet) faces.Face {
	if t, sent := v.GuideFrom(); sent {
		return GuideAmong(v, t)
	}
	return Native(v, v.Map().Ports[sheet.Port].At, faces.Guide, company(v, seat, sheet))
}

// GuideAmong is the face of the guide whom a people send with those they trust.
func GuideAmong(v nile.View, t nile.TribeView) faces.Face {
	return Native(v, t.At, faces.Guide, t.Name)
}

// RegionOf is the region that a hex lies in, by its latitude and longitude as the board
// has them.
func RegionOf(m *hexmap.Map, at hexmap.ID) faces.Region {
	if at < 0 || int(at) >= len(m.Cells) {
		return faces.Swahili
	}
	north, east := placeOf(m, at)
	switch {
	case north > 15 && east < 28:
		return faces.Maghreb
	case north > 8 && east < 24:
		return faces.Sahel
	case north > 3 && east < 13:
		return faces.Forest
	case north > 3 && east > 35 || north > 8 && east > 36 || north > 0 && east > 40:
		return faces.Ethiopia
	case north > 3 && east > 25:
		return faces.Sudan
	case north > -10 && east < 28.5:
		return faces.Congo
	case north > -9 && east < 35:
		return faces.Lakes
	case north > -17 && east > 33:
		return faces.Swahili
	case north > -15 && east < 24:
		return faces.Congo
	}
	return faces.South
}

// placeOf is where a hex of the board lies, in degrees north and east.
func placeOf(m *hexmap.Map, at hexmap.ID) (north, east float64) {
	col, row := int(at)%m.Cols, int(at)/m.Cols
	return boardNorth - boardRow*float64(row), boardWest + boardCol*float64(col)
}

// Where the board lies: the upper left hex, and the degrees from one to the next.
const (
	boardNorth, boardRow = 18.6, 1.25
	boardWest, boardCol  = -2.5, 1.45
)

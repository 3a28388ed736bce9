package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	portraits "sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/paint"
)

// Who is at home where: for portraits of people met in Africa.

// nearCoast is how many hexes from a port the towns of the east coast are felt.
const nearCoast = 2

// Region is where in Africa a hex lies, as dress and custom go: by its column and row
// on the board, whose hexes are about one and a half degrees wide and a third more than
// one high.
func Region(m *hexmap.Map, at hexmap.ID) portraits.Region {
	if at < 0 || int(at) >= len(m.Cells) {
		return portraits.Congo
	}
	h := m.Cells[at].Hex
	row := h.R
	col := h.Q + (row-row&1)/2
	switch {
	case row < 6: // north of ten degrees
		switch {
		case col >= 24:
			return portraits.Ethiopia
		case col >= 16:
			return portraits.Nile
		}
		return portraits.Sahel
	case row < 11: // to five degrees
		switch {
		case col >= 25:
			return portraits.Ethiopia
		case col >= 17:
			return portraits.Nile
		case col >= 9:
			return portraits.Sahel
		}
		return portraits.Forest
	case row >= 28:
		return portraits.South
	case col >= 28 && row < 15:
		return portraits.Ethiopia
	case col >= 22 && m.PortDistance(at) <= nearCoast:
		return portraits.Swahili
	case col >= 19:
		return portraits.Lakes
	case col < 9 && row < 14:
		return portraits.Forest
	}
	return portraits.Congo
}

// SpeakerFace is who speaks for a people: always the same person for the same people.
func SpeakerFace(m *hexmap.Map, t nile.TribeView) portraits.Face {
	seed := paint.Mix(t.Name ^ 0x5EA7)
	return portraits.Face{
		Seed: seed, From: Region(m, t.At), Role: portraits.Speaker,
		Age: 38 + int(seed>>8%30), Woman: seed>>3%3 == 0, Turn: 1,
	}
}

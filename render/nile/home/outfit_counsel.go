package home

import (
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// shortRiver is up to how many known hexes a river is said to be known for so few.
const shortRiver = 3

// counsel is what one ought to know of a party that sets out by a way of travel, "" where
// there is nothing: that nobody stands by the explorer in a fight (15), how little of the river is known (5.432),
// that a second guide pays where the way is lost, as one leaves each time (12), and why money is left.
func counsel(v nile.View, party *nile.Party, m nile.Mode) (out string) {
	if party.Have[nile.Rations] > 0 && party.Have[nile.Askaris] == 0 {
		out = words.Say("outfit.unguarded")
	}
	if r, known, ok := v.RiverFrom(party.Port); m == nile.ByCanoe && ok && known <= shortRiver {
		out = words.Sentences(out, words.Say("outfit.river", "river", v.Map().Rivers[r].Name, "n", known))
	}
	if lost, country, ok := v.LostFrom(party.Port); ok && party.Have[nile.Guides] == 1 && lost.Odds.Num > 0 && country != hexmap.Blank {
		out = words.Sentences(out, words.Say("outfit.guide.second", "n", int(math.Round(1/lost.Odds.Float())), "terrain", tell.Terrain(country)))
	}
	if party.Left > 0 && party.Ways[m].Room == 0 && party.Have[nile.Rations] > 0 {
		out = words.Sentences(out, words.Say("outfit.left.full", "money", words.Money(party.Left)))
	}
	return out
}

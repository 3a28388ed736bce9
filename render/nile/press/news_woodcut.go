package press

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
)

// woodcutShape is a wood-cut's height to its width.
const woodcutShape = 0.38

// woodcut is the picture a newspaper prints with an account: of what the
// headline is about.
func woodcut(all []scored) *engraving.Picture {
	best, ok := chief(all)
	if !ok {
		return plates.Of("europe/newspaper")
	}
	switch best.Reason {
	case nile.ForCounter:
		return tell.CounterPicture(nile.Counter(best.figure))
	case nile.ForFind:
		if finds := deck.Finds(); best.figure >= 0 && best.figure < len(finds) {
			return tell.FindPicture(&finds[best.figure])
		}
	case nile.ForHex:
		return tell.CountryPicture(best.terrain)
	}
	if s := plates.Of(woodcuts[best.Reason]); s != nil {
		return s
	}
	return plates.Of("place/march")
}

var woodcuts = map[nile.Reason]string{
	nile.SourceOfNile: "feature/source", nile.RiverSource: "feature/source", nile.LongestRiver: "feature/river", nile.ForRiverHex: "feature/river",
	nile.LargestLake: "country/lake", nile.HighestMountain: "feature/peak", nile.ForPeak: "feature/peak",
	nile.HighestFall: "feature/waterfall", nile.ForFall: "feature/waterfall", nile.ForCataract: "feature/cataract", nile.ForOasis: "feature/oasis",
	nile.ForTribe: "feature/village", nile.ForBeaten: "meeting/battle", nile.ForBattle: "meeting/battle", nile.ForReport: "meeting/battle",
	nile.ForRaid: "meeting/looting", nile.ForInterview: "meeting/two-explorers", nile.ForSick: "place/sick-ward", nile.ForEpic: "place/march",
}

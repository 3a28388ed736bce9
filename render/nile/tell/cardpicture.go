package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/plates"
)

// CardPicture is the picture on a card: the misfortune, the find, or what of
// the country the draw was for and gave. The card may be nil where no misfortune was drawn
// for; land is the country it gave.
func CardPicture(section nile.Section, card *deck.Card, land hexmap.Terrain, events []game.Event) *engraving.Picture {
	did := map[game.EventKind]game.Event{}
	for _, e := range events {
		did[e.Kind] = e
	}
	fall, cataract := did[nile.CataractFound]
	switch section {
	case nile.ForDisaster:
		if _, passes := did[nile.DisasterPasses]; passes && card.Disaster == deck.BurstWaterSkins { // from empty ones nothing runs
			return plates.Of("place/march")
		}
		return DisasterPicture(card.Disaster)
	case nile.ForBonus:
		if e, ok := did[nile.FindMade]; ok {
			return FindPicture(&deck.Finds()[nile.As[nile.FindMadeEvent](e).Find])
		}
		return plates.Of("place/march")
	case nile.ForRiver:
		if e, ok := did[nile.RiverMapped]; ok {
			switch river := nile.As[nile.RiverMappedEvent](e); {
			case river.Out|river.In == 0:
			case river.Case == nile.RiverRises:
				return plates.Of("feature/source")
			case cataract:
				return plates.Of("feature/cataract")
			default:
				return plates.Of("feature/river")
			}
		}
		if _, ok := did[nile.OasisFound]; ok {
			return plates.Of("feature/oasis")
		}
	case nile.ForSpectacular:
		if _, ok := did[nile.PeakFound]; ok {
			return plates.Of("feature/peak")
		}
		switch {
		case cataract && nile.As[nile.CataractFoundEvent](fall).Fall > 0:
			return plates.Of("feature/waterfall")
		case cataract:
			return plates.Of("feature/cataract")
		}
	case nile.ForNatives:
		if _, ok := did[nile.TribeMapped]; ok {
			return plates.Of("feature/village")
		}
	}
	return CountryPicture(land)
}

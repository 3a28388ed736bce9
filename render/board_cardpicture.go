package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
)

// cardSubject is the picture on a card: the misfortune, the find, or what of
// the country the draw was for and gave.
func cardSubject(u *turnedUp, events []game.Event) engraving.Subject {
	did := map[game.EventKind]game.Event{}
	for _, e := range events {
		did[e.Kind] = e
	}
	fall, cataract := did[nile.CataractFound]
	switch u.section {
	case nile.ForDisaster:
		return disasterPicture(u.card.Disaster)
	case nile.ForBonus:
		if e, ok := did[nile.FindMade]; ok {
			return findPicture(&nile.Finds()[e.Args[0]])
		}
		return "place/march"
	case nile.ForRiver:
		if e, ok := did[nile.RiverMapped]; ok && e.Args[0]|e.Args[1] != 0 {
			if nile.RiverCase(e.Args[2]) == nile.RiverRises {
				return "feature/source"
			}
			if cataract {
				return "feature/cataract"
			}
			return "feature/river"
		}
		if _, ok := did[nile.OasisFound]; ok {
			return "feature/oasis"
		}
	case nile.ForSpectacular:
		if _, ok := did[nile.PeakFound]; ok {
			return "feature/peak"
		}
		switch {
		case fall.Args[1] > 0:
			return "feature/waterfall"
		case cataract:
			return "feature/cataract"
		}
	case nile.ForNatives:
		if _, ok := did[nile.TribeMapped]; ok {
			return "feature/village"
		}
	}
	return countryPicture(u.terrain)
}

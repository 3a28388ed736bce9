package tell

import (
	"strings"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/nile/plates"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/words"
)

// Engravings on the screens: which subject stands for what.

// DisasterPicture is the engraving of a misfortune (11).
func DisasterPicture(d deck.Disaster) *engraving.Picture {
	if d == deck.QuietMarch {
		return plates.Of("place/march")
	}
	return plates.Of("disaster/" + d.String())
}

// BoatPicture is the engraving of a party on its way by canoe, where others are seen to march.
func BoatPicture() *engraving.Picture { return plates.Of("find/reed-channel") }

// BornePicture is the engraving of a misfortune whose victims have answered it: where nobody is dead none is seen to die.
func BornePicture(d deck.Disaster, dead bool) *engraving.Picture {
	if d == deck.Drowning && !dead {
		return plates.Of("outcome/crossed")
	}
	return DisasterPicture(d)
}

// FindPicture is the engraving of a find (20).
func FindPicture(f *deck.Find) *engraving.Picture { return plates.Of("find/" + f.Key) }

// CountryPicture is the engraving of a terrain (10.2).
func CountryPicture(t hexmap.Terrain) *engraving.Picture {
	return plates.Of("country/" + t.String())
}

// Landscape is what a scene in a country has behind it.
func Landscape(t hexmap.Terrain) engraving.Landscape {
	switch {
	case t.Mountainous():
		return engraving.Heights
	case t.Wet():
		return engraving.Marshes
	case t == hexmap.Jungle:
		return engraving.Woods
	case t == hexmap.Desert:
		return engraving.Sands
	}
	return engraving.Grassland
}

// CounterPicture is the engraving of what a discovery counter shows (23).
func CounterPicture(k nile.Counter) *engraving.Picture {
	if name := counterPictures[k]; name != "" {
		return plates.Of(name)
	}
	return plates.Of("discovery/rumour")
}

var counterPictures = [...]string{
	nile.Livingstone: "discovery/livingstone", nile.LostCity: "discovery/lost-city", nile.NativeKingdom: "discovery/native-kingdom",
	nile.SolomonsMine: "discovery/king-solomons-mine", nile.Rumour: "discovery/rumour",
}

// CounterPictureIn is the engraving of what a counter shows in a country: the plate of a tale
// that comes to nothing is of dry land, and elsewhere the country itself is what is found.
func CounterPictureIn(k nile.Counter, land hexmap.Terrain) *engraving.Picture {
	if k == nile.Rumour && land != hexmap.Desert && land != hexmap.Veldt && land != hexmap.Blank {
		return CountryPicture(land)
	}
	return CounterPicture(k)
}

// CounterTitle heads the card of a counter that was turned.
func CounterTitle(k nile.Counter) string {
	if k == nile.Rumour {
		return words.Say("card.rumour")
	}
	return words.Say("card.discovery")
}

// SpecialtyPicture is the emblem of a specialty (4.6).
func SpecialtyPicture(s deck.Specialty) *engraving.Picture {
	one := deck.Explorer // what anybody is who has no special calling
	if of := s.Each(); len(of) > 0 {
		one = of[0]
	}
	return plates.Of("specialty/" + strings.ToLower(one.String()))
}

// PolicyPicture is the engraving of a way to meet a people, 1 to 5 (13).
func PolicyPicture(n int) *engraving.Picture {
	return plates.Of([...]string{
		"meeting/people", "policy/fortified-camp", "policy/under-arms", "policy/send-the-guide", "policy/open-hands", "policy/as-a-guest",
	}[min(max(n, 0), 5)])
}

// EventPicture is the engraving of what has happened, nil where there is none.
func EventPicture(e game.Event) *engraving.Picture {
	switch e.Kind {
	case nile.Received:
		if nile.As[nile.ReceivedEvent](e).How == nile.Hostile {
			return plates.Of("meeting/people")
		}
		return plates.Of("outcome/peace")
	case nile.Threat:
		switch nile.As[nile.ThreatEvent](e).How {
		case nile.Hides:
			return plates.Of("meeting/hide")
		case nile.Ambush:
			return plates.Of("meeting/ambush")
		case nile.Charge:
			return plates.Of("meeting/charge")
		}
	case nile.Volley:
		x := nile.As[nile.VolleyEvent](e)
		return plates.Battle(x.Attack == nile.TheirAttack && x.Fallen > 0, x.Attack != nile.TheirAttack && x.Fallen > 0)
	case nile.Beaten:
		x := nile.As[nile.BeatenEvent](e)
		return plates.Battle(x.Askaris > 0, x.Fallen > 0)
	case nile.Prisoners:
		if x := nile.As[nile.PrisonersEvent](e); x.Taken > 0 {
			return plates.Prisoners(x.Taken)
		}
		return nil
	case nile.Parleyed:
		if nile.As[nile.ParleyedEvent](e).Friends {
			return plates.Of("outcome/peace")
		}
		return plates.Of("meeting/parley")
	case nile.Captivity:
		if nile.As[nile.CaptivityEvent](e).Fate >= nile.EscapesBare {
			return plates.Of("outcome/escape")
		}
		return plates.Of("outcome/captivity")
	case nile.Noted:
		if nile.As[nile.NotedEvent](e).Reason == nile.ForInterview {
			return plates.Of("meeting/two-explorers")
		}
		return nil
	case nile.FindMade:
		return FindPicture(&deck.Finds()[nile.As[nile.FindMadeEvent](e).Find])
	case nile.DisasterStrikes:
		return DisasterPicture(nile.As[nile.DisasterStrikesEvent](e).Disaster)
	case nile.Answered:
		return DisasterPicture(nile.As[nile.AnsweredEvent](e).Disaster)
	case nile.Village:
		if !nile.As[nile.VillageEvent](e).Found { // they are out of sight
			return plates.Of("meeting/hide")
		}
	case nile.CounterRevealed:
		if nile.As[nile.CounterRevealedEvent](e).Counter == nile.Rumour { // wherever it was that there is nothing
			return plates.Of("place/march")
		}
		return CounterPicture(nile.As[nile.CounterRevealedEvent](e).Counter)
	case nile.FoundWay, nile.LostWay:
		if nile.As[nile.WayEvent](e).Mode == nile.ByCanoe {
			return BoatPicture()
		}
	case nile.RiverMapped:
		if nile.As[nile.RiverMappedEvent](e).Case == nile.RiverRises {
			return plates.Of("feature/source")
		}
	case nile.Mapped:
		return CountryPicture(nile.As[nile.MappedEvent](e).Terrain)
	}
	return plates.Of(eventPictures[e.Kind])
}

// eventPictures are those that hang on the kind alone.
var eventPictures = map[game.EventKind]string{
	nile.Met: "meeting/people", nile.Threat: "meeting/people", nile.Poisoned: "meeting/poison",
	nile.Bartered: "meeting/trade", nile.Sold: "meeting/trade",
	nile.Village: "meeting/village-found", nile.Looted: "meeting/looting",
	nile.Defeated: "outcome/defeat", nile.Saved: "outcome/defeat", nile.Captured: "outcome/captivity", nile.Ministered: "outcome/captivity",
	nile.Hunted: "place/hunting", nile.BigGame: "place/hunting", nile.Nursed: "place/sick-ward", nile.Recovery: "place/sick-ward",
	nile.ExplorerSick: "place/sick-ward", nile.FellIll: "place/sick-ward", nile.CacheOpened: "place/cache", nile.Died: "place/grave",
	nile.LostWay: "place/march", nile.FoundWay: "place/march", nile.WentOver: "feature/cataract", nile.RiverMapped: "feature/river",
	nile.CameHome: "place/port", nile.Sailed: "europe/setting-out", nile.PeakFound: "feature/peak", nile.OasisFound: "feature/oasis",
	nile.TribeMapped: "feature/village",
}

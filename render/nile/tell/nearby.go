package tell

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// Where something is, as a traveller writes it: by what lies near and has a name. Miles
// from a port are for the coast, and for country of which nobody knows anything.

const (
	coastal = 2 // hexes from a port within which it is the nearest thing one would name
	inSight = 2 // hexes within which a people or a summit is near
)

// Place tells where a hex is in one of the ways there are to say it, as it stands after a
// comma: "at Zanzibar", "100 miles west of Zanzibar", "in the country of the Katala". Of
// what lies in the hex itself it speaks only where that is known already (settled), and
// not of the people whom the sentence is about, by their number.
func Place(v nile.View, id hexmap.ID, settled bool, about int, salt uint32) string {
	all := places(v, id, settled, about)
	return all[int(salt>>7)%len(all)]
}

// places are the ways to say where a hex is, at least one: in it, near by, else by the
// nearest port.
func places(v nile.View, id hexmap.ID, settled bool, about int) (all []string) {
	m := v.Map()
	port := Where(m, id)
	if m.PortDistance(id) <= coastal {
		return []string{port}
	}
	h := v.Hex(id)
	if settled {
		all = placesIn(v, id, h, about)
	}
	if len(all) == 0 {
		all = placesNear(v, id, about)
	}
	if len(all) == 0 {
		all = []string{port}
	}
	return all
}

// placesIn are those that name what lies in the hex.
func placesIn(v nile.View, id hexmap.ID, h nile.HexView, about int) (all []string) {
	if t, ok := v.Tribe(id); ok && t.Number != about {
		all = append(all, phrase("where.in.people", blanks{"people": PeopleOf(t)}))
	}
	for key, name := range map[string]string{"where.in.lake": h.LakeName, "where.in.peak": h.PeakName, "where.in.fall": h.FallName} { // in any order: sorted below
		if name != "" {
			all = append(all, phrase(key, blanks{"name": name}))
		}
	}
	slices.Sort(all)
	return all
}

// placesNear are those that name what lies next to the hex, or else two hexes off.
func placesNear(v nile.View, id hexmap.ID, about int) (all []string) {
	m := v.Map()
	for far := 1; far <= inSight && len(all) == 0; far++ {
		for _, t := range v.Tribes() {
			if t.Number != about && m.Distance(id, t.At) == far {
				all = append(all, phrase("where.near.people", blanks{"miles": nile.Miles(far), "compass": Compass(m, t.At, id), "people": PeopleOf(t)}))
			}
		}
		for _, x := range m.Within(id, far) {
			if x == id || m.Distance(id, x) != far {
				continue
			}
			if name := v.Hex(x).PeakName; name != "" {
				all = append(all, phrase("where.near.peak", blanks{"miles": nile.Miles(far), "compass": Compass(m, x, id), "name": name}))
			}
		}
	}
	return all
}

// peopled reports whether anybody is known to live where an event was, or so near that their
// paths and fields reach there: only then is there a market, a fisherman, a visitor at the fire.
func (t *teller) peopled() bool {
	if !t.onMap() {
		return false
	}
	m, at := t.v.Map(), hexmap.ID(t.e.At)
	if m.PortDistance(at) <= coastal {
		return true
	}
	return slices.ContainsFunc(t.v.Tribes(), func(x nile.TribeView) bool { return m.Distance(at, x.At) < inSight })
}

// atWater reports whether an event was by a river, a lake or a swamp.
func (t *teller) atWater() bool {
	if !t.onMap() {
		return false
	}
	h := t.v.Hex(hexmap.ID(t.e.At))
	return h.Out|h.In != 0 || h.Terrain == hexmap.Lake || h.Terrain.Swampy()
}

// inland reports whether a port lies on the Nile and not by the sea.
func inland(m *hexmap.Map, p hexmap.PortID) bool {
	return p >= 0 && int(p) < len(m.Ports) && m.Ports[p].Shore == africa.UpTheNile
}

// settledPlace reports whether what lies in the hex of an event was known before it: not
// where the hex is being discovered, or its people met.
func settledPlace(k game.EventKind) bool {
	return k < nile.Mapped || k > nile.CounterRevealed && k != nile.Named && (k < nile.TribeMapped || k > nile.Ministered) && k != nile.Treated
}

// whereOf is where an event was.
func (t *teller) whereOf() string {
	if t.e.Kind == nile.Named { // by itself, whatever it is called
		return Where(t.v.Map(), hexmap.ID(t.e.At))
	}
	if name := t.scoredThing(); name != "" {
		return name
	}
	if t.news {
		return Where(t.v.Map(), hexmap.ID(t.e.At))
	}
	settled := settledPlace(t.e.Kind) && (t.e.Kind != nile.Moved || t.e.Rule != nile.RuleIntoBlank)
	return Place(t.v, hexmap.ID(t.e.At), settled, nile.PeopleIn(t.e), words.SaltOf(t.e.At, int32(t.e.Kind), int32(t.salt)))
}

// scoredThing is the name of what points were scored for, "" where it has none, or is no place.
func (t *teller) scoredThing() string {
	if t.e.Kind != nile.Scored {
		return ""
	}
	h := t.v.Hex(hexmap.ID(t.e.At))
	switch nile.As[nile.ScoredEvent](t.e).Reason {
	case nile.HighestMountain, nile.ForPeak:
		return h.PeakName
	case nile.HighestFall, nile.ForFall:
		return h.FallName
	case nile.LargestLake:
		return h.LakeName
	}
	return ""
}

package home

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// portFacts is what the chart of 1820 tells of a port.
type portFacts struct {
	shore  hexmap.Shore
	sells  string // a key into the words
	behind string // the country at its back
	rivers string
	prizes string // the discovery counters still face down
	others string // who is out there already, "" if nobody is near
}

// riverReach is how far from a port a river is worth a word, in hexes.
const riverReach = 2

func factsOf(v nile.View, id hexmap.PortID) portFacts {
	m := v.Map()
	p := &m.Ports[id]
	out := portFacts{shore: p.Shore, sells: "ports.sells.plain"}
	switch {
	case v.Sold(nile.Camels, id):
		out.sells = "ports.sells.camels"
	case v.Sold(nile.Horses, id):
		out.sells = "ports.sells.horses"
	}
	out.behind = behind(v, id)
	out.rivers = riversNear(m, p.At)
	out.prizes = prizesNear(v, p.At)
	out.others = othersNear(v, p.At)
	return out
}

// behind tells the terrain round a port and how far the unknown is.
func behind(v nile.View, port hexmap.PortID) string {
	m := v.Map()
	at := m.Ports[port].At
	var count [hexmap.Terrains]int
	nearest, far := hexmap.None, 0
	for i := range m.Cells {
		id := hexmap.ID(i)
		d := m.Distance(at, id)
		if m.Cells[i].Ground == hexmap.Land && d <= 1 {
			count[m.Cells[i].Terrain]++
		}
		if m.IsBlank(id) && (nearest == hexmap.None || d < far) {
			nearest, far = id, d
		}
	}
	var all []hexmap.Terrain
	for t := hexmap.Blank + 1; t < hexmap.Terrains; t++ {
		if count[t] > 0 {
			all = append(all, t)
		}
	}
	slices.SortStableFunc(all, func(a, b hexmap.Terrain) int { return count[b] - count[a] })
	var names []string
	for _, t := range all {
		names = append(names, tell.Terrain(t))
	}
	toward := ""
	if nearest != hexmap.None {
		toward = words.Phrase("ports.behind.toward", "compass", tell.Compass(m, at, nearest))
	}
	text := words.Say("ports.behind.text", "terrain", words.Sentence(words.List(names)), "miles", nile.Miles(far), "toward", toward)
	if f, ok := bots.FirstPortAt(v, port); ok {
		text = words.Sentences(text, words.Say("ports.behind.unknown", "n", f.Unknown, "miles", nile.Miles(bots.FirstReach)))
	}
	if lost, country, ok := v.LostFrom(port); ok {
		text = words.Sentences(text, words.Say("ports.behind.lost", "what", lostLeaving(lost.Odds, country)))
	}
	return text
}

// lostLeaving is how often a party loses the way out of a terrain.
func lostLeaving(o game.Odds, t hexmap.Terrain) string {
	if o.Num == 0 {
		return words.Phrase("ports.behind.never")
	}
	return words.Phrase("ports.behind.some", "n", int(math.Round(1/o.Float())), "terrain", tell.Terrain(t))
}

// riversNear names the rivers near a port, the nearest first.
func riversNear(m *hexmap.Map, at hexmap.ID) string {
	type near struct {
		river hexmap.RiverID
		at    hexmap.ID
		d     int
	}
	var found []near
	for i := range m.Cells {
		d, r := m.Distance(at, hexmap.ID(i)), m.Cells[i].River
		if d > riverReach || r == hexmap.NoRiver || m.Cells[i].Out|m.Cells[i].In == 0 {
			continue
		}
		if k := slices.IndexFunc(found, func(n near) bool { return n.river == r }); k < 0 {
			found = append(found, near{r, hexmap.ID(i), d})
		} else if d < found[k].d {
			found[k].at, found[k].d = hexmap.ID(i), d
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return a.d - b.d })
	var out []string
	for _, n := range found {
		name := m.Rivers[n.river].Name
		if n.d == 0 {
			out = append(out, words.Phrase("ports.river.here", "river", name))
			continue
		}
		out = append(out, words.Phrase("ports.river.near", "river", name, "miles", nile.Miles(n.d), "compass", tell.Compass(m, at, n.at)))
	}
	if len(out) == 0 {
		return words.Say("ports.rivers.none")
	}
	return words.Whole(words.List(out))
}

// prizeReach is how far a discovery counter is counted as within reach of a
// port, in hexes.
const prizeReach = 8

// prizesNear tells where the discovery counters lie that nobody has turned up.
func prizesNear(v nile.View, at hexmap.ID) string {
	m := v.Map()
	nearest, far, within := hexmap.None, 0, 0
	for i := range m.Cells {
		id := hexmap.ID(i)
		if v.Hex(id).Counter != nile.Facedown {
			continue
		}
		d := m.Distance(at, id)
		if d <= prizeReach {
			within++
		}
		if nearest == hexmap.None || d < far {
			nearest, far = id, d
		}
	}
	if nearest == hexmap.None {
		return words.Say("ports.prizes.none")
	}
	text := words.Say("ports.prizes.near", "miles", nile.Miles(far), "compass", tell.Compass(m, at, nearest))
	if within > 1 {
		text = words.Sentences(text, words.Say("ports.prizes.within", "n", within, "miles", nile.Miles(prizeReach)))
	}
	return text
}

// othersReach is how near another's expedition is worth a word, in hexes.
const othersReach = 6

// othersNear names the expeditions already out near a port.
func othersNear(v nile.View, at hexmap.ID) string {
	var near []string
	for s := range game.Seat(v.Seats()) {
		trip, ok := v.Sheet(s)
		if s == v.Seat() || !ok || trip.At == hexmap.None || v.Player(s).Where != nile.Africa {
			continue
		}
		switch d := v.Map().Distance(at, trip.At); {
		case d == 0:
			near = append(near, words.Phrase("ports.others.here", "who", v.Player(s).Name))
		case d <= othersReach:
			near = append(near, words.Phrase("ports.others.one", "who", v.Player(s).Name, "miles", nile.Miles(d)))
		}
	}
	if len(near) == 0 {
		return ""
	}
	return words.Whole(words.List(near))
}

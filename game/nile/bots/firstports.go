package bots

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// FirstPort is a port that is good for a first journey, and what the chart tells for it.
type FirstPort struct {
	Port    hexmap.PortID
	Lost    game.Odds // of losing the way in a month on the way out, with a guide and at a normal pace
	Blank   int       // hexes to the nearest unknown land
	Unknown int       // unknown hexes within FirstReach
	Prizes  int       // discovery counters face down within FirstReach
}

// FirstReach is how far a first journey goes from its port, in hexes: as far as a party on
// foot comes in two months, with the food to come back.
const FirstReach = 5

// mostBlank is how near the unknown must be, in hexes: a first journey finds something in its
// first month.
const mostBlank = 3

// FirstPorts are up to n ports that are good for a first journey, the best first: where
// there is most to be found within reach, and the way to it is seldom lost. Of two whose
// country is the same only the better is named.
func FirstPorts(v nile.View, n int) []FirstPort {
	m := v.Map()
	var all []FirstPort
	for i := range m.Ports {
		if p, ok := FirstPortAt(v, hexmap.PortID(i)); ok && p.Near() {
			all = append(all, p)
		}
	}
	slices.SortStableFunc(all, func(a, b FirstPort) int { return cmp.Compare(b.worth(), a.worth()) })
	var out []FirstPort
	for _, p := range all {
		near := func(q FirstPort) bool { return m.Distance(m.Ports[p.Port].At, m.Ports[q.Port].At) <= FirstReach }
		if len(out) < n && !slices.ContainsFunc(out, near) {
			out = append(out, p)
		}
	}
	return out
}

// Near reports whether anything unknown is so near that a first journey finds something in
// its first month.
func (p FirstPort) Near() bool { return p.Blank <= mostBlank }

// FirstPortAt is what the chart tells of a port for a first journey, whether or not it is good
// for one; ok is false where no way leads inland.
func FirstPortAt(v nile.View, id hexmap.PortID) (out FirstPort, ok bool) {
	m, at := v.Map(), v.Map().Ports[id].At
	lost, _, ok := v.LostFrom(id)
	out = FirstPort{Port: id, Lost: lost.Odds, Blank: FirstReach + 1}
	for i := range m.Cells {
		h := hexmap.ID(i)
		d := m.Distance(at, h)
		if d > FirstReach || m.Cells[i].Ground != hexmap.Land {
			continue
		}
		if v.Hex(h).State == nile.Unmapped {
			out.Unknown++
			out.Blank = min(out.Blank, d)
		}
		if v.Hex(h).Counter == nile.Facedown {
			out.Prizes++
		}
	}
	return out, ok
}

// prizeWorth is how many unknown hexes a counter is counted for.
const prizeWorth = 6

// worth orders ports: what there is to find, as often as the way to it is found.
func (p FirstPort) worth() float64 {
	return (1 - p.Lost.Float()) * float64(p.Unknown+prizeWorth*p.Prizes)
}

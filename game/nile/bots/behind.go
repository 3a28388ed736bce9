package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Behind is the country behind a port, as far as a party that is made up there has to reckon
// with it.
type Behind struct {
	Beast nile.Item // the animal that the port sells, Bearers for none (5.426, 5.427)
	Guns  int       // askaris with whom few of its peoples attack a party that keeps to its camp (13.7)
}

// What a party reckons with: in how many of its hexes at most it is to be attacked, with how many
// askaris at least and at most. [T]
const (
	mostAttacks = 0.155
	leastGuns   = 4
	mostGuns    = 9
)

// BehindPort is the country behind a port as the viewing seat knows it, as far as a first journey
// goes.
func BehindPort(v nile.View, port hexmap.PortID) Behind {
	m, at, even := v.Map(), v.Map().Ports[port].At, evenTaste()
	l, b := survey(v, &even), Behind{Beast: beastOf(v, port), Guns: leastGuns}
	var attacked [mostGuns + 1]float64 // with so many askaris, in so many hexes
	all := 0.0
	for i := range m.Cells {
		id := hexmap.ID(i)
		if m.Cells[i].Ground != hexmap.Land || m.Distance(at, id) > FirstReach {
			continue
		}
		far := m.PortDistance(id)
		switch people, known := v.Tribe(id); {
		case l.blank(id):
			all++
			for guns := range attacked {
				attacked[guns] += l.peopled(id) * nile.Undaunted(guns, far)
			}
		case known && !people.Friend && people.Strength > 0: // whom one knows of, one reckons with
			all++
			for guns := range attacked {
				if nile.Attacks(people.Strength, guns, far) {
					attacked[guns]++
				}
			}
		}
	}
	for b.Guns < mostGuns && attacked[b.Guns] > mostAttacks*all {
		b.Guns++
	}
	return b
}

// beastOf is the animal that a port sells, Bearers for none.
func beastOf(v nile.View, port hexmap.PortID) nile.Item {
	for _, i := range [2]nile.Item{nile.Camels, nile.Horses} {
		if v.Sold(i, port) {
			return i
		}
	}
	return nile.Bearers
}

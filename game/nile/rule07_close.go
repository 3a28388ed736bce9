package nile

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// 7.4: a closer race, where it is agreed on before the game.

// What a closer race goes by. [T]: what each of it brings is told in
// docs/decisions/067-a-closer-race.md.
const (
	closeGap  = 20 // points behind the leader: for as many each hex scores one more
	closeMost = 2  // points that a hex scores more at the most
)

// CloseGap is from how many points behind the leader on each hex scores more (7.4).
const CloseGap = closeGap

// chase is what each hex of a seat's account scores more in a closer race, by how far the seat
// was behind the leader when the account was opened (7.4).
func (p *Position) chase(s game.Seat) int {
	if !p.cfg.Close {
		return 0
	}
	most := int32(0)
	for i := range p.players {
		most = max(most, p.players[i].Points)
	}
	behind := most - (p.players[s].Points - p.players[s].JustPub)
	return int(min(closeMost, behind/closeGap))
}

// sheetsHome is the half of what a dead explorer alone could have published that his people
// bring home: what lies nearest to a port, the odd hex with it. Nothing where no closer
// race was agreed on (7.4).
func (p *Position) sheetsHome(s game.Seat) (home hexSet, n int32) {
	if !p.cfg.Close {
		return home, 0
	}
	var ids []hexmap.ID
	for id := range p.players[s].Known.all() {
		if p.mayPublish(s, id) {
			ids = append(ids, id)
		}
	}
	slices.SortStableFunc(ids, func(x, y hexmap.ID) int { return cmp.Compare(p.chart.PortDistance(x), p.chart.PortDistance(y)) })
	ids = ids[:(len(ids)+1)/2]
	for _, id := range ids {
		home.add(id)
	}
	return home, int32(len(ids))
}

package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// What a Journalist hopes for (24).
const (
	interview  = 3.0
	ownBattle  = 3.0
	wellBeaten = 6.0 // a people beaten where they live, and the report of it
	fightsBack = 0.5 // how often people that can be beaten give battle
)

// press is a Journalist's errand: other explorers to interview, and peoples
// strong enough to fight, but not to win.
func (l *land) press(liking float64) {
	if l.k != deck.Journalist {
		return
	}
	for i := range l.v.Seats() {
		o := game.Seat(i)
		if o == l.v.Seat() || l.v.Player(o).Where != nile.Africa || l.v.Interviewed(o) {
			continue
		}
		if sh, ok := l.v.Sheet(o); ok && sh.At != hexmap.None {
			l.worth[sh.At] += liking * interview
		}
	}
	sh, ok := l.v.Sheet(l.v.Seat())
	if !ok {
		return
	}
	guns := sh.Have[nile.Askaris] - sh.Ill[nile.Askaris]
	for _, t := range l.v.Tribes() {
		if t.Beaten || t.Friend || t.At == hexmap.None || t.Strength > guns {
			continue
		}
		if (guns+1)*t.Distance <= t.Strength*nile.AsGuest { // else they hide
			l.worth[t.At] += liking * fightsBack * ownBattle
		}
	}
}

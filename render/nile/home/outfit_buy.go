package home

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// Buy makes the outfit of the seat that outfits hold a proposed party. It reports
// whether everything could be had.
func Buy(p *play.Play, want bots.Proposal) bool {
	sheet, ok := sight.View(p).Sheet(p.Seat())
	if !ok {
		return false
	}
	for _, x := range want.Purchases(sheet.Have) {
		c, ok := sight.Find(p, nile.Buy, -1, x.Item)
		if !ok || x.N > int(c.Max) || !p.Do(c, x.N) {
			return false
		}
	}
	return true
}

// Sailing is the choice to set out in a mode, if it is offered.
func Sailing(p *play.Play, m nile.Mode) (game.Choice, bool) {
	return sight.Find(p, nile.Sail, int32(m), -1)
}

package home

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// Buy makes the outfit of the seat that outfits hold a proposed party, and then says
// whether everything could be had.
func Buy(p *play.Play, want bots.Proposal, then func(ok bool)) {
	sheet, had := sight.View(p).Sheet(p.Seat())
	if !had {
		then(false)
		return
	}
	rest := want.Purchases(sheet.Have)
	p.Follow(func() (cmd game.Command, ok bool) {
		if len(rest) == 0 {
			return cmd, false
		}
		x := rest[0]
		rest = rest[1:]
		c, ok := sight.Find(p, nile.Buy, -1, x.Item)
		had = ok && x.N <= int(c.Max)
		return c.Command(x.N), had
	}, func(ok bool) { then(ok && had) })
}

// Sailing is the choice to set out in a mode, if it is offered.
func Sailing(p *play.Play, m nile.Mode) (game.Choice, bool) {
	return sight.Find(p, nile.Sail, int32(m), -1)
}

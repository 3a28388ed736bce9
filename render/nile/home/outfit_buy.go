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

// lot is what was bought by one press: the commands of the game from one to another.
type lot struct{ from, to int }

// TakeBack takes back the last purchase: a ready-made party, which is one press and several commands, whole.
func (s *Outfit) TakeBack(then func(ok bool)) {
	n := 1
	if s.play.Len() == s.lot.to {
		n = max(n, s.lot.to-s.lot.from)
	}
	s.turn(game.KindUndo, n, s.play.CanUndo, then)
}

// TakeAgain does again what TakeBack took back.
func (s *Outfit) TakeAgain(then func(ok bool)) {
	n := 1
	if s.play.Len() == s.lot.from {
		n = max(n, s.lot.to-s.lot.from)
	}
	s.turn(game.KindRedo, n, s.play.CanRedo, then)
}

// turn gives a command of the table so many times, the first in any case and the others as long as it can.
func (s *Outfit) turn(k game.Kind, n int, can func() bool, then func(ok bool)) {
	given := 0
	s.play.Follow(func() (game.Command, bool) {
		given++
		return game.Command{Kind: k}, given == 1 || given <= n && can()
	}, then)
}

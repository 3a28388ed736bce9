package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
)

// carried is a hex to which canoes and stores are being carried round the cataract, and into
// which the party goes once they are: it is one decision (9.27).
type carried struct {
	to hexmap.ID
	is bool
}

// portage makes as many trips of a portage as there are points for, and has the party go on
// where none is left to make.
func (b *Board) portage(a desk.Desk, ch game.Choice, trips int) {
	b.do(a, ch, int(ch.Max))
	b.carried = carried{hexmap.ID(ch.Target), trips <= int(ch.Max)}
}

// goOnCarried takes the step that the portage was made for, where it risks nothing and meets
// nobody; else the player chooses it.
func (b *Board) goOnCarried(v nile.View) {
	if !b.carried.is || b.pending != nil || b.Play.Beats().Playing() || b.looking() {
		return
	}
	to := b.carried.to
	b.carried = carried{}
	if _, there := v.Tribe(to); there || !b.mine(v) {
		return
	}
	if ch, ok := b.Targets[to]; ok && ch.Kind == nile.Move && ch.Odds.Num == 0 && !v.Preview(ch).Unknown {
		b.pending = &ch
	}
}

package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// refused is a far hex that was clicked though no way leads there, and what is said of that as long as it is pointed at.
type refused struct {
	id      hexmap.ID
	version uint64 // of the game
	says    ui.Rich
}

// refuse says of a far hex why the party cannot be sent there, and how it would come there: for a blank one the hex beside
// it is aimed at. Where nobody is to be sent anywhere, and of the sea and of a people whose page opens, nothing is said.
func (b *Board) refuse(v nile.View, id hexmap.ID) {
	sheet, ok := b.Sheet(v)
	if _, hut := v.Tribe(id); hut || !ok || b.Look || sheet.At == id || !b.mine(v) || len(b.Targets) == 0 || v.Hex(id).State == nile.NotLand {
		return
	}
	key, where := "far.none", ""
	if v.Hex(id).State == nile.Unmapped {
		key = "far.blank"
		if by, beside := b.besideBlank(v, id); beside {
			key, where, b.Picked = "far.blank.beside", tell.WhereOf(v, by), by
			b.beyond = beyond{v.Seat(), by, id, true}
		}
	}
	says := append(tell.HexText(v, id), ui.T("\n"))
	b.refused = refused{id, b.Play.Version, append(says, page.Cited(words.Say(key, "where", where), nile.RuleIntoBlank)...)}
}

// beyond is a blank hex that was chosen, and the hex beside it to which the party goes first.
type beyond struct {
	seat   game.Seat
	by, to hexmap.ID
	is     bool
}

// aimBeyond has a party that has come to the hex beside a blank one which its player had chosen aim at that: now, or in the
// next month.
func (b *Board) aimBeyond(v nile.View) {
	k := b.beyond
	if !k.is || v.Seat() != k.seat || b.Play.Beats().Playing() || b.looking() {
		return
	}
	s, out := b.Sheet(v)
	switch {
	case !out || v.Player(k.seat).Where != nile.Africa || v.Hex(k.to).State != nile.Unmapped:
		b.beyond = beyond{}
	case s.At == k.by && b.road == nil:
		b.beyond, b.kept = beyond{}, keptAim{k.seat, k.to, true}
	}
}

// blankBeside reports whether a hex is a blank one beside the party, into which no way is planned.
func (b *Board) blankBeside(v nile.View, id hexmap.ID) bool {
	s, out := b.Sheet(v)
	return out && s.At != hexmap.None && v.Hex(id).State == nile.Unmapped && v.Map().Distance(s.At, id) == 1
}

// refusedAt reports whether that is said now, which comes before what is told of the hex aimed at instead.
func (b *Board) refusedAt(c *ui.Context) bool {
	return b.refused.id != hexmap.None && b.refused.version == b.Play.Version && b.shownAt(c) == b.refused.id
}

// besideBlank is the hex beside a blank one that the party is soonest at.
func (b *Board) besideBlank(v nile.View, id hexmap.ID) (best hexmap.ID, ok bool) {
	best = hexmap.None
	var least nile.Route
	for _, d := range hexmap.Dirs {
		n := v.Map().Near(id, d)
		if n == hexmap.None {
			continue
		}
		if r, leads := v.Route(n, b.level(v)); leads && (!ok || r.Months < least.Months || r.Months == least.Months && len(r.Way) < len(least.Way)) {
			best, least, ok = n, r, true
		}
	}
	return best, ok
}

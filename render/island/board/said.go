package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// heard are what one has of another: sentences before all, notes, owning up, wishes.
var heard = []game.EventKind{island.Spoke, island.Noted, island.Breached, island.Wished}

const saidMost = 3

// saidLately are they as whoever looks may read them, of this round, the latest last.
func (b *Board) saidLately(v island.View) (out []string) {
	all, p := b.Play.Told(), b.Play.Position()
	for i := len(all) - 1; i >= 0 && all[i].Kind != island.RoundBegan; i-- {
		switch e := &all[i]; {
		case !slices.Contains(heard, e.Kind) || !p.Sees(v.Seat(), e) || tell.Unwritten(e):
		case e.Kind == island.Wished && island.As[island.WishedEvent](e).When == island.Any:
		default:
			out = append(out, b.told(v, e))
		}
	}
	slices.Reverse(out)
	return out
}

// said shows it below the company: who said what to whom.
func (b *Board) said(c *ui.Context, col *page.Column, v island.View) {
	all := b.saidLately(v)
	if len(all) == 0 {
		return
	}
	col.Gap(2)
	from := col.R.Y
	for _, text := range all[max(0, len(all)-saidMost):] {
		col.Say(ui.Plain(text), ui.Written.At(16))
	}
	c.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), page.Cited(words.Sentences(all...), box.RuleSilence))
}

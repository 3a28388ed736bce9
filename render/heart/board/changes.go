package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/ui"
)

// changes has whoever sits down begin with what was told, and nothing explained of the Sheet that stood there before.
func (b *Board) changes(c *ui.Context, v heart.View) {
	if s := b.Play.Seat(); s != b.satBefore {
		if b.satBefore != game.Nobody && s != game.Nobody {
			b.tab, b.toldAt = 0, 0
		}
		if s != game.Nobody { // between two persons nobody sits there
			b.satBefore = s
		}
	}
	if s := b.whose(v); s != b.sheetWas {
		if b.sheetWas != game.Nobody {
			c.Rest()
		}
		b.sheetWas = s
	}
}

// Carried notes that whoever sits down now has been handed the machine with a card out of the set-up.
func (b *Board) Carried() { b.carried = true }

package board

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The measures of the faces at the head of the sheet, in units: how high and wide they
// are, the room between two, and what is left for the title at least.
const (
	sheetFaceH, sheetFaceW = 64.0, 55.0
	sheetFaceGap           = 6.0
	sheetTitleLeast        = 190.0
)

// leaders cuts the faces of the explorer and of the guide, where there is one, off the
// right of the sheet's head.
func (b *Board) leaders(c *ui.Context, v nile.View, r *ui.Rect, s nile.Sheet) {
	show := func(face faces.Face, says string) {
		if r.W < sheetTitleLeast+sheetFaceW {
			return
		}
		at := r.CutRight(sheetFaceW).Top(sheetFaceH)
		page.Portrait(c, at, face)
		page.Outline(c, at, ui.Rule)
		c.Tip(at, ui.Plain(says))
		r.CutRight(sheetFaceGap)
	}
	who := v.Player(v.Seat())
	show(tell.Portrait(v, v.Seat()), words.Say("bar.who", "who", tell.Explorer(v, v.Seat()), "specialty", tell.Specialty(who.Specialty)))
	if s.Have[nile.Guides] > 0 {
		says := words.Whole(tell.ItemName(nile.Guides))
		if t, sent := v.GuideFrom(); sent {
			says = words.Say("sheet.face.guide", "name", tell.People(t.Name))
		}
		show(tell.GuideOf(v, v.Seat(), s), says)
	}
}

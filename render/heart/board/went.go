package board

import (
	"image/color"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What lay in a slot of the Matrix and lies there no more, with the reason: it stands where it lay, till
// something else lies there or the day is over.

// gone is what lay in a slot last.
type gone struct {
	chit box.Chit
	why  heart.Going
}

// went is what has gone from each slot of a seat since its day began, the zero value where nothing has:
// what is laid and fits nothing was never there.
func (b *Board) went(s game.Seat) (out [box.Slots]gone) {
	all := b.Play.Told()
	from := lastOf(all, func(e *game.Event) bool { return e.Kind == heart.DaysBegan && e.Seat == s })
	if from < 0 {
		return out
	}
	var laid [box.Slots]bool // this day
	for i := from; i < len(all); i++ {
		e := &all[i]
		if e.Seat != s || e.Kind != heart.ChitLaid && e.Kind != heart.ChitBack {
			continue
		}
		x := told.AsSlot(e)
		why := heart.GoingOf(all[:i+1], i)
		switch {
		case e.Kind == heart.ChitLaid:
			laid[x.Slot], out[x.Slot] = true, gone{}
		case why != heart.Dealt && !(why == heart.Unfit && laid[x.Slot]):
			out[x.Slot] = gone{x.Chit, why}
		}
	}
	return out
}

// wentOn says in an empty slot what lay there, on its ground: a Wasteland is hatched. It
// reports whether there was room for it.
func wentOn(c *ui.Context, r ui.Rect, g gone, ground color.RGBA) bool {
	if g.chit == box.NoChit || r.W < headFrom {
		return false
	}
	text := ui.Plain(words.Say("slot.went."+g.why.Name(), "chit", words.Sentence(tell.Chit(g.chit))))
	st := ui.Note.At(15).In(ui.Ghost)
	h := c.ParagraphHeight(text, st, r.W)
	if h > r.H {
		return false
	}
	at := r.CutTop(h)
	if ground != ui.Light {
		c.Fill(at, ground)
	}
	c.Paragraph(at, text, st)
	return true
}

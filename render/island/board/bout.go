package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A combat stands on one card from its throw to the last that falls: who fights, all that are fought, the dice.

// scuffle is a combat as it is shown: its throw, all that stood there then, and which of them have fallen since.
type scuffle struct {
	throw        *game.Event
	foes, fallen []int
}

// scuffleOf is the combat that is shown with an event: of its throw, or of what a hit of it came to; false of all else.
func (b *Board) scuffleOf(e *game.Event) (out scuffle, ok bool) {
	told, all := b.Play.Told(), b.Play.Events()
	throws := func(o *game.Event) bool {
		return o.Kind == island.Rolled && island.As[island.RolledEvent](o).For == verb.Combat
	}
	from := len(told) - 1
	for from >= 0 && !throws(&told[from]) && told[from].Kind != island.TurnBegan {
		from--
	}
	if from < 0 || !throws(&told[from]) || told[from].At != e.At || e.At < 0 || !throws(e) && !(e.Kind == island.Slain && island.As[island.SlainEvent](e).How == island.ByHit) {
		return out, false
	}
	isle := b.everybody().Island()
	out.throw, out.foes = &told[from], there(&isle, box.Place(e.At))
	for i := from + 1; i < len(all) && !throws(&all[i]); i++ {
		x, slain := all[i], all[i].Kind == island.Slain && all[i].At == e.At
		if !slain {
			continue
		}
		fell := island.As[island.SlainEvent](&x)
		if fell.Health == 0 && i < len(told) {
			out.fallen = append(out.fallen, int(fell.Creature))
		}
		if !slices.Contains(out.foes, int(fell.Creature)) {
			out.foes = append(out.foes, int(fell.Creature))
		}
	}
	slices.Sort(out.foes)
	return out, len(out.foes) > 0
}

// Measures of such a card, whose pictures are as high as a face: the line below a picture, what lies between pictures, and both together.
const foughtName, foughtGap, clashHigh = 20.0, 10.0, faceSide + foughtName

// faceRoom is how wide a face stands, for the name below it.
const faceRoom = 158.0

// clash shows one of the company and creatures beside one another, each with a picture and a name: whoever strikes on the left.
func (b *Board) clash(c *ui.Context, r ui.Rect, s game.Seat, first bool, foes, fallen []int) {
	cut := r.CutRight
	if first {
		cut = r.CutLeft
	}
	at, v := cut(faceRoom), b.everybody()
	cut(foughtGap)
	page.Portrait(c, at.CutTop(faceSide).Middle(faceSide, faceSide), faceOf(roleOf(v, s)))
	named(c, at, words.Sentence(who(v, s)), "")
	sorts := kinds(foes)
	for i, room := range r.Columns(len(sorts), foughtGap) {
		of := sorts[i]
		page.Engraved(c, room.CutTop(faceSide), plates.Of("creature/"+tell.Sorts[foretell.SortOf(of[0])]))
		named(c, room, crowd(of), fell(of, fallen))
	}
}

// kinds are creatures by sort.
func kinds(of []int) (out [][]int) {
	for _, n := range of {
		if last := len(out) - 1; last >= 0 && foretell.SortOf(out[last][0]) == foretell.SortOf(n) {
			out[last] = append(out[last], n)
			continue
		}
		out = append(out, []int{n})
	}
	return out
}

// fell says which of creatures of one sort have fallen; "" for none.
func fell(of, fallen []int) string {
	var n []string
	for _, x := range of {
		if slices.Contains(fallen, x) {
			n = append(n, words.Number(tell.NumberOf(int8(x))))
		}
	}
	switch len(n) {
	case 0:
		return ""
	case len(of):
		return words.Phrase("fight.fell")
	}
	return words.Phrase("fight.fell.some", "list", words.List(n))
}

// named is a name below a picture, and what has become of it, in red, beside it.
func named(c *ui.Context, r ui.Rect, name, became string) {
	st, red := ui.Strong.At(15).To(ui.Centre), ui.Strong.At(15).In(ui.Red)
	row := r.Top(foughtName)
	if became == "" {
		st = c.Fit(name, st, row.W)
		st.MayCut = true // of a name that somebody has given
		c.Text(row, name, st)
		return
	}
	w, gap := c.TextWidth(became, red), 6.0
	if both := w + gap + c.TextWidth(name, st); both <= row.W { // else what has become of it says enough
		at := row.Middle(both, row.H)
		c.Text(at, name, ui.Strong.At(15))
		c.Text(at.CutRight(w), became, red)
		return
	}
	c.Text(row, became, c.Fit(became, red.To(ui.Centre), row.W))
}

// staged is a moment of a combat on its card, which keeps its place and its size from the throw to the last that falls.
func (b *Board) staged(c *ui.Context, of scuffle, text string) {
	st := ui.Body.At(17).To(ui.Centre)
	wide := min(scuffleW, b.chart.W-20)
	inner := wide - 2*playIn
	says := max(2*ui.LineHeight(st), c.ParagraphHeight(ui.Plain(text), st, inner))
	high := clashHigh + 4 + diceHigh(of.throw) + 4 + says + 2*playIn
	c.Fill(b.chart, dusk)
	c.Float("theatre", b.chart.Middle(wide, min(high, b.chart.H-10)), ui.CardPanel, func(in ui.Rect) {
		in = in.Inset(playIn)
		at := in.CutBottom(says)
		c.Paragraph(at.Middle(at.W, c.ParagraphHeight(ui.Plain(text), st, at.W)), ui.Plain(text), st)
		in.CutBottom(4)
		dice(c, in.CutBottom(diceHigh(of.throw)), of.throw)
		b.clash(c, in, of.throw.Seat, true, of.foes, of.fallen)
	})
}

// scuffleW is how wide the card of a combat is, in units.
const scuffleW = 620.0

// facing says what is to be said of a fight, in a tall window beside the signs of all that stand there.
func facing(c *ui.Context, col *page.Column, of []int, says ui.Rich) {
	const side, gap, tall = 46.0, 6.0, 840.0
	st, sorts := ui.Note.At(15).In(ui.Faded), kinds(of)
	if c.H < tall { // they stand on the chart
		col.Say(says, st)
		return
	}
	left := float64(len(sorts)) * (side + gap)
	row := col.Next(max(side+2, c.ParagraphHeight(says, st, col.R.W-left-4)))
	for _, sort := range sorts {
		page.Engraved(c, row.CutLeft(side).Top(side), plates.Of("sign/"+tell.Sorts[foretell.SortOf(sort[0])]))
		row.CutLeft(gap)
	}
	row.CutLeft(4)
	c.Paragraph(row, says, st)
}

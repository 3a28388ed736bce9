package board

import (
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What the letters, numbers and grounds of the Matrix mean stands above it.

// daysHead is how high the heading above the slots is, in units, and keyRow a second row of what the signs mean.
const daysHead, keyRow = 25.0, 20.0

// titleLeast is how small the heading is at least, for what the signs mean to stand beside it.
const titleLeast = 15.0

// meaning is a sign of the Matrix, so wide, and what it means.
type meaning struct {
	text string
	wide float64
	sign func(at ui.Rect)
}

// width is how wide it is.
func (m *meaning) width(c *ui.Context) float64 {
	return m.wide + c.TextWidth(m.text, ui.Small.At(15)) + meaningGap
}

// meaningGap is the room between two of them.
const meaningGap = 8.0

// meanings are those of the signs; of a Wasteland only where there is one.
func (b *Board) meanings(c *ui.Context, v heart.View) (all []meaning) {
	if b.wasted(v) { // before all else: it is new
		all = append(all, meaning{words.Say("matrix.wasteland"), 20, func(at ui.Rect) {
			sign := at.Middle(14, 14)
			c.Fill(sign, ui.Journal)
			page.Outline(c, sign, ui.Rule)
			hatch(c, sign)
		}})
	}
	for _, row := range dotRow {
		all = append(all, meaning{words.Say("dot." + row.key + ".says"), 19, func(at ui.Rect) { dots(c, at.Left(16), row.dot) }})
	}
	return append(all, meaning{text: words.Say("matrix.numbers")})
}

// daysHead says where these days are spent, and what the coloured letters and the numbers mean, with a second row where one
// is too short and there is room; all of it stands in the tip.
func (b *Board) daysHead(c *ui.Context, in *ui.Rect, v heart.View) {
	r := in.CutTop(daysHead)
	c.TipArea(r, page.Cited(words.Say("matrix.tip"), box.RuleMatrix))
	title, head := words.Say("matrix.title"), ui.Head.At(19)
	if at := v.Sheet(b.whose(v)).Region; at != chart.Nowhere {
		title = words.Say("matrix.title.in", "region", tell.Region(at))
	}
	all := b.meanings(c, v)
	need := 11 - meaningGap
	for i := range all {
		need += all[i].width(c)
	}
	for head.Size > titleLeast && c.TextWidth(title, head)+2+need > r.W { // a long name takes no room from the slots
		head = head.At(head.Size - 1)
	}
	w := min(r.W, c.TextWidth(title, head)+2)
	c.Text(r.CutLeft(w), title, c.Fit(title, head, w))
	r.CutLeft(11)
	n := meaningsOn(c, r, all)
	if b.wasted(v) { // which makes no slot smaller where there would be one row without it
		if need-11-all[0].width(c) <= r.W {
			return
		}
	}
	if n < len(all) && in.H >= 5*slotLeast+keyRow {
		meaningsOn(c, in.CutTop(keyRow), all[n:])
	}
}

// meaningsOn sets as many of them as have room in a row, what has no sign at its right, and gives how many.
func meaningsOn(c *ui.Context, r ui.Rect, all []meaning) int {
	st := ui.Small.At(15).In(ui.Faded)
	for i, m := range all {
		switch need := m.width(c); {
		case m.sign == nil && need-meaningGap <= r.W:
			c.Text(r, m.text, st.To(ui.Right))
		case m.sign == nil || need > r.W:
			return i
		default:
			cell := r.CutLeft(need)
			m.sign(cell.CutLeft(m.wide))
			c.Text(cell, m.text, st)
		}
	}
	return len(all)
}

// wasted reports whether there is a Wasteland in these days.
func (b *Board) wasted(v heart.View) bool {
	for at := range box.Slot(box.Slots) {
		if v.SlotOf(b.whose(v), at).Wasteland {
			return true
		}
	}
	return false
}

// hatch marks a Wasteland, and in little the sign that says so. Its lines are upright: level ones would strike out what is
// written there.
func hatch(c *ui.Context, r ui.Rect) {
	step := min(9, r.W/3)
	for x := r.X + step - 1; x < r.Right()-2; x += step {
		c.Fill(ui.R(x, r.Y+2, 1, r.H-4), ui.Dotted)
	}
}

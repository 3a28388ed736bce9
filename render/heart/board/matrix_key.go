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

// meaning is a sign of the Matrix, so wide, what it means, and what is told of it by pointing.
type meaning struct {
	text, tip string
	wide      float64
	sign      func(at ui.Rect)
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
		all = append(all, meaning{words.Say("matrix.wasteland"), words.Say("matrix.wasteland.tip"), 20, func(at ui.Rect) {
			sign := at.Middle(14, 14)
			c.Fill(sign, ui.Journal)
			page.Outline(c, sign, ui.Rule)
			hatch(c, sign)
		}})
	}
	for _, row := range dotRow {
		land := words.Say("dot." + row.key + ".says")
		all = append(all, meaning{land, words.Say("matrix.letter.tip", "land", land), 19, func(at ui.Rect) { dots(c, at.Left(16), row.dot) }})
	}
	return append(all, meaning{text: words.Say("matrix.numbers"), tip: words.Say("matrix.numbers.tip")})
}

// landsOf are the lands whose letters a chit bears.
func landsOf(d box.Dots) (all []string) {
	for _, row := range dotRow {
		if d&row.dot != 0 {
			all = append(all, words.Phrase("dot."+row.key+".says"))
		}
	}
	return all
}

// daysHead says where these days are spent, and what the coloured letters and the numbers mean: in a row of its own where
// there is room, so that nothing has to give way to the Wasteland; all of it stands in the tip.
func (b *Board) daysHead(c *ui.Context, in *ui.Rect, v heart.View) {
	r := in.CutTop(daysHead)
	c.TipArea(r, page.Cited(words.Say("matrix.tip"), box.RuleMatrix))
	title, head := words.Say("matrix.title"), ui.Head.At(19)
	if at := v.Sheet(b.whose(v)).Region; at != chart.Nowhere {
		title = words.Say("matrix.title.in", "region", tell.Region(at))
	}
	all, apart := b.meanings(c, v), in.H >= 5*slotLeast+keyRow
	need := 11 - meaningGap
	for i := range all {
		need += all[i].width(c)
	}
	for !apart && head.Size > titleLeast && c.TextWidth(title, head)+2+need > r.W { // a long name takes no room from the slots
		head = head.At(head.Size - 1)
	}
	w := min(r.W, c.TextWidth(title, head)+2)
	c.Text(r.CutLeft(w), title, c.Fit(title, head, w))
	r.CutLeft(11)
	if !apart {
		meaningsOn(c, r, all)
		return
	}
	if letters, st := words.Say("matrix.letters"), ui.Note.At(15).In(ui.Faded); c.TextWidth(letters, st) <= r.W {
		w := c.TextWidth(letters, st)
		c.Tip(ui.R(r.Right()-w, r.Y, w, r.H), page.Cited(words.Say("matrix.letters.tip"), box.RuleMatrix))
		c.Text(r, letters, st.To(ui.Right))
	}
	meaningsOn(c, in.CutTop(keyRow), all)
}

// meaningsOn sets as many of them as have room in a row, what has no sign at its right, and gives how many.
func meaningsOn(c *ui.Context, r ui.Rect, all []meaning) int {
	st := ui.Small.At(15).In(ui.Faded)
	for i, m := range all {
		switch need := m.width(c); {
		case m.sign == nil && need-meaningGap <= r.W:
			c.Tip(ui.R(r.Right()-need, r.Y, need, r.H), page.Cited(m.tip, box.RuleMatrix))
			c.Text(r, m.text, st.To(ui.Right))
		case m.sign == nil || need > r.W:
			return i
		default:
			cell := r.CutLeft(need)
			c.Tip(cell, page.Cited(m.tip, box.RuleMatrix))
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

package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// waysOf are the ways of travelling the viewing seat's party has the means for,
// and the one in force.
func waysOf(v nile.View, s nile.Sheet) (out []nile.Mode) {
	ways, _ := v.Ways()
	for m := range nile.Modes {
		if ways[m].Has || m == s.Mode {
			out = append(out, m)
		}
	}
	return out
}

// modes are the ways of travelling the party has the means for, where it has
// the means for more than walking.
func (b *Board) modes(c *ui.Context, a desk.Desk, v nile.View, col *page.Column, s nile.Sheet) {
	can := waysOf(v, s)
	if len(can) == 1 {
		return
	}
	ways, _ := v.Ways()
	if (col.R.W-8*float64(len(can)-1))/float64(len(can)) < modeLeast { // one below the other
		for _, m := range can {
			row := col.Next(32)
			b.modeButton(c, a, s, m, &ways[m], row.CutLeft(row.W*0.48), row)
			col.Gap(4)
		}
		return
	}
	row := col.Next(32)
	notes := col.Next(20).Columns(len(can), 8)
	for i, cell := range row.Columns(len(can), 8) {
		b.modeButton(c, a, s, can[i], &ways[can[i]], cell, notes[i])
	}
	col.Gap(4)
}

// modeLeast is the least width of a button for a way of travelling beside others.
const modeLeast = 88

// modeButton is one way of travelling, with what would be carried of what
// could, or that it is not possible.
func (b *Board) modeButton(c *ui.Context, a desk.Desk, s nile.Sheet, m nile.Mode, w *nile.Transport, cell, note ui.Rect) {
	ch, ok := b.mode(m)
	remark := words.Phrase("sheet.way.load", "cost", w.Cost, "capability", w.Capability)
	carried := words.Say("ways.carried", "mode", tell.Mode(m), "cost", w.Cost, "capability", w.Capability)
	tip := words.Say("ways.slower", "carried", carried)
	bad := w.Refusal().Why != ""
	if over := w.Cost - w.Capability; bad && over > 0 {
		remark = words.Phrase("sheet.way.over", "n", over)
	}
	switch {
	case m == s.Mode:
		tip = words.Say("ways.here", "carried", carried)
	case !w.Able:
		remark, tip = words.Phrase("ways.not-now"), tell.Refused(w.Refusal()).String()
	case bad:
		tip = words.Say("ways.heavy", "carried", carried)
	case !ok:
		tip = words.Say("ways.not-here")
	}
	x := ui.Button{
		Label: words.Sentence(tell.Mode(m)), ID: "mode " + ModeLabels[m], On: m == s.Mode, Disabled: !ok && m != s.Mode, Tip: ui.Plain(tip), Size: 17,
	}
	for ; x.Size > 15 && c.ButtonWidth(x) > cell.W+5; x.Size-- {
		continue
	}
	if c.Button(cell, x) && ok {
		b.do(a, ch, 0)
	}
	st := ui.Small.At(15).To(ui.Centre)
	if bad {
		st = st.In(ui.Red)
	}
	c.Text(note, remark, st)
	page.ExplainedBy(c, note, "load")
}

// ModeLabels are what tests know these buttons by.
var ModeLabels = [nile.Modes]string{"On foot", "By canoe", "Mounted"}

func (b *Board) mode(m nile.Mode) (game.Choice, bool) {
	for _, ch := range b.choices {
		if ch.Kind == nile.ChangeMode && ch.Target == int32(m) {
			return ch, true
		}
	}
	return game.Choice{}, false
}

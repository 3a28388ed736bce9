package render

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// encounter is what the sheets that lie over the chart have in common: what
// has just been told, and the keys that mean the same everywhere.
type encounter struct {
	play *Play
	told []words.Line
	keys func(c *ui.Context)
	rule string // the heading stands under it
	// plate is the engraving beside the heading.
	plate  engraving.Subject
	spread spreadSize
}

// lately are the lines of what the last command led to, as far as the sheet
// that follows from it should say them again.
func lately(p *Play) (out []words.Line) {
	v := p.View()
	for _, e := range p.Fresh() {
		if e.Seat != p.Seat() || !worthSaying[e.Kind] {
			continue
		}
		if l, ok := words.Tell(v, e); ok {
			out = append(out, l)
		}
	}
	return out[max(0, len(out)-latelyMost):]
}

// latelyMost is how many lines of the past a sheet has room for.
const latelyMost = 5

// over draws a sheet over the chart: title, a line below it, what has just
// happened, the body, and the buttons, which do not scroll with it.
func (e *encounter) over(c *ui.Context, id string, w float64, title, sub string, body, buttons func(col *column)) {
	c.ModalFoot(id, w, 220, e.size().foot, func(r ui.Rect) float64 {
		col := newColumn(c, r)
		e.heading(c, col, title, sub)
		c.Rule(col.next(9), ui.Rule)
		e.sayTold(col)
		body(col)
		return col.height()
	}, func(r ui.Rect) { e.buttons(c, r, buttons) })
}

// heading is the title with the line below it, and the plate beside them.
func (e *encounter) heading(c *ui.Context, col *column, title, sub string) {
	room, least := col.r, 0.0
	if hasPlate(c, room.W, e.plate) {
		least = beside(c, &room, e.plate) + 6
	}
	head := newColumn(c, room)
	st := titleFit(c, title, room.W)
	titleOf(c, head.next(st.Size*1.2), title, e.rule)
	if sub != "" {
		head.say(ui.Plain(sub), ui.Note.In(ui.Faded))
		head.gap(4)
	}
	col.gap(max(head.height(), least))
}

// sayTold says again what has just happened, with the dice behind it.
func (e *encounter) sayTold(col *column) {
	for _, l := range e.told {
		col.say(richLine(l), ui.Body.At(17))
		col.gap(2)
	}
	if len(e.told) > 0 {
		col.gap(6)
	}
}

// tribeTitle is the heading of a people's sheet.
func tribeTitle(t nile.TribeView) string {
	if t.Kingdom {
		return words.Say("meet.kingdom", "name", words.People(t.Name))
	}
	return words.Say("meet.title", "name", words.People(t.Name))
}

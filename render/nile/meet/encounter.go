package meet

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Encounter is what the sheets that lie over the chart have in common: what
// has just been told, and the keys that mean the same everywhere.
type Encounter struct {
	Play *play.Play
	Told []tell.Line
	Keys func(c *ui.Context)
	Rule string // the heading stands under it
	// plate is the engraving beside the heading, or across the sheet.
	plate  engraving.Subject
	who    *speaker // who speaks to the explorer, nil for nobody
	spread spreadSize
}

// Lately are the lines of what the last command led to, as far as the sheet
// that follows from it should say them again.
func Lately(p *play.Play) (out []tell.Line) {
	v := sight.View(p)
	for _, e := range p.Last() {
		if e.Seat != p.Seat() || !tell.WorthSaying[e.Kind] {
			continue
		}
		if l, ok := tell.Tell(v, e); ok {
			out = append(out, l)
		}
	}
	return out[max(0, len(out)-latelyMost):]
}

// latelyMost is how many lines of the past a sheet has room for.
const latelyMost = 5

// over draws a sheet over the chart: title, a line below it, what has just
// happened, the body, and the buttons, which do not scroll with it.
func (e *Encounter) over(c *ui.Context, id string, w float64, title, sub string, body, buttons func(col *page.Column)) {
	c.ModalFoot(id, w, 220, e.size().foot, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		e.heading(c, col, title, sub)
		c.Rule(col.Next(9), ui.Rule)
		e.sayTold(col)
		body(col)
		return col.Height()
	}, func(r ui.Rect) { e.buttons(c, r, buttons) })
}

// heading is the title with the line below it, and the plate beside them.
func (e *Encounter) heading(c *ui.Context, col *page.Column, title, sub string) {
	room, least := col.R, 0.0
	if page.HasPlate(c, room.W, e.plate) {
		least = page.Beside(c, &room, e.plate) + 6
	}
	head := page.NewColumn(c, room)
	st := page.TitleFit(c, title, room.W)
	page.TitleOf(c, head.Next(st.Size*1.2), title, e.Rule)
	if sub != "" {
		head.Say(ui.Plain(sub), ui.Note.In(ui.Faded))
		head.Gap(4)
	}
	col.Gap(max(head.Height(), least))
}

// sayTold says again what has just happened, with the dice behind it.
func (e *Encounter) sayTold(col *page.Column) {
	for _, l := range e.Told {
		col.Say(tell.RichLine(l), ui.Body.At(17))
		col.Gap(2)
	}
	if len(e.Told) > 0 {
		col.Gap(6)
	}
}

// TribeTitle is the heading of a people's sheet.
func TribeTitle(t nile.TribeView) string {
	if t.Kingdom {
		return words.Say("meet.kingdom", "name", tell.People(t.Name))
	}
	return words.Say("meet.title", "name", tell.People(t.Name))
}

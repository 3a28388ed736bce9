package render

import (
	"fmt"
	"image/color"
	"math"

	"sourceofthenile/game"
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

var worthSaying = map[game.EventKind]bool{
	nile.TribeMapped: true, nile.Met: true, nile.Received: true, nile.Threat: true, nile.Parleyed: true, nile.Poisoned: true,
	nile.Beaten: true, nile.Prisoners: true, nile.Village: true, nile.Captured: true, nile.Captivity: true, nile.Ministered: true,
	nile.DisasterStrikes: true, nile.Bartered: true, nile.Sold: true, nile.Volley: true,
}

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

// foot is the row of buttons at the end of a sheet: the main one at the right,
// the others from the left. It tells which was set off: 0 the main one, 1 and
// on the others, −1 none.
func foot(c *ui.Context, col *column, main ui.Button, others ...ui.Button) int {
	main.Look = ui.MainLook
	col.gap(12)
	w := min(col.r.W, max(200, c.ButtonWidth(main)))
	rest := 0.0
	for _, o := range others {
		rest += c.ButtonWidth(o) + 6
	}
	hit := -1
	if rest+w+10 > col.r.W { // below each other
		if c.Button(col.next(ui.MainH), main) {
			hit = 0
		}
		col.gap(6)
		for i, o := range others {
			if c.Button(col.next(ui.ButtonH), o) {
				hit = i + 1
			}
			col.gap(5)
		}
		return hit
	}
	row := col.next(ui.MainH)
	if c.Button(row.CutRight(w), main) {
		hit = 0
	}
	for i, o := range others {
		bw := c.ButtonWidth(o)
		if c.Button(row.CutLeft(bw).Middle(bw, ui.ButtonH), o) {
			hit = i + 1
		}
		row.CutLeft(6)
	}
	return hit
}

// share is one outcome of several, with its chance.
type share struct {
	name string
	p    float64
	col  color.RGBA
}

// The colours of outcomes. They differ in lightness too.
var (
	goodShare   = ui.Green
	mildShare   = color.RGBA{0xdc, 0xcd, 0xa2, 255}
	sickShare   = color.RGBA{0xc4, 0x98, 0x3a, 255}
	attackShare = color.RGBA{0x96, 0x55, 0x1c, 255}
	deadShare   = color.RGBA{0x5e, 0x16, 0x16, 255}
)

// percent is a chance in whole percent; what can happen never shows as 0, what
// can fail never as 100.
func percent(p float64) int {
	n := int(math.Round(p * 100))
	switch {
	case n <= 0 && p > 1e-12:
		return 1
	case n >= 100 && p < 1-1e-12:
		return 99
	}
	return n
}

// oddsBar is a bar parted as the chances are.
func oddsBar(c *ui.Context, r ui.Rect, all []share) { shareBar(c, r, all, false) }

// shareBar is an odds bar; named, the outcomes stand by name in it, and it
// needs no legend.
func shareBar(c *ui.Context, r ui.Rect, all []share, named bool) {
	c.Panel(r, ui.TrackPanel)
	in := r.Inset(1)
	for _, s := range all {
		if s.p <= 1e-12 {
			continue
		}
		part := in.CutLeft(math.Min(in.W, s.p*(r.W-2)))
		c.Fill(part, s.col)
		c.Tip(part, s.tip())
		st := ui.Small.At(15).To(ui.Centre)
		st.Colour = ui.Cream
		if s.col == mildShare || s.col == sickShare {
			st.Colour = ui.Ink
		}
		label := words.Percent(percent(s.p))
		if full := s.name + " " + label; named && c.TextWidth(full, st)+8 < part.W {
			label = full
		}
		if part.H >= 16 && c.TextWidth(label, st)+8 < part.W {
			c.Text(part, label, st)
		}
	}
}

// legend names the outcomes of a bar below it.
func legend(c *ui.Context, col *column, all []share) {
	st := ui.Small.At(15)
	x, row := col.r.X, col.next(legendH)
	for _, s := range all {
		if s.p <= 1e-12 {
			continue
		}
		label := s.name + " " + words.Percent(percent(s.p))
		w := c.TextWidth(label, st) + 30
		if x > col.r.X && x+w-12 > col.r.Right() {
			x, row = col.r.X, col.next(legendH)
		}
		swatch := ui.R(x, row.Y+(legendH-11)/2, 11, 11)
		c.Fill(swatch, ui.Faded)
		c.Fill(swatch.Inset(1), s.col)
		c.Text(ui.R(x+16, row.Y, w-16, legendH), label, st)
		c.Tip(ui.R(x, row.Y, w-12, legendH), s.tip())
		x += w
	}
}

const legendH = 21

// bothBar is a bar with its legend.
func bothBar(c *ui.Context, col *column, all []share) {
	oddsBar(c, col.next(22), all)
	col.gap(1)
	legend(c, col, all)
}

// factRow is a ledger line: what on the left, how much on the right; a long
// answer goes below.
func factRow(c *ui.Context, col *column, what, says string) {
	from := col.r.Y
	defer func() { col.figures(from, what) }()
	st := ui.Body.At(17)
	row := col.next(ui.LineH)
	w := c.TextWidth(says, st) + 4
	if w+c.TextWidth(what, st)+16 > row.W { // too long for one line
		c.Text(row.InsetXY(4, 0), what, st.In(ui.Faded))
		inner := newColumn(c, ui.R(col.r.X+16, col.r.Y, col.r.W-20, 0))
		inner.say(ui.Plain(says), st)
		col.gap(inner.height() + 2)
		c.Dots(ui.R(col.r.X, col.r.Y-1, col.r.W, 1))
		return
	}
	c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	row = row.InsetXY(4, 0)
	c.Text(row.CutRight(w), says, st.To(ui.Right))
	c.Text(row, what, st.In(ui.Faded))
}

// one digit after the point, as players read averages.
func average(x float64) string { return fmt.Sprintf("%.1f", x) }

// askaris is the word for so many, on average.
func askaris(x float64) string {
	if math.Abs(x-1) < 0.05 {
		return "askari"
	}
	return "askaris"
}

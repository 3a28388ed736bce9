package render

import (
	"fmt"
	"image/color"
	"math"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

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

// tip has a share of a bar of odds explain itself.
func (s *share) tip() ui.Rich {
	text := words.Percent(percent(s.p))
	if s.name != "" {
		text = words.Sentence(s.name) + ", " + text
	}
	return append(ui.Rich{ui.B(text), ui.T(". ")}, figureTip("chance")...)
}

func round(x float64) int { return int(x + 0.5) }

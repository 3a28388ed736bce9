package page

import (
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Foot is the row of buttons at the end of a sheet: the main one at the right,
// the others from the left. It tells which was set off: 0 the main one, 1 and
// on the others, −1 none.
func Foot(c *ui.Context, col *Column, main ui.Button, others ...ui.Button) int {
	main.Look = ui.MainLook
	return FootAs(c, col, main, others...)
}

// FootAs is Foot with the looks that the buttons have: for sheets on which another one may become the red one, and
// none is to take the place of another below the hand.
func FootAs(c *ui.Context, col *Column, main ui.Button, others ...ui.Button) int {
	col.Gap(12)
	w := min(col.R.W, max(200, c.ButtonWidth(main)))
	rest := 0.0
	for _, o := range others {
		rest += c.ButtonWidth(o) + 6
	}
	hit := -1
	if rest+w+10 > col.R.W { // below each other
		if c.Button(col.Next(ui.MainH), main) {
			hit = 0
		}
		col.Gap(6)
		for i, o := range others {
			if c.Button(col.Next(ui.ButtonH), o) {
				hit = i + 1
			}
			col.Gap(5)
		}
		return hit
	}
	row := col.Next(ui.MainH)
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

// Share is one outcome of several, with its chance.
type Share struct {
	Name string
	P    float64
	Col  color.RGBA
	Of   []float64 // what P is the sum of, where another bar parts it further: both say the same of a hundred
}

// The colours of outcomes, from the best to the worst. They differ in lightness too.
var (
	GoodShare  = ui.Green
	MildShare  = color.RGBA{0xdc, 0xcd, 0xa2, 255}
	BadShare   = color.RGBA{0xc4, 0x98, 0x3a, 255}
	WorseShare = color.RGBA{0x96, 0x55, 0x1c, 255}
	WorstShare = color.RGBA{0x5e, 0x16, 0x16, 255}
)

// inexact is what a chance that is a sum of fractions may be off by.
const inexact = 1e-12

// Odds are a chance that is a sum of fractions as odds.
func Odds(p float64) game.Odds {
	switch {
	case p < inexact:
		p = 0
	case p > 1-inexact:
		p = 1
	}
	return game.OddsOf(p)
}

// Figures are outcomes, one of which must happen, as so many of a hundred: they
// add up to a hundred. What never happens is "0".
func Figures(all []Share) []string {
	var chances []float64
	for _, s := range all {
		for _, p := range s.parts() {
			if p <= inexact {
				p = 0
			}
			chances = append(chances, p)
		}
	}
	shares := game.Shares(nil, chances...)
	out := make([]string, 0, len(all))
	for _, s := range all {
		n := 0
		for range s.parts() {
			n, shares = n+shares[0], shares[1:]
		}
		figure := words.Number(n)
		// Where its own rounding says the same, that tells also what is all but certain.
		if own, bound := Odds(s.P).Whole(); own == n && bound != game.About {
			figure = words.InHundred(Odds(s.P))
		}
		out = append(out, figure)
	}
	return out
}

func (s *Share) parts() []float64 {
	if len(s.Of) == 0 {
		return []float64{s.P}
	}
	return s.Of
}

// oddsBar is a bar parted as the chances are.
func oddsBar(c *ui.Context, r ui.Rect, all []Share) { ShareBar(c, r, all, false) }

// ShareBar is an odds bar; named, the outcomes stand by name in it, those that have room.
func ShareBar(c *ui.Context, r ui.Rect, all []Share, named bool) {
	c.Keep(r)
	c.Panel(r, ui.TrackPanel)
	in, figures := r.Inset(1), Figures(all)
	for i, s := range all {
		if s.P <= inexact {
			continue
		}
		part := in.CutLeft(math.Min(in.W, s.P*(r.W-2)))
		label := words.Percent(figures[i])
		c.Fill(part, s.Col)
		c.Tip(part, s.tip(label))
		st := shareStyle.To(ui.Centre)
		st.Colour = ui.Cream
		if s.Col == MildShare || s.Col == BadShare {
			st.Colour = ui.Ink
		}
		if full := s.with(label); named && shareFits(c, full, part.W) {
			label = full
		}
		if part.H >= 16 && shareFits(c, label, part.W) {
			c.Text(part, label, st)
		}
	}
}

// shareStyle is what a bar's shares are named in.
var shareStyle = ui.Small.At(15)

// shareFits reports whether a label finds room in a share so wide.
func shareFits(c *ui.Context, label string, w float64) bool {
	return c.TextWidth(label, shareStyle)+8 < w
}

// NamedBar is an odds bar so high in which the outcomes stand by name; those whose name finds no
// room in it are named below it.
func NamedBar(c *ui.Context, col *Column, h float64, all []Share) {
	figures, narrow := Figures(all), make([]bool, len(all))
	for i, s := range all {
		narrow[i] = !shareFits(c, s.with(words.Percent(figures[i])), s.P*(col.R.W-2))
	}
	ShareBar(c, col.Next(h), all, true)
	legend(c, col, all, narrow)
}

// legend names outcomes of a bar below it: those that are marked.
func legend(c *ui.Context, col *Column, all []Share, named []bool) {
	st, figures := shareStyle, Figures(all)
	x, row := col.R.X, ui.Rect{}
	for i, s := range all {
		if s.P <= inexact || !named[i] {
			continue
		}
		if row.H == 0 {
			row = col.Next(LegendH)
		}
		chance := words.Percent(figures[i])
		label := s.with(chance)
		w := c.TextWidth(label, st) + 30
		if x > col.R.X && x+w-12 > col.R.Right() {
			x, row = col.R.X, col.Next(LegendH)
		}
		swatch := ui.R(x, row.Y+(LegendH-11)/2, 11, 11)
		c.Fill(swatch, ui.Faded)
		c.Fill(swatch.Inset(1), s.Col)
		c.Text(ui.R(x+16, row.Y, w-16, LegendH), label, st)
		c.Tip(ui.R(x, row.Y, w-12, LegendH), s.tip(chance))
		x += w
	}
}

// LegendH is how high a line of a legend is.
const LegendH = 21

// BothBar is a bar with its legend.
func BothBar(c *ui.Context, col *Column, all []Share) {
	oddsBar(c, col.Next(22), all)
	col.Gap(1)
	legend(c, col, all, slices.Repeat([]bool{true}, len(all)))
}

// FactRow is a ledger line: what on the left, how much on the right; a long
// answer goes below. It explains itself as the figure of a name; "" does not.
func FactRow(c *ui.Context, col *Column, figure, what, says string) {
	from := col.R.Y
	defer func() { col.Figures(from, figure) }()
	st := ui.Body.At(17)
	row := col.Next(ui.LineH)
	w := c.TextWidth(says, st) + 4
	if w+c.TextWidth(what, st)+16 > row.W { // too long for one line
		if at := row.InsetXY(4, 0); c.TextWidth(what, st) <= at.W {
			c.Text(at, what, st.In(ui.Faded))
		} else {
			col.Gap(max(ui.LineH, c.Paragraph(at, ui.Plain(what), st.In(ui.Faded))) - ui.LineH)
		}
		inner := NewColumn(c, ui.R(col.R.X+16, col.R.Y, col.R.W-20, 0))
		inner.Say(ui.Plain(says), st)
		col.Gap(inner.Height() + 2)
		c.Dots(ui.R(col.R.X, col.R.Y-1, col.R.W, 1))
		return
	}
	c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	row = row.InsetXY(4, 0)
	c.Text(row.CutRight(w), says, st.To(ui.Right))
	c.Text(row, what, st.In(ui.Faded))
}

// Average is an average as players read it: one digit after the point.
func Average(x float64) words.Tenths {
	n, _ := strconv.Atoi(strings.Replace(strconv.FormatFloat(x, 'f', 1, 64), ".", "", 1)) // figures only: cannot fail
	return words.Tenths(n)
}

// tip has a share of a bar of odds explain itself.
func (s *Share) tip(chance string) ui.Rich {
	text := chance
	if s.Name != "" {
		text = words.Terms(words.Sentence(s.Name), text)
	}
	return Sentences(ui.Rich{ui.B(words.Whole(text))}, FigureTip("chance"))
}

// with is a share's name with its chance behind it.
func (s *Share) with(chance string) string {
	if s.Name == "" {
		return chance
	}
	return words.Phrase("chance.named", "what", s.Name, "chance", chance)
}

// Round is the whole number nearest to one that is not negative.
func Round(x float64) int { return int(x + 0.5) }

package render

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// page is a sheet on the desk: a title, what it holds (which scrolls if it
// must), and a row of buttons at its foot.
type page struct {
	title string
	rule  string // shown beside the title, "" none
	w, h  float64
	body  func(r ui.Rect) float64 // returns how high it is
	foot  func(r ui.Rect)
}

const footH = 58

func (p page) draw(c *ui.Context) {
	c.Desk()
	r := c.Sheet(p.w, p.h)
	if p.foot != nil {
		foot := r.CutBottom(footH)
		foot.CutTop(footH - ui.MainH)
		p.foot(foot)
	}
	head := r.CutTop(50)
	titleOf(c, ui.R(head.X, head.Y-4, head.W, 44), p.title, p.rule)
	c.Rule(ui.R(head.X, head.Bottom()-8, head.W, 1), ui.Rule)
	c.Scroll("page", r, p.body)
}

// titleOf sets a sheet's title, and at the right end of its line the rule it
// stands under.
func titleOf(c *ui.Context, r ui.Rect, title, rule string) {
	c.Together(func() {
		text, right := "", ui.Rect{}
		if rule != "" {
			text = words.Phrase("cite.title", "n", rule)
			right = r.CutRight(c.TextWidth(text, ui.RuleRef) + 2)
			r.CutRight(10)
		}
		c.Text(r, title, titleFit(c, title, r.W))
		c.Text(right, text, ui.RuleRef.To(ui.Right))
	})
}

// titleFit is the style of a sheet's title, smaller in a small window.
func titleFit(c *ui.Context, s string, w float64) ui.Style {
	st := ui.Big
	for st.Size > 20 && c.TextWidth(s, st) > w {
		st.Size--
	}
	return st
}

// column puts one thing below the other, without a lower edge.
type column struct {
	c    *ui.Context
	r    ui.Rect // what is left
	from float64
}

func newColumn(c *ui.Context, r ui.Rect) *column {
	r.H = 1e6
	return &column{c, r, r.Y}
}

// next is a strip of height h.
func (l *column) next(h float64) ui.Rect { return l.r.CutTop(h) }

func (l *column) gap(h float64) { l.r.CutTop(h) }

func (l *column) heading(s string) { l.c.Heading(l.next(ui.HeadingH), s) }

// headingOf is a heading with the rule that what stands below it follows.
func (l *column) headingOf(rule, s string) { l.c.HeadingOf(l.next(ui.HeadingH), s, rule) }

func (l *column) say(t ui.Rich, st ui.Style) { l.r.CutTop(l.c.Paragraph(l.r, t, st)) }

// height is how high everything became.
func (l *column) height() float64 { return l.r.Y - l.from }

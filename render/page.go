package render

import (
	"unicode/utf8"

	"sourceofthenile/render/keymap"
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

// Two columns stand beside each other from this width on, so far apart, in units.
const (
	columnsFrom = 700.0
	columnsGap  = 36.0
)

// columns are two columns side by side; in a narrow sheet the right one, where
// something is to be decided, comes first.
func (col *column) columns(a, b float64, left, right func(col *column)) {
	c := col.c
	if col.r.W < columnsFrom {
		right(col)
		col.gap(8)
		left(col)
		return
	}
	parts := ui.R(col.r.X, col.r.Y, col.r.W, 0).Split(columnsGap, a, b)
	l, r := newColumn(c, parts[0]), newColumn(c, parts[1])
	left(l)
	right(r)
	col.gap(max(l.height(), r.height()))
}

// handTall is the height of the window, in units, from which the card is larger.
const handTall = 960

// wideSheet is the size of a sheet with a chart on it: larger in a larger window.
func wideSheet(c *ui.Context) (w, h float64) {
	return min(max(1180, c.W*0.84), 1640), min(max(760, c.H*0.92), 1010)
}

// goOnButton is the one red button at the foot of a page.
func goOnButton(c *ui.Context, r ui.Rect, label string) bool {
	b := ui.Button{Label: label, Hint: "Space", Look: ui.MainLook, Default: true}
	return c.Button(r.CutRight(min(r.W, max(200, c.ButtonWidth(b)))), b)
}

// withKey is the label of the i-th of a list, from 0, with the key that takes
// it before it: where that is one alone, not held with another.
func withKey(c *ui.Context, i int, label string) string {
	key := c.KeyOf(keymap.Figure(i))
	if utf8.RuneCountInString(key) != 1 {
		return label
	}
	return ui.Escape(key) + "  " + label
}

// tipIf is a tip that explains why something cannot be done.
func tipIf(yes bool, s string) ui.Rich {
	if !yes {
		return nil
	}
	return ui.Plain(s)
}

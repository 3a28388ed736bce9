package page

import (
	"unicode/utf8"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Page is a sheet on the desk: a title, what it holds (which scrolls if it
// must), and a row of buttons at its foot.
type Page struct {
	Title string
	W, H  float64
	Body  func(r ui.Rect) float64 // returns how high it is
	Foot  func(r ui.Rect)
}

// FootH is how high the row of buttons at the foot of a sheet is.
const FootH = 58

// Draw lays the sheet on the desk.
func (p Page) Draw(c *ui.Context) {
	c.Desk()
	r := c.Sheet(p.W, p.H)
	if p.Foot != nil {
		foot := r.CutBottom(FootH)
		foot.CutTop(FootH - ui.MainH)
		p.Foot(foot)
	}
	head := r.CutTop(50)
	TitleOf(c, ui.R(head.X, head.Y-4, head.W, 44), p.Title, "")
	c.Rule(ui.R(head.X, head.Bottom()-8, head.W, 1), ui.Rule)
	c.Scroll("page", r, p.Body)
}

// TitleOf sets a sheet's title, and at the right end of its line the rule it
// stands under.
func TitleOf(c *ui.Context, r ui.Rect, title, rule string) {
	c.Together(func() {
		text, right := "", ui.Rect{}
		if rule != "" {
			text = words.Phrase("cite.title", "n", rule)
			right = r.CutRight(c.TextWidth(text, ui.RuleRef) + 2)
			r.CutRight(10)
		}
		st := TitleFit(c, title, r.W)
		w := c.Text(r, title, st)
		c.Keep(ui.R(r.X, r.Y, w, r.H))
		c.Text(right, text, ui.RuleRef.To(ui.Right))
	})
}

// TitleFit is the style of a sheet's title, smaller in a small window.
func TitleFit(c *ui.Context, s string, w float64) ui.Style {
	st := ui.Big
	for st.Size > 20 && c.TextWidth(s, st) > w {
		st.Size--
	}
	return st
}

// Column puts one thing below the other, without a lower edge.
type Column struct {
	C    *ui.Context
	R    ui.Rect // what is left
	From float64
}

// NewColumn is a column that begins at the top of a room, and is as wide.
func NewColumn(c *ui.Context, r ui.Rect) *Column {
	r.H = 1e6
	return &Column{c, r, r.Y}
}

// Next is a strip of height h.
func (l *Column) Next(h float64) ui.Rect { return l.R.CutTop(h) }

// Gap leaves so much room.
func (l *Column) Gap(h float64) { l.R.CutTop(h) }

// Heading is a heading in the column.
func (l *Column) Heading(s string) { l.C.Heading(l.Next(ui.HeadingH), s) }

// HeadingOf is a heading with the rule that what stands below it follows.
func (l *Column) HeadingOf(rule, s string) { l.C.HeadingOf(l.Next(ui.HeadingH), s, rule) }

// Say sets a paragraph.
func (l *Column) Say(t ui.Rich, st ui.Style) { l.R.CutTop(l.C.Paragraph(l.R, t, st)) }

// Height is how high everything became.
func (l *Column) Height() float64 { return l.R.Y - l.From }

// Two columns stand beside each other from this width on, so far apart, in units.
const (
	columnsFrom = 700.0
	columnsGap  = 36.0
)

// Columns are two columns side by side; in a narrow sheet the right one, where
// something is to be decided, comes first.
func (col *Column) Columns(a, b float64, left, right func(col *Column)) {
	c := col.C
	if col.R.W < columnsFrom {
		right(col)
		col.Gap(8)
		left(col)
		return
	}
	parts := ui.R(col.R.X, col.R.Y, col.R.W, 0).Split(columnsGap, a, b)
	l, r := NewColumn(c, parts[0]), NewColumn(c, parts[1])
	left(l)
	right(r)
	col.Gap(max(l.Height(), r.Height()))
}

// HandTall is the height of the window, in units, from which the card is larger.
const HandTall = 960

// Abreast are n columns beside each other, as wide as each other; ends has where each has come to.
func Abreast(c *ui.Context, r ui.Rect, n int, gap float64) (ends []*Column) {
	for _, at := range ui.R(r.X, r.Y, r.W, 0).Columns(n, gap) {
		ends = append(ends, NewColumn(c, at))
	}
	return ends
}

// Highest is how high the highest of some columns has become.
func Highest(ends []*Column) (high float64) {
	for _, e := range ends {
		high = max(high, e.Height())
	}
	return high
}

// HandWide is how wide the card is on which the machine changes hands.
func HandWide(c *ui.Context) float64 {
	if c.H >= HandTall {
		return 720
	}
	return 560
}

// deskAside is how much of the desk is seen at the two sides of a sheet together, in
// units: as much in a wide window as in a usual one, whose height decides how much larger
// a page is shown (desk.Grown).
const deskAside = 100

// WideSheet is the size of a sheet with a chart on it: larger in a larger window.
func WideSheet(c *ui.Context) (w, h float64) {
	return min(max(1180, c.W-deskAside), 1640), min(max(760, c.H*0.92), 1010)
}

// GoOnButton is the one red button at the foot of a page.
func GoOnButton(c *ui.Context, r ui.Rect, id, label string) bool {
	b := ui.Button{Label: label, ID: id, Look: ui.MainLook, Default: true}
	return c.Button(r.CutRight(min(r.W, max(200, c.ButtonWidth(b)))), b)
}

// WithKey is the label of the i-th of a list, from 0, with the key that takes
// it before it: where that is one alone, not held with another.
func WithKey(c *ui.Context, i int, label string) string {
	key := c.KeyOf(keymap.Figure(i))
	if utf8.RuneCountInString(key) != 1 {
		return label
	}
	return ui.Escape(key) + "  " + label
}

// TipIf is a tip that explains why something cannot be done.
func TipIf(yes bool, s string) ui.Rich {
	if !yes {
		return nil
	}
	return ui.Plain(s)
}

// HeadFit is a heading of at most so many units, as large as lets it stand in w.
func HeadFit(c *ui.Context, s string, w, size float64) ui.Style {
	st := ui.Head.At(size)
	for st.Size > 18 && c.TextWidth(s, st) > w {
		st.Size--
	}
	return st
}

package ui

import (
	"image/color"
	"regexp"
	"strings"
)

// Span is a piece of running text in one manner.
type Span struct {
	Text         string
	Bold, Italic bool
	Colour       color.RGBA // none: the paragraph's own
	Cites        bool       // it names a rule
}

// Rich is running text in several manners. A line feed begins a new line.
type Rich []Span

// Plain is running text in one manner.
func Plain(s string) Rich { return Rich{{Text: s}} }

// T is a plain span.
func T(s string) Span { return Span{Text: s} }

// B is a bold span.
func B(s string) Span { return Span{Text: s, Bold: true} }

// I is an italic span.
func I(s string) Span { return Span{Text: s, Italic: true} }

// InRed is a span in red.
func InRed(s string) Span { return Span{Text: s, Colour: Red} }

// RuleSpan is a reference to a rule, in italics, which stands back until it is pointed at: "Rule 12". The number
// stays on the line of its word.
func RuleSpan(s string) Span {
	if m := afterWord.FindStringIndex(s); m != nil {
		s = s[:m[1]-2] + "\u00a0" + s[m[1]-1:]
	}
	return Span{Text: s, Italic: true, Colour: Cited, Cites: true}
}

// afterWord is a number behind a word.
var afterWord = regexp.MustCompile(`\pL \d`)

// String is the bare text.
func (t Rich) String() string {
	var b strings.Builder
	for _, s := range t {
		b.WriteString(s.Text)
	}
	return b.String()
}

// Like reports whether a span is set as another is.
func (s *Span) Like(other Span) bool {
	other.Text = s.Text
	return *s == other
}

// style is the span's style within a paragraph set in st.
func (s *Span) style(st Style) Style {
	switch {
	case s.Bold:
		st.Face = Bold
	case s.Italic && st.Face == Italic:
		st.Face = Book // italic within italic stands upright
	case s.Italic:
		st.Face = Italic
	}
	if s.Colour.A != 0 {
		st.Colour = s.Colour
	}
	st.Cites = s.Cites
	return st
}

// ParagraphHeight is how high running text becomes when set w wide.
func (c *Context) ParagraphHeight(t Rich, st Style, w float64) float64 {
	return float64(len(c.wrap(t, st, w))) * LineHeight(st)
}

// ParagraphEnd is how far the last line of running text reaches that is set w wide: what follows may stand beside it.
func (c *Context) ParagraphEnd(t Rich, st Style, w float64) float64 {
	lines := c.wrap(t, st, w)
	return lines[len(lines)-1].w
}

// Paragraph sets running text at the top of r, as wide as r, and returns how
// high it became. It is not cut at the lower edge.
func (c *Context) Paragraph(r Rect, t Rich, st Style) float64 {
	h := LineHeight(st)
	lines := c.wrap(t, st, r.W)
	c.Together(func() { c.setLines(r, lines, st, h) })
	return float64(len(lines)) * h
}

// setLines sets lines one below the other, each h high.
func (c *Context) setLines(r Rect, lines []line, st Style, h float64) {
	for i, l := range lines {
		x := r.X
		switch st.Align {
		case Centre:
			x += (r.W - l.w) / 2
		case Right:
			x += r.W - l.w
		}
		if st.Justify && st.Align == Left && l.full && c.justified(l, Rect{x, r.Y + float64(i)*h, r.W, h}) {
			continue
		}
		for _, p := range l.pieces {
			s := p.style
			s.Align = Left
			c.text(Rect{x + p.x, r.Y + float64(i)*h, p.w + 1, h}, p.text, s)
		}
	}
}

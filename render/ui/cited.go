package ui

import "regexp"

// Citation is a number of a rule as it stands in a text, so that it can be
// clicked. It is no target: Tab does not walk to it, and a button it stands on
// is clicked as always.
type Citation struct {
	Number string
	Rect   Rect // of the number, with the word before it
}

var citedNumber = regexp.MustCompile(`\d+(?:\.\d+)?`)

// citations are the numbers in a text item, each with the part of the line
// that belongs to it.
func (c *Context) citations(it *Item) (out []Citation) {
	from := 0.0
	all := citedNumber.FindAllStringIndex(it.Text, -1)
	for i, m := range all {
		to := it.Ink.W
		if i+1 < len(all) {
			to = c.upTo(it.Text, m[1], it.Style)
		}
		out = append(out, Citation{it.Text[m[0]:m[1]], Rect{it.Ink.X + from, it.Ink.Y - citeMargin, to - from, it.Ink.H + 2*citeMargin}})
		from = to
	}
	return out
}

// citeMargin is how far a citation reaches above and below its letters.
const citeMargin = 2

// CitationsOf are the citations of a list that can be clicked: what of them is
// in sight is not on a target. Tests click them all.
func CitationsOf(l *List) (out []Citation) {
	c := &Context{Scale: l.Scale, list: l}
	for i := range l.Items {
		it := &l.Items[i]
		if it.Kind != TextItem || !it.Style.Cites || it.Cut || it.Layer < l.TopModal {
			continue
		}
		for _, x := range c.citations(it) {
			x.Rect = x.Rect.Intersect(it.Clip)
			if !x.Rect.Empty() && !onTarget(l.Targets, it.Layer, x.Rect.Centre()) {
				out = append(out, x)
			}
		}
	}
	return out
}

// pointed is the citation under the pointer, as far as nothing hides it.
type pointed struct {
	Citation
	layer int
	clip  Rect
	style Style
	base  float64
}

// pointAt notes the citation under the pointer, if a text that was just set
// holds it.
func (c *Context) pointAt(it *Item) {
	if c.CiteTip == nil || it.Cut || !c.In.Inside {
		return
	}
	if ink := it.Ink; !ink.Inset(-citeMargin).Contains(c.In.Mouse) {
		return
	}
	for _, x := range c.citations(it) {
		if c.Over(x.Rect) {
			if it.Colour == Cited {
				it.Colour, it.Style.Colour = Red, Red
			}
			c.pointed = &pointed{x, it.Layer, it.Clip, it.Style, it.baseline()}
		}
	}
}

// cite underlines the citation under the pointer, explains it, and takes a
// click on it, unless it stands on a target: that comes first.
func (c *Context) cite() {
	m, p := c.mem, c.pointed
	if p != nil && (m.held != "" || c.caught || onTarget(c.list.Targets, p.layer, c.In.Mouse)) {
		p = nil
	}
	if p == nil {
		if c.In.Pressed[LeftButton] || c.In.Released[LeftButton] {
			m.citing = ""
		}
		return
	}
	c.list.Pointing = true
	layer, clip := c.layer, c.clip
	c.layer, c.clip = p.layer, p.clip
	c.Fill(Rect{p.Rect.X, p.base + 2.4, p.Rect.W, 1}, p.style.Colour)
	c.layer, c.clip = layer, clip
	c.tip = &tip{"rule " + p.Number, p.Rect, 0, c.CiteTip(p.Number), p.layer}
	switch {
	case c.In.Pressed[LeftButton]:
		m.citing, c.caught = p.Number, true
	case c.In.Released[LeftButton]:
		if m.citing == p.Number {
			c.cited, c.changed = p.Number, true
		}
		m.citing = ""
	}
}

// Cited is the number of the rule that was clicked in this frame, "" for none.
// It is known after End.
func (c *Context) Cited() string { return c.cited }

func onTarget(targets []Target, layer int, p Point) bool {
	for i := range targets {
		if t := &targets[i]; t.Layer == layer && t.Visible().Contains(p) {
			return true
		}
	}
	return false
}

package ui

import "math"

// Asides: a sentence that nobody asked for, beside what it is of. It may stand farther off
// than a tip, and in one long line or several short ones, if so it hides less.

// What it costs where an aside stands.
const (
	asideFar  = 3.0 // per unit that lies between it and what it is of
	asideHide = 4.0 // so many times as much as a tip that hides the same
	asideOn   = 600 // and for each thing, however little of it is hidden: half a word cannot be read
	asideGrid = 33  // places across the window and down, besides those next to the thing
)

// asideWide is how wide an aside may be, in tips: longer lines are hard to read. Narrow it goes between things that stand
// close together.
var asideWide = [...]float64{1, 1.5, 0.75, 0.55}

// Measures of an aside, in units.
const (
	asideIn   = 12.0 // from its left edge to the text
	asideOver = 9.0  // above the text and below it
	asideOff  = 8.0  // farther off what it is of than a tip: it is no part of a button

	headingClear = 4.0 // round a heading's ink: its first letter is higher, and a panel's shadow would lie on it
)

// asideAt is where an aside was put: it stays there as long as what it is of stays, and all
// else on the screen, and no heading comes to stand below it.
type asideAt struct {
	text  string
	near  Rect
	w, h  float64 // of the window
	items int     // on the screen
	rect  Rect
}

// Aside says something beside a thing, above everything, as a tip does; it takes no press.
func (c *Context) Aside(text Rich, near Rect) {
	st := Body.At(17)
	at := asideAt{text: text.String(), near: near, w: c.W, h: c.H, items: len(c.list.Items)}
	was := &c.mem.asideAt
	if at.rect = was.rect; *was != at || hidden(c.headings(c.topModal()), was.rect) > 0 {
		at.rect = c.placeAside(text, st, near)
		*was = at
	}
	r := at.rect
	layer, clip, area := c.layer, c.clip, c.area
	c.layer, c.clip, c.area = tipLayer-1, c.Screen(), ""
	c.Panel(r, TipPanel)
	c.Fill(Rect{r.X, r.Y, 3, r.H}, Red)
	c.Paragraph(Rect{r.X + asideIn, r.Y + asideOver, r.W - 2*asideIn + 4, r.H}, text, st)
	c.layer, c.clip, c.area = layer, clip, area
}

// placeAside is where an aside hides least, and in which shape: headings, and what is kept
// or can be pressed, only where there is no other place.
func (c *Context) placeAside(text Rich, st Style, near Rect) (best Rect) {
	n := near.Intersect(c.Screen())
	top := c.topModal()
	_, all := c.around(n, top)
	all = append(append(append(all, c.pictures()...), c.keeps()...), append(c.headings(top), c.edges()...)...)
	var drawn []hides
	if c.drawn != nil {
		for _, r := range c.drawn() {
			drawn = append(drawn, hides{r, costDrawn})
		}
	}
	least, before := math.Inf(1), 0
	for _, part := range asideWide {
		lines := c.wrap(text, st, min(part*tipWidth, c.W-40))
		if len(lines) == before { // as many lines, only more ragged
			continue
		}
		before = len(lines)
		w := 0.0
		for _, l := range lines {
			w = max(w, l.w)
		}
		w, h := math.Ceil(w)+2*asideIn, float64(len(lines))*LineHeight(st)+2*asideOver
		places := append(c.tipPlaces(n.Inset(-asideOff), n.Inset(-asideOff), w, h), c.allOver(w, h, asideGrid)...)
		for _, r := range append(places, c.between(all, w, h)...) {
			cost := apart(r, n)*asideFar + hidden(drawn, r)
			for i := range all {
				if both := r.Intersect(all[i].rect); !both.Empty() {
					cost += both.W*both.H*all[i].cost*asideHide + asideOn
				}
				if cost >= least {
					break
				}
			}
			if cost < least {
				best, least = r, cost
			}
		}
	}
	return best
}

// between are places for a card of w by h units close below what had better not be hidden, close above it and close beside
// it: what is free between two things is found there, however little it is.
func (c *Context) between(all []hides, w, h float64) (places []Rect) {
	put := func(x, y float64) {
		if x >= tipEdge && y >= tipEdge && x+w <= c.W-tipEdge && y+h <= c.H-tipEdge {
			places = append(places, Rect{math.Round(x), math.Round(y), w, h})
		}
	}
	for _, a := range all {
		r := a.rect.Inset(-tipGap)
		put(a.rect.X, r.Bottom())
		put(a.rect.X, r.Y-h)
		put(r.Right(), a.rect.Y)
		put(r.Right(), a.rect.Bottom()-h)
		put(r.X-w, a.rect.Y)
	}
	return places
}

// headings are those from a layer up: what stands below one is not found without it, and no place is so good that one may be hidden
// for it.
func (c *Context) headings(layer int) (all []hides) {
	for i := range c.list.Items {
		if it := &c.list.Items[i]; it.Kind == TextItem && it.Style.Face == Title && it.Layer >= layer {
			if seen := it.Ink.Intersect(it.Clip); !seen.Empty() {
				all = append(all, hides{seen.Inset(-headingClear), costSpoken})
			}
		}
	}
	return all
}

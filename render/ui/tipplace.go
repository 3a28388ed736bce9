package ui

import (
	"math"
	"strings"
)

// Where a tip is put: beside what it explains, where it hides least. What it
// costs to hide something is counted by the area hidden; what stands in the same
// row as the thing explained costs most, since that is what one compares.
const (
	tipGap     = 7   // between the tip and what it explains
	tipEdge    = 6   // to the window's edge
	tipPointer = 12  // the room that the pointer keeps
	costNear   = 1e5 // per unit of area of what is explained, unless it is a large part of the page
	costLarge  = 4   // then
	costRow    = 60  // of its row, from its first text or bar to its last
	costFigure = 5   // of figures elsewhere
	costButton = 2.5 // of what can be clicked
	costText   = 1.6
	costFar    = 40 // per unit that lies between the tip and what it explains
	costLater  = 60 // a place further down the list of places
)

// hides is a part of the screen that a tip had better not cover.
type hides struct {
	rect Rect
	cost float64
}

// tipAt is where a tip was put, and for what: it stays there as long as that
// stays and the pointer keeps off.
type tipAt struct {
	id         string
	near, rect Rect
	items      int // on the screen
}

// placeTip is the place of a tip of w by h units.
func (c *Context) placeTip(t *tip, w, h float64) Rect {
	was := &c.mem.tipAt
	same := was.id == t.id && was.near == t.near && was.items == len(c.list.Items) && was.rect.W == w && was.rect.H == h
	if !same || c.underPointer(t, was.rect) {
		*was = tipAt{t.id, t.near, c.findTip(t, w, h), len(c.list.Items)}
	}
	return was.rect
}

// underPointer reports whether a tip in this place would lie under the pointer.
func (c *Context) underPointer(t *tip, r Rect) bool {
	return c.In.Inside && t != c.keyTip && r.Inset(-tipPointer).Contains(c.In.Mouse)
}

// findTip looks for the place where a tip hides least.
func (c *Context) findTip(t *tip, w, h float64) Rect {
	n := t.near.Intersect(c.Screen())
	row, all := c.around(n, t.layer)
	return cheapest(c.tipPlaces(n, row, w, h), func(i int, r Rect) float64 {
		cost := float64(i)*costLater + apart(r, n)*costFar + hidden(all, r)
		if c.underPointer(t, r) {
			cost += 1e9 // never under the pointer
		}
		return cost
	})
}

// cheapest is the first of the places that cost least.
func cheapest(places []Rect, costs func(i int, r Rect) float64) (best Rect) {
	least := math.Inf(1)
	for i, r := range places {
		if cost := costs(i, r); cost < least {
			best, least = r, cost
		}
	}
	return best
}

// hidden is what it costs to hide what lies below a place.
func hidden(all []hides, r Rect) (cost float64) {
	for i := range all {
		if both := r.Intersect(all[i].rect); !both.Empty() {
			cost += both.W * both.H * all[i].cost
		}
	}
	return cost
}

// allOver are places for a card of w by h units all over the window, so many across and down.
func (c *Context) allOver(w, h float64, n int) (places []Rect) {
	for x := range n {
		for y := range n {
			dx, dy := (c.W-w-2*tipEdge)*float64(x)/float64(n-1), (c.H-h-2*tipEdge)*float64(y)/float64(n-1)
			places = append(places, Rect{math.Round(tipEdge + dx), math.Round(tipEdge + dy), w, h})
		}
	}
	return places
}

// around is the row in which a thing stands, from its first text to its last,
// and all that had better not be hidden.
func (c *Context) around(n Rect, layer int) (row Rect, all []hides) {
	var beside []inLine
	all = make([]hides, 0, len(c.list.Items)/2+len(c.list.Targets))
	for i := range c.list.Items {
		it := &c.list.Items[i]
		if it.Kind == PanelItem && it.Panel == TipPanel { // the card of a voice, whole
			all = append(all, hides{it.Rect, costRow})
			continue
		}
		if it.Layer < layer || it.Kind != TextItem && it.Kind != FillItem {
			continue
		}
		seen, cost := it.Rect, 0.0
		if it.Kind == TextItem {
			seen, cost = it.Ink, costText
			if strings.ContainsAny(it.Text, "0123456789") {
				cost = costFigure
			}
		}
		seen = seen.Intersect(it.Clip)
		switch {
		case seen.Empty() || cost == 0 && (seen.H < 4 || seen.H > rowMost): // a line, or a ground
			continue
		case it.Layer == layer && inRow(seen, n):
			beside = append(beside, inLine{seen, cost == costFigure && len(it.Text) <= figureMost})
		}
		if cost > 0 {
			all = append(all, hides{seen, cost})
		}
	}
	row = grown(n, beside)
	if row != n {
		all = append(all, hides{row, costRow})
	}
	for i := range c.list.Targets {
		if t := &c.list.Targets[i]; t.Layer >= layer && t.Rect.W*t.Rect.H < c.W*c.H/8 {
			all = append(all, hides{t.Visible(), costButton})
		}
	}
	near := hides{n, costNear}
	if n.W*n.H > c.W*c.H/12 {
		near.cost = costLarge
	}
	return row, append(all, near)
}

// inRow reports whether a text stands in the row of a thing: its middle lies
// within the thing's height.
func inRow(text, n Rect) bool {
	y := text.Centre().Y
	return n.H < rowMost && y > n.Y && y < n.Bottom()
}

// grown is a thing with what stands in its row without a gap as wide as that
// between columns.
func grown(row Rect, beside []inLine) Rect {
	left, right := row.X, row.Right() // not by its width, which is rounded: each turn reaches farther
	for again := true; again; {
		again = false
		for _, b := range beside {
			r, most := b.rect, float64(wordsApart)
			if b.figure {
				most = figuresApart
			}
			if to := r.Right(); r.X < left && left-to < most || to > right && r.X-right < most {
				left, right, again = min(left, r.X), max(right, to), true
			}
		}
	}
	return Rect{left, row.Y, right - left, row.H}
}

// inLine is a text or bar at the height of a thing; figure: a short one with a
// number, as in the columns of a table.
type inLine struct {
	rect   Rect
	figure bool
}

// How far apart the things of one row stand at most: figures have columns of
// their own.
const (
	wordsApart   = 40
	figuresApart = 72
	figureMost   = 12 // bytes
)

// rowMost is the height up to which a thing is a row, and not a part of a page.
const rowMost = 90

// tipPlaces are the places in question, the usual ones first, each within the
// window: right of the row, below, above and left of it, and the corners.
func (c *Context) tipPlaces(n, row Rect, w, h float64) (out []Rect) {
	put := func(x, y float64) {
		x = max(tipEdge, min(x, c.W-w-tipEdge))
		y = max(tipEdge, min(y, c.H-h-tipEdge))
		out = append(out, Rect{math.Round(x), math.Round(y), w, h})
	}
	below, above := n.Bottom()+tipGap, n.Y-h-tipGap
	put(n.X, below)
	put(n.X, above)
	put(row.Right()+tipGap, n.Y)
	put(row.X-w-tipGap, n.Y)
	put(n.Right()+tipGap, n.Y)
	put(n.X-w-tipGap, n.Y)
	put(row.Right()+tipGap, n.Bottom()-h)
	put(row.X-w-tipGap, n.Bottom()-h)
	put(n.Right()-w, below)
	put(n.Right()-w, above)
	put(row.Right()-w, below)
	put(row.Right()-w, above)
	put(row.X, below)
	put(row.X, above)
	if c.In.Inside && n.Contains(c.In.Mouse) { // of something large: beside the pointer
		m := c.In.Mouse
		put(m.X+tipPointer+4, m.Y+tipPointer+8)
		put(m.X+tipPointer+4, m.Y-h-tipPointer)
		put(m.X-w-tipPointer, m.Y+tipPointer+8)
		put(m.X-w-tipPointer, m.Y-h-tipPointer)
	}
	return out
}

// apart is how far two rectangles lie apart.
func apart(a, b Rect) float64 {
	dx := max(0, a.X-b.Right(), b.X-a.Right())
	dy := max(0, a.Y-b.Bottom(), b.Y-a.Bottom())
	return math.Hypot(dx, dy)
}

package ui

import (
	"image/color"
	"math"
)

// What a voice beside the screen needs that teaches how it is played: to find what it
// speaks of, to mark it, and to stand beside it.

// Sight is where a target of this frame is seen, by its whole ID; ok is false where there
// is none that can be reached now, or nothing of it is in sight.
func (c *Context) Sight(id string) (r Rect, ok bool) {
	top := c.topModal()
	for i := range c.list.Targets {
		if t := &c.list.Targets[i]; t.ID == id && t.Layer >= top {
			r = t.Visible()
			return r, !r.Empty()
		}
	}
	return r, false
}

// Measures of the mark, in units.
const (
	markOut   = 5.0 // how far it stands off
	markThick = 3.0
	markArm   = 22.0 // how long the arms of its corners are at most
)

// Mark draws the four corners of a frame round a thing, above everything, and takes no
// press: what it marks is felt below it.
func (c *Context) Mark(r Rect, col color.RGBA) {
	layer, clip, area := c.layer, c.clip, c.area
	c.layer, c.clip, c.area = tipLayer-1, c.Screen(), ""
	r = r.Inset(-markOut)
	w, h := min(markArm, r.W/2), min(markArm, r.H/2)
	for _, at := range [4]Point{{r.X, r.Y}, {r.Right(), r.Y}, {r.X, r.Bottom()}, {r.Right(), r.Bottom()}} {
		x, y := at.X, at.Y
		if x > r.X {
			x -= w
		}
		c.Fill(Rect{x, at.Y - markThick/2, w, markThick}, col)
		if y > r.Y {
			y -= h
		}
		c.Fill(Rect{at.X - markThick/2, y, markThick, h}, col)
	}
	c.layer, c.clip, c.area = layer, clip, area
}

// Of places for a card beside something: how many there are across and down the window,
// besides those next to the thing, and what it costs to be farther off, a unit.
const (
	besideGrid = 13
	besideFar  = 14.0
	// What hiding a picture costs per unit of area, as costText; larger than this part of the
	// window it is the ground that all lies on.
	costPicture = 2.0
	// costSpoken is what it costs per unit of area to hide what a card speaks of.
	costSpoken  = 1e4
	pictureMost = 3
	// And what is kept, or can be pressed.
	costKept = 90.0
	// What an aside pays for what is drawn: a sentence all over it goes some 500 units farther
	// for an empty place.
	costDrawn = 0.08
	// What lies astride the edge of a panel of at least this part of the window belongs to
	// neither side.
	costEdge, edgeW, edgeLeast = 4.0, 2.0, 24
	cardOff                    = 6.0 // from a card that lies on the page
)

// Keep says that a title, a face or odds stand in r, on which nothing is to be laid that
// floats above the page: see Beside and Clear.
func (c *Context) Keep(r Rect) {
	if !r.Intersect(c.clip).Empty() {
		c.list.Kept = append(c.list.Kept, Kept{r, c.clip, c.layer})
	}
}

// Drawn says what is drawn on the screen, which a sentence nobody asked for covers only where nothing
// empty is about as near: see Aside. It is asked when one is to be placed.
func (c *Context) Drawn(where func() []Rect) { c.drawn = where }

// topModal is the layer of the topmost sheet of this frame so far, 0 where there is none.
func (c *Context) topModal() (top int) {
	for _, f := range c.floats {
		if f.modal {
			top = max(top, f.layer)
		}
	}
	return top
}

// keeps are what is kept on the topmost sheet, and what can be pressed there.
func (c *Context) keeps() (all []hides) {
	top := c.topModal()
	for i := range c.list.Kept {
		if k := &c.list.Kept[i]; k.Layer >= top {
			all = append(all, hides{k.Visible(), costKept})
		}
	}
	for i := range c.list.Targets {
		if t := &c.list.Targets[i]; t.Layer >= top && t.Rect.W*t.Rect.H < c.W*c.H/8 {
			all = append(all, hides{t.Visible(), costKept})
		}
	}
	return all
}

// Clear is r, if nothing of the topmost sheet lies there, and else the place of that size
// along the edges of the window where it hides least.
func (c *Context) Clear(r Rect) Rect {
	_, all := c.around(Rect{}, c.topModal())
	all = append(append(all, c.pictures()...), c.keeps()...)
	places := []Rect{r}
	for i := range clearGrid {
		part := float64(i) / (clearGrid - 1)
		x, y := tipEdge+part*(c.W-r.W-2*tipEdge), r.Y+part*(c.H-r.H-tipEdge-r.Y)
		for _, at := range [...]Point{{x, r.Y}, {tipEdge, y}, {c.W - r.W - tipEdge, y}, {x, c.H - r.H - tipEdge}} {
			places = append(places, Rect{math.Round(at.X), math.Round(at.Y), r.W, r.H})
		}
	}
	return cheapest(places, func(_ int, at Rect) float64 { return hidden(all, at) })
}

// clearGrid is how many places Clear looks at along each edge.
const clearGrid = 25

// Beside is the place of a card of w by h units beside a thing, or several, where it hides
// least: never the thing itself, nor if it can be helped what else it speaks of.
func (c *Context) Beside(near Rect, w, h float64, spoken ...Rect) Rect {
	n := near.Intersect(c.Screen())
	_, all := c.around(n, 0)
	all = append(append(append(all, c.pictures()...), c.keeps()...), c.edges()...)
	for _, r := range spoken {
		all = append(all, hides{r, costSpoken})
	}
	all = append(all, hides{n.Inset(-markOut - markThick), costNear})
	places := append(c.tipPlaces(n, n, w, h), c.allOver(w, h, besideGrid)...)
	costs := func(_ int, r Rect) float64 { return apart(r, n)*besideFar + hidden(all, r) }
	best := cheapest(places, costs)
	for step := 32.0; step >= 4; step /= 2 { // and then a little to one side or the other
		var near []Rect
		for _, dx := range [...]float64{0, -step, step} {
			for _, dy := range [...]float64{0, -step, step} {
				near = append(near, Rect{max(tipEdge, min(best.X+dx, c.W-w-tipEdge)), max(tipEdge, min(best.Y+dy, c.H-h-tipEdge)), w, h})
			}
		}
		best = cheapest(near, costs)
	}
	return best
}

// Hides reports whether r lies on what is kept on the topmost sheet, or can be pressed there.
func (c *Context) Hides(r Rect) bool { return hidden(c.keeps(), r) > 0 }

// pictures are the pictures on the sheets of this frame, which a card had better not hide:
// not those that are the ground of a screen.
func (c *Context) pictures() (all []hides) {
	for i := range c.list.Items {
		it := &c.list.Items[i]
		if seen := it.Rect.Intersect(it.Clip); it.Kind == PictureItem && !seen.Empty() && seen.W*seen.H < c.W*c.H/pictureMost {
			all = append(all, hides{seen, costPicture})
		}
	}
	return all
}

// edges are those between large panels of this frame, and its cards, to their shadows.
func (c *Context) edges() (all []hides) {
	for i := range c.list.Items {
		it := &c.list.Items[i]
		if it.Kind == PanelItem && it.Panel == CardPanel && it.Rect.W*it.Rect.H < c.W*c.H/pictureMost {
			all = append(all, hides{it.Rect.Inset(-cardOff), costEdge})
		}
		if r := it.Rect; it.Kind == PanelItem && (it.Panel == SheetPanel || it.Panel == PaperPanel || it.Panel == JournalPanel || it.Panel == BarPanel) && r.W*r.H > c.W*c.H/edgeLeast {
			for _, e := range [...]Rect{r.Top(edgeW), r.Left(edgeW), {r.X, r.Bottom() - edgeW, r.W, edgeW}, {r.Right() - edgeW, r.Y, edgeW, r.H}} {
				all = append(all, hides{e, costEdge})
			}
		}
	}
	return all
}

// Covered reports whether something lies over all that has been made in this frame: a
// question that is asked above the screen.
func (c *Context) Covered() bool {
	return c.top > c.topModal()
}

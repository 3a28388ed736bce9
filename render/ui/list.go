package ui

import (
	"image"
	"image/color"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Kind is what an item of the display list is.
type Kind uint8

// The kinds of item.
const (
	FillItem    Kind = iota // a rectangle of one colour
	PanelItem               // a panel, button or field: see Panel
	DotsItem                // a dotted ledger line along the top edge
	TextItem                // one line of text
	SignItem                // a player's sign
	RingItem                // the ring round what has the keyboard
	PictureItem             // painted by the CPU, kept by key and version
	ImageItem               // an image of the window's, drawn into Rect
	CustomItem              // painted by the caller
	ArrowItem               // a small triangle; Text is u, d, l or r
	TickItem                // the tick of a check box
)

// Item is one thing to be drawn. Items are plain values: two frames look alike
// if their items are equal.
type Item struct {
	Kind   Kind
	Layer  int
	Rect   Rect // where it was put
	Clip   Rect // what of it may be seen
	Colour color.RGBA
	Panel  Panel
	State  State

	Text     string
	Block    int // texts that belong together have the same number: a paragraph, a heading with its rule
	Style    Style
	Ink      Rect    // of a text: what the letters cover
	Cut      bool    // the text did not fit and ends in an ellipsis
	Scrolled bool    // in a scroll area: what is not seen can be scrolled to
	Dim      bool    // below an open modal
	Tip      bool    // it stands on a tip: what it explains says it too
	Scale    float64 // in which it is painted, where that is not the list's: see Behind; else 0

	Key     string // of pictures, images and custom items
	Version uint64
	paint   int // index into List.paints, −1 none
}

// Visible is the part of the item that is inside its clip.
func (it *Item) Visible() Rect { return it.Rect.Intersect(it.Clip) }

// scale is in what scale an item of a list is painted.
func (it *Item) scale(l *List) float64 {
	if it.Scale > 0 {
		return it.Scale
	}
	return l.Scale
}

// painted is what draws an item that is not a plain value.
type painted struct {
	picture func(w, h int) *image.RGBA
	image   *ebiten.Image
	custom  func(dst *ebiten.Image, r image.Rectangle)
}

// Hint is a place that explains itself.
type Hint struct {
	Rect, Clip Rect
	Layer      int
	Text       string
}

// Kept is a place on which nothing is to be laid that floats above the page.
type Kept struct {
	Rect, Clip Rect
	Layer      int
}

// Visible is what is seen of it.
func (k *Kept) Visible() Rect { return k.Rect.Intersect(k.Clip) }

// Mark is how something that is chosen, or ticked, stands.
type Mark uint8

// The marks.
const (
	NoMark   Mark = iota
	Chosen        // of several
	Ticked        // a check box
	Unticked      // likewise
)

// Target is something that can have the keyboard.
type Target struct {
	ID       string
	Rect     Rect
	Clip     Rect
	Layer    int
	Flags    Flags
	Disabled bool
	Hot      rune   // its hot key, 0 none
	Label    string // what stands on it, for tests
	Tip      string // what hovering explains
	Value    string // what is set in it: a number, what is typed, the row that is chosen
	Mark     Mark
	Named    bool   // its Label is words, and not what the program calls it
	Chord    Chord  // a key that sets it off; the zero value: none
	area     string // the scroll area it is in
	view     Rect   // and what is seen of that
}

// Visible is where a target can be seen, and clicked: nowhere where its scroll
// area does not show the whole of it.
func (t *Target) Visible() Rect { return t.Rect.Intersect(t.Clip) }

// List is the display list of one frame.
type List struct {
	W, H, Scale float64
	Items       []Item
	// Targets are what can be focused, in the order in which Tab walks them.
	Targets []Target
	Focus   string // the target that has the keyboard
	// Pointing: the pointer is on something that can be clicked and does not look it.
	Pointing bool
	// TopModal is the layer of the topmost modal, 0 when none is open.
	TopModal int
	// Problems are mistakes in the frame, such as two targets with one ID.
	Problems []string
	// Hints are the places that explain themselves when the pointer rests on
	// them, besides the targets.
	Hints []Hint
	// Kept are titles, faces and odds, on which nothing is to be laid that floats above.
	Kept []Kept

	paints []painted
}

// Same reports whether the other list would look exactly alike.
func (l *List) Same(o *List) bool {
	return l != nil && o != nil && l.W == o.W && l.H == o.H && l.Scale == o.Scale && slices.Equal(l.Items, o.Items)
}

// Texts are the texts that can be seen, in drawing order.
func (l *List) Texts() []string {
	var out []string
	for i := range l.Items {
		if l.Items[i].Kind == TextItem {
			out = append(out, l.Items[i].Text)
		}
	}
	return out
}

// Name is what a target is called in its scope.
func (t *Target) Name() string { return t.ID[strings.LastIndexByte(t.ID, '/')+1:] }

// Find is the target with this label or ID.
func (l *List) Find(label string) (Target, bool) {
	for _, t := range l.Targets {
		if t.Label == label || t.ID == label {
			return t, true
		}
	}
	return Target{}, false
}

// add puts an item on the list, on the layer and in the clip in force.
func (c *Context) add(it Item) {
	it.Layer, it.Clip, it.Scrolled = c.layer, c.clip, c.area != ""
	if it.Kind < PictureItem || it.Kind > CustomItem {
		it.paint = -1
	}
	c.list.Items = append(c.list.Items, it)
}

func (c *Context) addPaint(it Item, p painted) {
	it.paint = len(c.list.paints)
	c.list.paints = append(c.list.paints, p)
	c.add(it)
}

// Fill fills r with a colour, which must be opaque or nearly so.
func (c *Context) Fill(r Rect, col color.RGBA) { c.add(Item{Kind: FillItem, Rect: r, Colour: col}) }

// Rule draws a thin line along the top of r.
func (c *Context) Rule(r Rect, col color.RGBA) {
	c.Fill(Rect{r.X, r.Y, r.W, 1}, col)
}

// Dots draws a dotted ledger line along the top of r.
func (c *Context) Dots(r Rect) {
	c.add(Item{Kind: DotsItem, Rect: Rect{r.X, r.Y, r.W, 1}, Colour: Dotted})
}

// Panel draws a panel.
func (c *Context) Panel(r Rect, p Panel) { c.add(Item{Kind: PanelItem, Rect: r, Panel: p}) }

// Picture draws what paint makes, at the size of r in device pixels. It is
// painted again only when key, version or size changes.
func (c *Context) Picture(r Rect, key string, version uint64, paintIt func(w, h int) *image.RGBA) {
	c.addPaint(Item{Kind: PictureItem, Rect: r, Key: key, Version: version}, painted{picture: paintIt})
}

// Image draws an image of the window's, scaled into r. The version must change
// whenever its pixels do.
func (c *Context) Image(r Rect, img *ebiten.Image, key string, version uint64) {
	c.addPaint(Item{Kind: ImageItem, Rect: r, Key: key, Version: version}, painted{image: img})
}

// Custom has the caller paint. The function is called only while drawing, with
// the part of the screen it may paint on and the place of r in device pixels.
// The version must change whenever the outcome would.
func (c *Context) Custom(r Rect, key string, version uint64, draw func(dst *ebiten.Image, r image.Rectangle)) {
	c.addPaint(Item{Kind: CustomItem, Rect: r, Key: key, Version: version}, painted{custom: draw})
}

// Sign draws the sign of player colour i as a round counter.
func (c *Context) Sign(r Rect, i uint8) {
	c.add(Item{Kind: SignItem, Rect: r, Version: uint64(i % Colours)})
}

// Text sets one line of text in the middle of r's height and returns its
// width. What does not fit is cut with an ellipsis.
func (c *Context) Text(r Rect, s string, st Style) float64 { return c.text(r, s, st) }

func (c *Context) text(r Rect, s string, st Style) float64 {
	if s == "" {
		return 0
	}
	out, cut := c.fit(s, st, r.W)
	w := c.TextWidth(out, st)
	x := r.X
	switch st.Align {
	case Centre:
		x += (r.W - w) / 2
	case Right:
		x += r.W - w
	}
	if c.joined == 0 {
		c.blocks++
	}
	ink := InkIn(r, st)
	ink.X, ink.W = x, w
	c.add(Item{Kind: TextItem, Rect: r, Colour: st.Colour, Text: out, Block: c.blocks, Style: st, Cut: cut, Ink: ink})
	if st.Cites {
		c.pointAt(&c.list.Items[len(c.list.Items)-1])
	}
	return w
}

// InkIn is the part of a line that its letters cover: as high as they are, as wide as the
// line.
func InkIn(r Rect, st Style) Rect {
	up, down := metrics(st.Face)
	base := r.Y + r.H/2 + st.Size*(up-down)/2
	return Rect{r.X, base - 0.72*st.Size, r.W, 0.92 * st.Size}
}

// Together makes one block of all texts that f sets.
func (c *Context) Together(f func()) {
	if c.joined == 0 {
		c.blocks++
	}
	c.joined++
	f()
	c.joined--
}

// baseline is where the letters of a text stand.
func (it *Item) baseline() float64 { return it.Ink.Y + 0.72*it.Style.Size }

// Over is this list drawn above another, which shows through, darkened.
func (l *List) Over(below *List) *List {
	if below == nil {
		return l
	}
	const up = 1 << 10 // above every layer that the list below has
	out := *l
	shift := len(below.paints)
	out.paints = append(slices.Clone(below.paints), l.paints...)
	out.Items = make([]Item, 0, len(below.Items)+len(l.Items))
	for _, it := range below.Items {
		it.Dim = true
		out.Items = append(out.Items, it)
	}
	for _, it := range l.Items {
		if it.paint >= 0 {
			it.paint += shift
		}
		it.Layer += up
		out.Items = append(out.Items, it)
	}
	out.Targets = slices.Clone(l.Targets)
	for i := range out.Targets {
		out.Targets[i].Layer += up
	}
	out.Hints = slices.Clone(l.Hints)
	for i := range out.Hints {
		out.Hints[i].Layer += up
	}
	out.Kept = slices.Clone(l.Kept)
	for i := range out.Kept {
		out.Kept[i].Layer += up
	}
	if out.TopModal > 0 {
		out.TopModal += up
	}
	return &out
}

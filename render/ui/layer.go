package ui

import "math"

// Float draws a panel above what is there, without taking the keyboard. What
// lies under it does not feel the pointer.
func (c *Context) Float(id string, r Rect, p Panel, f func(inner Rect)) {
	c.raise(floating{id: c.scope + id, rect: r}, func() {
		c.Panel(r, p)
		f(r)
	})
}

// Modal draws a sheet of w by h units (less if the window is smaller) in the
// middle of the window; until the scene no longer calls it, nothing below
// reacts. Its content scrolls if the window is too small. f gets the room
// inside its margin, without a lower edge, and returns the height it needs.
func (c *Context) Modal(id string, w, h float64, f func(inner Rect) float64) {
	need := h
	if e, ok := c.mem.extent[c.scope+id]; ok {
		need = max(h, e+2*modalMargin)
	}
	r := c.Screen().Inset(12).Middle(w, need)
	r.X, r.Y = math.Round(r.X), math.Round(r.Y)
	c.raise(floating{id: c.scope + id, rect: r, modal: true}, func() {
		c.Panel(r, CardPanel)
		c.Scroll(id, r.Inset(modalMargin), f)
	})
}

// ModalFoot is a Modal with a foot of its own that does not scroll: its buttons
// are in sight however much there is to read. footH is how high the foot is.
func (c *Context) ModalFoot(id string, w, h, footH float64, f func(inner Rect) float64, foot func(r Rect)) {
	need := h
	if e, ok := c.mem.extent[c.scope+id]; ok {
		need = max(h, e+2*modalMargin+footH)
	}
	r := c.Screen().Inset(12).Middle(w, need)
	r.X, r.Y = math.Round(r.X), math.Round(r.Y)
	c.raise(floating{id: c.scope + id, rect: r, modal: true}, func() {
		c.Panel(r, CardPanel)
		in := r.Inset(modalMargin)
		at := in.CutBottom(footH)
		c.Scroll(id, in, f)
		foot(at)
	})
}

// ModalRoom is how high what a ModalFoot holds may be without a scroll bar.
func (c *Context) ModalRoom(footH float64) float64 { return c.H - 24 - 2*modalMargin - footH }

const modalMargin = 26

// Drawer is a Modal that stands aside: r is its place, and what lies beside it
// stays as bright as it was, to see what the drawer does to it.
func (c *Context) Drawer(id string, r Rect, f func(inner Rect) float64) {
	c.raise(floating{id: c.scope + id, rect: r, modal: true, aside: true}, func() {
		c.Panel(r, CardPanel)
		c.Scroll(id, r.InsetXY(drawerMargin, drawerMargin), f)
	})
}

// DrawerHeight is how high a drawer must be to show all that it held in the
// last frame; least before there was one.
func (c *Context) DrawerHeight(id string, least float64) float64 {
	if e, ok := c.mem.extent[c.scope+id]; ok {
		return e + 2*drawerMargin
	}
	return least
}

const drawerMargin = 20

// ModalOpen reports whether a modal was open in the last frame.
func (c *Context) ModalOpen() bool { return c.top > 0 }

func (c *Context) raise(fl floating, f func()) {
	c.layers++
	fl.layer = c.layers
	c.floats = append(c.floats, fl)
	layer, clip, area := c.layer, c.clip, c.area
	c.layer, c.clip, c.area = fl.layer, c.Screen(), ""
	f()
	c.layer, c.clip, c.area = layer, clip, area
}

// tipLayer is above everything.
const tipLayer = 1 << 20

// tipDelay is how long the pointer rests before a tip appears, in seconds.
const tipDelay = 0.35

// tip is an explanation that may be shown at the end of the frame.
type tip struct {
	id    string
	near  Rect
	area  float64 // of what it explains: of two, the smaller explains itself
	text  Rich
	layer int // of what it explains
}

// Tip explains r when the pointer rests on it. Of two rectangles one within
// the other, the smaller explains itself.
func (c *Context) Tip(r Rect, t Rich) { c.tipFor("tip "+t.String(), r, t, false) }

// TipArea is Tip for a larger part of a sheet: what is shown appears beside the
// pointer, and not below all of r.
func (c *Context) TipArea(r Rect, t Rich) {
	near := r
	if c.In.Inside && r.Contains(c.In.Mouse) {
		near = Rect{c.In.Mouse.X - 6, c.In.Mouse.Y - 12, 12, 24}.Intersect(r)
	}
	c.offer("tip "+t.String(), r, near, t, false)
}

// tipFor offers a tip for what the pointer is over, or what has the keyboard.
func (c *Context) tipFor(id string, r Rect, t Rich, focused bool) {
	if len(t) > 0 && c.Explain != nil {
		t = c.Explain(id, t)
	}
	c.offerTip(id, r, t, focused)
}

// offerTip is tipFor with a tip that is complete.
func (c *Context) offerTip(id string, r Rect, t Rich, focused bool) { c.offer(id, r, r, t, focused) }

// offer is offerTip for r with the tip beside another rectangle.
func (c *Context) offer(id string, r, near Rect, t Rich, focused bool) {
	t = c.keyed(t)
	if text := t.String(); text != "" {
		c.list.Hints = append(c.list.Hints, Hint{r, c.clip, c.layer, text})
	}
	switch {
	case t.String() == "" || c.mem.held != "":
	case focused && c.mem.byKeys:
		c.keyTip = &tip{id, near, r.W * r.H, t, c.layer}
	case c.Over(r) && (c.tip == nil || r.W*r.H <= c.tip.area):
		c.tip = &tip{id, near, r.W * r.H, t, c.layer}
	}
}

// Explained is the tip that was shown in the last frame, "" if none was.
func (c *Context) Explained() string { return c.mem.said }

// dueTip is the tip to be shown now: at once for the keyboard, after a rest
// for the pointer. What a change of screen, a wheel or a key brings below a
// pointer that has not moved says nothing, however little it trembles: nobody
// pointed at it, and its tip would cover what has just come.
func (c *Context) dueTip() *tip {
	m := c.mem
	at := rested{c.In.Mouse, c.W, c.H}
	same := at.sized(m.rested)
	moved := same && away(at.mouse, m.rested.mouse) > tipMoved
	m.rested = at
	if c.tip == nil || m.still {
		m.hover = ""
		return c.keyTip
	}
	if m.hover != c.tip.id {
		m.hover, m.hoverAt, m.came, m.cameTo = c.tip.id, c.In.Now, !moved, at.mouse
	}
	if m.came && !same {
		m.cameTo = at.mouse
	}
	if m.came && away(at.mouse, m.cameTo) > tipMoved {
		m.hoverAt, m.came = c.In.Now, false
	}
	if m.came {
		return c.keyTip
	}
	if due := m.hoverAt + tipDelay; c.In.Now < due {
		c.WakeAt(due)
		return c.keyTip
	}
	return c.tip
}

// tipWidth is how wide a tip is at most, in units.
const tipWidth = 330.0

// showTip draws the tip beside what it explains.
func (c *Context) showTip() {
	c.tip, c.mem.said = c.dueTip(), ""
	if c.tip == nil {
		return
	}
	c.mem.said = c.tip.text.String()
	st := Body.At(17)
	width := min(tipWidth, c.W-40)
	lines := c.wrap(c.tip.text, st, width)
	w := 0.0
	for _, l := range lines {
		w = max(w, l.w)
	}
	w, h := w+24, float64(len(lines))*LineHeight(st)+18
	r := c.placeTip(c.tip, w, h)
	c.layer, c.clip, c.area = tipLayer, c.Screen(), ""
	c.Panel(r, TipPanel)
	from := len(c.list.Items)
	c.Paragraph(Rect{r.X + 12, r.Y + 9, width, h}, c.tip.text, st)
	for i := range c.list.Items[from:] {
		c.list.Items[from+i].Tip = true
	}
}

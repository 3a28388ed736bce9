package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// scrollW is the room a scroll bar takes.
const scrollW = 14

// slack is by how much what an area holds may be too high without a bar: so much is seen beyond its edge.
const slack = 4

// wheelStep is how far a notch of the wheel scrolls.
const wheelStep = 52

// endless is the height of the room in a scroll area: as much as is needed.
const endless = 1e6

// barred is what is remembered of an area that has a bar, since it was too high
// without one. Words that fit without a bar may need one beside it, because it
// takes room from them; so it is tried without first when what an area holds,
// or the area, has become another height, and once where it need not be moved.
type barred struct {
	full  float64 // height of what it holds without the bar
	high  float64 // of what it holds, beside the bar; 0: not measured yet
	room  float64 // the area's height then, or when it was tried without
	try   bool    // without the bar
	tried bool    // in vain: without the bar it is too high
}

// again is what to remember after a frame with a bar.
func (b barred) again(got, room float64) barred {
	switch {
	case got <= room+slack && (!b.tried || math.Abs(room-b.room) > 0.01):
		b.try = true
	case b.high == 0:
		b.high, b.room = got, room
	case math.Abs(got-b.high) > 0.01 || math.Abs(room-b.room) > 0.01:
		b.try = true
	}
	return b
}

// Scroll shows part of something higher than r. f draws it from the top of
// inner downward and returns how high it became. inner has no lower edge, so
// that one can cut strips off its top as long as one likes. Wheel,
// scroll bar, Page Up and Page Down move it, and walking to a target by key
// brings it into view.
func (c *Context) Scroll(id string, r Rect, f func(inner Rect) float64) {
	id = c.scope + id
	m := c.mem
	high := m.extent[id]
	bar, over := m.barred[id]
	if over = over && !bar.try; over && bar.high > 0 {
		high = bar.high
	}
	inner := r
	if over {
		inner.W -= scrollW
		c.scrollKeys(id, r)
	}
	most := math.Ceil(max(0, high-r.H))
	if !bar.try {
		m.scroll[id] = min(max(0, m.scroll[id]), most)
	}
	at := math.Round(m.scroll[id])
	clip, area := c.clip, c.area
	// A little room beside, so that the focus ring is not cut off.
	c.clip, c.area = c.clip.Intersect(Rect{r.X - 4, r.Y, inner.W + 8, r.H}), id
	if !over {
		c.clip = clip.Intersect(r.InsetXY(-4, -4))
		c.area = area
	}
	from, targets, cuts := len(c.list.Items), len(c.list.Targets), c.cuts
	c.cuts = over
	got := f(Rect{inner.X, inner.Y - at, inner.W, endless})
	c.cuts = cuts
	if over {
		c.wholeLines(from)
		c.wholeTargets(from, targets)
	}
	c.clip, c.area = clip, area
	want := got
	if over { // a panel that is as high as this asks for what needs no bar
		want = max(got, bar.full)
	}
	if math.Abs(want-m.extent[id]) > 0.01 {
		m.extent[id] = want
		c.changed = true
	}
	switch {
	case over:
		m.barred[id] = bar.again(got, r.H)
		c.changed = c.changed || m.barred[id] != bar
	case got > r.H+slack:
		m.barred[id] = barred{full: got, room: r.H, tried: bar.try}
		c.changed = true
	default:
		delete(m.barred, id)
		c.changed = c.changed || bar.try // it may stand scrolled still
	}
	if over {
		c.scrollBar(id, Rect{r.Right() - 10, r.Y, 10, r.H}, high, most)
	}
}

// wholeLines leaves out the lines of text since an item that the edge of the
// scroll area would cut through: half a line is no line. What belongs together
// on one line goes together.
func (c *Context) wholeLines(from int) {
	for i := from; i < len(c.list.Items); i++ {
		it := c.list.Items[i]
		if it.Kind != TextItem || it.Clip != c.clip || it.Ink.H > c.clip.H {
			continue
		}
		seen := it.Ink.Intersect(it.Clip)
		if seen.H <= 0 || it.Ink.H-seen.H <= 1 {
			continue
		}
		for j := from; j < len(c.list.Items); j++ {
			o := &c.list.Items[j]
			beside := o.Kind == TextItem && o.Block == it.Block && o.Ink.Y < it.Ink.Bottom() && it.Ink.Y < o.Ink.Bottom()
			if j == i || beside && o.Clip == c.clip {
				o.Clip.H = 0
			}
		}
	}
}

// wholeMost is the height up to which what can be clicked is shown as a whole
// or not at all. What is higher, such as a list, may go on beyond the edge.
const wholeMost = 64

// cutOff reports whether the edge of the scroll area being filled cuts through
// something that is to be shown as a whole.
func (c *Context) cutOff(r Rect) bool {
	return c.cuts && r.H <= min(wholeMost, c.clip.H) && r.H-r.Intersect(c.clip).H > 1
}

// wholeTargets leaves out the buttons, and what else can be clicked, that the
// edge of the scroll area would cut through: half a button has no words, and
// asks to be clicked all the same. The keyboard scrolls to it.
func (c *Context) wholeTargets(from, targets int) {
	c.cuts = true
	for i := targets; i < len(c.list.Targets); i++ {
		t := &c.list.Targets[i]
		if t.Clip != c.clip || !c.cutOff(t.Rect) {
			continue
		}
		t.Clip.H = 0
		around := t.Rect.Inset(-4) // with its ring
		for j := from; j < len(c.list.Items); j++ {
			it := &c.list.Items[j]
			part := it.Rect
			if it.Kind == TextItem {
				part = it.Ink
			}
			if in := part.Intersect(around); !in.Empty() && it.Clip == c.clip && part.W-in.W < slack && part.H-in.H < slack {
				it.Clip.H = 0
			}
		}
	}
	c.cuts = false
}

// Extent is how high the content of a scroll area was in the last frame, 0 if
// it is new: for panels that are as high as what they hold.
func (c *Context) Extent(id string) float64 { return c.mem.extent[c.scope+id] }

// Below is how much of the content of a scroll area lies below what is seen of it, seen units high, as
// it was in the last frame; 0 where nothing does.
func (c *Context) Below(id string, seen float64) float64 {
	return max(0, c.Extent(id)-c.mem.scroll[c.scope+id]-seen)
}

// ScrollTo scrolls an area so that the stretch from y to y+h of its content,
// r.H of which is seen, is in view.
func (c *Context) ScrollTo(id string, seen, y, h float64) {
	id = c.scope + id
	at := c.mem.scroll[id]
	switch {
	case y < at:
		c.mem.scroll[id] = y
	case y+h > at+seen:
		c.mem.scroll[id] = y + h - seen
	default:
		return
	}
	c.changed = true
}

func (c *Context) scrollKeys(id string, r Rect) {
	m := c.mem
	if c.Over(r) && c.In.Wheel.Y != 0 && !c.wheelTaken(r) {
		m.scroll[id] -= c.In.Wheel.Y * wheelStep
		c.In.Wheel = Point{}
		c.changed = true
	}
	if c.Over(r) && c.In.Swipe.Y != 0 {
		m.scroll[id] -= c.In.Swipe.Y
		c.In.Swipe = Point{}
		c.changed = true
	}
	if t := c.focusTarget(); t != nil && t.area != id && t.Flags&TakesArrows != 0 {
		return // a stepper or list elsewhere uses these keys itself
	}
	page := r.H - 30
	for _, k := range []struct {
		key ebiten.Key
		by  float64
	}{{ebiten.KeyPageDown, page}, {ebiten.KeyPageUp, -page}} {
		if t := c.focusTarget(); t != nil && t.Flags&TakesArrows != 0 {
			break
		}
		if c.Take(Key(k.key)) {
			m.scroll[id] += k.by
		}
	}
}

// wheelTaken reports whether the pointer is over something of the last frame
// that uses the wheel itself: a stepper that has the keyboard.
func (c *Context) wheelTaken(r Rect) bool {
	t := c.focusTarget()
	return t != nil && t.Flags&TakesWheel != 0 && c.Over(t.Rect.Intersect(r))
}

func (c *Context) scrollBar(id string, r Rect, high, most float64) {
	m := c.mem
	c.add(Item{Kind: PanelItem, Rect: r.InsetXY(3, 0), Panel: TrackPanel})
	h := min(r.H, max(28, r.H*r.H/high)) // what fits beside its bar may not fit without one
	thumb := Rect{r.X, r.Y, r.W, h}
	if most > 0 {
		thumb.Y += (r.H - h) * m.scroll[id] / most
	}
	re := c.react(Target{ID: id + " scroll bar", Rect: r, Flags: NoFocus})
	if re.Pressed && !thumb.Contains(c.In.Mouse) {
		m.scroll[id] = (c.In.Mouse.Y - r.Y - h/2) / max(1, r.H-h) * most
		c.changed = true
	} else if re.Dragging {
		m.scroll[id] += re.Drag.Y / max(1, r.H-h) * most
		c.changed = true
	}
	c.add(Item{Kind: PanelItem, Rect: thumb, Panel: ThumbPanel, State: stateOf(re, false, false)})
}

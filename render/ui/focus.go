package ui

import (
	"fmt"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// SetFocus gives the keyboard to a target by its ID ("" takes it away).
func (c *Context) SetFocus(id string) {
	if id != "" {
		id = c.scope + id
	}
	c.mem.focus, c.changed = id, true
}

// BeginAt says where Tab and the arrows begin while nothing has the keyboard: at the first target
// whose ID is one of these. Else they begin at the first of all.
func (c *Context) BeginAt(is func(id string) bool) { c.begins = is }

// Focused is the ID of what has the keyboard.
func (c *Context) Focused() string { return c.mem.focus }

// reach is the targets that the keyboard can reach now.
func (c *Context) reach() []Target {
	top := 0
	for _, f := range c.floats {
		if f.modal {
			top = max(top, f.layer)
		}
	}
	var out []Target
	for _, t := range c.list.Targets {
		if t.Layer >= top {
			out = append(out, t)
		}
	}
	return out
}

// walk moves the focus by Tab and arrows, and hands it to a modal that opens
// and back when it closes.
func (c *Context) walk() {
	c.checkHotKeys()
	m := c.mem
	c.modalFocus()
	if c.In.Pressed[LeftButton] && !c.caught && m.focus != "" {
		m.focus, c.changed = "", true // clicked beside everything
	}
	targets := c.reach()
	at := -1
	for i := range targets {
		if targets[i].ID == m.focus {
			at = i
		}
	}
	if at < 0 && m.focus != "" {
		m.focus, c.changed = "", true // what had it is gone
	}
	next := at
	switch {
	case len(targets) == 0:
		return
	case at < 0 && c.begins != nil && (c.plainKey(ebiten.KeyTab, false) || c.arrow()):
		next = max(0, slices.IndexFunc(targets, func(t Target) bool { return !t.Disabled && c.begins(t.ID) }))
	case c.plainKey(ebiten.KeyTab, false):
		next = (at + 1) % len(targets)
	case c.plainKey(ebiten.KeyTab, true):
		next = (max(at, 0) + len(targets) - 1) % len(targets)
	case at >= 0 && targets[at].Flags&TakesArrows != 0:
		return
	case c.plainKey(ebiten.KeyDown, false):
		next = nearest(targets, at, 0, 1)
	case c.plainKey(ebiten.KeyUp, false):
		next = nearest(targets, at, 0, -1)
	case c.plainKey(ebiten.KeyRight, false):
		next = nearest(targets, at, 1, 0)
	case c.plainKey(ebiten.KeyLeft, false):
		next = nearest(targets, at, -1, 0)
	default:
		return
	}
	m.byKeys, c.changed = true, true
	m.focus = targets[next].ID
	c.reveal(&targets[next]) // who has it already may have been scrolled away
}

// arrow reports whether an arrow key went down that nobody has taken.
func (c *Context) arrow() bool {
	return slices.ContainsFunc([]ebiten.Key{ebiten.KeyDown, ebiten.KeyUp, ebiten.KeyRight, ebiten.KeyLeft}, func(k ebiten.Key) bool { return c.plainKey(k, false) })
}

// plainKey reports whether a key went down that nobody has taken.
func (c *Context) plainKey(k ebiten.Key, shift bool) bool {
	for _, p := range c.In.Keys {
		if p.Key == k && p.Shift == shift && !p.Ctrl && !p.Alt {
			return true
		}
	}
	return false
}

// nearest is the target next to targets[at] in a direction: near in it, and
// not far aside. It stays where it is when there is none.
func nearest(targets []Target, at int, dx, dy float64) int {
	if at < 0 {
		return 0
	}
	from := targets[at].Rect
	best, bestCost := at, math.Inf(1)
	for i := range targets {
		to := targets[i].Rect
		a, b := from.Centre(), to.Centre()
		ahead := (b.X-a.X)*dx + (b.Y-a.Y)*dy
		if i == at || ahead <= 1 {
			continue
		}
		aside := math.Abs((b.X-a.X)*dy) + math.Abs((b.Y-a.Y)*dx)
		// What overlaps sideways lies straight ahead, however wide it is.
		if dy != 0 && to.X < from.Right() && from.X < to.Right() || dx != 0 && to.Y < from.Bottom() && from.Y < to.Bottom() {
			aside /= 8
		}
		// Of two as near the one comes first that is read first.
		switch cost := ahead + 3*aside; {
		case cost < bestCost-0.5, cost < bestCost+0.5 && (to.Y < targets[best].Rect.Y || to.Y == targets[best].Rect.Y && to.X < targets[best].Rect.X):
			best, bestCost = i, cost
		}
	}
	return best
}

// modalFocus saves the focus when a modal opens and restores it when it goes.
func (c *Context) modalFocus() {
	m := c.mem
	top, layer := "", 0
	for _, f := range c.floats {
		if f.modal && f.layer > layer {
			top, layer = f.id, f.layer
		}
	}
	if top == m.modal {
		return
	}
	m.saved[m.modal] = m.focus
	m.focus = m.saved[top]
	delete(m.saved, top)
	m.modal, m.held, c.changed = top, "", true
}

// reveal scrolls a target into view.
func (c *Context) reveal(t *Target) {
	if t.area == "" {
		return
	}
	m := c.mem
	switch {
	case t.Rect.H > t.view.H-16: // higher than the view: its top
		m.scroll[t.area] += t.Rect.Y - t.view.Y
	case t.Rect.Y < t.view.Y:
		m.scroll[t.area] -= t.view.Y - t.Rect.Y + 8
	case t.Rect.Bottom() > t.view.Bottom():
		m.scroll[t.area] += t.Rect.Bottom() - t.view.Bottom() + 8
	}
	m.scroll[t.area] = max(0, m.scroll[t.area])
}

// checkHotKeys notes hot keys that two targets of a layer share.
func (c *Context) checkHotKeys() {
	type place struct {
		layer int
		hot   rune
	}
	seen := map[place]string{}
	for i := range c.list.Targets {
		t := &c.list.Targets[i]
		if t.Hot == 0 {
			continue
		}
		k := place{t.Layer, t.Hot}
		if old, twice := seen[k]; twice {
			c.list.Problems = append(c.list.Problems, fmt.Sprintf("%s and %s share the key %c", old, t.ID, t.Hot))
		}
		seen[k] = t.ID
	}
}

package ui

import (
	"image"
	"slices"
)

// How far items may reach beyond their rectangles, in units.
const (
	shadowReach = 48 // of panels that lie on something
	ringReach   = 4
	inkReach    = 0.5 // of letters, in parts of their size
)

// damage is where two lists look different, in device pixels: what must be
// drawn again where the old one is on the screen. Nothing that lies apart is
// put together, and no two rectangles overlap. It says no when most of the
// screen is different, or all of it.
func damage(l, old *List, screen image.Rectangle) ([]image.Rectangle, bool) {
	if old == nil || l.W != old.W || l.H != old.H || l.Scale != old.Scale {
		return nil, false
	}
	var out []image.Rectangle
	add := func(it *Item) {
		r := it.reach(l.Scale).Intersect(screen)
		for i := 0; !r.Empty() && i < len(out); i++ {
			if out[i].Overlaps(r) { // grown, it may overlap those before
				r = r.Union(out[i])
				out = slices.Delete(out, i, i+1)
				i = -1
			}
		}
		if !r.Empty() {
			out = append(out, r)
		}
	}
	a, b := l.Items, old.Items
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	for i := range max(len(a), len(b)) {
		if i < len(a) && i < len(b) && a[i] == b[i] {
			continue
		}
		if i < len(a) {
			add(&a[i])
		}
		if i < len(b) {
			add(&b[i])
		}
	}
	area := 0
	for _, r := range out {
		area += r.Dx() * r.Dy()
	}
	return out, len(out) <= 8 && area < screen.Dx()*screen.Dy()*7/8
}

// reach is where an item may leave ink, in device pixels.
func (it *Item) reach(scale float64) image.Rectangle {
	var r image.Rectangle
	switch it.Kind {
	case RingItem: // goes beyond its clip
		if it.Clip.Empty() {
			return r
		}
		return pixels(it.Rect.Inset(-ringReach), scale)
	case PanelItem:
		r = pixels(it.Rect.Inset(-shadowReach), scale)
	case TextItem:
		d := -inkReach * it.Style.Size
		r = pixels(it.Rect.Inset(d), scale).Union(pixels(it.Ink.Inset(d), scale))
	default:
		r = pixels(it.Rect.Inset(-2), scale)
	}
	return r.Intersect(pixels(it.Clip, scale))
}

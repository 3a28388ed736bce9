package ui

// Behind draws, behind all that is made in this frame, what f makes at another scale, in
// device pixels per unit: what stays as large as it was while a sheet that lies over it is
// shown larger. It takes no press and no key. What it remembers of scrolling is this
// scene's.
func (c *Context) Behind(scale float64, f func(c *Context)) {
	m := *c.mem
	m.focus, m.held, m.floats, m.targets, m.items = "", "", nil, nil, 0
	k := scale / c.Scale
	at := Point{c.In.Mouse.X / k, c.In.Mouse.Y / k}
	b := Begin(&m, Input{Now: c.In.Now, Mouse: at}, c.W*c.Scale, c.H*c.Scale, scale)
	b.Keys, b.reserved, b.everywhere = c.Keys, c.reserved, c.everywhere
	b.behind = true
	f(b)
	below := b.End()
	c.changed = c.changed || b.changed
	if b.wake >= 0 {
		c.WakeAt(b.wake)
	}
	shift, top := len(below.paints), 0
	for i := range below.Items {
		it := &below.Items[i]
		it.Rect, it.Clip, it.Ink = it.Rect.times(k), it.Clip.times(k), it.Ink.times(k)
		it.Style.Size *= k
		it.Scale, it.Layer, it.Dim = scale, 0, false
		top = max(top, it.Block)
	}
	for i := range c.list.Items {
		it := &c.list.Items[i]
		it.Block += top
		if it.paint >= 0 {
			it.paint += shift
		}
	}
	c.blocks += top
	c.list.Items = append(below.Items, c.list.Items...)
	c.list.paints = append(below.paints, c.list.paints...)
	c.list.Problems = append(below.Problems, c.list.Problems...)
}

// times is the rectangle in units that are so many times as small.
func (r Rect) times(k float64) Rect { return Rect{r.X * k, r.Y * k, r.W * k, r.H * k} }

package chart

import (
	"hash/fnv"
	"image"
	"math"
	"slices"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// given is a name that a player gave, set on the chart letter by letter.
type given struct {
	curved
	kind  NameKind
	text  string
	boxes []box // of its letters, in hex sides
	whole box   // of all of them
}

// inkedMore is how much farther than its box a letter reaches, in ems: what hangs below the line and stands above small
// letters, and the pale rim round both.
const inkedMore = 0.2

// inked are the boxes of a name's letters with all their ink: names are set as close to each other as their small letters
// allow, but a figure there would be covered.
func (g *given) inked() []box {
	out := make([]box, len(g.boxes))
	for i, b := range g.boxes {
		out[i] = b.grow(inkedMore * g.em)
	}
	return out
}

// layout is where the given names of a sheet stand. It is the same at every
// scale and for every window, so that tiles agree.
type layout struct {
	names []given
}

// layoutsKept is how many layouts are remembered.
const layoutsKept = 4

// keptLayout is a layout and what it was made from.
type keptLayout struct {
	sum     uint64
	setting *setting
	layout  *layout
}

// layoutFor finds the places of a sheet's given names. Names stand in the order
// of the sheet: the first choose first.
func (p *Painter) layoutFor(s *Sheet) *layout {
	if len(s.Names) == 0 || s.Layers.has(NoNames) {
		return &layout{}
	}
	sum := p.layoutSum(s)
	for _, k := range p.layouts {
		if k.sum == sum && k.setting == p.setting {
			return k.layout
		}
	}
	l := p.newLayout(s)
	if len(p.layouts) >= layoutsKept {
		p.layouts = slices.Delete(p.layouts, 0, 1)
	}
	p.layouts = append(p.layouts, keptLayout{sum, p.setting, l})
	return l
}

// layoutSum is a sum over all that a layout depends on.
func (p *Painter) layoutSum(s *Sheet) uint64 {
	h := fnv.New64a()
	put := func(vs ...int64) {
		var b [8]byte
		for _, v := range vs {
			for i := range b {
				b[i] = byte(v >> (8 * i))
			}
			_, _ = h.Write(b[:]) // a hash never fails
		}
	}
	for i := range s.Names {
		n := &s.Names[i]
		_, _ = h.Write([]byte(n.Text))
		put(int64(n.Kind), int64(math.Float64bits(n.Size)), int64(len(n.Cells)))
		for _, id := range n.Cells {
			put(int64(id))
		}
		p.around(n.Cells, func(id hexmap.ID) {
			x := p.hex(s, id)
			put(int64(x.Ink), int64(x.Terrain), int64(x.Peak), int64(x.With), int64(x.Out), int64(x.In), int64(x.Cataract), int64(x.Tribe), int64(x.Caches), int64(x.Mark), int64(x.Flags), int64(x.By))
		})
	}
	for i := range s.Labels { // which have their places
		b := p.labelBox(&s.Labels[i])
		for _, v := range [...]float64{b.x0, b.y0, b.x1, b.y1} {
			put(int64(math.Float64bits(v)))
		}
	}
	return h.Sum64()
}

// nameReach is how many hexes off its own a name may come to lie: what stands
// there is in its way.
const nameReach = 2

// around calls f for cells and those as near as nameReach, each once.
func (p *Painter) around(cells []hexmap.ID, f func(hexmap.ID)) {
	done := map[hexmap.ID]bool{}
	for _, id := range cells {
		if !p.onBoard(id) {
			continue
		}
		for _, n := range p.m.Within(id, nameReach) {
			if !done[n] {
				done[n] = true
				f(n)
			}
		}
	}
}

// newLayout places the names.
func (p *Painter) newLayout(s *Sheet) *layout {
	l := &layout{}
	t := &typesetter{Painter: p, sheet: s, c: p.canvas(&image.RGBA{}, image.Rectangle{}, 32)}
	for i := range p.setting.ports {
		port := &p.setting.ports[i]
		t.taken = append(t.taken, box{port.at.X, port.at.Y, port.at.X, port.at.Y}.grow(0.22))
		if port.name != "" {
			t.taken = append(t.taken, port.box)
		}
	}
	t.taken = append(t.taken, p.setting.taken()...)
	t.taken = append(t.taken, p.overprinted()...)
	for i := range s.Labels {
		t.taken = append(t.taken, p.labelBox(&s.Labels[i]))
	}
	for i := range p.setting.oceans {
		for _, q := range p.setting.oceans[i].letters {
			t.taken = append(t.taken, box{q.at.X, q.at.Y, q.at.X, q.at.Y}.grow(p.setting.oceans[i].em*0.45))
		}
	}
	for i := range s.Names {
		if g, ok := t.set(&s.Names[i]); ok {
			for _, b := range g.boxes { // a word's space on either side
				t.taken = append(t.taken, box{b.x0 - 0.22, b.y0, b.x1 + 0.22, b.y1})
			}
			l.names = append(l.names, g)
		}
	}
	return l
}

// typesetter finds places for names.
type typesetter struct {
	*Painter
	sheet *Sheet
	c     *canvas
	taken []box   // by what has its place already
	local []box   // huts, counters and the like round the name in hand
	high  []box   // the heights round it, each where it stands best
	least float64 // the cost of the best place so far
}

// trial is one way of setting a name.
type trial struct {
	line  []pt // along which the middle of its small letters runs
	from  float64
	em    float64
	track float64
	cost  float64
}

// set finds the best place for a name.
func (t *typesetter) set(n *Name) (given, bool) {
	if n.Text == "" || len(n.Cells) == 0 {
		return given{}, false
	}
	t.local = t.local[:0]
	t.high = t.high[:0]
	t.around(n.Cells, func(id hexmap.ID) {
		t.local = append(t.local, t.c.fixtures(id, t.sheet)...)
		t.high = append(t.high, t.height(id)...)
	})
	f := t.nameFace()
	best := given{}
	t.least = math.Inf(1)
	try := func(tr trial) {
		if tr.cost >= t.least {
			return
		}
		g, cost, ok := t.lay(f, n, tr)
		if ok && cost < t.least {
			t.least, best = cost, g
		}
	}
	switch n.Kind {
	case RiverName:
		t.river(n, f, try)
	case LakeName:
		t.lake(n, f, try)
	case FallsName:
		t.falls(n, f, try)
	default:
		t.peak(n, f, try)
	}
	return best, !math.IsInf(t.least, 1)
}

// nameFace is the typeface of given names.
func (p *Painter) nameFace() *face { return p.faces.names }

// lay sets the letters of a trial and judges it: a name never lies on what has
// its place already, nor over the edge; it does not bend sharply.
func (t *typesetter) lay(f *face, n *Name, tr trial) (given, float64, bool) {
	g := given{kind: n.Kind, text: n.Text}
	g.em, g.alpha = tr.em, 250
	run := lengths(tr.line)
	xs := f.advances(n.Text, tr.track)
	cost := tr.cost
	var last pt
	for i, r := range []rune(n.Text) {
		wide := f.glyph(r).advance
		at, d := along(tr.line, run, tr.from+(xs[i]+wide/2)*tr.em)
		if i > 0 {
			bend := math.Acos(paint.Clamp(d.dot(last), -1, 1))
			if bend > 0.5 {
				return g, 0, false
			}
			cost += bend * 0.5
		}
		last = d
		if r == ' ' {
			continue
		}
		hx, hy := wide*tr.em/2, tr.em*0.36
		ax, ay := math.Abs(d.X), math.Abs(d.Y)
		b := box{at.X - hx*ax - hy*ay, at.Y - hx*ay - hy*ax, at.X + hx*ax + hy*ay, at.Y + hx*ay + hy*ax}
		if !t.setting.in.grow(-0.12).covers(b) || !t.clear(b) {
			return g, 0, false
		}
		if t.shore.at(at) > 0.2 {
			cost += 0.15
		}
		if meetsAny(b.grow(inkedMore*tr.em), t.high) {
			if n.Kind == RiverName {
				return g, 0, false
			}
			cost += overHeight
		}
		g.letters = append(g.letters, placed{r, at, angleOf(d)})
		g.boxes = append(g.boxes, b)
	}
	if len(g.boxes) == 0 {
		return g, 0, false
	}
	g.whole = g.boxes[0]
	for _, b := range g.boxes {
		g.whole = box{min(g.whole.x0, b.x0), min(g.whole.y0, b.y0), max(g.whole.x1, b.x1), max(g.whole.y1, b.y1)}
	}
	return g, cost, true
}

// clear reports whether a letter's box lies on nothing.
func (t *typesetter) clear(b box) bool {
	for _, o := range t.local {
		if o.meets(b) {
			return false
		}
	}
	b = b.grow(0.10)
	for _, o := range t.taken {
		if o.meets(b) {
			return false
		}
	}
	return true
}

// givenInk is the colour of a given name.
func givenInk(k NameKind) ink {
	if k == PeakName {
		return darkSepia
	}
	return ink{20, 58, 112}
}

// givenNames writes the names that players gave.
func (c *canvas) givenNames(l *layout) {
	f := c.nameFace()
	for i := range l.names {
		g := &l.names[i]
		em := g.em * c.scale
		if em < 7.5 || !c.view().grow(0.3).meets(g.whole) {
			continue
		}
		letters := func(grow float64) {
			for _, q := range g.letters {
				back := f.glyph(q.r).advance / 2
				f.letter(&c.work, q.r, c.px(q.at).add(pt{-back * em, em * 0.24}.rotate(q.angle)), em, q.angle, grow)
			}
		}
		letters(paint.Clamp(em*0.1, 1.2, 7))
		letters(0)
		c.fill(&c.work, c.pale(), 205)
		letters(0)
		c.fill(&c.work, givenInk(g.kind), g.alpha)
	}
}

// NamesChanged lists the rectangles of pixels in which two sheets' given names
// differ, with what makes room for them. Changes of hexes are told by Dirty.
func (p *Painter) NamesChanged(old, now *Sheet, scale float64) []image.Rectangle {
	if len(old.Names) == 0 && len(now.Names) == 0 {
		return nil
	}
	p.heed(old, scale)
	a := p.layoutFor(old)
	p.heed(now, scale)
	b := p.layoutFor(now)
	var out []image.Rectangle
	c := p.canvas(&image.RGBA{}, image.Rectangle{}, scale)
	lacks := func(l *layout, g *given) bool {
		return !slices.ContainsFunc(l.names, func(o given) bool {
			return o.text == g.text && o.em == g.em && o.kind == g.kind && slices.Equal(o.letters, g.letters)
		})
	}
	for _, v := range [...][2]*layout{{a, b}, {b, a}} {
		for i := range v[0].names {
			if g := &v[0].names[i]; lacks(v[1], g) {
				// Figures of the hexes it touches may have made room.
				out = append(out, c.pixels(g.whole.grow(1.6)).Intersect(image.Rectangle{Max: p.Size(scale)}))
			}
		}
	}
	return out
}

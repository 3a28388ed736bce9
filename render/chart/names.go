package chart

import (
	"math"
	"slices"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// portName is a port's ring mark and where its name stands.
type portName struct {
	name  string
	at    pt
	label pt // the middle of the left, middle or right end of the name, by align
	align align
	box   box
}

// nameSize is the height of a port's name in hex sides, one em.
const nameSize = 0.56

// placePorts finds a place for every port's name: out at sea if it can,
// clear of the other ports, of their names and of the frame.
func (p *Painter) placePorts(t *setting) []portName {
	var taken []box
	var out []portName
	for _, port := range p.m.Ports {
		taken = append(taken, box{port.X, port.Y, port.X, port.Y}.grow(0.26))
	}
	taken = append(taken, t.taken()...)
	for i, port := range p.m.Ports {
		at := pt{port.X, port.Y}
		w := p.faces.names.width(port.Name, 0.01) * nameSize
		best, name := 1e9, portName{}
		for k := range namePlaces {
			n := namedAt(port.Name, at, w, k)
			if cost := p.nameCost(n.box, t.in, taken, i) + 0.12*float64(k); cost < best {
				best, name = cost, n
			}
		}
		if best >= nameCut { // only a crop has no room for a name
			name.name, name.box = "", box{at.X, at.Y, at.X, at.Y}
		}
		out = append(out, name)
		taken = append(taken, name.box)
	}
	return out
}

// namePlaces are where a name may stand beside its port, the best first.
var namePlaces = [...]struct {
	x, y float64
	a    align
}{
	{0.32, 0, atLeft},
	{-0.32, 0, atRight},
	{0.26, -0.36, atLeft},
	{0.26, 0.36, atLeft},
	{-0.26, -0.36, atRight},
	{-0.26, 0.36, atRight},
	{0, -0.55, atMiddle},
	{0, 0.55, atMiddle},
}

// namedAt is a port with its name, of a width in hex sides, in one of the places.
func namedAt(name string, at pt, w float64, place int) portName {
	o := &namePlaces[place]
	n := portName{name: name, at: at, label: at.add(pt{o.x, o.y}), align: o.a}
	left := n.label.X - [...]float64{0, w / 2, w}[o.a]
	n.box = box{left, n.label.Y - nameSize*0.45, left + w, n.label.Y + nameSize*0.45}
	return n
}

// nameCut is the cost of a name that would be cut off by the frame.
const nameCut = 5000

// nameCost is how ill a name stands in a box: most of all on another name or
// over the frame, a little on land.
func (p *Painter) nameCost(b, in box, taken []box, own int) float64 {
	cost := 0.0
	for i, t := range taken {
		if i != own && b.grow(0.08).meets(t) {
			cost += 20
		}
	}
	if !in.grow(-0.15).covers(b) {
		cost += nameCut
	}
	if at := p.m.ID(hexmap.At((b.x0+b.x1)/2, (b.y0+b.y1)/2)); at != hexmap.None {
		for _, id := range p.m.Within(at, 2) {
			if x, y := p.m.Cells[id].Hex.Centre(); p.m.Cells[id].Ground == hexmap.Land {
				cost += 3 * b.shared(box{x, y, x, y}.grow(pieceRadius)) // counters come and go there
			}
		}
	}
	const n = 6
	for i := range n + 1 {
		d := p.shore.at(pt{paint.Lerp(b.x0, b.x1, float64(i)/n), (b.y0 + b.y1) / 2})
		switch {
		case d < 0:
			cost += 1
		case d < 0.25:
			cost += 0.4
		}
	}
	return cost
}

// names writes the ports and the labels players gave.
func (c *canvas) names(s *Sheet, l *layout) {
	for i := range c.setting.ports {
		c.port(&c.setting.ports[i], s.Layers.has(NoNames) || s.Layers.has(NoPortNames))
	}
	if s.Layers.has(NoNames) {
		return
	}
	for i := range s.Labels {
		c.label(&s.Labels[i])
	}
	c.givenNames(l)
}

// port draws a ring mark, and its name from the scale on at which it can be read.
func (c *canvas) port(n *portName, markOnly bool) {
	reach := 0.4
	if !markOnly {
		reach = n.box.x1 - n.box.x0 + 0.8
	}
	if !c.sees(n.at, reach) {
		return
	}
	q := c.px(n.at)
	r := max(0.135*c.scale, 2.2)
	c.work.disc(q, r*1.5)
	c.fill(&c.work, paperPale, 230)
	c.work.disc(q, r)
	c.fill(&c.work, paperPale, 255)
	c.work.circle(q, r, max(0.055*c.scale, 1))
	c.work.disc(q, max(r*0.33, 0.8))
	c.fill(&c.work, darkSepia, 255)
	if em := PortNameEm(c.scale); !markOnly && em > 0 {
		w := portNameIn(c.faces, n.name, em, n.align)
		w.at = n.label
		c.write(w)
	}
}

// label writes one label.
func (c *canvas) label(l *Label) {
	w := c.labelled(l)
	if w.em *= c.scale; w.em >= 7 {
		c.write(w)
	}
}

// labelled is how a label is written, its height in hex sides.
func (p *Painter) labelled(l *Label) writing {
	w := writing{text: l.Text, at: pt{l.X, l.Y}, em: l.Size, angle: l.Angle, align: atMiddle, alpha: 250}
	set := func(f *face, col ink, own, track float64, halo int) {
		w.face, w.col, w.track, w.halo = f, col, track, halo
		if w.em <= 0 {
			w.em = own
		}
	}
	switch l.Style {
	case Region:
		set(p.faces.names, sepia, 1.0, 0.5, 0)
		w.alpha = 165
	case Water:
		set(p.faces.names, ink{24, 66, 118}, 0.52, 0.04, 200)
	case Hand:
		set(p.faces.hand, ink{44, 38, 66}, 0.42, 0, 190)
	default:
		set(p.faces.names, darkSepia, 0.54, 0.01, 215)
	}
	return w
}

// labelBox is the room that a label takes, in hex sides.
func (p *Painter) labelBox(l *Label) box {
	w := p.labelled(l)
	hx, hy := w.face.width(w.text, w.track)*w.em/2, w.em*0.36
	ax, ay := math.Abs(math.Cos(w.angle)), math.Abs(math.Sin(w.angle))
	return box{l.X - hx*ax - hy*ay, l.Y - hx*ay - hy*ax, l.X + hx*ax + hy*ay, l.Y + hx*ay + hy*ax}
}

// overprinted are the rooms of the figures that the world has over the land.
func (p *Painter) overprinted() (out []box) {
	for i := range p.world.Over {
		for k := range p.world.Over[i].Shapes {
			s := &p.world.Over[i].Shapes[k]
			out = append(out, box{s.X, s.Y, s.X, s.Y}.grow(s.reach()))
		}
	}
	return out
}

// unknownLetter is a letter of "Parts Unknown", on these cells, the first its middle.
type unknownLetter struct {
	letter rune
	at     pt
	angle  float64
	cells  []hexmap.ID
}

const (
	unknownSize = 1.55 // em in hex sides
)

// placeUnknown lays "Parts Unknown" across the middle of what is blank.
func (p *Painter) placeUnknown() {
	best, at := -1.0, pt{}
	for i := range p.m.Cells {
		if !p.m.IsBlank(hexmap.ID(i)) {
			continue
		}
		x, y := p.m.Cells[i].Hex.Centre()
		if room := p.blankRoom(pt{x, y}); room > best {
			best, at = room, pt{x, y}
		}
	}
	if best < 4 || p.world.Named {
		return
	}
	f := p.faces.names
	const track = 0.62
	text := p.say("chart.unknown")
	long := f.width(text, track) * unknownSize
	half := long / 2
	path := spline([]pt{at.add(pt{-half, 0.9}), at.add(pt{-half / 2, 0.1}), at.add(pt{0, 0}), at.add(pt{half / 2, -0.5}), at.add(pt{half, -1.5})}, 10)
	run := lengths(path)
	xs := f.advances(text, track)
	for i, r := range []rune(text) {
		q, d := along(path, run, (xs[i]+f.glyph(r).advance/2)*unknownSize)
		if r != ' ' {
			p.unknown = append(p.unknown, unknownLetter{r, q, angleOf(d), p.under(q, f.glyph(r).advance*unknownSize/2)})
		}
	}
	for i := range p.unknown {
		if slices.ContainsFunc(p.unknown[i].cells, func(id hexmap.ID) bool { return !p.m.IsBlank(id) }) {
			p.unknown = nil
			return
		}
	}
}

// under are the cells that a letter of so much width to each side lies on, that of its middle first.
func (p *Painter) under(q pt, half float64) (cells []hexmap.ID) {
	const high = 0.3 * unknownSize
	for _, o := range [...]pt{{0, 0}, {-half, -high}, {half, -high}, {-half, high}, {half, high}} {
		if id := p.m.ID(hexmap.At(q.X+o.X, q.Y+o.Y)); !slices.Contains(cells, id) {
			cells = append(cells, id)
		}
	}
	return cells
}

// unknownReach is how many hexes off a discovery makes a letter fade.
const unknownReach = 2

// unknownStrength is how strongly a letter of "Parts Unknown" is written: the
// more of the country round it is known, the fainter.
func (c *canvas) unknownStrength(s *Sheet, at hexmap.ID) int {
	near, bare := 0, 0
	for _, id := range c.m.Within(at, unknownReach) {
		if c.m.Cells[id].Ground != hexmap.Land {
			continue
		}
		near++
		if c.hex(s, id).Ink == Bare {
			bare++
		}
	}
	return 24 + 76*bare/max(near, 1)
}

// blankRoom is how far to both sides, weighed with up and down, all is blank round a place.
func (p *Painter) blankRoom(at pt) float64 {
	reach := func(dx, dy float64) float64 {
		for k := 1.0; k < 30; k++ {
			if !p.m.IsBlank(p.m.ID(hexmap.At(at.X+dx*k, at.Y+dy*k))) {
				return k
			}
		}
		return 30
	}
	side := min(reach(1, 0), reach(-1, 0))
	return side + 0.5*min(reach(0, 1), reach(0, -1), side)
}

// partsUnknown writes it while all of it can be read: it goes with the first of its cells that is mapped, or
// where something lies on one.
func (c *canvas) partsUnknown(s *Sheet) {
	em := unknownSize * c.scale
	if em < 7 || s.Layers.has(NoNames) {
		return
	}
	for i := range c.unknown { // an excerpt shows all of it or nothing
		l := &c.unknown[i]
		if !c.setting.in.covers(box{l.at.X, l.at.Y, l.at.X, l.at.Y}.grow(unknownSize * 0.3)) {
			return
		}
		for _, id := range l.cells {
			if h := c.hex(s, id); h.Ink != Bare || h.Mark != NoMark {
				return
			}
		}
	}
	for i := range c.unknown {
		l := &c.unknown[i]
		if !c.sees(l.at, unknownSize) {
			continue
		}
		back := c.faces.names.glyph(l.letter).advance / 2
		c.faces.names.letter(&c.work, l.letter, c.px(l.at).add(pt{-back * em, em * 0.24}.rotate(l.angle)), em, l.angle, 0)
		c.fill(&c.work, sepia, c.unknownStrength(s, l.cells[0]))
	}
}

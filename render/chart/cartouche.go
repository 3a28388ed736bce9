package chart

import (
	"math"
	"strings"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// plates are the ornaments set in the open sea.
type plates struct {
	cartouche box
	rose      box // its middle is the rose's
}

// Sizes of the plates in hex sides.
const (
	cartoucheW, cartoucheH = 10.6, 8.2
	roseSide               = 6.4
)

// placePlates finds room for cartouche and rose in open water, low on the
// sheet: the first to the west, the second to the east.
func (p *Painter) placePlates() {
	p.plates.cartouche = p.openWater(cartoucheW, cartoucheH, pt{0.04, 0.90})
	p.plates.rose = p.openWater(roseSide, roseSide+0.8, pt{0.93, 0.93}, p.plates.cartouche)
}

// openWater finds the box of a size that is freest of land, near a place
// given in parts of the sheet; no box, when all of that size hold land.
func (p *Painter) openWater(w, h float64, want pt, taken ...box) box {
	in := p.sheet.in.grow(-0.7)
	aim := pt{paint.Lerp(in.x0, in.x1, want.X), paint.Lerp(in.y0, in.y1, want.Y)}
	best, out := math.Inf(1), box{}
	const step = 0.5
	for y := in.y0; y+h <= in.y1+step/2; y += step {
		for x := in.x0; x+w <= in.x1+step/2; x += step {
			paint.Breathe()
			b := box{x, y, x + w, y + h}
			cost := 0.02 * pt{x + w/2, y + h/2}.sub(aim).len()
			for _, o := range taken {
				if o != (box{}) && b.grow(0.35).meets(o) {
					cost += 1000
				}
			}
			cost += 3 * p.landIn(b.grow(0.5), best-cost)
			if cost < best {
				best, out = cost, b
			}
		}
	}
	for _, o := range taken {
		if o != (box{}) && out.meets(o) {
			return box{}
		}
	}
	if p.landIn(out, 1e9) > 0 {
		return box{}
	}
	return out
}

// landIn counts how much land lies in a box; it may stop at limit.
func (p *Painter) landIn(b box, limit float64) float64 {
	n := 0.0
	for y := b.y0; y <= b.y1; y += 0.7 {
		paint.Breathe()
		for x := b.x0; x <= b.x1; x += 0.7 {
			if p.shore.at(pt{x, y}) < 0 {
				n++
				if 3*n > limit {
					return n
				}
			}
		}
	}
	return n
}

// cartouche draws the title, and below it the scale of miles or the world's own signs.
func (c *canvas) cartouche() {
	b := c.setting.cartouche
	if !c.shows(b) {
		return
	}
	c.plate(b, []ruled{{0, 0.085}, {0.17, 0.028}, {0.28, 0.05}})
	c.corners(b)
	c.cartoucheText(b)
}

// corners puts a small flourish in each corner of the cartouche.
func (c *canvas) corners(b box) {
	w := c.thin(0.03, 0.7)
	for _, f := range [...]pt{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
		o := pt{b.x0, b.y0}
		if f.X < 0 {
			o.X = b.x1
		}
		if f.Y < 0 {
			o.Y = b.y1
		}
		at := func(x, y float64) pt { return c.px(pt{o.X + x*f.X, o.Y + y*f.Y}) }
		c.work.stroke(spline([]pt{at(0.42, 1.25), at(0.46, 0.82), at(0.62, 0.62), at(0.82, 0.46), at(1.25, 0.42)}, 6), w)
		c.work.stroke(spline([]pt{at(0.46, 0.82), at(0.70, 0.86), at(0.78, 0.72), at(0.66, 0.66)}, 6), w*0.8)
		c.work.stroke(spline([]pt{at(0.82, 0.46), at(0.86, 0.70), at(0.72, 0.78), at(0.66, 0.66)}, 6), w*0.8)
		c.work.disc(at(0.47, 0.47), c.thin(0.05, 0.8))
	}
	c.fill(&c.work, sepia, 220)
}

// cartoucheText sets the words, each line as wide as it may be.
func (c *canvas) cartoucheText(b box) {
	mid := (b.x0 + b.x1) / 2
	room := (b.x1 - b.x0 - 1.6) * c.scale
	put := func(f *face, text string, y, em, track float64, col ink) {
		if text == "" {
			return
		}
		size := em * c.scale
		if w := f.width(text, track) * size; w > room {
			size *= room / w
		}
		c.write(writing{face: f, text: text, at: pt{mid, b.y0 + y}, em: size, track: track, align: atMiddle, col: col, alpha: 250})
	}
	w := c.words
	put(c.faces.caps, w.title, 1.42, 1.75, 0.05, darkSepia)
	put(c.faces.names, w.subtitle, 2.62, 0.72, 0.015, darkSepia)
	c.rule(mid, b.y0+3.32, 2.6)
	if w.authors != "" {
		put(c.faces.text, c.say("chart.laid-down"), 4.02, 0.52, 0.01, darkSepia)
		red := ink{128, 34, 28}
		if first, second := inTwo(c.faces.hand, w.authors, (b.x1-b.x0-1.6)/0.50); second == "" {
			put(c.faces.hand, first, 4.86, 0.60, 0, red)
		} else {
			put(c.faces.hand, first, 4.58, 0.46, 0, red)
			put(c.faces.hand, second, 5.16, 0.46, 0, red)
		}
	}
	date := 5.72
	if w.authors == "" {
		date = 4.6
	}
	switch explained := len(c.world.Samples) > 0 && c.setting.legend != (box{}); {
	case explained:
		date = 4.2
		c.samples(b)
	case c.world.Unscaled:
		date = 4.2
	default:
		c.miles(mid, b.y0+6.9)
	}
	put(c.faces.italic, w.date, date, 0.56, 0.01, darkSepia)
}

// samples explains the world's own signs, three beside one another.
func (c *canvas) samples(b box) {
	const in, row, mark = 0.7, 1.25, 0.6
	each := (b.x1 - b.x0 - 2*in) / 3
	for i := range c.world.Samples {
		s := &c.world.Samples[i]
		at := pt{b.x0 + in + each*float64(i%3) + mark, b.y0 + 5.4 + row*float64(i/3)}
		for k := range s.Prints {
			c.overprint(&s.Prints[k], at)
		}
		if p := s.Plate; p.Of != nil {
			p.X, p.Y = p.X+at.X, p.Y+at.Y
			c.setPlate(&p)
		}
		text := c.say("chart.legend." + s.Name)
		em := fitted(c.faces.text, text, 0, 0.47, each-2*mark-0.15)
		c.write(writing{face: c.faces.text, text: text, at: at.add(pt{mark + 0.12, 0.05}), em: em * c.scale, align: atLeft, col: darkSepia, alpha: 250})
	}
}

// Unbroken is a name as Sheet.Authors has it: no line ends within it.
func Unbroken(name string) string { return strings.ReplaceAll(name, " ", noBreak) }

// noBreak is a space at which no line ends.
const noBreak = "\u00a0"

// inTwo parts a line that is longer than room, in ems, at the space nearest its
// middle that no name has; second is empty if it fits, or has no such space.
func inTwo(f *face, text string, room float64) (first, second string) {
	spaced := func(text string) string { return strings.ReplaceAll(text, noBreak, " ") }
	long := f.width(spaced(text), 0)
	if long <= room {
		return spaced(text), ""
	}
	best, at := long, -1
	for i, r := range text {
		if r != ' ' {
			continue
		}
		if off := math.Abs(f.width(spaced(text[:i]), 0) - long/2); off < best {
			best, at = off, i
		}
	}
	if at < 0 {
		return spaced(text), ""
	}
	return spaced(text[:at]), spaced(text[at+1:])
}

// rule is a short line with a lozenge in the middle.
func (c *canvas) rule(x, y, half float64) {
	q := func(dx, dy float64) pt { return c.px(pt{x + dx, y + dy}) }
	w := c.thin(0.028, 0.7)
	c.work.line(q(-half, 0), q(-0.2, 0), w)
	c.work.line(q(0.2, 0), q(half, 0), w)
	c.work.ring(q(0, -0.1), q(0.13, 0), q(0, 0.1), q(-0.13, 0))
	c.fill(&c.work, sepia, 240)
}

// miles is the scale: a hex is a hundred miles across.
func (c *canvas) miles(x, y float64) {
	const hundreds = 4
	x0 := x - hundreds*hexmap.Sqrt3/2
	h := 0.12
	line := c.thin(0.03, 0.7)
	at := func(mile, dy float64) pt { return c.px(pt{x0 + mile/100*hexmap.Sqrt3, y + dy}) }
	for i := range hundreds * 2 {
		if i&1 == 0 {
			c.work.quad(at(float64(i)*50, -h), at(float64(i+1)*50, -h), at(float64(i+1)*50, 0), at(float64(i)*50, 0))
		} else {
			c.work.quad(at(float64(i)*50, 0), at(float64(i+1)*50, 0), at(float64(i+1)*50, h), at(float64(i)*50, h))
		}
	}
	c.work.line(at(0, -h), at(hundreds*100, -h), line)
	c.work.line(at(0, h), at(hundreds*100, h), line)
	c.work.line(at(0, -h), at(0, h), line)
	c.work.line(at(hundreds*100, -h), at(hundreds*100, h), line)
	c.fill(&c.work, darkSepia, 245)
	c.writeAt(writing{face: c.faces.italic, text: c.say("chart.miles"), em: 0.44 * c.scale, align: atMiddle, col: darkSepia, alpha: 235}, at(hundreds*50, -0.38))
	em := 0.40 * c.scale
	for i, t := range [...]string{"0", "100", "200", "300", "400"} {
		c.writeAt(writing{face: c.faces.text, text: t, em: em, align: atMiddle, col: darkSepia, alpha: 245}, at(float64(i)*100, 0.48))
	}
}

package chart

import "math"

// curved is a name that runs along a curve, letter by letter.
type curved struct {
	letters []placed
	em      float64 // hex sides
	alpha   int
}

type placed struct {
	r     rune
	at    pt
	angle float64
}

func angleOf(d pt) float64 { return math.Atan2(d.Y, d.X) }

// placeOceans sets the names of the seas, those that have room: afloat, inside
// the frame, and clear of ports and their names.
func (p *Painter) placeOceans(t *setting) (out []curved) {
	if p.proj == nil {
		return nil
	}
	for _, w := range p.world.Seas {
		if c, ok := p.setSea(t, p.say(w.Key), w.Em, w.Track, w.Ways); ok {
			out = append(out, c)
		}
	}
	return out
}

// setSea sets the name of a sea along the first of its lines that has room, as
// large and as near the middle as it can.
func (p *Painter) setSea(t *setting, text string, em, track float64, ways [][][2]float64) (curved, bool) {
	for _, shrink := range [...]float64{1, 0.9, 0.8, 0.7, 0.6} {
		for _, way := range ways {
			var knots []pt
			for _, q := range way {
				knots = append(knots, p.proj.at(q[0], q[1]))
			}
			for _, slide := range [...]float64{0, -0.12, 0.12, -0.25, 0.25, -0.4, 0.4, -0.5, 0.5} {
				if c, ok := p.setAlong(t, text, spline(knots, 12), em*shrink, track, slide); ok {
					return c, true
				}
			}
		}
	}
	return curved{}, false
}

// setAlong places a name on a line: in its middle, or by slide of the spare
// length (a half is all of it) to one side.
func (p *Painter) setAlong(t *setting, text string, way []pt, em, track, slide float64) (curved, bool) {
	f := p.faces.names
	run := lengths(way)
	long := f.width(text, track) * em
	spare := run[len(run)-1] - long
	start := spare * (0.5 + slide)
	if spare < 0 {
		return curved{}, false
	}
	out := curved{em: em, alpha: 225}
	xs := f.advances(text, track)
	for i, r := range []rune(text) {
		at, d := along(way, run, start+(xs[i]+f.glyph(r).advance/2)*em)
		if r == ' ' {
			continue
		}
		if !p.afloat(t, at, em*0.55) {
			return curved{}, false
		}
		out.letters = append(out.letters, placed{r, at, angleOf(d)})
	}
	return out, true
}

// afloat reports whether a letter of the given half height may stand at a place.
func (p *Painter) afloat(t *setting, at pt, half float64) bool {
	b := box{at.X, at.Y, at.X, at.Y}.grow(half)
	if !t.in.covers(b) || p.shore.at(at) < half+0.3 {
		return false
	}
	for _, o := range t.taken() {
		if o.meets(b) {
			return false
		}
	}
	for i := range t.ports {
		if t.ports[i].box.grow(0.1).meets(b) {
			return false
		}
	}
	return true
}

// oceanNames writes the names of the seas.
func (c *canvas) oceanNames() {
	for i := range c.setting.oceans {
		o := &c.setting.oceans[i]
		em := o.em * c.scale
		if em < 6 {
			continue
		}
		for _, l := range o.letters {
			if c.sees(l.at, o.em) {
				back := c.faces.names.glyph(l.r).advance / 2
				c.faces.names.letter(&c.work, l.r, c.px(l.at).add(pt{-back * em, em * 0.24}.rotate(l.angle)), em, l.angle, 0)
			}
		}
		c.fill(&c.work, oceanInk, o.alpha)
	}
}

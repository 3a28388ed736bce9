package chart

import (
	"math"
	"strconv"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// figureEm is the height of figures in hex sides, figureLeast in pixels: below
// it they are left out rather than blurred.
const (
	figureEm    = 0.34
	figureLeast = 10.0
	figureBold  = 14.5 // below it they are set in bold, in pixels
	figureWide  = 1.54 // as wide as a figure may be, hex sides: it stays in its hex
)

// clearOfPorts reports whether a box lies on no port and no port's name.
func (c *canvas) clearOfPorts(b box) bool {
	for i := range c.setting.ports {
		p := &c.setting.ports[i]
		if p.name != "" && p.box.meets(b) || (box{p.at.X, p.at.Y, p.at.X, p.at.Y}).grow(0.2).meets(b) {
			return false
		}
	}
	return true
}

// fixtures are the boxes in a hex that nothing is written on.
func (c *canvas) fixtures(id hexmap.ID, s *Sheet) []box {
	var out []box
	for _, f := range c.fixturesIn(id, s) {
		out = append(out, f.box)
	}
	return out
}

// figure is a number to be written in a hex, and the places for it, best first.
type figure struct {
	text   string
	short  string // where there is no room for text; empty for none
	col    ink
	places []pt // hex sides
}

// setFigure is a figure in its place.
type setFigure struct {
	text string
	face *face
	em   float64 // pixels
	box  box     // hex sides
	col  ink
}

// figures writes heights, sizes and points.
func (c *canvas) figures(id hexmap.ID, h *Hex, s *Sheet, l *layout) {
	for _, f := range c.placeFigures(id, h, s, l) {
		at := pt{(f.box.x0 + f.box.x1) / 2, (f.box.y0 + f.box.y1) / 2}
		c.write(writing{face: f.face, text: f.text, at: at, em: f.em, align: atMiddle, col: f.col, alpha: 255, halo: 245, rim: 1.7})
	}
}

// placeFigures finds a clear place for each figure of a hex; one without room
// is left out: it is said on the sheet of the hex.
func (c *canvas) placeFigures(id hexmap.ID, h *Hex, s *Sheet, l *layout) []setFigure {
	if c.scale < figureScale {
		return nil
	}
	wanted := c.toWrite(id, h, s)
	if len(wanted) == 0 {
		return nil
	}
	taken := c.fixtures(id, s)
	for i := range l.names {
		taken = append(taken, l.names[i].inked()...)
	}
	if h.Cataract >= hexmap.NE && h.Cataract <= hexmap.NW {
		at, _ := c.crossing(id, h.Cataract)
		taken = append(taken, box{at.X, at.Y, at.X, at.Y}.grow(0.16))
	}
	water := c.waterIn(id, h, s)
	var out []setFigure
	for _, f := range wanted {
		set, ok := c.placeFigure(f, f.text, taken, water)
		if !ok && f.short != "" {
			set, ok = c.placeFigure(f, f.short, taken, water)
		}
		if ok {
			out, taken = append(out, set), append(taken, set.box)
		}
	}
	return out
}

// placeFigure finds the place for a figure that is clear of what is taken and
// covers the least water.
func (c *canvas) placeFigure(f figure, text string, taken []box, water []pt) (setFigure, bool) {
	out := setFigure{text: text, face: c.faces.italic, em: max(figureEm*c.scale, figureLeast), col: f.col}
	if out.em < figureBold {
		out.face = c.faces.bold
	}
	long := out.face.width(text, 0)
	if long*out.em > figureWide*c.scale {
		out.em = figureWide * c.scale / long
	}
	if out.em < figureLeast*0.9 {
		return out, false
	}
	w, hh := long*out.em/c.scale/2, out.em/c.scale*0.40
	least := math.Inf(1)
	for i, at := range f.places {
		b := box{at.X - w, at.Y - hh, at.X + w, at.Y + hh}
		if !c.setting.in.covers(b) || meetsAny(b, taken) || !c.clearOfPorts(b) {
			continue
		}
		cost := 0.3 * float64(i)
		for _, q := range water {
			if b.holds(q) {
				cost += 0.12
			}
		}
		if cost < least {
			out.box, least = b, cost
		}
	}
	return out, !math.IsInf(least, 1)
}

// notes are the boxes of all that is written or stands in a hex: signs of the
// country keep off them.
func (c *canvas) notes(id hexmap.ID, h *Hex, s *Sheet, l *layout) []box {
	return c.written(c.fixtures(id, s), id, h, s, l)
}

// written adds the boxes of a hex's figures and of the names that reach into it.
func (c *canvas) written(out []box, id hexmap.ID, h *Hex, s *Sheet, l *layout) []box {
	for _, f := range c.placeFigures(id, h, s, l) {
		out = append(out, f.box)
	}
	at := c.spot(id, 0, 0)
	hex := box{at.X, at.Y, at.X, at.Y}.grow(1)
	for i := range l.names {
		if g := &l.names[i]; g.whole.meets(hex) {
			out = append(out, g.boxes...)
		}
	}
	return out
}

// waterIn are points of the rivers' courses in a hex; a lake's are left out,
// being water all of it.
func (c *canvas) waterIn(id hexmap.ID, h *Hex, s *Sheet) []pt {
	if h.In|h.Out == 0 || h.Terrain == hexmap.Lake {
		return nil
	}
	mid := c.spot(id, 0, 0)
	var out []pt
	for _, a := range c.arms(id, s) {
		for _, q := range a.pts {
			if d := q.sub(mid); !a.stub && hexDepth(d.X, d.Y) > 0.03 {
				out = append(out, q)
			}
		}
	}
	return out
}

func meetsAny(b box, all []box) bool {
	for _, o := range all {
		if o.meets(b) {
			return true
		}
	}
	return false
}

// toWrite lists the numbers that belong in a hex.
func (c *canvas) toWrite(id hexmap.ID, h *Hex, s *Sheet) []figure {
	if h.Ink == Bare {
		return nil
	}
	spots := func(offsets ...pt) (out []pt) {
		for _, o := range offsets {
			out = append(out, c.spot(id, o.X, o.Y))
		}
		return out
	}
	water := ink{16, 46, 96}
	var out []figure
	if !s.Layers.has(NoFigures) {
		if h.Peak > 0 {
			out = append(out, figure{c.say("chart.feet", "n", int(h.Peak)), c.say("chart.figure", "n", int(h.Peak)), ink{50, 24, 10}, spots(pt{0, 0.14}, pt{0, -0.26}, pt{0, 0.42}, pt{0, -0.50}, pt{0, 0.64},
				pt{0, -0.15}, pt{0, -0.07}, pt{0, 0.02}, pt{-0.24, -0.26}, pt{0.24, -0.26}, pt{-0.24, 0.14}, pt{0.24, 0.14})})
		}
		if h.Lake > 0 {
			out = append(out, figure{c.say("chart.square-miles", "n", int(h.Lake)), c.say("chart.figure", "n", int(h.Lake)), water, spots(pt{0, 0.10}, pt{0, -0.24}, pt{0, 0.36}, pt{0, -0.42})})
		}
		if h.Fall > 0 && h.Cataract >= hexmap.NE && h.Cataract <= hexmap.NW {
			out = append(out, figure{c.say("chart.feet", "n", int(h.Fall)), "", water, c.besideFalls(id, h.Cataract)})
		}
	}
	if h.Points > 0 && s.Layers.has(ShowPoints) {
		out = append(out, figure{"+" + strconv.Itoa(int(h.Points)), "", ink{122, 38, 30}, spots(pt{-0.5, -0.3}, pt{0.5, 0.1}, pt{-0.5, 0.1}, pt{0.3, 0.5}, pt{0, -0.62}, pt{0, 0})})
	}
	return out
}

// besideFalls are places by a cataract, on either bank and within the hex.
func (c *canvas) besideFalls(id hexmap.ID, d hexmap.Dir) []pt {
	at, out := c.crossing(id, d)
	side := out.left().unit()
	if side.Y < 0 {
		side = side.mul(-1)
	}
	mid := c.spot(id, 0, 0)
	in := mid.sub(at)
	var places []pt
	for _, k := range [...][2]float64{{0.42, 0.30}, {0.42, -0.30}, {0.66, 0.36}, {0.66, -0.36}, {0.9, 0.45}, {0.9, -0.45}, {1.3, 0}} {
		q := at.add(in.mul(k[0])).add(side.mul(k[1]))
		// Within the hex, whatever the slant of the edge.
		q.X = paint.Clamp(q.X, mid.X-0.42, mid.X+0.42)
		q.Y = paint.Clamp(q.Y, mid.Y-0.66, mid.Y+0.70)
		places = append(places, q)
	}
	return places
}

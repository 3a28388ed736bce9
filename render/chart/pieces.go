package chart

import (
	"image"
	"math"

	"sourceofthenile/hexmap"
)

// pieceRadius is the radius of a player's counter, cardSide half the side
// of a discovery card, in hex sides.
const (
	pieceRadius = 0.50
	cardSide    = 0.46
)

// pieces draws the players' counters, those in one hex fanned out.
func (c *canvas) pieces(s *Sheet, l *layout) {
	for i, q := range c.pieceSpots(c.setting.ports, s, l) {
		p := &s.Pieces[i]
		if c.onBoard(p.At) && c.sees(q.at, 0.8) {
			c.counter(c.px(q.at), max(q.r*c.scale, 4.5), p)
		}
	}
}

// placedPiece is where a counter lies, and its radius, in hex sides.
type placedPiece struct {
	at pt
	r  float64
}

// spotScale is the scale for which counters are placed: they lie in the same
// place at every zoom.
const spotScale = 40

// pieceSpots are the places of all counters of a sheet.
func (p *Painter) pieceSpots(ports []portName, s *Sheet, l *layout) []placedPiece {
	c := p.canvas(&image.RGBA{}, image.Rectangle{}, spotScale)
	out := make([]placedPiece, len(s.Pieces))
	for i := range s.Pieces {
		id := s.Pieces[i].At
		if !p.onBoard(id) {
			continue
		}
		of, nth := 0, 0
		for j := range s.Pieces {
			if s.Pieces[j].At == id {
				if j < i {
					nth++
				}
				of++
			}
		}
		at, r := p.pieceSpot(ports, id, c.toRead(id, s, l), nth, of)
		out[i] = placedPiece{c.spot(id, at.X, at.Y), r}
	}
	return out
}

// toRead are the boxes in a hex that a counter should leave to be read: its
// people, its figures, and names given by players.
func (c *canvas) toRead(id hexmap.ID, s *Sheet, l *layout) []box {
	var out []box
	for _, f := range c.fixturesIn(id, s) {
		if f.kind == hutFixture {
			out = append(out, f.box)
		}
	}
	return c.written(out, id, c.hex(s, id), s, l)
}

// fan is the place and radius of the nth of several counters in a hex.
func fan(nth, of int) (pt, float64) {
	if of <= 1 {
		return pt{}, pieceRadius
	}
	s, k := math.Sincos(2*math.Pi*float64(nth)/float64(of) - math.Pi*0.75)
	return pt{k, s}.mul(0.40), pieceRadius * 0.80
}

// counter is a round counter with a sun helmet, q and r in pixels.
func (c *canvas) counter(q pt, r float64, p *Piece) {
	col := inkOf(p.Colour)
	c.shadow(func(w *path, grow float64) { w.disc(q.add(pt{0.05 * r, 0.14 * r}), r*(0.98+0.22*grow)) }, ink{30, 20, 10}, 110, 1)
	if p.Current {
		c.work.disc(q, r*1.16)
		c.fill(&c.work, ink{96, 66, 12}, 255)
		c.work.disc(q, r*1.12)
		c.fill(&c.work, gold, 255)
	}
	c.work.disc(q, r)
	c.fill(&c.work, darkSepia, 255)
	c.work.disc(q, r*0.93)
	c.fill(&c.work, paperPale, 255)
	c.work.disc(q, r*0.84)
	c.fill(&c.work, col, 255)
	c.work.circle(q, r*0.72, max(r*0.035, 0.5))
	c.fill(&c.work, white, 90)
	c.helmet(q, r, col, p.Letter)
}

// helmet draws the hat, and the letter below it where there is room.
func (c *canvas) helmet(q pt, r float64, col ink, letter string) {
	up := 0.0
	if letter != "" && r >= 9 {
		up = 0.24 * r
		em := r * 0.66
		c.writeAt(writing{face: c.faces.bold, text: letter, em: em, align: atMiddle, col: white, alpha: 255}, q.add(pt{0, r * 0.42}))
	}
	p := func(x, y float64) pt { return pt{q.X + x*r, q.Y + y*r - up} }
	crown := func(g float64) []pt {
		return spline([]pt{p(-0.37-g, 0.12), p(-0.33-g, -0.12), p(-0.19, -0.31-g), p(0, -0.37-g), p(0.19, -0.31-g), p(0.33+g, -0.12), p(0.37+g, 0.12)}, 5)
	}
	c.work.ring(crown(0)...)
	brim := spline([]pt{p(-0.58, 0.20), p(-0.36, 0.10), p(0, 0.07), p(0.36, 0.10), p(0.60, 0.20), p(0.34, 0.23), p(0, 0.21), p(-0.34, 0.23), p(-0.58, 0.20)}, 4)
	c.work.ring(brim...)
	c.work.disc(p(0, -0.40), 0.055*r)
	c.fill(&c.work, ink{250, 240, 214}, 255)
	if r >= 7 {
		c.work.stroke(spline([]pt{p(-0.37, 0.09), p(0, 0.03), p(0.37, 0.09)}, 5), max(0.075*r, 0.8))
		c.fill(&c.work, col.mixed(ink{20, 14, 8}, 90), 255)
		c.work.stroke(spline([]pt{p(0.02, -0.36), p(0.13, -0.2), p(0.16, 0.03)}, 4), max(0.03*r, 0.5))
		c.fill(&c.work, sepia, 120)
	}
}

// card draws the discovery counter of a hex.
func (c *canvas) card(id hexmap.ID, s *Sheet) {
	h := c.hex(s, id)
	if h.Mark == NoMark || h.Mark >= marks {
		return
	}
	for _, f := range c.fixturesIn(id, s) {
		if f.kind == cardFixture && c.setting.in.covers(f.box) && c.sees(f.at, 0.9) {
			half := cardSide
			if f.small {
				half = smallCard
			}
			c.cardAt(c.px(f.at), max(half*c.scale, 4), h.Mark)
		}
	}
}

// cardAt draws a square card of half side k pixels.
func (c *canvas) cardAt(q pt, k float64, m Mark) {
	square := func(g float64, shift pt) {
		round := math.Min(k*0.16+g, k)
		x0, y0, x1, y1 := q.X-k-g+shift.X, q.Y-k-g+shift.Y, q.X+k+g+shift.X, q.Y+k+g+shift.Y
		for i, e := range [...]pt{{x1 - round, y0 + round}, {x1 - round, y1 - round}, {x0 + round, y1 - round}, {x0 + round, y0 + round}} {
			for j := range 5 {
				s, cs := math.Sincos(float64(i-1)*math.Pi/2 + float64(j)*math.Pi/8)
				c.work.xy(e.X+round*cs, e.Y+round*s)
			}
		}
		c.work.close()
	}
	c.shadow(func(_ *path, g float64) { square(g*k*0.10, pt{k * 0.07, k * 0.14}) }, ink{30, 20, 10}, 90, 1)
	square(0, pt{})
	c.fill(&c.work, cardInk.mixed(darkSepia, 128), 255)
	square(-max(k*0.075, 0.9), pt{})
	c.fill(&c.work, paperPale, 255)
	if k >= 9 {
		square(-k*0.17, pt{})
		c.fill(&c.work, cardInk, 70)
		square(-k*0.17-max(k*0.035, 0.6), pt{})
		c.fill(&c.work, paperPale, 255)
	}
	c.cardSign(q, k, m)
}

// cardSign is what is on a card.
func (c *canvas) cardSign(q pt, k float64, m Mark) {
	p := func(x, y float64) pt { return pt{q.X + x*k, q.Y + y*k} }
	line := max(0.09*k, 0.8)
	switch m {
	case Hidden:
		c.writeAt(writing{face: c.faces.names, text: "?", em: k * 1.55, align: atMiddle, col: cardInk, alpha: 255}, p(-0.03, 0.12))
		return
	case LostCity: // a broken wall and columns
		for _, x := range [...]float64{-0.42, 0, 0.42} {
			top := -0.30 + 0.28*math.Abs(x-0.42)/0.84
			c.work.quad(p(x-0.10, top), p(x+0.10, top-0.05), p(x+0.10, 0.42), p(x-0.10, 0.42))
		}
		c.work.quad(p(-0.66, 0.42), p(0.66, 0.42), p(0.66, 0.56), p(-0.66, 0.56))
		c.work.quad(p(-0.16, -0.30), p(0.62, -0.46), p(0.62, -0.33), p(-0.16, -0.17))
	case NativeKingdom: // a crown
		c.work.ring(p(-0.58, 0.42), p(-0.62, -0.34), p(-0.28, 0.04), p(0, -0.46), p(0.28, 0.04), p(0.62, -0.34), p(0.58, 0.42))
		c.work.disc(p(-0.62, -0.38), 0.09*k)
		c.work.disc(p(0, -0.5), 0.09*k)
		c.work.disc(p(0.62, -0.38), 0.09*k)
	case Mine: // a cut stone
		c.work.sharp([]pt{p(-0.36, -0.38), p(0.36, -0.38), p(0.64, -0.06), p(0, 0.58), p(-0.64, -0.06), p(-0.36, -0.38)}, line)
		c.work.sharp([]pt{p(-0.64, -0.06), p(0.64, -0.06)}, line*0.8)
		c.work.sharp([]pt{p(-0.36, -0.38), p(-0.2, -0.06), p(0, 0.58), p(0.2, -0.06), p(0.36, -0.38)}, line*0.8)
	case Livingstone: // a book with a cross
		c.work.sharp([]pt{p(-0.46, -0.56), p(0.46, -0.56), p(0.46, 0.56), p(-0.46, 0.56), p(-0.46, -0.56)}, line)
		c.work.line(p(0, -0.34), p(0, 0.34), line*1.3)
		c.work.line(p(-0.2, -0.12), p(0.2, -0.12), line*1.3)
	case Rumour: // struck out
		c.work.line(p(-0.44, -0.44), p(0.44, 0.44), line*1.1)
		c.work.line(p(-0.44, 0.44), p(0.44, -0.44), line*1.1)
	}
	c.fill(&c.work, cardInk, 255)
}

// PaintPiece paints a player's counter alone, over what dst has already
// (nothing, for a sprite): its middle at x, y and its radius in pixels.
// Shadow and gold ring reach a quarter of the radius further.
func (p *Painter) PaintPiece(dst *image.RGBA, x, y, radius float64, piece Piece) {
	p.canvas(dst, dst.Rect, max(radius/pieceRadius, 1)).counter(pt{x, y}, radius, &piece)
}

// PaintMark paints a discovery counter alone, over what dst has already: its middle at x, y, and half its side, in pixels.
func (p *Painter) PaintMark(dst *image.RGBA, x, y, half float64, m Mark) {
	p.canvas(dst, dst.Rect, half/cardSide).cardAt(pt{x, y}, half, m)
}

// PieceAt is where the nth of several counters in a cell lies if nothing is to
// be read there but the ports' names, in pixels of the whole chart, and its
// radius. It may be asked while the painter is at work.
func (p *Painter) PieceAt(id hexmap.ID, nth, of int, scale float64) (x, y, radius float64) {
	at, r := p.pieceSpot(p.ports, id, nil, nth, of)
	x, y = p.Centre(id, scale)
	return x + at.X*scale, y + at.Y*scale, r * scale
}

// PieceSpot is where a counter lies on the whole chart, in hex sides from the
// paper's north-west corner, and its radius.
type PieceSpot struct{ X, Y, R float64 }

// PieceSpots are the places of a sheet's counters, clear of what is to be read
// in their hexes.
func (p *Painter) PieceSpots(s *Sheet) []PieceSpot {
	p.heed(s, spotScale)
	out := make([]PieceSpot, len(s.Pieces))
	for i, q := range p.pieceSpots(p.ports, s, p.layoutFor(s)) {
		out[i] = PieceSpot{q.at.X - p.sheet.x0, q.at.Y - p.sheet.y0, q.r}
	}
	return out
}

// ToRead are the boxes of what is to be read, or stands, on the hexes beside the counters of a sheet whose turn it is:
// what is laid on those hexes leaves it free.
func (p *Painter) ToRead(s *Sheet) (out []NamePlace) {
	p.heed(s, spotScale)
	l, c := p.layoutFor(s), p.canvas(&image.RGBA{}, image.Rectangle{}, spotScale)
	for i := range s.Pieces {
		if q := &s.Pieces[i]; q.Current && p.onBoard(q.At) {
			for _, id := range p.m.Within(q.At, 1) {
				for _, b := range c.toRead(id, s, l) {
					out = append(out, NamePlace{b.x0 - p.sheet.x0, b.y0 - p.sheet.y0, b.x1 - p.sheet.x0, b.y1 - p.sheet.y0})
				}
			}
		}
	}
	return out
}

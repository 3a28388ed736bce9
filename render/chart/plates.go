package chart

import (
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// The legend's and the scores' plates, in hex sides.
const (
	legendW, legendH = cartoucheW, 9.0
	legendRows       = 9
	legendRow        = 0.79
	scoreRow         = 0.80
	scoreHead        = 1.25
)

// legendAim is where the explanation is looked for room first.
var legendAim = pt{0.04, 0.72}

// scoresBox is the plate of the scores: right above the cartouche, or in open
// water elsewhere if there is land.
func (p *Painter) scoresBox(rows int) box {
	h := scoreHead + scoreRow*float64(rows) + 0.55
	c := p.plates.cartouche
	if c == (box{}) {
		return p.openWater(cartoucheW, h, pt{0.04, 0.8}, p.plates.rose)
	}
	b := box{c.x0, c.y0 - 0.45 - h, c.x1, c.y0 - 0.45}
	if !p.sheet.in.covers(b) || p.landIn(b.grow(0.3), math.Inf(1)) > 0 {
		return p.openWater(cartoucheW, h, pt{0.04, 0.8}, c, p.plates.rose)
	}
	return b
}

// ruled is a line round a plate: how far within its edge, and how broad, in hex sides.
type ruled struct{ in, wide float64 }

// doubleLine is what a plain plate is framed in.
var doubleLine = []ruled{{0, 0.07}, {0.17, 0.028}}

// plate draws an empty plate: pale paper within lines, its shadow on the sea.
func (c *canvas) plate(b box, lines []ruled) {
	lo, hi := c.px(pt{b.x0, b.y0}), c.px(pt{b.x1, b.y1})
	k := c.scale
	c.shadow(func(w *path, g float64) {
		w.rect(lo.X+0.05*k, lo.Y+0.1*k, hi.X+0.12*k*g+0.05*k, hi.Y+0.14*k*g+0.05*k)
	}, ink{40, 34, 24}, 80, 1)
	c.work.rect(lo.X, lo.Y, hi.X, hi.Y)
	c.fill(&c.work, c.pale().mixed(c.ground(), 110), 255)
	for _, l := range lines {
		d := l.in * k
		c.work.frame(lo.X+d, lo.Y+d, hi.X-d, hi.Y-d, c.thin(l.wide, 0.7))
	}
	c.fill(&c.work, darkSepia, 245)
}

// shows reports whether a plate is set and lies on the canvas.
func (c *canvas) shows(b box) bool {
	return b != (box{}) && c.view().grow(0.5+2/c.scale).meets(b)
}

// fitted is the size of type, at most em hex sides, at which a line fits into room hex sides.
func fitted(f *face, text string, track, em, room float64) float64 {
	if w := f.width(text, track) * em; w > room {
		return em * room / w
	}
	return em
}

// scoreBlock writes the players and their points.
func (c *canvas) scoreBlock() {
	b := c.setting.scores
	if !c.shows(b) || len(c.Painter.scores) == 0 {
		return
	}
	c.plate(b, doubleLine)
	c.plateHead(b, c.words.standing)
	for i := range c.Painter.scores {
		c.scoreLine(b, b.y0+scoreHead+scoreRow*(float64(i)+0.5), &c.Painter.scores[i])
	}
}

// plateHead writes a plate's heading, and a rule below it.
func (c *canvas) plateHead(b box, text string) {
	mid := (b.x0 + b.x1) / 2
	em := fitted(c.faces.caps, text, 0.05, 0.66, b.x1-b.x0-1)
	c.write(writing{face: c.faces.caps, text: text, at: pt{mid, b.y0 + 0.64}, em: em * c.scale, track: 0.05, align: atMiddle, col: darkSepia, alpha: 250})
	c.rule(mid, b.y0+1.12, 1.6)
}

func (c *canvas) scoreLine(b box, y float64, s *Score) {
	const em = 0.56
	c.pennant(c.px(pt{b.x0 + 0.62, y + 0.26}), int(s.Seat), inkOf(s.Colour))
	put := func(f *face, text string, x, em float64, a align, col ink) {
		c.write(writing{face: f, text: text, at: pt{x, y}, em: em * c.scale, align: a, col: col, alpha: 250})
	}
	points := c.faces.bold.width(s.Points, 0) * em
	room := b.x1 - b.x0 - 1.15 - 0.9 - points
	name := fitted(c.faces.text, s.Name, 0, em, room)
	put(c.faces.text, s.Name, b.x0+1.15, name, atLeft, darkSepia)
	put(c.faces.bold, s.Points, b.x1-0.5, em, atRight, darkSepia)
	used := c.faces.text.width(s.Name, 0)*name + 0.3
	if left := room - used; s.Note != "" && c.faces.italic.width(s.Note, 0)*0.46 < left {
		put(c.faces.italic, s.Note, b.x0+1.15+used, 0.46, atLeft, sepia)
		used += c.faces.italic.width(s.Note, 0)*0.46 + 0.2
	}
	for x := b.x0 + 1.15 + used; x < b.x1-0.7-points; x += 0.16 {
		c.work.disc(c.px(pt{x, y + 0.12}), max(0.016*c.scale, 0.4))
	}
	c.fill(&c.work, sepia, 200)
}

// legendSize is the size of the explanation with so many rows: narrow where one column does.
func (p *Painter) legendSize(rows int) (w, h float64) {
	if w, rows = legendW, min(rows, legendRows); len(p.world.Legend) <= legendRows && rows < legendRows {
		w *= 0.6
	}
	return w, legendH - legendRow*float64(legendRows-rows)
}

// legend explains the signs.
func (c *canvas) legend() {
	b := c.setting.legend
	if !c.shows(b) {
		return
	}
	c.plate(b, doubleLine)
	c.plateHead(b, c.say("chart.legend"))
	for i, sign := range c.world.Legend[:min(len(c.world.Legend), 2*legendRows)] {
		x := b.x0 + 0.40 + float64(i/legendRows)*(b.x1-b.x0-0.2)*0.49
		y := b.y0 + 1.84 + legendRow*float64(i%legendRows)
		c.legendSign(pt{x + 0.55, y}, sign)
		text := c.say("chart.legend." + signNames[sign])
		room := (b.x1-b.x0)*0.53 - 1.75
		if b.x1-b.x0 < legendW { // a column alone
			room = b.x1 - b.x0 - 2
		}
		em := fitted(c.faces.text, text, 0, 0.47, room)
		c.write(writing{face: c.faces.text, text: text, at: pt{x + 1.28, y}, em: em * c.scale, align: atLeft, col: darkSepia, alpha: 250})
	}
}

// legendSign draws a sign by itself, round a place in hex sides.
func (c *canvas) legendSign(at pt, sign Sign) {
	red := ink{0x8f, 0x2b, 0x2b}
	switch sign {
	case PrintedSign:
		c.swatch(at, hexmap.Veldt, true)
	case PublishedSign:
		c.swatchRim(at)
	case RiverSign:
		c.legendRiver(at)
	case CataractSign:
		c.legendRiver(at)
		c.foam(at, pt{1, -0.35}.unit(), 0.17)
	case OasisSign:
		c.oasis(at.add(pt{0, 0.12}))
	case TribeSign:
		c.hut(at.add(pt{-0.2, 0.02}), 7)
	case CacheSign:
		c.crate(c.px(at), red)
	case FlagSign:
		c.pennant(c.px(at.add(pt{-0.1, 0.24})), 0, red)
	case TrackSign:
		c.dashes(at.add(pt{-0.55, 0.1}), at.add(pt{0.55, -0.1}), c.thin(0.058, 1.1), 0, 0)
		c.fill(&c.work, red, 235)
	case CounterSign, LostCitySign, KingdomSign, MineSign:
		c.cardAt(c.px(at), 0.30*c.scale, signMarks[sign])
	case DryGrassSign:
		c.swatchOf(at, hexmap.Veldt, hexmap.Desert, false)
	default:
		c.swatch(at, signTerrains[sign], false)
	}
}

// legendRiver is a river as wide as a middling one.
func (c *canvas) legendRiver(at pt) {
	pts := c.pxs(nil, spline([]pt{at.add(pt{-0.5, 0.12}), at.add(pt{-0.15, -0.1}), at.add(pt{0.15, 0.08}), at.add(pt{0.5, -0.1})}, 8))
	n := float64(len(pts) - 1)
	c.work.sweep(pts, func(i int) float64 { return 0.16 * c.scale * (0.4 + 0.6*float64(i)/n) })
	c.fill(&c.work, riverBlue, 240)
}

// swatch is a little patch of a terrain: its crayon or wash, with its sign.
func (c *canvas) swatch(at pt, t hexmap.Terrain, printed bool) {
	c.swatchOf(at, t, hexmap.Blank, printed)
}

// swatchOf is such a patch with a second crayon, Blank for none.
func (c *canvas) swatchOf(at pt, t, with hexmap.Terrain, printed bool) {
	lo, hi := c.px(at.add(pt{-0.5, -0.3})), c.px(at.add(pt{0.5, 0.3}))
	if printed {
		c.work.rect(lo.X, lo.Y, hi.X, hi.Y)
		c.fill(&c.work, c.inks.washes[t], 255)
	} else {
		c.colourSwatch(at, t, with)
	}
	c.work.frame(lo.X, lo.Y, hi.X, hi.Y, c.thin(0.022, 0.6))
	c.fill(&c.work, gridInk, 190)
	if c.scale < signScale {
		return
	}
	f := signFill{line: c.inks.signs[t], alpha: 240, halo: 120}
	if printed {
		f = signFill{line: sepia, alpha: 205}
	}
	c.sample(at, t, f)
}

// sample draws one sign of a terrain by itself.
func (c *canvas) sample(at pt, t hexmap.Terrain, f signFill) {
	draw := func(p *pen) {
		s := pt{0, 0.05}
		switch t {
		case hexmap.Desert:
			for i := range 9 {
				p.dot(0.1*float64(i-4), 0.12*math.Sin(float64(i)*2.1), 0.02)
			}
		case hexmap.Lake:
			p.waves([]pt{{0, 0}})
		case hexmap.Mountain:
			p.peak(pt{0, 0.22}, 1, f)
		case hexmap.Jungle:
			p.palm(s)
		case hexmap.Swamp:
			p.reeds(s)
		case hexmap.Veldt:
			p.tuft(s)
		case hexmap.JungleSwamp:
			p.palm(pt{-0.24, 0.05})
			p.reeds(pt{0.22, 0.08})
		case hexmap.JungleMountain:
			p.peak(pt{-0.2, 0.22}, 0.9, f)
			p.palm(pt{0.26, 0.07})
		}
	}
	if f.halo > 0 {
		p := &pen{canvas: c, centre: at, w: c.thin(0.034, 0.85), dice: paint.NewDice(int(t), 62), extra: c.thin(0.07, 1)}
		draw(p)
		c.fill(&c.work, paperPale, f.halo)
	}
	p := &pen{canvas: c, centre: at, w: c.thin(0.034, 0.85), dice: paint.NewDice(int(t), 62)}
	draw(p)
	c.fill(&c.work, f.line, f.alpha)
}

// swatchRim is a corner of published country.
func (c *canvas) swatchRim(at pt) {
	lo, hi := c.px(at.add(pt{-0.46, -0.28})), c.px(at.add(pt{0.46, 0.28}))
	c.work.frame(lo.X, lo.Y, hi.X, hi.Y, 0.085*c.scale)
	c.fill(&c.work, rimInk, 230)
}

package chart

import (
	"fmt"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"sourceofthenile/assets"
	"sourceofthenile/render/paint"
)

// face is a typeface as outlines: letters are painted like everything else,
// at any size and slant, without hinting that would depend on the window.
type face struct {
	font   *sfnt.Font
	buf    sfnt.Buffer
	units  fixed.Int26_6
	glyphs map[rune]*glyph
}

// glyph is a letter in units of the em, y downwards from the base line.
type glyph struct {
	index   sfnt.GlyphIndex
	rings   [][]pt
	advance float64
}

// faces are the typefaces of the chart.
type faces struct {
	names, caps, text, italic, bold, hand *face
}

func loadFaces() (*faces, error) {
	var f faces
	for _, w := range []struct {
		to   **face
		name string
		data []byte
	}{
		{&f.names, "FellItalic", assets.FellItalic},
		{&f.caps, "FellSC", assets.FellSC},
		{&f.text, "Garamond", assets.Garamond},
		{&f.italic, "GaramondItalic", assets.GaramondItalic},
		{&f.bold, "GaramondBold", assets.GaramondBold},
		{&f.hand, "Handwriting", assets.Handwriting},
	} {
		parsed, err := sfnt.Parse(w.data)
		if err != nil {
			return nil, fmt.Errorf("chart: typeface %s: %w", w.name, err)
		}
		*w.to = &face{font: parsed, units: fixed.Int26_6(parsed.UnitsPerEm()), glyphs: map[rune]*glyph{}}
	}
	return &f, nil
}

// glyph finds the outline of a letter; one the face lacks is left blank.
func (f *face) glyph(r rune) *glyph {
	if g, ok := f.glyphs[r]; ok {
		return g
	}
	g := &glyph{advance: 0.3}
	f.glyphs[r] = g
	em := float64(f.units)
	var err error
	if g.index, err = f.font.GlyphIndex(&f.buf, r); err != nil || g.index == 0 {
		return g
	}
	if a, err := f.font.GlyphAdvance(&f.buf, g.index, f.units, font.HintingNone); err == nil {
		g.advance = float64(a) / em
	}
	segments, err := f.font.LoadGlyph(&f.buf, g.index, f.units, nil)
	if err != nil {
		return g
	}
	g.rings = flatten(segments, em)
	return g
}

// flatten turns outlines into polygons, fine enough for letters 300 pixels high.
func flatten(segments sfnt.Segments, em float64) [][]pt {
	var rings [][]pt
	var ring []pt
	at := func(p fixed.Point26_6) pt { return pt{float64(p.X) / em, float64(p.Y) / em} }
	for _, s := range segments {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if len(ring) > 2 {
				rings = append(rings, ring)
			}
			ring = []pt{at(s.Args[0])}
		case sfnt.SegmentOpLineTo:
			ring = append(ring, at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			a, b, d := ring[len(ring)-1], at(s.Args[0]), at(s.Args[1])
			for i := 1; i <= 5; i++ {
				t := float64(i) / 5
				ring = append(ring, a.mix(b, t).mix(b.mix(d, t), t))
			}
		case sfnt.SegmentOpCubeTo:
			a, b, d, e := ring[len(ring)-1], at(s.Args[0]), at(s.Args[1]), at(s.Args[2])
			for i := 1; i <= 7; i++ {
				t := float64(i) / 7
				ab, bd, de := a.mix(b, t), b.mix(d, t), d.mix(e, t)
				ring = append(ring, ab.mix(bd, t).mix(bd.mix(de, t), t))
			}
		}
	}
	if len(ring) > 2 {
		rings = append(rings, ring)
	}
	return rings
}

// advances lists where each letter of a line starts, and at last where the
// line ends, in ems; track is added between letters.
func (f *face) advances(text string, track float64) []float64 {
	out := []float64{0}
	x := 0.0
	var prev *glyph
	for _, r := range text {
		g := f.glyph(r)
		if prev != nil && track < 0.1 {
			if k, err := f.font.Kern(&f.buf, prev.index, g.index, f.units, font.HintingNone); err == nil {
				x += float64(k) / float64(f.units)
				out[len(out)-1] = x
			}
		}
		x += g.advance + track
		out = append(out, x)
		prev = g
	}
	return out
}

// width is the length of a line in ems.
func (f *face) width(text string, track float64) float64 {
	a := f.advances(text, track)
	return max(a[len(a)-1]-track, 0)
}

// letter adds one letter at a place, em pixels high, turned by angle. grow
// adds a rim around it instead, for halos.
func (f *face) letter(p *path, r rune, at pt, em, angle, grow float64) {
	place := func(q pt) pt { return at.add(q.mul(em).rotate(angle)) }
	for _, ring := range f.glyph(r).rings {
		if grow == 0 {
			for _, q := range ring {
				p.point(place(q))
			}
			p.close()
			continue
		}
		prev := place(ring[len(ring)-1])
		for _, q := range ring {
			b := place(q)
			if b.sub(prev).len() > 0.35 {
				p.line(prev, b, 2*grow)
				p.disc(b, grow)
				prev = b
			}
		}
	}
}

// line adds a line of type whose base line starts at a pixel.
func (f *face) line(p *path, text string, at pt, em, angle, track, grow float64) {
	xs := f.advances(text, track)
	i := 0
	for _, r := range text {
		f.letter(p, r, at.add(pt{xs[i] * em, 0}.rotate(angle)), em, angle, grow)
		i++
	}
}

// align says which point of a line of type a place is.
type align uint8

const (
	atLeft align = iota
	atMiddle
	atRight
)

// writing is one line of type to be put on the chart.
type writing struct {
	face  *face
	text  string
	at    pt      // hex sides; the height of a small letter's middle is put there
	em    float64 // pixels
	angle float64
	track float64
	align align
	col   ink
	alpha int
	halo  int     // strength of the paper round the letters, 0 for none
	rim   float64 // least breadth of the halo in pixels
}

// write puts a line of type on the canvas.
func (c *canvas) write(w writing) { c.writeAt(w, c.px(w.at)) }

func (c *canvas) writeAt(w writing, q pt) {
	if w.text == "" || w.em < 2 {
		return
	}
	long := w.face.width(w.text, w.track) * w.em
	if !c.seesText(q, long, w) {
		return
	}
	back := [...]float64{0, long / 2, long}[w.align]
	q = q.add(pt{-back, w.em * 0.24}.rotate(w.angle))
	if w.halo > 0 {
		w.face.line(&c.work, w.text, q, w.em, w.angle, w.track, paint.Clamp(w.em*0.1, max(1.2, w.rim), 7))
		w.face.line(&c.work, w.text, q, w.em, w.angle, w.track, 0)
		c.fill(&c.work, paperPale, w.halo)
	}
	w.face.line(&c.work, w.text, q, w.em, w.angle, w.track, 0)
	c.fill(&c.work, w.col, w.alpha)
}

// seesText reports whether a line of type could touch the canvas.
func (c *canvas) seesText(q pt, long float64, w writing) bool {
	r := long + 1.6*w.em
	return q.X+r >= float64(c.clip.Min.X) && q.X-r <= float64(c.clip.Max.X) &&
		q.Y+r >= float64(c.clip.Min.Y) && q.Y-r <= float64(c.clip.Max.Y)
}

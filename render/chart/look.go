package chart

import (
	"image"

	"sourceofthenile/hexmap"

	"sourceofthenile/render/paint"
)

// Look is the hand in which a whole sheet is made.
type Look uint8

// The looks.
const (
	Crayoned  Look = iota // paper, engraving and crayon
	Plain                 // flat colours on white paper, for printing on any machine
	Greyscale             // as Crayoned, in shades of grey
	looks
)

// Palette is the set of colours land is coloured in with. Signs tell the
// terrains apart in all of them.
type Palette uint8

// The palettes.
const (
	Natural    Palette = iota // as a box of crayons has them
	RedGreen                  // for eyes that do not tell red from green
	BlueYellow                // for eyes that do not tell blue from green or yellow
	Palettes                  // how many there are
)

// inkBox is what a palette holds: one box of crayons and the washes that go with it.
type inkBox struct {
	crayons [hexmap.Terrains][2]ink
	washes  [hexmap.Terrains]ink
	signs   [hexmap.Terrains]ink
}

// box is the palette's colours; an unknown palette is the natural one.
func (p Palette) box() *inkBox {
	if p >= Palettes {
		p = Natural
	}
	return &inkBoxes[p]
}

// inksOf is what a sheet is coloured in with.
func inksOf(s *Sheet) *inkBox {
	if s.Look == Greyscale {
		return &greyBox
	}
	return s.Palette.box()
}

// Colour is the crayon a terrain is coloured in with, for a legend or a button
// outside the chart: its first colour where it has two. Blank is bare paper.
func (p Palette) Colour(t hexmap.Terrain) (r, g, b uint8) {
	if t == hexmap.Blank || t >= hexmap.Terrains {
		return paperInk.R, paperInk.G, paperInk.B
	}
	c := p.box().crayons[t][0]
	return c.R, c.G, c.B
}

// greyed takes the colour out of what has been painted.
func greyed(img *image.RGBA, r image.Rectangle) {
	r = r.Intersect(img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		paint.Breathe()
		pix := img.Pix[img.PixOffset(r.Min.X, y):][:4*r.Dx()]
		for i := 0; i < len(pix); i += 4 {
			// The paper's own tone is taken out, so that it prints white.
			l := uint8(clampInt((ink{pix[i], pix[i+1], pix[i+2]}.luma()-14)*255/216, 0, 255))
			pix[i], pix[i+1], pix[i+2] = l, l, l
		}
	}
}

// print is what decides how the unchanging part of a sheet looks, apart from
// its words: tiles of one print are not shown on another.
type print struct {
	layers  Layers
	look    Look
	palette Palette
	legend  bool
	scores  uint8 // rows
}

// printOf is the print of a sheet.
func printOf(s *Sheet) print {
	return print{
		layers: s.Layers & (NoGrid | NoNames), look: s.Look, palette: s.Palette,
		legend: s.Legend, scores: uint8(min(len(s.Scores), maxScores)),
	}
}

func (p print) plain() bool { return p.look == Plain }

// dimmed takes so much of the light, of 255.
func dimmed(img *image.RGBA, r image.Rectangle, by uint8) {
	if r = r.Intersect(img.Rect); by == 0 {
		return
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		paint.Breathe()
		pix := img.Pix[img.PixOffset(r.Min.X, y):][:4*r.Dx()]
		for i := range pix {
			if i%4 != 3 {
				pix[i] = uint8(int(pix[i]) * (255 - int(by)) / 255)
			}
		}
	}
}

package page

import (
	"image"
	"math"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
)

// The shape of a plate beside a heading, and the least room for one.
const (
	PlateW, PlateH = 236.0, 86.0
	PlateFrom      = 560.0 // width of the sheet
	PlateTall      = 620.0 // height of the screen
)

// HasPlate reports whether a sheet so wide has room for a plate beside its heading.
func HasPlate(c *ui.Context, w float64, s *engraving.Picture) bool {
	return s != nil && w >= PlateFrom && c.Screen().H >= PlateTall
}

// Beside cuts a plate off the right of some room, and returns how high it is.
func Beside(c *ui.Context, room *ui.Rect, s *engraving.Picture) float64 {
	w := min(PlateW*min(max(c.Screen().H/800, 1), 1.5), room.W*0.36)
	at := room.CutRight(w)
	at.H = math.Round(w * PlateH / PlateW)
	Engraved(c, at, s)
	room.CutRight(18)
	return at.H
}

// Faintly shows a subject that stands free on the page's own paper, pale, behind what matters:
// cards may lie on it.
func Faintly(c *ui.Context, r ui.Rect, s *engraving.Picture) {
	show(c, r, "faint/"+s.Name(), 0, portrait{Plate: pale{s}, free: true})
}

// pale is a subject in a light ink.
type pale struct{ subject *engraving.Picture }

// paleInk is how much of the ink is left of it, in a hundred.
const paleInk = 34

// Paint implements Plate.
func (p pale) Paint(size image.Point, ink engraving.Ink) *image.RGBA {
	thin := func(line, paper uint8) uint8 {
		return uint8((int(line)*paleInk + int(paper)*(100-paleInk)) / 100)
	}
	ink.Line.R, ink.Line.G, ink.Line.B = thin(ink.Line.R, ink.Paper.R), thin(ink.Line.G, ink.Paper.G), thin(ink.Line.B, ink.Paper.B)
	ink.Wash *= paleInk / 100.0
	return p.subject.Paint(size, ink)
}

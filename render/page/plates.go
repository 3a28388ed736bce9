package page

import (
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

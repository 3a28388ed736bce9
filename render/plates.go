package render

import (
	"math"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
)

// The shape of a plate beside a heading, and the least room for one.
const (
	plateW, plateH = 236.0, 86.0
	plateFrom      = 560.0 // width of the sheet
	plateTall      = 620.0 // height of the screen
)

// hasPlate reports whether a sheet so wide has room for a plate beside its heading.
func hasPlate(c *ui.Context, w float64, s engraving.Subject) bool {
	return s != "" && w >= plateFrom && c.Screen().H >= plateTall
}

// beside cuts a plate off the right of some room, and returns how high it is.
func beside(c *ui.Context, room *ui.Rect, s engraving.Subject) float64 {
	w := min(plateW*min(max(c.Screen().H/800, 1), 1.5), room.W*0.36)
	at := room.CutRight(w)
	at.H = math.Round(w * plateH / plateW)
	engraved(c, at, s)
	room.CutRight(18)
	return at.H
}

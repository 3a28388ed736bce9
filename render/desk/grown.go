package desk

import "math"

// Wide is a screen that has a use for all the room of a large window, such as a map. All
// others are pages: there their text and their pictures are shown larger.
type Wide interface{ Wide() bool }

// mostGrown is how much larger a page is shown at most.
const mostGrown = 2.5

// Grown is how much larger a screen is shown than in a usual window, in a window that is
// so many times as wide and as high: as much as leaves a page all of a usual window's
// room.
func Grown(s Screen, wider, higher float64) float64 {
	if w, ok := s.(Wide); ok && w.Wide() || s == nil {
		return 1
	}
	return math.Floor(min(max(min(wider, higher), 1), mostGrown)*20) / 20
}

// IsOverlay reports whether a screen lets the one below show through.
func IsOverlay(s Screen) bool {
	_, over := s.(Overlay)
	return over
}

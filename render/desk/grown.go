package desk

import "math"

// Wide is a screen that has a use for all the room of a large window, such as a map. All
// others are pages: there their text and their pictures are shown larger.
type Wide interface{ Wide() bool }

// Grows is a wide screen that has more to read than a map: it takes a part of what a page grows by,
// from 0 to 1, and what is left of the window is room.
type Grows interface{ Grows() float64 }

// mostGrown is how much larger a page is shown at most.
const mostGrown = 2.5

// Grown is how much larger a screen is shown than in a usual window, in a window that is
// so many times as wide and as high: as much as leaves a page all of a usual window's
// room.
func Grown(s Screen, wider, higher float64) float64 {
	if w, ok := s.(Wide); ok && w.Wide() || s == nil {
		return Below(s, wider, higher)
	}
	return grown(1, wider, higher)
}

// Below is how much larger is shown what a screen, a sheet at this time, lies on: as large as it is when it is seen alone.
func Below(s Screen, wider, higher float64) float64 {
	if g, ok := s.(Grows); ok {
		return grown(g.Grows(), wider, higher)
	}
	return 1
}

func grown(part, wider, higher float64) float64 {
	more := min(max(min(wider, higher), 1), mostGrown) - 1
	return math.Floor((1+part*more)*20+1e-9) / 20
}

// IsOverlay reports whether a screen lets the one below show through.
func IsOverlay(s Screen) bool {
	_, over := s.(Overlay)
	return over
}

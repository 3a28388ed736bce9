package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// march is what going to a region is worth (26): a region that is known costs the days
// in one that is not, about seven points, and feeds the starving.
func (t *thought) march(c *game.Choice) float64 {
	to := chart.Region(c.Target)
	worth := -1.2 * float64(c.Cost)
	mouths := t.of(box.Askaris) + t.of(box.Porters)
	if t.v.Explored(to) {
		worth -= 5
		if t.of(box.Food) < mouths {
			worth += 1.5
		}
		if t.of(box.Discontent) >= 8 && t.of(box.Food) < mouths {
			worth += 4
		}
		return worth + 0.3*t.blankAround(to)
	}
	l := chart.Of(to)
	seen := t.v.Region(to)
	worth += when(l.Presumed == chart.Jungle || l.Presumed == chart.Desert, 0.4)
	worth += when(l.Presumed == chart.Desert, -0.5) // deserts are empty
	worth += 1.1 * float64(seen.Open)
	worth += when(seen.Wet, 0.6)
	worth += when(l.Red, -0.3)
	return worth + 0.15*min(4, t.blankAround(to))
}

// blankAround is how many blank regions lie around one: where to march next.
func (t *thought) blankAround(r chart.Region) (n float64) {
	for _, w := range chart.Of(r).Ways {
		n += when(!t.v.Explored(w.To), 1)
	}
	return n
}

// source is what keeping a Source is worth: two points for two of the Time, fair while
// there is enough of it (26).
func (t *thought) source(c *game.Choice) float64 {
	if c.Kind == heart.PutBack {
		return 0
	}
	worth := 2.0 - 2*when(t.of(box.Time) <= 5, 1.1) - 1.2
	switch box.Marker(t.v.About()) {
	case box.LargestLake:
		worth += 1 + when(t.has(box.Surveying), 1)
	case box.LakeSource:
		worth += when(t.has(box.Surveying), 1)
	case box.MountainSource, box.GenericSource:
		worth += when(t.has(box.Altimeter), 1)
	}
	if t.v.Sheet(t.s).Patron == box.RGS {
		worth += 2
	}
	return worth
}

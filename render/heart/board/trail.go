package board

import (
	"image/color"
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/ui"
)

// The road so far: the slots that a caravan has been in since its days in the region began, as a
// dotted line from slot to slot, as a chart marks a journey.

// trail are those slots, in their order.
func (b *Board) trail(s game.Seat) (out []box.Slot) {
	all := since(b.Play.Told(), heart.TurnBegan, game.Nobody)
	for i := range all {
		if e := &all[i]; e.Kind == heart.Walked && e.Seat == s {
			if len(out) == 0 {
				out = append(out, box.Start)
			}
			out = append(out, told.AsPlace(e))
		}
	}
	return out
}

// Measures of the road, in units.
const trailDot, trailStep = 3.0, 7.0

// trailInk is pale red ink, so that what is written over it can be read.
var trailInk = color.RGBA{0xc9, 0x92, 0x7a, 255}

// footprints are the pieces of the road within a slot of that size, over its picture: from its middle towards the
// slot before and the slot after, and not through what is written or lies in it.
func footprints(c *ui.Context, r ui.Rect, trail []box.Slot, at box.Slot, keep []ui.Rect) {
	toward := func(next box.Slot) {
		dx := float64(int(next%5)-int(at%5)) * (r.W + 4) / 2
		dy := float64(int(next/5)-int(at/5)) * (r.H + 4) / 2
		long := math.Hypot(dx, dy)
		for d := trailStep / 2; d < long-1; d += trailStep {
			x, y := r.Centre().X+dx*d/long, r.Centre().Y+dy*d/long
			dot := ui.R(math.Round(x-trailDot/2), math.Round(y-trailDot/2), trailDot, trailDot)
			if slices.ContainsFunc(keep, dot.Overlaps) {
				continue
			}
			c.Fill(dot, trailInk)
		}
	}
	for i, s := range trail {
		if s != at {
			continue
		}
		if i > 0 {
			toward(trail[i-1])
		}
		if i+1 < len(trail) {
			toward(trail[i+1])
		}
	}
}

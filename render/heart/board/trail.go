package board

import (
	"image/color"
	"math"

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

// costAbove and costBelow are how far what a step costs reaches from the middle of its slot, in units.
const costAbove, costBelow = 14.0, 22.0

// trailInk is pale red ink, so that what is written over it can be read.
var trailInk = color.RGBA{0xc9, 0x92, 0x7a, 255}

// footprints are the pieces of the road within a slot of that size: from its middle towards the
// slot before and the slot after, and not through what is written at its head and at its foot, which are so high, nor
// through what a step there costs, which is so wide.
func footprints(c *ui.Context, r ui.Rect, trail []box.Slot, at box.Slot, head, name, costs float64) {
	toward := func(next box.Slot) {
		dx := float64(int(next%5)-int(at%5)) * (r.W + 4) / 2
		dy := float64(int(next/5)-int(at/5)) * (r.H + 4) / 2
		long := math.Hypot(dx, dy)
		for d := trailStep / 2; d < long-1; d += trailStep {
			x, y := r.Centre().X+dx*d/long, r.Centre().Y+dy*d/long
			if head > 0 && y < r.Y+head && y+trailDot > r.Y || name > 0 && y+trailDot > r.Bottom()-name && y < r.Bottom() {
				continue
			}
			if mid := r.Centre().Y; costs > 0 && x > r.Right()-costs && x < r.Right() && y > mid-costAbove && y < mid+costBelow {
				continue
			}
			c.Fill(ui.R(math.Round(x-trailDot/2), math.Round(y-trailDot/2), trailDot, trailDot), trailInk)
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

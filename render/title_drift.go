package render

import (
	"math"

	"sourceofthenile/render/ui"
)

// drift moves the chart behind the title: a slow swing to and fro, as of
// something that breathes. It is wound up by whatever the player does and runs
// down within seconds, so that a title nobody looks at costs nothing.
type drift struct {
	phase, last float64 // how far it has swung; when that was reckoned, in seconds
	running     bool
}

const (
	// driftFor is how long it runs after the last touch, in seconds; driftSpeed
	// how fast at first, in radians a second.
	driftFor, driftSpeed = 4.5, 0.55
	// driftEvery is the time between two of its pictures, in seconds: it moves by
	// whole pixels, and not by many of them a second.
	driftEvery = 1.0 / 20
)

// at is where the chart lies now.
func (d *drift) at(c *ui.Context, a Desk) ui.Point {
	now := c.In.Now
	if a.Preferences().Animations {
		left := 1 - a.Idle()/driftFor
		if left = min(1, left); left > 0 {
			if d.running {
				d.phase += driftSpeed * left * left * min(now-d.last, 2*driftEvery)
			}
			c.WakeAt(now + driftEvery)
		}
		d.last, d.running = now, left > 0
	}
	return ui.Point{X: driftReach * math.Sin(d.phase), Y: driftReach * 0.6 * math.Sin(0.7*d.phase)}
}

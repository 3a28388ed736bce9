package caravan

import "sourceofthenile/game"

// What events tell, as values with names.

// Count is what an event counts: stones, finds, a sum; of Drew the kind of
// spice; 0 where it counts nothing.
func Count(e *game.Event) int { return int(e.Args[0]) }

// BlewEvent is what Blew tells: the wind (8).
type BlewEvent struct {
	Die        int // of ten sides
	Sand, Most int // how high the sand is, and may be
}

// AsBlew reads such an event.
func AsBlew(e *game.Event) BlewEvent {
	return BlewEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

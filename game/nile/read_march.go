package nile

import (
	"sourceofthenile/hexmap"
)

// What the events of the march tell, as values with names (9, 12, 17).

// PaceSetEvent is what PaceSet tells: the activity level of a turn (9.12).
type PaceSetEvent struct {
	Level  Level
	Mode   Mode
	Points int // movement points
}

// WayEvent is what FoundWay and LostWay tell: a lost check, passed or not (12).
type WayEvent struct {
	Die       int
	Mods      int  // added to it
	Beat      int  // the number the sum must be above
	GuideGone bool // a guide deserted, of a way lost
	Mode      Mode // by which the party went
}

// MovedEvent is what Moved tells: the party has entered a hex (9).
type MovedEvent struct {
	From  hexmap.ID
	Spent int // movement points
	Left  int // of them
	Mode  Mode
}

// CameFromEvent is what Drifted, Retreated and Withdrew tell: the party was carried, or went, back or on to a hex.
type CameFromEvent struct {
	From hexmap.ID
}

// PortagedEvent is what Portaged tells: portage trips (9.27).
type PortagedEvent struct {
	Made int // now
	Left int // still to make
}

// ModeChangedEvent is what ModeChanged tells: another way of travel (9.51).
type ModeChangedEvent struct {
	Mode   Mode
	Points int // movement points of this turn now
	Left   int // of them
}

// MayMoveEvent is what MayMove tells: what a disaster left of the movement (11).
type MayMoveEvent struct {
	Points int // movement points
}

// WentOverEvent is what WentOver tells: canoes have gone over the falls (9.28).
type WentOverEvent struct {
	Canoes  int
	Bearers int
	Guides  int
	Askaris int
	Rations int
	Gifts   int
}

// WaterFilledEvent is what WaterFilled tells: the water carried (5.4443).
type WaterFilledEvent struct {
	Carried int // units now
}

// CacheOpenedEvent is what CacheOpened tells: a cache was looked for (17).
type CacheOpenedEvent struct {
	Found bool // otherwise all in it is gone
	Whose int  // 0 the party's own, or a dead explorer's: his player's seat and one
}

// TookEvent is what Took tells: something taken out of a cache (17).
type TookEvent struct {
	Item  Item
	N     int
	Whose int // as of CacheOpenedEvent
}

// ShotBeastsEvent is what ShotBeasts tells: animals shot for food (5.4425).
type ShotBeastsEvent struct {
	Item  Item
	N     int
	Fresh int // rations got
}

// LabouredEvent is what Laboured tells: the explorer and a bearer's work (5.5).
type LabouredEvent struct {
	On bool // he does it; otherwise no longer
}

// HuntSetEvent is what HuntSet tells: whether the party hunts this month (18).
type HuntSetEvent struct {
	On bool
}

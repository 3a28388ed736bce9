package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// What the events of the march tell, as values with names (9, 12, 17).

// PaceSetEvent is what PaceSet tells: the activity level of a turn (9.12).
type PaceSetEvent struct {
	Level  Level
	Mode   Mode
	Points int // movement points
}

// AsPaceSet reads such an event.
func AsPaceSet(e game.Event) PaceSetEvent {
	expect(e, PaceSet)
	return PaceSetEvent{Level(e.Args[0]), Mode(e.Args[1]), int(e.Args[2])}
}

// WayEvent is what FoundWay and LostWay tell: a lost check, passed or not (12).
type WayEvent struct {
	Die       int
	Mods      int  // added to it
	Beat      int  // the number the sum must be above
	GuideGone bool // a guide deserted, of a way lost
	Mode      Mode // by which the party went
}

// AsWay reads such an event.
func AsWay(e game.Event) WayEvent {
	expect(e, FoundWay, LostWay)
	return WayEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), e.Args[3] == 1, Mode(e.Args[4])}
}

// MovedEvent is what Moved tells: the party has entered a hex (9).
type MovedEvent struct {
	From  hexmap.ID
	Spent int // movement points
	Left  int // of them
	Mode  Mode
}

// AsMoved reads such an event.
func AsMoved(e game.Event) MovedEvent {
	expect(e, Moved)
	return MovedEvent{hexmap.ID(e.Args[0]), int(e.Args[1]), int(e.Args[2]), Mode(e.Args[3])}
}

// CameFromEvent is what Drifted, Retreated and Withdrew tell: the party was carried, or went, back or on to a hex.
type CameFromEvent struct {
	From hexmap.ID
}

// AsCameFrom reads such an event.
func AsCameFrom(e game.Event) CameFromEvent {
	expect(e, Drifted, Retreated, Withdrew)
	return CameFromEvent{hexmap.ID(e.Args[0])}
}

// PortagedEvent is what Portaged tells: portage trips (9.27).
type PortagedEvent struct {
	Made int // now
	Left int // still to make
}

// AsPortaged reads such an event.
func AsPortaged(e game.Event) PortagedEvent {
	expect(e, Portaged)
	return PortagedEvent{int(e.Args[0]), int(e.Args[1])}
}

// ModeChangedEvent is what ModeChanged tells: another way of travel (9.51).
type ModeChangedEvent struct {
	Mode   Mode
	Points int // movement points of this turn now
	Left   int // of them
}

// AsModeChanged reads such an event.
func AsModeChanged(e game.Event) ModeChangedEvent {
	expect(e, ModeChanged)
	return ModeChangedEvent{Mode(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// MayMoveEvent is what MayMove tells: what a disaster left of the movement (11).
type MayMoveEvent struct {
	Points int // movement points
}

// AsMayMove reads such an event.
func AsMayMove(e game.Event) MayMoveEvent {
	expect(e, MayMove)
	return MayMoveEvent{int(e.Args[0])}
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

// AsWentOver reads such an event.
func AsWentOver(e game.Event) WentOverEvent {
	expect(e, WentOver)
	return WentOverEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3]), int(e.Args[4]), int(e.Args[5])}
}

// WaterFilledEvent is what WaterFilled tells: the water carried (5.4443).
type WaterFilledEvent struct {
	Carried int // units now
}

// AsWaterFilled reads such an event.
func AsWaterFilled(e game.Event) WaterFilledEvent {
	expect(e, WaterFilled)
	return WaterFilledEvent{int(e.Args[0])}
}

// CacheOpenedEvent is what CacheOpened tells: a cache was looked for (17).
type CacheOpenedEvent struct {
	Found bool // otherwise all in it is gone
	Whose int  // 0 the party's own, or a dead explorer's: his player's seat and one
}

// AsCacheOpened reads such an event.
func AsCacheOpened(e game.Event) CacheOpenedEvent {
	expect(e, CacheOpened)
	return CacheOpenedEvent{e.Args[0] == 1, int(e.Args[1])}
}

// TookEvent is what Took tells: something taken out of a cache (17).
type TookEvent struct {
	Item  Item
	N     int
	Whose int // as of CacheOpenedEvent
}

// AsTook reads such an event.
func AsTook(e game.Event) TookEvent {
	expect(e, Took)
	return TookEvent{Item(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// ShotBeastsEvent is what ShotBeasts tells: animals shot for food (5.4425).
type ShotBeastsEvent struct {
	Item  Item
	N     int
	Fresh int // rations got
}

// AsShotBeasts reads such an event.
func AsShotBeasts(e game.Event) ShotBeastsEvent {
	expect(e, ShotBeasts)
	return ShotBeastsEvent{Item(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// LabouredEvent is what Laboured tells: the explorer and a bearer's work (5.5).
type LabouredEvent struct {
	On bool // he does it; otherwise no longer
}

// HuntSetEvent is what HuntSet tells: whether the party hunts this month (18).
type HuntSetEvent struct {
	On bool
}

// AsHuntSet reads such an event.
func AsHuntSet(e game.Event) HuntSetEvent {
	expect(e, HuntSet)
	return HuntSetEvent{e.Args[0] == 1}
}

// AsLaboured reads such an event.
func AsLaboured(e game.Event) LabouredEvent {
	expect(e, Laboured)
	return LabouredEvent{e.Args[0] == 1}
}

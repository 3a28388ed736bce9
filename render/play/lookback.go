package play

import "sourceofthenile/render/desk"

// Lookback is a page on which a player looks back on the game so far: what it is called, and by tests.
type Lookback struct {
	Label, ID, Tip string
	Open           func(a desk.Desk) desk.Screen // nil: there is nothing to be seen yet
}

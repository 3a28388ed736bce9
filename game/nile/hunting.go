package nile

import "sourceofthenile/game"

// Chapter 18: hunting.

// hunt has everybody with a musket hunt, at the end of a turn's travel.
func (p *Position) hunt(s game.Seat, a *game.Act) {}

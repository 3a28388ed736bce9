package nile

import "sourceofthenile/game"

// Chapter 20: the bonus at the end of a turn.

// bonus draws a card for finds if new land was mapped or a new people met.
func (p *Position) bonus(s game.Seat, a *game.Act) {}

package nile

import "sourceofthenile/game"

// Chapter 19: sickness.

// nurse rolls for the sick of each kind, the explorer last.
func (p *Position) nurse(s game.Seat, a *game.Act) { p.recover(s, a) }

// dropSick discharges sick people: a point lost for each (9.7).
func (p *Position) dropSick(s game.Seat, i Item, n int32, a *game.Act) {}

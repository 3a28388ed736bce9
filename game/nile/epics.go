package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 25: epic journeys; 24: a Journalist's reports.

// journeyMade notes the epic journey that coming home in a port completes.
func (p *Position) journeyMade(s game.Seat, port hexmap.PortID, a *game.Act) {}

// reportBattle notes a battle of seat s for the Journalists who hear of it (24).
func (p *Position) reportBattle(s game.Seat, a *game.Act) {}

// interview notes a Journalist's first interview with each explorer he finds in his hex (24).
func (p *Position) interview(s game.Seat, a *game.Act) {}

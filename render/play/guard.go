package play

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui"
)

// Guard keeps a screen of the table from taking a press that was meant for the
// one before it: a hasty second Enter must not go in among a people that has
// only just come in sight, nor show the next player what is his alone.
type Guard struct {
	step  int
	until float64 // nothing is set off before this time
	whole bool    // nor by letters, figures or the mouse
	known bool    // a step has been noted
	rest  float64 // Enter and Space set nothing off before this time
}

// Note takes in whether another screen has come up, and by its number which line of the
// sequence of play it is. Where the screen stays and only the line is another,
// Enter and Space alone are kept back: with Space the pace is set, and with the
// next one the march would be over.
func (g *Guard) Note(now float64, another bool, step int) {
	moved := g.known && step != g.step
	g.step, g.known = step, true
	switch {
	case another:
		g.until, g.whole = now+desk.GuardTime, true
	case moved && now >= g.until:
		g.until, g.whole = now+desk.GuardTime, false
	}
}

// Rest keeps Enter and Space back till a time: somebody has just sat down, and the
// press that gave the machine away may come twice. Letters, figures and the mouse
// are theirs at once.
func (g *Guard) Rest(until float64) { g.rest = until }

// SitTime is how long, in seconds, Enter and Space choose nothing for a player who has
// just sat down.
const SitTime = 1.2

// Frame keeps back what the screen must not take yet.
func (g *Guard) Frame(c *ui.Context) {
	if c.In.Now < g.until {
		c.Withhold(g.until, g.whole)
	}
	if c.In.Now < g.rest {
		c.Withhold(g.rest, false)
	}
}

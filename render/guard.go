package render

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
)

// guard keeps a screen of the table from taking a press that was meant for the
// one before it: a hasty second Enter must not go in among a people that has
// only just come in sight, nor show the next player what is his alone.
type guard struct {
	phase nile.Phase
	until float64 // nothing is set off before this time
	whole bool    // nor by letters, figures or the mouse
	known bool    // a phase has been noted
}

// note takes in whether another screen has come up, and which line of the
// sequence of play it is. Where the screen stays and only the line is another,
// Enter and Space alone are kept back: with Space the pace is set, and with the
// next one the march would be over.
func (g *guard) note(now float64, another bool, phase nile.Phase) {
	moved := g.known && phase != g.phase
	g.phase, g.known = phase, true
	switch {
	case another:
		g.until, g.whole = now+guardTime, true
	case moved && now >= g.until:
		g.until, g.whole = now+guardTime, false
	}
}

// frame keeps back what the screen must not take yet.
func (g *guard) frame(c *ui.Context) {
	if c.In.Now < g.until {
		c.Withhold(g.whole)
	}
}

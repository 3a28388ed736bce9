package rules

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/rulebook"
)

// asked is the table of the ways to bear a disaster besides the book's (11.972).
func asked() *rulebook.Table {
	t := tableOf("asked", "disaster", "way", "does")
	for d := deck.QuietMarch + 1; d < deck.Disasters; d++ {
		for way := 1; nile.WayKey(d, way) != ""; way++ {
			t.Rows = append(t.Rows, []string{tell.DisasterTitle(d), tell.Way(d, way), tell.WayDoes(d, way)})
		}
	}
	return t
}

package board

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The red button is the next thing: with a hex aimed at, it goes there, and the end of the
// month is a plain one.

// goThere is what tests know the button by that goes where the player aims.
const goThere = "go there"

// aimed reports whether the player aims at a hex that can be chosen: one to go to, one that a
// way leads to, or one for a counter.
func (b *Board) aimed(v nile.View) bool {
	if b.Picked == hexmap.None || !b.mine(v) {
		return false
	}
	if _, ok := b.Targets[b.Picked]; ok {
		return true
	}
	_, far := b.way(v, b.Picked)
	return far
}

// aimButton is the red button that does what a second click on that hex would. It reports
// false where nothing is aimed at. Space and Enter come to it by way of the hex.
func (b *Board) aimButton(c *ui.Context, v nile.View, col *page.Column) bool {
	v = b.onChart(v)
	if !b.aimed(v) {
		return false
	}
	key := "march.go"
	if v.Phase() == nile.PlacingCounters {
		key = "march.lay"
	}
	x := redButton(c, col.R.W, goThere, words.Say(key))
	x.Default, x.Tip = false, ui.Plain(words.Say(key+".tip"))
	if c.Button(col.Next(ui.MainH), x) {
		b.chosen(v, b.Picked)
		c.Touch()
	}
	col.Gap(6)
	return true
}

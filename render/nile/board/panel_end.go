package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// endButton is the red button that ends the march. Space goes on from every
// screen before this one: where nothing has been done yet this month and
// something could be, it ends the month only when it is pressed again.
func (b *Board) endButton(c *ui.Context, v nile.View, col *page.Column, label string) ui.Button {
	march, _ := v.March()
	unmoved := march.Fresh && len(b.Targets) > 0
	if !unmoved || b.armed {
		x := mainButton(c, col.R.W, endTravel, label, spaceKey)
		if unmoved {
			col.Say(ui.Plain(words.Say("board.stay")), ui.Small.In(ui.Red))
			col.Gap(6)
		}
		return x
	}
	x := mainButton(c, col.R.W, endTravel, label, nil)
	if b.List == NoList && b.Stores == nil && c.Take(ui.Key(ebiten.KeySpace)) {
		b.armed = true
	}
	return x
}

// endTravel is what tests know that button by.
const endTravel = "end travel"

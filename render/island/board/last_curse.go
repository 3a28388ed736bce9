package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A choice by which somebody would draw the Curse with which they are lost says so, and is asked for once more: no
// press by habit is anybody's end.

// drawsLast reports whether a choice is one, surely or where its dice fail.
func (b *Board) drawsLast(ch *game.Choice) bool {
	may, _ := b.position().View(ch.Seat).LastCurse(*ch)
	return may
}

// daring is the button of such a choice: no key does it unasked, and once it has been asked for it says what it is.
func (b *Board) daring(bt ui.Button, ch *game.Choice) ui.Button {
	bt.Look, bt.Default = ui.CreamLook, false
	if b.dared == IDOf(*ch) {
		_, surely := b.position().View(ch.Seat).LastCurse(*ch)
		bt.Label, bt.Look, bt.Default = words.Say(map[bool]string{true: "curse.last.sure", false: "curse.last.may.sure"}[surely]), ui.MainLook, true
	}
	return bt
}

// lastCurse says it in red below the buttons, once.
func (b *Board) lastCurse(col *page.Column, v island.View, list []game.Choice) {
	says, cites := "", ""
	for _, ch := range list {
		may, surely := b.position().View(ch.Seat).LastCurse(ch)
		if !may || says != "" && !surely {
			continue
		}
		key := map[bool]string{true: "curse.last", false: "curse.last.may"}[surely]
		says, cites = words.Say(key, "n", v.Chair(ch.Seat).Curses, "most", box.CursesLose), box.RuleLost
	}
	if says == "" {
		return
	}
	col.Gap(4)
	col.Say(page.Cited(says, cites), ui.Strong.At(15).In(ui.Red))
}

package first

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
)

// Notes are what is said of what is met for the first time in any game. The sheets of peoples say of themselves
// what can be done on them, and have none.
func Notes(o On) *guide.Notes {
	at := func(screen string, target func(c *ui.Context) (ui.Rect, bool)) guide.Note {
		return guide.Note{Name: screen, Here: o.at(screen), At: target}
	}
	mine := func() bool { return o.Screen() == "board" && sight.View(o.Play).ToMove() == o.Play.Seat() }
	march := func() bool { return mine() && o.phase() == nile.Travelling }
	return &guide.Notes{Of: "note", Done: o.Play.Len, List: []guide.Note{
		at("port", guide.Target("port/choose")),
		{Name: "pace", Here: func() bool { return mine() && o.phase() == nile.ChoosingPace && sight.View(o.Play).Paced() }, At: guide.Target("board/Normal")},
		{Name: "heavy", Here: func() bool { return march() && o.heavy() }, At: guide.Target("board/Lighten the load")},
		{Name: "ship", Here: func() bool { return march() && o.may(nile.GoHome) && o.home() }, At: guide.Target("board/Sail for Europe")},
		{Name: "canoe", Here: func() bool { return march() && o.may(nile.ChangeMode) }, At: guide.Target("board/mode By canoe")},
		{Name: "march", Here: func() bool { return march() && o.may(nile.Move) }, At: o.anyHex},
		at("battle", guide.Target("battle/fight on")),
		at("news", guide.Target("news/publish")),
		at("naming", guide.Target("naming/write")),
		at("europe", guide.Target("europe/fit out")),
		at("heir", guide.Target("heir/go")),
	}}
}

// heavy reports whether there is more than the party can carry as it travels.
func (o On) heavy() bool {
	m, ok := sight.View(o.Play).March()
	return ok && m.Over > 0
}

// anyHex is a hex that can be entered, the first that is in sight.
func (o On) anyHex(*ui.Context) (ui.Rect, bool) {
	for _, c := range o.Play.Choices() {
		if c.Kind == nile.Move {
			if r, ok := o.Hex(hexmap.ID(c.Target)); ok {
				return r, true
			}
		}
	}
	return ui.Rect{}, false
}

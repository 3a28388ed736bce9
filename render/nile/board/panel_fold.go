package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What folds at the foot of the sheet where the rows above want the room: sentences that only add to what the buttons say.
// The rows stay where they are.

// What of the foot folds first, and what only where that is not enough.
const (
	foldsFirst = iota + 1
	foldsLast
)

// foot is how far the foot is folded, in one step of a month in a room of one size: it is not unfolded in between.
type foot struct {
	at     footAt
	folded int
	hidden ui.Rich // what is folded in this frame
	ready  bool    // its height is of this step, with all that can be chosen: before that nothing is folded for it
}

type footAt struct {
	seat  game.Seat
	turn  int
	phase nile.Phase
	w, h  float64
}

// begin unfolds it where it is another moment.
func (f *foot) begin(v nile.View, r ui.Rect) {
	if at := (footAt{v.Seat(), v.Turn(), v.Phase(), r.W, r.H}); at != f.at {
		*f = foot{at: at}
	}
}

// measured says that its height is known, as far as what can be chosen is there.
func (f *foot) measured(c *ui.Context, whole bool) {
	if whole && !f.ready {
		f.ready = true
		c.Touch()
	}
}

// fold folds it further; false where nothing is left that folds.
func (f *foot) fold(c *ui.Context) bool {
	if !f.ready {
		return true // not yet
	}
	if f.folded == foldsLast {
		return false
	}
	f.folded++
	c.Touch()
	return true
}

// folds reports whether what folds so is folded, and keeps it for who points at the line that says so.
func (f *foot) folds(when int, texts ...ui.Rich) bool {
	if f.folded < when {
		return false
	}
	f.hidden = page.Sentences(append([]ui.Rich{f.hidden}, texts...)...)
	return true
}

// unfolds is that line, where anything is folded.
func (f *foot) unfolds(col *page.Column) {
	if len(f.hidden) == 0 {
		return
	}
	from := col.R.Y
	col.Say(ui.Plain(words.Say("sheet.folded")), ui.Small.At(15).In(ui.Faded))
	col.C.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), f.hidden)
}

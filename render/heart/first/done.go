package first

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// view is the game as it stands: nothing in it is hidden.
func (o On) view() heart.View {
	return o.Play.Position().(*heart.Position).View(game.Nobody)
}

func (o On) sheet() heart.Sheet { return o.view().Sheet(max(0, o.Play.Seat())) }

// asked reports whether a question waits.
func (o On) asked(step heart.Step) func() bool {
	return func() bool {
		is, _, ok := o.view().Asked()
		return ok && is == step
	}
}

// walk is the choice of a step to a slot, ok is false where that cannot be taken now.
func (o On) walk(to box.Slot) (game.Choice, bool) {
	return o.Play.Find(func(c *game.Choice) bool { return c.Kind == heart.Walk && box.Slot(c.Target) == to })
}

// way reports whether so many steps have been taken, and the next that is proposed can be.
func (o On) way(n int) func() bool {
	return func() bool {
		_, may := o.walk(heart.FirstWay[n])
		return may && guide.Count(o.Play, heart.Walk) == n && o.view().GameTurn() == 1
	}
}

// next points at that slot.
func (o On) next(n int) func(c *ui.Context) (ui.Rect, bool) { return o.cell(heart.FirstWay[n]) }

// cell points at a slot that can be chosen now.
func (o On) cell(at box.Slot) func(c *ui.Context) (ui.Rect, bool) {
	return func(*ui.Context) (ui.Rect, bool) {
		_, may := o.Play.Find(func(c *game.Choice) bool {
			return (c.Kind == heart.Walk || c.Kind == heart.Place) && box.Slot(c.Target) == at
		})
		if !may {
			return ui.Rect{}, false
		}
		return o.Cell(at)
	}
}

// placing: a find may be laid where the way leads next.
func (o On) placing() bool {
	_, may := o.Play.Find(func(c *game.Choice) bool { return c.Kind == heart.Place && box.Slot(c.Target) == heart.FirstWay[1] })
	return may
}

// land points at the country to march to, or at its button.
func (o On) land(c *ui.Context) (ui.Rect, bool) {
	if r, ok := o.Land(heart.FirstRegion); ok {
		return r, true
	}
	return button(heart.March, int(heart.FirstRegion), -1)(c)
}

// untold adds ".told" where the Event strip has no room and what happened is read in
// sentences alone.
func (o On) untold() string {
	if _, ok := o.Strip(); !ok {
		return ".told"
	}
	return ""
}

// chased adds ".band" where a band has been chased off.
func (o On) chased() string {
	if guide.Told(o.Play, heart.ChasedOff) > 0 {
		return ".band"
	}
	return ""
}

// bare adds ".bare" where nothing to be found lies on the slot that the way leads to next, and ".unread" where
// there are no Books for it.
func (o On) bare() string {
	if o.view().SlotOf(max(0, o.Play.Seat()), heart.FirstWay[1]).Find == box.NoChit {
		return ".bare"
	}
	if o.sheet().Resources[box.Books] == 0 {
		return ".unread"
	}
	return ""
}

// outfit points at what buys all of the list: where another has been marked, at what buys that.
func (o On) outfit(c *ui.Context) (ui.Rect, bool) {
	if o.Listed() {
		return guide.Target("board/" + board.BuyAll)(c)
	}
	return guide.Target("board/" + board.BuyAll + "-" + o.Proposed().Name())(c)
}

// list names the list that is proposed: the voice and the shelves are of one mind, whichever Patron was taken.
func (o On) list() []any { return []any{"list", words.Say("outfit." + o.Proposed().Name())} }

func (o On) bought() string {
	if o.Listed() {
		return ".all"
	}
	return ""
}

// fitted: nothing more is bought, in whatever way.
func (o On) fitted() bool { return o.view().GameTurn() > 0 }

// surveyed: the Source that was drawn was kept or not, or the days have begun.
func (o On) surveyed() bool {
	return guide.Count(o.Play, heart.Keep)+guide.Count(o.Play, heart.PutBack) > 0 || guide.Told(o.Play, heart.DaysBegan) > 0
}

// guided: the Guide's Time was taken, or not, or there was no Guide.
func (o On) guided() bool {
	return o.sheet().Guided || guide.Count(o.Play, heart.Walk) > 0 || guide.Told(o.Play, heart.DaysBegan) > 0 && !o.asked(heart.UsingGuide)()
}

// days: so many days have begun, or the Game Turn is over.
func (o On) days(n int) func() bool {
	return func() bool { return guide.Told(o.Play, heart.DaysBegan) >= n || o.stopped() }
}

// stopped: the Time was up.
func (o On) stopped() bool { return guide.Told(o.Play, heart.TimeIsUp) > 0 }

// over: the first Game Turn is.
func (o On) over() bool { return o.view().GameTurn() > 1 }

// ill adds ".ill" where Health has been lost.
func (o On) ill() string {
	if o.sheet().Figures[box.Health] < int(box.FigureStart[box.Health]) {
		return ".ill"
	}
	return ""
}

func (o On) time() []any { return []any{"n", o.sheet().Figures[box.Time]} }

func (o On) points() []any { return []any{"n", o.sheet().Figures[box.Points]} }

// aside is what is said where the player goes another way.
func (o On) aside() string {
	if o.asked(heart.Stepping)() {
		return "first.aside.road"
	}
	return ""
}

// Package first is the first journey of Heart of Darkness: what is taught on it, step by
// step.
package first

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// On is what the lesson asks of the screens of the game.
type On struct {
	Play *play.Play
	// Cell and Strip are where a slot of the Matrix and the Event strip are seen; ok is
	// false where they are not in sight.
	Cell  func(at box.Slot) (r ui.Rect, ok bool)
	Strip func() (r ui.Rect, ok bool)
	// Land is where a region is seen on the chart.
	Land func(at chart.Region) (r ui.Rect, ok bool)
	// Key is where the key of the signs on the chart is seen.
	Key func() (r ui.Rect, ok bool)
	// Met is the board, nil where nothing is drawn.
	Met Met
	// Proposed is the ready-made outfit that the shelves propose.
	Proposed func() box.Outfit
	// Listed reports whether a ready-made outfit has been chosen to buy by.
	Listed func() bool
	// Ends are the ways on from the end.
	Ends []guide.End
}

// mnyapara is whose voice it is: who has charge of the porters.
var mnyapara = faces.Face{Seed: 11, From: faces.Lakes, Role: faces.Guide, Age: 52, Turn: 1}

// New is the lesson of a game, nil where nothing is taught in it.
func New(o On) *guide.Guide {
	cfg := o.view().Settings()
	if cfg.Lesson != heart.FirstLesson {
		return nil
	}
	return guide.New(guide.Lesson{Name: "first", Face: mnyapara, Steps: o.steps(), Aside: o.aside})
}

// Land has the Explorer of a first journey come to its Port: of that there is nothing to
// decide.
func Land(p *play.Play) {
	o := On{Play: p}
	if cfg := o.view().Settings(); cfg.Lesson != heart.FirstLesson {
		return
	}
	if _, must := p.HandOver(); must {
		p.SitDown()
	}
	p.Follow(func() (cmd game.Command, ok bool) {
		c, ok := p.Find(func(c *game.Choice) bool {
			return c.Kind == heart.Begin || o.asked(heart.ChoosingPort)() && c.Target == int32(heart.FirstPort)
		})
		return c.Command(0), ok
	}, func(bool) {})
}

// steps are what is taught, in order.
func (o On) steps() []guide.Step {
	count := func(k game.Kind, n int) func() bool { return guide.Times(o.Play, k, n) }
	return []guide.Step{
		{Name: "welcome", Here: o.asked(heart.ChoosingPatron)},
		{Name: "patron", Here: o.asked(heart.ChoosingPatron), Done: count(heart.TakePatron, 1), At: button(heart.TakePatron, int(box.RGS), 0)},
		{Name: "outfit", Here: o.asked(heart.Outfitting), Done: o.fitted, At: o.outfit, As: o.bought, Fill: o.list},
		{Name: "march", Here: o.asked(heart.Marching), Done: count(heart.March, 1), At: o.land},
		{Name: "codes", Here: o.asked(heart.KeepingSource), At: func(*ui.Context) (ui.Rect, bool) { return o.Land(heart.FirstRegion) }},
		{Name: "spring", Here: o.asked(heart.KeepingSource), Done: o.surveyed, At: button(heart.Keep, 0, 0), Of: func() (ui.Rect, bool) { return o.Land(heart.FirstRegion) }},
		{Name: "guide", Here: o.asked(heart.UsingGuide), Done: o.guided, At: button(heart.Yes, 0, 0)},
		{Name: "days", Here: o.way(0), At: func(*ui.Context) (ui.Rect, bool) { return o.Cell(box.End) }},
		{Name: "village", Here: o.way(0), Done: count(heart.Walk, 1), At: o.next(0)},
		{Name: "parley", Here: o.asked(heart.GivingVillage), Done: count(heart.GiveVillage, 1), At: button(heart.GiveVillage, 0, int(box.TwoGifts))},
		{Name: "trade", Here: o.asked(heart.Trading), Done: o.days(2), At: button(heart.No, 0, 0)},
		{Name: "strip", Here: o.asked(heart.PlacingChit), At: func(*ui.Context) (ui.Rect, bool) { return o.Strip() }, As: o.untold},
		{Name: "place", Here: o.placing, Done: count(heart.Place, 1), At: o.cell(heart.FirstWay[1])},
		{Name: "mission", Here: o.way(1), Done: count(heart.Walk, 2), At: o.next(1), As: o.bare},
		{Name: "recruit", Here: o.asked(heart.Recruiting), Done: o.days(3), At: button(heart.Recruit, int(box.Askaris), 0)},
		{Name: "mountain", Here: o.way(2), Done: count(heart.Walk, 3), At: o.next(2), As: o.ill},
		{Name: "name", Here: o.asked(heart.NamingFind), Done: o.days(4), At: guide.Target("board/find-name", "board/"+board.IDOf(game.Choice{Kind: heart.No}))},
		{Name: "home", Here: o.way(3), Done: count(heart.Walk, 4), At: o.next(3), As: o.chased, Fill: o.time},
		{Name: "last", Here: o.way(4), Done: count(heart.Walk, 5), At: o.next(4)},
		{Name: "stop", Here: o.asked(heart.EndingTime), Done: o.stopped, At: button(heart.Yes, 0, 0)},
		{Name: "boost", Here: o.asked(heart.Boosting), Done: o.over, At: button(heart.Boost, 0, int(box.QuinineHealth))},
		{Name: "account", Here: o.over, Fill: o.points},
		{Name: "end", Here: o.over, Ends: o.Ends},
	}
}

// button points at the button of a choice.
func button(k game.Kind, target, item int) func(c *ui.Context) (ui.Rect, bool) {
	return guide.Target("board/" + board.IDOf(game.Choice{Kind: k, Target: int32(target), Item: int16(item)}))
}

package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A place that is several Moves away is gone to at once: what is asked before is only what it costs to be there.

// wayTo is the way to a place that is more than one Move from whoever acts before the screen, and what it costs; nil where
// there is none in this turn.
func (b *Board) wayTo(v island.View, at box.Place) (way []box.Place, cost int) {
	me := b.Play.Seat()
	step, s := b.Asks()
	if s != me || !b.Play.Acting().Has(me) {
		return nil, 0
	}
	switch step {
	case island.Acting:
		way, cost = v.Way(me, at)
	case island.Walking:
		way = v.WalkWay(at)
	}
	if len(way) < 2 {
		return nil, 0
	}
	return way, cost
}

// waySays is where a way leads through and what it costs.
func waySays(way []box.Place, cost int) string {
	var by []string
	for _, at := range way[:len(way)-1] {
		by = append(by, tell.Site(at))
	}
	return words.Say(wayKey("way.by", cost), "list", words.List(by), "n", cost)
}

// wayKey is the key of what is said of a way: of one that costs nothing without its Actions.
func wayKey(key string, cost int) string {
	if cost == 0 {
		return key + ".free"
	}
	return key
}

// goFar is the button that sets out on the way to the place that has been picked up.
func (b *Board) goFar(c *ui.Context, col *page.Column, way []box.Place, cost int) {
	bt := ui.Button{Label: words.Say(wayKey("way.go", cost), "n", cost, "place", tell.Site(way[len(way)-1])), ID: "way", Size: 16, Look: ui.MainLook, Default: true, MayCut: true, Tip: page.Cited(waySays(way, cost), box.RulePlaces)}
	if c.ButtonWidth(bt) > col.R.W {
		bt.Size = 15
	}
	hit, h := c.Row(col.R, bt)
	if col.Gap(h); hit >= 0 {
		b.setOut(way)
		c.Touch()
	}
}

// setOut begins to go a way.
func (b *Board) setOut(way []box.Place) { b.way, b.wayAt = way, b.Play.Len() }

// walk takes the next Move of a way that has been set out on, once the last has been shown; anything else ends it.
func (b *Board) walk() {
	step, s := b.Asks()
	if len(b.way) == 0 || b.playing() || b.pending != nil || b.Play.Waiting() {
		return
	}
	to, next := b.way[0], b.way[1:]
	b.way = nil
	if step != island.Acting && step != island.Walking || s != b.Play.Seat() || b.Play.Len() != b.wayAt {
		return
	}
	var best *game.Choice
	all := b.choices()
	for i := range all {
		if ch := &all[i]; (ch.Kind == island.Move || ch.Kind == island.Walk) && box.Place(ch.Target) == to && (best == nil || ch.Cost < best.Cost) {
			best = ch
		}
	}
	if best != nil && b.drawsLast(best) { // a way leads up to that: it is entered by a press of its own
		b.pick(to, box.NoCard)
		return
	}
	if best != nil {
		b.take(*best, int(best.Min))
		b.way, b.wayAt = next, b.wayAt+1
	}
}

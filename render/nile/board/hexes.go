package board

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
)

// chartFrame shows the chart with what can be chosen on it, and takes clicks
// and keys that choose a hex.
func (b *Board) chartFrame(c *ui.Context, v nile.View, r ui.Rect) {
	b.pickByKey(c, v)
	b.pointByKey(c, v)
	b.roadHome(c, v)
	marks := b.marks(c, v)
	keep := b.expeditionInSight(v, r)
	b.Chart.Frame(c, r, marks, b.Tip)
	if keep != hexmap.None { // a smaller window does not lose it
		b.Chart.Keep(keep, -1)
		c.Touch()
	}
	b.numerals(c, v, r)
	b.keepCounters(c, v, r)
	b.goalBeyond(c, r)
	if id := b.Chart.Clicked; id != hexmap.None {
		b.clickHex(v, id, c.In.Now)
		c.Touch()
	}
	if id := b.Chart.Asked; id != hexmap.None {
		b.hut = id
	}
	b.hexTargets(c, v, r)
	// What has the keyboard keeps its Enter, unless it is the hex itself.
	mine := b.focused != "" || c.Focused() == ""
	if c.HasKeys() && mine && b.Picked != hexmap.None && b.Stores == nil && b.List == NoList && c.GoesOn() {
		b.chosen(v, b.Picked)
		c.Touch()
	}
	b.explainHex(c, v)
}

// expeditionInSight is the hex of the expedition where it was in sight in a chart of
// another size than this, None where it was not or the chart is as large as it was.
func (b *Board) expeditionInSight(v nile.View, r ui.Rect) hexmap.ID {
	was := b.Chart.Rect
	sheet, ok := b.Sheet(v)
	if was.Empty() || was.W == r.W && was.H == r.H || !ok || sheet.At == hexmap.None || !was.Contains(b.Chart.HexRect(sheet.At).Centre()) {
		return hexmap.None
	}
	return sheet.At
}

// Ordered are the hexes that can be chosen: round the explorer by compass
// number, otherwise in reading order.
func (b *Board) Ordered(v nile.View) []hexmap.ID {
	ids := make([]hexmap.ID, 0, len(b.Targets))
	for id := range b.Targets { // in any order: sorted below
		ids = append(ids, id)
	}
	from := hexmap.None
	if sheet, ok := b.Sheet(v); ok {
		from = sheet.At
	}
	rank := func(id hexmap.ID) int {
		if from == hexmap.None {
			return int(id)
		}
		if d := v.Map().DirTo(from, id); d != hexmap.NoDir {
			return int(d) - 100
		}
		return int(id)
	}
	slices.SortFunc(ids, func(a, z hexmap.ID) int { return rank(a) - rank(z) })
	return ids
}

func (b *Board) marks(c *ui.Context, v nile.View) []chartview.Mark {
	if b.again != nil { // what can be chosen lies elsewhere
		return nil
	}
	out := b.wayMarks(c, v)
	for _, id := range b.Ordered(v) {
		kind := chartview.MarkLegal
		switch {
		case id == b.Picked:
			kind = chartview.MarkPicked
		case id == b.Chart.Hovered:
			kind = chartview.MarkHover
		}
		out = append(out, chartview.Mark{At: id, Kind: kind})
	}
	if b.Advised != hexmap.None {
		out = append(out, chartview.Mark{At: b.Advised, Kind: chartview.MarkGoal})
	}
	if m, ok := b.cursorMark(); ok {
		out = append(out, m)
	}
	if h := b.shownAt(c); h != hexmap.None {
		if _, ok := b.Targets[h]; !ok && b.Barred(v, h) {
			out = append(out, chartview.Mark{At: h, Kind: chartview.MarkBarred})
		}
	}
	return out
}

// Barred reports whether a hex touches the party but cannot be entered.
func (b *Board) Barred(v nile.View, id hexmap.ID) bool {
	if b.Look || v.Phase() != nile.Travelling || v.ToMove() != v.Seat() {
		return false
	}
	why := v.Why(id).Why
	switch why {
	case "", "not-travelling", "not-next":
		return false
	case "not-land":
		sheet, ok := b.Sheet(v)
		return ok && v.Map().DirTo(sheet.At, id) != hexmap.NoDir
	}
	return true
}

// hexTargets lets Tab walk the hexes that can be chosen, once the pace is.
func (b *Board) hexTargets(c *ui.Context, v nile.View, r ui.Rect) {
	const least = 14
	if b.Stores != nil || b.ahead.is {
		return
	}
	if b.Chart.Side()/b.Chart.Unit < least*0.64 {
		return // too small to be walked: keys 1 to 6 still work
	}
	held := ""
	for _, id := range b.Ordered(v) {
		h := b.Chart.HexRect(id)
		box := h.Middle(max(least, h.W*0.55), max(least, h.H*0.42))
		if box.X < r.X || box.Y < r.Y || box.Right() > r.Right() || box.Bottom() > r.Bottom() {
			continue // out of sight: keys 1 to 6 bring it into view
		}
		name := "hex " + strconv.Itoa(int(id))
		re := c.ReactAs(name, tell.Choice(v, b.Targets[id]), box, 0)
		if !re.Focused {
			continue
		}
		if held = name; b.focused != name {
			b.Picked = id
			c.Touch()
		}
	}
	b.focused = held
}

// padKeys are the keys of the number pad that lie as the neighbours do.
var padKeys = [6]ebiten.Key{
	ebiten.KeyNumpad9, ebiten.KeyNumpad6, ebiten.KeyNumpad3, ebiten.KeyNumpad1, ebiten.KeyNumpad4, ebiten.KeyNumpad7,
}

// pickByKey picks a neighbour by its compass number: the keys of the figures 1
// to 6, or those that lie that way on the number pad.
func (b *Board) pickByKey(c *ui.Context, v nile.View) {
	if b.Look || v.Phase() != nile.Travelling || !c.HasKeys() {
		return
	}
	sheet, ok := b.Sheet(v)
	if !ok || v.ToMove() != v.Seat() {
		return
	}
	for i, pad := range padKeys {
		if !c.Command(keymap.Figure(i)) && !c.Take(ui.Key(pad)) {
			continue
		}
		if id := v.Map().Near(sheet.At, hexmap.Dirs[i]); id != hexmap.None {
			b.pick(id, c.In.Now)
			c.SetFocus("")
			b.Chart.Keep(id, c.In.Now)
		}
	}
}

// pick is a key for a neighbouring hex: it does what a click there would, and aims where one cannot go.
func (b *Board) pick(id hexmap.ID, now float64) {
	if ch, ok := b.Targets[id]; ok && !b.asksFirst(ch, now) {
		b.enter(id)
		return
	}
	b.Picked = id
}

// asksFirst reports whether a step is asked about before it is made: it risks something, is not aimed at yet, and
// what is told of it has not been in sight long enough.
func (b *Board) asksFirst(ch game.Choice, now float64) bool {
	id := hexmap.ID(ch.Target)
	return ch.Odds.Num > 0 && b.Picked != id && !b.read(id, now)
}

// readTime is how long what a step risks must have been in sight, in seconds, for a click to
// go there without asking first.
const readTime = 0.8

// movedTime is how long after a key that had the chart go elsewhere a click is no order yet, in seconds: the way there, and as
// long as it takes to see that another hex lies below the pointer now.
const movedTime = 0.8

// read reports whether what is told of a hex has been in sight long enough.
func (b *Board) read(id hexmap.ID, now float64) bool {
	return b.told.id == id && now >= b.told.since+readTime
}

// clickHex is a click on a hex: it goes there at once where nothing is risked, or where the
// risk has been in sight, and asks first otherwise.
// A hut that is no such hex opens its people's page.
func (b *Board) clickHex(v nile.View, id hexmap.ID, now float64) {
	ch, ok := b.Targets[id]
	b.refused = refused{id: hexmap.None}
	if id != b.beyond.by {
		b.beyond = beyond{}
	}
	switch {
	case !ok:
		if _, far := b.way(v, id); far && b.Picked == id {
			b.send(v, id)
			return
		} else if far { // who lives there is told by the other button
			b.Picked = id
			return
		}
		b.Picked = hexmap.None
		if !b.Barred(v, id) {
			b.hut = id
			b.refuse(v, id)
		}
	case b.asksFirst(ch, now), b.Picked != id && b.moved > 0 && now < b.moved+movedTime:
		b.Picked = id
	default:
		b.enter(id)
	}
}

// enter does what choosing a hex means.
func (b *Board) enter(id hexmap.ID) {
	ch, ok := b.Targets[id]
	if !ok {
		return
	}
	b.pending = &ch
}

// chosen is Enter or Space on a hex: the way there, the step, or the page of the people whose
// hut the cursor points at. A hex that cannot be chosen is aimed at no more: the press that was
// meant for it never ends the month.
func (b *Board) chosen(v nile.View, id hexmap.ID) {
	if id != b.beyond.by {
		b.beyond = beyond{}
	}
	if b.send(v, id) {
		return
	}
	if _, target := b.Targets[id]; target {
		b.enter(id)
		return
	}
	if _, hut := v.Tribe(id); hut && id == b.pointed() {
		b.hut = id
		return
	}
	b.Picked = hexmap.None
}

// openPeople opens the page of the people whose hut was clicked.
func (b *Board) openPeople(a desk.Desk, v nile.View) {
	at := b.hut
	b.hut = hexmap.None
	if at == hexmap.None {
		return
	}
	if t, ok := v.Tribe(at); ok {
		a.Push(b.Pages.Peoples(t.Number))
	}
}

package board

import (
	"math"
	"slices"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// Where a card and a tip lie on the chart: beside what the player looks at next
// and not on it.

// nextHexes are the hexes that matter now: the explorer's, those that can be
// entered, and the one that is picked.
func (b *Board) nextHexes(v nile.View) []hexmap.ID {
	s, ok := b.Sheet(v)
	if !ok || s.At == hexmap.None {
		return nil
	}
	out := []hexmap.ID{s.At}
	if b.Picked != hexmap.None {
		out = append(out, b.Picked)
	}
	if d := b.Cards.Discovery(); d != nil && b.Play.Beats().Playing() { // the choices come later: round it
		out = append(v.Touching(d.At, append(out, d.At)), s.At)
	}
	if v.Phase() == nile.ChoosingPace { // these can be chosen as soon as the pace is
		out = v.Touching(s.At, out)
	}
	return append(out, b.Ordered(v)...)
}

// KeepClear are these hexes, and what stands beside them, as far as they are in the view, where they will lie
// when the chart has come to rest.
func (b *Board) KeepClear(v nile.View, r ui.Rect) []page.Kept {
	was := b.Chart.At
	if g := b.Chart.Glide; g != nil {
		b.Chart.At = g.To
		b.Chart.Limit()
	}
	var out []page.Kept
	for _, id := range b.nextHexes(v) {
		if in := b.Chart.HexRect(id).Intersect(r); !in.Empty() {
			out = append(out, page.Kept{Rect: in, Weight: 1})
		}
	}
	b.Chart.At = was
	if !b.aside.Empty() {
		out = append(out, page.Kept{Rect: b.aside, Weight: 3})
	}
	return out
}

// FoundLately are the hexes that the player's party has drawn this month and the month before, as far as they are in the
// view: what is told of them had better not lie on them.
func (b *Board) FoundLately(v nile.View, r ui.Rect) (out []page.Kept) {
	months := 0
	for _, e := range slices.Backward(b.Play.Events()) {
		switch {
		case e.Seat != v.Seat():
			continue
		case e.Kind == nile.TurnBegan:
			months++
		case e.Kind == nile.Mapped:
			if in := b.Chart.HexRect(hexmap.ID(e.At)).Intersect(r); !in.Empty() {
				out = append(out, page.Kept{Rect: in, Weight: 0.5})
			}
		}
		if months == 2 {
			break
		}
	}
	return out
}

// keepAhead has a sentence on what is met for the first time lie beside the hexes that matter
// now, and not on the edge of one; and if it can be on blank paper or the sea, not on country
// that is known.
func (b *Board) keepAhead(c *ui.Context, v nile.View, r ui.Rect) {
	for _, k := range b.KeepClear(v, r) {
		c.Keep(k.Rect)
	}
	c.Drawn(func() (all []ui.Rect) {
		for id := range hexmap.ID(len(v.Map().Cells)) {
			if in := b.Chart.HexRect(id).Intersect(r); !in.Empty() && v.Hex(id).Terrain != hexmap.Blank {
				all = append(all, in)
			}
		}
		return all
	})
}

// placeCard finds a place for the card that is turned up, and moves the chart a
// little where none is free. A card stays where it lies as long as it hides
// nothing, and while the player drags the chart.
func (b *Board) placeCard(c *ui.Context, a desk.Desk, v nile.View, r ui.Rect) {
	t := &b.Cards
	if !t.Open() || !b.UpToDate() { // in this frame something was done, and the card is of what was before
		return
	}
	w, h := t.Size(c, a, v, r)
	dragged := c.In.Held[ui.LeftButton] && !c.In.Pressed[ui.LeftButton]
	if t.Box.W == w && t.Box.H == h && t.Within == r && dragged {
		return
	}
	keep := b.KeepClear(v, r)
	if t.Box.W == w && t.Box.H == h && t.Within == r && !page.HidesAny(t.Box, keep) {
		return
	}
	likes := []ui.Point{{X: r.X + min(40, (r.W-w)/2), Y: r.Y + min(64, max(6, (r.H-h)/2))}}
	far := func(at ui.Rect) float64 { return math.Hypot(at.X-likes[0].X, at.Y-likes[0].Y) }
	if d := t.Discovery(); d != nil { // beside the hex that it tells of
		hex := b.Chart.HexRect(d.At).Centre()
		likes[0] = ui.Point{X: hex.X, Y: hex.Y - h/2}
		far = func(at ui.Rect) float64 { return math.Hypot(at.Centre().X-hex.X, at.Centre().Y-hex.Y) }
	}
	if was := t.Box; !was.Empty() && t.Within == r && (was.W != w || was.H != h) { // it unfolds where it lies
		likes = append(likes, ui.Point{X: was.X, Y: was.Y}, ui.Point{X: was.X, Y: was.Bottom() - h})
		far = func(at ui.Rect) float64 {
			return math.Abs(at.X-was.X) + min(math.Abs(at.Y-was.Y), math.Abs(at.Bottom()-was.Bottom()))
		}
	}
	find := func() (ui.Rect, bool) { return page.RoomFor(r, w, h, keep, likes, far) }
	at, free := find()
	if !free && !t.Moved {
		t.Moved = true // once for each card: then the chart is the player's
		if b.makeRoom(c, v, r, w, h) {
			keep = b.KeepClear(v, r)
			at, _ = find()
		}
	}
	t.Box, t.Within = at, r
}

// makeRoom moves the chart as little as gives something of w by h a place
// beside the hexes that matter, all of them in view. It reports whether it did.
func (b *Board) makeRoom(c *ui.Context, v nile.View, r ui.Rect, w, h float64) bool {
	ch := b.Chart
	if ch.Glide != nil {
		ch.At, ch.Glide = ch.Glide.To, nil
		ch.Limit()
	}
	var all ui.Rect
	for i, id := range b.nextHexes(v) {
		x := ch.HexRect(id)
		if i == 0 {
			all = x
			continue
		}
		left, top := min(all.X, x.X), min(all.Y, x.Y)
		all = ui.R(left, top, max(all.Right(), x.Right())-left, max(all.Bottom(), x.Bottom())-top)
	}
	if all.Empty() {
		return false
	}
	in := r.Inset(page.RoomGap)
	within := func(at, size, from, to float64) float64 { return min(max(at, from), to-size) - at }
	dx, dy := within(all.X, all.W, in.X, in.Right()), within(all.Y, all.H, in.Y, in.Bottom())
	best, least := ui.Point{}, math.Inf(1)
	try := func(dx, dy float64) {
		was := ch.At
		s := ch.Side() / ch.Unit
		ch.At = ui.Point{X: ch.At.X - dx/s, Y: ch.At.Y - dy/s}
		ch.Limit()
		to, seen := ch.At, true
		for _, id := range b.nextHexes(v) {
			x := ch.HexRect(id)
			in := x.Intersect(r)
			seen = seen && in.W > x.W-1 && in.H > x.H-1
		}
		_, free := page.RoomFor(r, w, h, b.KeepClear(v, r), nil, func(ui.Rect) float64 { return 0 })
		ch.At = was
		if n := math.Hypot(dx, dy); seen && free && n < least {
			best, least = to, n
		}
	}
	for _, x := range [...]float64{dx, in.X + w + 2*page.RoomGap - all.X, in.Right() - w - 2*page.RoomGap - all.Right()} {
		for _, y := range [...]float64{dy, in.Y + h + 2*page.RoomGap - all.Y, in.Bottom() - h - 2*page.RoomGap - all.Bottom()} {
			try(x, y)
		}
	}
	if math.IsInf(least, 1) {
		return false
	}
	now := c.In.Now
	if b.still {
		now = -1
	}
	ch.CentreAt(best, now)
	c.Touch()
	return true
}

package render

import (
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
)

// Where a card and a tip lie on the chart: beside what the player looks at next
// and not on it.

// roomGap is left between what is laid down and what is to be seen, in units.
const roomGap = 6

// kept is a place that should not be hidden, and how much it matters.
type kept struct {
	ui.Rect
	weight float64
}

// roomFor finds a place for something of w by h within r: clear of what is kept
// wherever r has such a place, and of those places the one that costs least.
// Where there is none, the one that hides least; free says which it was.
//
// A place that is free can be moved left and up until it touches something: so
// it is enough to look where it touches.
func roomFor(r ui.Rect, w, h float64, keep []kept, likes []ui.Point, cost func(at ui.Rect) float64) (best ui.Rect, free bool) {
	r = r.Inset(roomGap)
	xs, ys := []float64{r.X, r.Right() - w}, []float64{r.Y, r.Bottom() - h}
	for _, p := range likes {
		xs, ys = append(xs, p.X), append(ys, p.Y)
	}
	for _, k := range keep {
		xs = append(xs, k.X-w-roomGap, k.Right()+roomGap)
		ys = append(ys, k.Y-h-roomGap, k.Bottom()+roomGap)
	}
	least, hides := math.Inf(1), math.Inf(1)
	for _, x := range xs {
		x = math.Round(min(max(x, r.X), max(r.X, r.Right()-w)))
		for _, y := range ys {
			at := ui.R(x, math.Round(min(max(y, r.Y), max(r.Y, r.Bottom()-h))), w, h)
			hidden := 0.0
			for _, k := range keep {
				both := at.Inset(1 - roomGap).Intersect(k.Rect)
				hidden += k.weight * both.W * both.H
			}
			if hidden > hides {
				continue
			}
			if n := cost(at); hidden < hides || n < least {
				best, least, hides = at, n, hidden
			}
		}
	}
	return best, hides == 0
}

// away is how far two rectangles lie from each other.
func away(a, b ui.Rect) float64 {
	dx := max(0, a.X-b.Right(), b.X-a.Right())
	dy := max(0, a.Y-b.Bottom(), b.Y-a.Bottom())
	return math.Hypot(dx, dy)
}

// nextHexes are the hexes that matter now: the explorer's, those that can be
// entered, and the one that is picked.
func (b *Board) nextHexes(v nile.View) []hexmap.ID {
	s, ok := b.sheet(v)
	if !ok || s.At == hexmap.None {
		return nil
	}
	out := []hexmap.ID{s.At}
	if b.picked != hexmap.None {
		out = append(out, b.picked)
	}
	return append(out, b.ordered(v)...)
}

// keepClear are these hexes as far as they are in the view, where they will lie
// when the chart has come to rest.
func (b *Board) keepClear(v nile.View, r ui.Rect) []kept {
	was := b.chart.at
	if g := b.chart.glide; g != nil {
		b.chart.at = g.to
		b.chart.limit()
	}
	var out []kept
	for _, id := range b.nextHexes(v) {
		if in := b.chart.HexRect(id).Intersect(r); !in.Empty() {
			out = append(out, kept{in, 1})
		}
	}
	b.chart.at = was
	return out
}

// placeCard finds a place for the card that is turned up, and moves the chart a
// little where none is free. A card stays where it lies as long as it hides
// nothing, and while the player drags the chart.
func (b *Board) placeCard(c *ui.Context, v nile.View, r ui.Rect) {
	t := &b.cards
	if !t.open() {
		return
	}
	w, h := t.size(c, v, r)
	dragged := c.In.Held[ui.LeftButton] && !c.In.Pressed[ui.LeftButton]
	if t.box.W == w && t.box.H == h && t.within == r && dragged {
		return
	}
	keep := b.keepClear(v, r)
	if t.box.W == w && t.box.H == h && t.within == r && !hidesAny(t.box, keep) {
		return
	}
	t.within = r
	likes := []ui.Point{{X: r.X + min(40, (r.W-w)/2), Y: r.Y + min(64, max(6, (r.H-h)/2))}}
	find := func() (ui.Rect, bool) {
		return roomFor(r, w, h, keep, likes, func(at ui.Rect) float64 { return math.Hypot(at.X-likes[0].X, at.Y-likes[0].Y) })
	}
	at, free := find()
	if !free && !t.moved {
		t.moved = true // once for each card: then the chart is the player's
		if b.makeRoom(c, v, r, w, h) {
			keep = b.keepClear(v, r)
			at, _ = find()
		}
	}
	t.box = at
}

// hidesAny reports whether something that is laid down hides what is kept.
func hidesAny(at ui.Rect, keep []kept) bool {
	for _, k := range keep {
		if at.Inset(1 - roomGap).Overlaps(k.Rect) {
			return true
		}
	}
	return false
}

// makeRoom moves the chart as little as gives something of w by h a place
// beside the hexes that matter, all of them in view. It reports whether it did.
func (b *Board) makeRoom(c *ui.Context, v nile.View, r ui.Rect, w, h float64) bool {
	ch := b.chart
	if ch.glide != nil {
		ch.at, ch.glide = ch.glide.to, nil
		ch.limit()
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
	in := r.Inset(roomGap)
	within := func(at, size, from, to float64) float64 { return min(max(at, from), to-size) - at }
	dx, dy := within(all.X, all.W, in.X, in.Right()), within(all.Y, all.H, in.Y, in.Bottom())
	best, least := ui.Point{}, math.Inf(1)
	try := func(dx, dy float64) {
		was := ch.at
		s := ch.side() / ch.unit
		ch.at = ui.Point{X: ch.at.X - dx/s, Y: ch.at.Y - dy/s}
		ch.limit()
		to := ch.at
		_, free := roomFor(r, w, h, b.keepClear(v, r), nil, func(ui.Rect) float64 { return 0 })
		ch.at = was
		if n := math.Hypot(dx, dy); free && n < least {
			best, least = to, n
		}
	}
	for _, x := range [...]float64{dx, in.X + w + 2*roomGap - all.X, in.Right() - w - 2*roomGap - all.Right()} {
		for _, y := range [...]float64{dy, in.Y + h + 2*roomGap - all.Y, in.Bottom() - h - 2*roomGap - all.Bottom()} {
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
	ch.centreAt(best, now)
	c.Touch()
	return true
}

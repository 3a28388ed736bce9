package chart

import (
	"math"

	"sourceofthenile/hexmap"
)

// Sizes of given names in hex sides, and the parts of them that are tried.
const (
	riverEm = 0.46
	lakeEm  = 0.50
	peakEm  = 0.42
	fallsEm = 0.38
)

var shrinks = [...]float64{1, 0.88, 0.76, 0.66}

// em is the height of a name, of which its kind has one of its own.
func (n *Name) em(own float64) float64 {
	if n.Size > 0 {
		return n.Size
	}
	return own
}

// level is a straight line of type, long hex sides, whose middle is at a
// place; it climbs by angle.
func level(at pt, long, angle float64) []pt {
	d := pt{long/2 + 0.3, 0}.rotate(angle)
	return []pt{at.sub(d), at.add(d)}
}

// tryLevel tries a straight name at a place.
func (t *typesetter) tryLevel(n *Name, f *face, at pt, em, track, angle, cost float64, try func(trial)) {
	long := f.width(n.Text, track) * em
	try(trial{line: level(at, long, angle), from: 0.3, em: em, track: track, cost: cost})
}

// peak tries places round a mountain, the nearest first.
func (t *typesetter) peak(n *Name, f *face, try func(trial)) {
	if len(n.Cells) == 0 || !t.onBoard(n.Cells[0]) {
		return
	}
	id := n.Cells[0]
	for k, shrink := range shrinks {
		if t.least < 0.5*float64(k) {
			return
		}
		em := n.em(peakEm) * shrink
		w := f.width(n.Text, 0.01) * em / 2
		for i, o := range [...]pt{{0, -0.36}, {0, 0.52}, {0, -0.72}, {0, 0.86}, {w + 0.5, -0.1}, {-w - 0.5, -0.1}, {w * 0.6, -0.9}, {-w * 0.6, -0.9}, {w + 0.7, 0.4}, {-w - 0.7, 0.4}} {
			at, cost := t.c.spot(id, o.X, o.Y), 0.12*float64(i)+0.5*float64(k)
			if n.Kind == PeakName {
				if !t.ownMountain(id, at) {
					continue
				}
				if hexDepth(o.X, o.Y) < 0 {
					cost += besideMountain
				}
			}
			t.tryLevel(n, f, at, em, 0.01, 0, cost, try)
		}
	}
}

// ownMountain reports whether a name whose middle is at a place is read as that of the mountain in a hex: no other
// mountain is as near.
func (t *typesetter) ownMountain(id hexmap.ID, at pt) bool {
	own := at.sub(t.c.spot(id, 0, 0)).len()
	for _, o := range t.m.Within(id, nameReach) {
		h := t.hex(t.sheet, o)
		if o != id && h.Ink != Bare && (h.Peak > 0 || h.Terrain.Mountainous()) && at.sub(t.c.spot(o, 0, 0)).len() <= own {
			return false
		}
	}
	return true
}

// besideMountain is the cost of a name whose middle is not in the hex of its mountain: rather it is smaller.
const besideMountain = 1.3

// overHeight is the cost of a letter where the height of a mountain stands best: the height has to move, or is left out.
const overHeight = 0.2

// height is the room of a mountain's height where no name is in its way; none for a hex without one.
func (t *typesetter) height(id hexmap.ID) (out []box) {
	h := t.hex(t.sheet, id)
	if h.Peak == 0 {
		return nil
	}
	for _, f := range t.c.placeFigures(id, h, t.sheet, &layout{}) {
		out = append(out, f.box)
	}
	return out
}

// falls tries places beside a cataract.
func (t *typesetter) falls(n *Name, f *face, try func(trial)) {
	id := n.Cells[0]
	if !t.onBoard(id) {
		return
	}
	at := t.c.spot(id, 0, 0)
	if d := t.hex(t.sheet, id).Cataract; d >= hexmap.NE && d <= hexmap.NW {
		at, _ = t.c.crossing(id, d)
	}
	for k, shrink := range shrinks {
		if t.least < 0.5*float64(k) {
			return
		}
		em := n.em(fallsEm) * shrink
		w := f.width(n.Text, 0.01)*em/2 + 0.28
		for i, o := range [...]pt{{w, 0}, {-w, 0}, {w, -0.3}, {-w, -0.3}, {w, 0.3}, {-w, 0.3}, {0, -0.48}, {0, 0.48}, {0, -0.85}, {0, 0.85}} {
			t.tryLevel(n, f, at.add(o), em, 0.01, 0, 0.1*float64(i)+0.5*float64(k), try)
		}
	}
}

// lake tries places across a lake, along it and beside it.
func (t *typesetter) lake(n *Name, f *face, try func(trial)) {
	var mid pt
	var cells []pt
	for _, id := range n.Cells {
		if t.onBoard(id) {
			q := t.c.spot(id, 0, 0)
			cells, mid = append(cells, q), mid.add(q)
		}
	}
	if len(cells) == 0 {
		return
	}
	mid = mid.mul(1 / float64(len(cells)))
	// The way the lake stretches: the axis of its hexes.
	var xx, xy, yy float64
	for _, q := range cells {
		d := q.sub(mid)
		xx, xy, yy = xx+d.X*d.X, xy+d.X*d.Y, yy+d.Y*d.Y
	}
	axis := 0.5 * math.Atan2(2*xy, xx-yy)
	stretched := math.Hypot(xx-yy, 2*xy) > 1.2
	for k, shrink := range shrinks {
		if t.least < 0.5*float64(k) {
			return
		}
		em := n.em(lakeEm) * shrink
		base := 0.5 * float64(k)
		for i, track := range [...]float64{0.12, 0.03} {
			c := base + 0.15*float64(i)
			for j, dy := range [...]float64{-0.34, 0.36, -0.62, 0.62, -0.05} {
				t.tryLevel(n, f, mid.add(pt{0, dy}), em, track, 0, c+0.08*float64(j), try)
			}
			if stretched {
				for j, off := range [...]float64{-0.32, 0.32, 0} {
					t.tryLevel(n, f, mid.add(pt{0, off}.rotate(axis)), em, track, axis, c+0.06+0.08*float64(j)+0.1*math.Abs(axis), try)
				}
			}
			for j, q := range cells {
				for _, dy := range [...]float64{-0.36, 0.40} {
					t.tryLevel(n, f, q.add(pt{0, dy}), em, track, 0, c+0.35+0.02*float64(j), try)
				}
			}
			b := boxOf(cells)
			w := f.width(n.Text, track) * em / 2
			for j, q := range [...]pt{{mid.X, b.y0 - 1.2}, {mid.X, b.y1 + 1.2}, {b.x1 + w + 0.95, mid.Y}, {b.x0 - w - 0.95, mid.Y}} {
				t.tryLevel(n, f, q, em, track, 0, c+0.9+0.1*float64(j), try)
			}
		}
	}
}

// river tries places along a river's course, on either side of it. A long
// river's name is spaced, a short one's stands beside its middle.
func (t *typesetter) river(n *Name, f *face, try func(trial)) {
	course := t.course(n.Cells)
	if len(course) < 2 {
		t.peak(n, f, try)
		return
	}
	smoothed := resample(course, 0.14)
	for range 10 {
		smoothed = eased(smoothed)
	}
	total := lengths(smoothed)[len(smoothed)-1]
	fits := false
	for k, shrink := range shrinks {
		if t.least < 0.5*float64(k) {
			return
		}
		em := n.em(riverEm) * shrink
		for i, track := range [...]float64{0.10, 0.02} {
			long := f.width(n.Text, track) * em
			if long+0.3 > total {
				continue
			}
			fits = true
			for _, s := range [...]float64{1, -1} {
				off := s * (0.17 + em*0.42)
				for at := long/2 + 0.1; at <= total-long/2-0.1; at += 0.45 {
					cost := 0.5*float64(k) + 0.12*float64(i) + 0.9*math.Abs(at/total-0.5)
					if s < 0 {
						cost += 0.05
					}
					t.alongRiver(course, smoothed, at, long, off, trial{em: em, track: track, cost: cost}, try)
				}
			}
		}
	}
	if !fits {
		// Too short for its name: that stands level beside the middle of it.
		way := t.stem(n.Cells)
		t.peak(&Name{Kind: n.Kind, Cells: way[len(way)/2:], Text: n.Text, Size: n.Size}, f, try)
	}
}

// alongRiver tries a name beside the piece of a course round a distance at.
func (t *typesetter) alongRiver(course, smoothed []pt, at, long, off float64, tr trial, try func(trial)) {
	if tr.cost >= t.least {
		return
	}
	run := lengths(smoothed)
	var piece []pt
	for i, q := range smoothed {
		if run[i] > at-long/2-0.5 && run[i] < at+long/2+0.5 {
			piece = append(piece, q)
		}
	}
	if len(piece) < 2 {
		return
	}
	ends := piece[len(piece)-1].sub(piece[0])
	if ends.X < 0 || ends.X < 0.2*math.Abs(ends.Y) && ends.Y > 0 {
		for i, j := 0, len(piece)-1; i < j; i, j = i+1, j-1 {
			piece[i], piece[j] = piece[j], piece[i]
		}
	}
	side := make([]pt, len(piece))
	for i, q := range piece {
		d := piece[min(i+1, len(piece)-1)].sub(piece[max(i-1, 0)]).unit()
		side[i] = q.add(d.left().mul(off))
	}
	for range 3 {
		side = eased(side)
	}
	room := lengths(side)[len(side)-1] - long
	if room < 0 {
		return
	}
	tr.line, tr.from = side, room/2
	// Off the water itself: a name that its own river runs through reads ill.
	near := 0.12 + tr.em*0.30
	for _, q := range side {
		for j := 0; j < len(course); j += 2 {
			if d := course[j].sub(q); math.Abs(d.X) < near && math.Abs(d.Y) < near && d.len() < near {
				tr.cost += 0.06
			}
		}
	}
	try(tr)
}

// stem is the longest way water takes through some cells, downstream.
func (t *typesetter) stem(cells []hexmap.ID) []hexmap.ID {
	in := map[hexmap.ID]bool{}
	for _, id := range cells {
		in[id] = t.onBoard(id)
	}
	type way struct {
		long int
		next hexmap.ID
	}
	known := map[hexmap.ID]way{}
	var from func(id hexmap.ID) way
	from = func(id hexmap.ID) way {
		if w, ok := known[id]; ok {
			return w
		}
		w := way{1, hexmap.None}
		known[id] = w // a circle, which the rules exclude, ends here
		for _, d := range ordered(t.hex(t.sheet, id).Out) {
			if n := t.m.Near(id, d); n != hexmap.None && in[n] {
				if l := from(n).long + 1; l > w.long {
					w = way{l, n}
				}
			}
		}
		known[id] = w
		return w
	}
	first, long := hexmap.None, 0
	for _, id := range cells {
		if in[id] && from(id).long > long {
			first, long = id, from(id).long
		}
	}
	var out []hexmap.ID
	for id := first; id != hexmap.None && len(out) < len(cells); id = known[id].next {
		out = append(out, id)
	}
	return out
}

// course is the line of a river through its cells.
func (t *typesetter) course(cells []hexmap.ID) []pt {
	best := t.stem(cells)
	var out []pt
	for i, id := range best {
		mid := t.c.middle(id)
		switch {
		case i > 0 && i+1 < len(best):
			out = append(out, t.c.through(id, t.m.DirTo(id, best[i-1]), t.m.DirTo(id, best[i+1]), mid, 0, 0).pts...)
		case i+1 < len(best):
			out = append(out, mid)
			a, _ := t.c.crossing(id, t.m.DirTo(id, best[i+1]))
			out = append(out, mid.mix(a, 0.5), a)
		case i > 0:
			a, _ := t.c.crossing(id, t.m.DirTo(id, best[i-1]))
			out = append(out, a, a.mix(mid, 0.5), mid)
		}
	}
	return out
}

// resample runs along a line in equal steps.
func resample(pts []pt, step float64) []pt {
	run := lengths(pts)
	total := run[len(run)-1]
	n := max(2, int(math.Ceil(total/step)))
	out := make([]pt, 0, n+1)
	for i := range n + 1 {
		q, _ := along(pts, run, total*float64(i)/float64(n))
		out = append(out, q)
	}
	return out
}

// eased takes the corners out of a line: each point moves toward its neighbours, the ends stay.
func eased(pts []pt) []pt {
	out := make([]pt, len(pts))
	copy(out, pts)
	for i := 1; i+1 < len(pts); i++ {
		out[i] = pts[i-1].mul(0.25).add(pts[i].mul(0.5)).add(pts[i+1].mul(0.25))
	}
	return out
}

package bots

import (
	"slices"
	"sync"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// ways are the best ways between some hexes and all others: quick ones, that
// go out of their way a little for what there is to find.
type ways struct {
	back   bool        // to the hexes they began at, not from them
	time   []int16     // half days, −1 where there is no way
	points []float64   // to be got on the way: the goal counted, if they lead from the start
	blanks []int16     // new hexes on it, counted likewise
	left   []hexmap.ID // the last hex on it that is not new
	via    []hexmap.ID // the hex before (or, on ways back, after) this one

	cost []int32 // room to work in
	q    queue
}

// roomFor are ways that nobody needs any more: to find some is what takes most of the time
// of a player by rules of thumb.
var roomFor sync.Pool

// waysOf is room for the ways on a board of so many hexes, with nothing in it.
func waysOf(n int, back bool) *ways {
	w, _ := roomFor.Get().(*ways)
	if w == nil || len(w.time) != n {
		w = &ways{
			time: make([]int16, n), points: make([]float64, n), blanks: make([]int16, n), left: make([]hexmap.ID, n), via: make([]hexmap.ID, n),
			cost: make([]int32, n),
		}
	}
	w.back, w.q.at, w.q.cost = back, w.q.at[:0], w.q.cost[:0]
	for i := range w.time {
		w.time[i], w.via[i], w.left[i], w.cost[i] = -1, hexmap.None, hexmap.None, 1<<30
		w.points[i], w.blanks[i] = 0, 0
	}
	return w
}

// done says that the ways are not needed any more; nil is none.
func (w *ways) done() {
	if w != nil {
		roomFor.Put(w)
	}
}

// farthest is the half days that a way takes at most, where nothing less is asked.
const farthest = 200 * month

// detour is the half days a party spends on a point it can get on the way.
const detour = 10

const leastStep = 4 // half days: no step is for nothing

// lake: on foot every blank hex may turn out to be water, or a desert.
const surprise = 8 // half days

// newWays finds the best ways from some hexes, or back to them, that take no more than so
// many half days.
func newWays(l *land, g *gait, open []bool, starts []hexmap.ID, back bool, most int) *ways {
	w := waysOf(len(l.new), back)
	cost, q := w.cost, &w.q
	for _, s := range starts {
		cost[s], w.time[s], w.left[s] = 0, 0, s
		q.push(s, 0)
	}
	near := l.afoot
	if g.mode == nile.ByCanoe {
		near = l.all
	}
	for {
		at, far, ok := q.pop()
		if !ok {
			return w
		}
		if far > cost[at] {
			continue
		}
		for _, next := range near[at] {
			if !open[next] {
				continue
			}
			from, to := at, next
			if back {
				from, to = next, at
			}
			t := g.step(l, from, to)
			if t >= never || int(w.time[at])+int(t) >= most {
				continue
			}
			got, price := 0.0, int32(t)
			if l.new[to] {
				got = l.worth[to]
				price = max(leastStep, price+surprise-int32(detour*got+rounding))
			}
			if c := far + price; c < cost[next] {
				cost[next] = c
				w.time[next], w.points[next], w.via[next], w.blanks[next] = w.time[at]+t, w.points[at]+got, at, w.blanks[at]
				w.left[next] = w.left[at]
				if l.new[to] {
					w.blanks[next]++
				} else {
					w.left[next] = next
				}
				q.push(next, c)
			}
		}
	}
}

// path is the hexes to enter on the way to a hex, the first one first; on ways
// back, on the way from it.
func (w *ways) path(at hexmap.ID) (out []hexmap.ID) {
	if w.back {
		for at = w.via[at]; at != hexmap.None; at = w.via[at] {
			out = append(out, at)
		}
		return out
	}
	for ; w.via[at] != hexmap.None; at = w.via[at] {
		out = append(out, at)
	}
	slices.Reverse(out)
	return out
}

// queue hands out hexes in the order of their cost; among equal ones the last
// pushed comes first. It is a heap.
type queue struct {
	at   []hexmap.ID
	cost []int32
}

func (q *queue) push(id hexmap.ID, cost int32) {
	q.at, q.cost = append(q.at, id), append(q.cost, cost)
	for i := len(q.at) - 1; i > 0; {
		up := (i - 1) / 2
		if q.cost[up] <= q.cost[i] {
			return
		}
		q.swap(i, up)
		i = up
	}
}

func (q *queue) swap(i, k int) {
	q.at[i], q.at[k] = q.at[k], q.at[i]
	q.cost[i], q.cost[k] = q.cost[k], q.cost[i]
}

func (q *queue) pop() (hexmap.ID, int32, bool) {
	n := len(q.at) - 1
	if n < 0 {
		return hexmap.None, 0, false
	}
	id, cost := q.at[0], q.cost[0]
	q.swap(0, n)
	q.at, q.cost = q.at[:n], q.cost[:n]
	for i := 0; ; {
		k := 2*i + 1
		if k >= n {
			break
		}
		if k+1 < n && q.cost[k+1] < q.cost[k] {
			k++
		}
		if q.cost[i] <= q.cost[k] {
			break
		}
		q.swap(i, k)
		i = k
	}
	return id, cost, true
}

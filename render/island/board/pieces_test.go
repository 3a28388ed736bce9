package board

import (
	"testing"

	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/ui"
)

// Of as many counters as can stand at a place, with some at every other, none lies on a picture, on a name, on the end of a
// path of its place, or on another.
func TestCountersLieOnNothing(t *testing.T) {
	for _, size := range [...]ui.Rect{ui.R(0, 0, 874, 546), ui.R(0, 0, 1726, 1037)} {
		for _, west := range [...]bool{false, true} {
			p := chartsheet.Picture{West: west}
			spots := chartsheet.Printed(west).Board.Spots
			for crowded := range 2 * len(spots) {
				most := [...]int{eachApart, mostCounters}[crowded%2]
				crowded /= 2
				var n [box.Places]int
				for at := range spots {
					n[at] = 2
				}
				if n[crowded] = most; most == mostCounters && box.Place(crowded) == box.Harbour {
					n[crowded]++
				}
				b := berthsFor(west, size.W, size.H, n)
				var all []ui.Rect
				for at := range spots {
					if len(b.of[at]) != n[at] {
						t.Fatalf("%v, west %v, crowded %d: %d counters at %d have room, want %d", size, west, crowded, len(b.of[at]), at, n[at])
					}
					for _, r := range b.of[at] {
						if touched(all, r, 0) {
							t.Errorf("%v, west %v, crowded %d: counters at %d lie on others", size, west, crowded, at)
						}
						for _, q := range pathEnds(p, size, box.Place(at)) {
							if r.Contains(q) {
								t.Errorf("%v, west %v, crowded %d: a counter lies on a path to %d", size, west, crowded, at)
							}
						}
						for o := range spots {
							if r.Overlaps(vignette(p, size, box.Place(o))) || r.Overlaps(nameAt(p, size, box.Place(o))) {
								t.Errorf("%v, west %v, crowded %d: a counter of %d lies on %d", size, west, crowded, at, o)
							}
						}
						all = append(all, r)
					}
				}
			}
		}
	}
}

// A click on a counter means the place where it lies.
func TestACounterIsItsPlace(t *testing.T) {
	for seed := uint64(1); seed < 12; seed++ {
		b, v := acting(t, seed)
		mem, room := ui.NewMemory(), ui.R(0, 45, 874, 546)
		draw := func(in ui.Input) {
			c := ui.Begin(mem, in, 1280, 800, 1)
			b.land(c, room, v)
			c.End()
		}
		draw(ui.Input{})
		for at := range v.Board().Spots {
			way, _ := b.wayTo(v, box.Place(at))
			if len(b.berths.of[at]) == 0 || way == nil || len(b.targets()[at]) > 0 {
				continue
			}
			in := ui.Input{Mouse: b.berths.of[at][0].Offset(room.X, room.Y).Centre(), Inside: true}
			draw(in)
			in.Pressed[ui.LeftButton], in.Held[ui.LeftButton] = true, true
			draw(in)
			in.Pressed[ui.LeftButton], in.Held[ui.LeftButton] = false, false
			in.Released[ui.LeftButton] = true
			draw(in)
			if b.picked != box.Place(at) {
				t.Errorf("seed %d: a click on a counter at %d picks up %d", seed, at, b.picked)
			}
			return
		}
	}
	t.Error("no counter lies at a place that is several Moves away")
}

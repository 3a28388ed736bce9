package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Own is a hex as far as the viewing seat could tell of it by itself: what is
// published, and what its living explorer has been to see (3.22). Everybody
// else's country is blank, and a river that is drawn onto known land only
// because another mapped the hex beside it is not there until its explorer has
// come to see it, or it has been published. A counter that another has turned up lies face down. For nobody's view it is what is
// published.
func (v View) Own(id hexmap.ID) HexView {
	h := v.Hex(id)
	switch {
	case h.State == NotLand || h.State == Unmapped:
		return h
	case h.State == Explored && !v.knows(id):
		out := HexView{State: Unmapped, By: game.Nobody, Caches: h.Caches}
		if h.Counter != NoCounter {
			out.Counter = Facedown
		}
		return out
	}
	hidden := v.hiddenEdges(id)
	h.Out, h.In = h.Out&^hidden, h.In&^hidden
	if h.Breadth = 0; h.Out|h.In != 0 {
		h.Breadth = v.p.upstream(id, v.ownIn)
	} else {
		h.River = ""
	}
	if v.seat == game.Nobody {
		h.Known = 0
	} else {
		h.Known &= bitOf(v.seat)
	}
	return h
}

// knows reports whether a hex is published or known to the viewing seat's
// explorer.
func (v View) knows(id hexmap.ID) bool {
	return v.p.hexes[id].published() || v.seat != game.Nobody && v.p.players[v.seat].Known.has(id)
}

// hiddenEdges are the sides of a known hex across which a river runs that only
// the mapping of the hex beyond has drawn, which the viewing seat does not know.
func (v View) hiddenEdges(id hexmap.ID) (out hexmap.DirSet) {
	h, seen := &v.p.hexes[id], v.seen(id)
	for _, d := range hexmap.Dirs {
		if !(h.Out | h.In).Has(d) || seen.Has(d) {
			continue
		}
		n := v.p.chart.Near(id, d)
		if n != hexmap.None && v.p.hexes[n].Made.Has(d.Opposite()) && !v.knows(n) {
			out |= d.Set()
		}
	}
	return out
}

// ownIn is where water enters a hex, as far as the viewing seat can tell.
func (v View) ownIn(id hexmap.ID) hexmap.DirSet {
	if !v.knows(id) {
		return 0
	}
	return v.p.hexes[id].In &^ v.hiddenEdges(id)
}

package board

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// inland moves the chart to an expedition, with no more sea in sight than need be: on the west coast all there is to find
// lies on one side.
func (b *Board) inland(v nile.View, at hexmap.ID, now float64) {
	if at == hexmap.None {
		return
	}
	cells := v.Map().Cells
	b.Chart.CentreAt(b.Chart.Inland(at, b.Area.W, b.Area.H, func(id hexmap.ID) bool { return cells[id].Ground != hexmap.Land }), now)
}

// follow has the chart show where a computer explorer is who is being watched.
func (b *Board) follow(v nile.View, now float64) {
	if !b.Play.Beats().Machine() {
		return
	}
	last := b.Play.Last()
	for _, e := range last[:min(len(last), b.Play.Beats().Told()+1)] {
		if e.Seat != v.Seat() && e.At >= 0 && int(e.At) < len(v.Map().Cells) && v.Sees(e) {
			b.Chart.Keep(hexmap.ID(e.At), now)
			b.turn = [2]int{-1, -1} // back to the player's own afterwards
			return
		}
	}
}

package chartview

import "github.com/hajimehoshi/ebiten/v2"

// Tint is by what red, green and blue of the painted chart are multiplied when it is drawn, from
// above 0 to 1. It costs one scale of colours a tile, when the chart is drawn anyway: nothing is
// painted anew for it. The zero value is the chart as it was painted.
type Tint struct{ R, G, B float32 }

// none reports whether nothing is tinted.
func (t Tint) none() bool { return t == Tint{} }

// scale has a drawing be tinted.
func (t Tint) scale(cs *ebiten.ColorScale) {
	if !t.none() {
		cs.Scale(t.R, t.G, t.B, 1)
	}
}

// vertex has a corner of a drawing be tinted.
func (t Tint) vertex(v *ebiten.Vertex) {
	if !t.none() {
		v.ColorR, v.ColorG, v.ColorB = t.R, t.G, t.B
	}
}

// hash tells one tint from another.
func (t Tint) hash() int64 {
	return int64(t.R*1000)<<40 | int64(t.G*1000)<<20 | int64(t.B*1000)
}

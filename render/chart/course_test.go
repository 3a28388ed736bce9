package chart

import (
	"math"
	"testing"

	"sourceofthenile/hexmap"
)

// What is told of a river's course lies on the river as it is drawn.
func TestCourseLiesOnTheRiver(t *testing.T) {
	m, p := africa(t)
	s := midGame(m, 3, 20)
	c := canvas{Painter: p}
	checked := 0
	for i := range m.Cells {
		id := hexmap.ID(i)
		h := p.hex(s, id)
		if h.Terrain == hexmap.Lake || h.In.Len() != 1 || h.Out.Len() != 1 {
			continue
		}
		from, next := m.Near(id, h.In.First()), m.Near(id, h.Out.First())
		if from == hexmap.None || next == hexmap.None {
			continue
		}
		cross, bend, ok := p.Course(s, from, id, next)
		if !ok {
			continue
		}
		checked++
		for _, q := range [][2]float64{cross, bend} {
			least := math.Inf(1)
			for _, a := range c.arms(id, s) {
				for _, on := range a.pts {
					least = min(least, math.Hypot(on.X-p.sheet.x0-q[0], on.Y-p.sheet.y0-q[1]))
				}
			}
			if least > 0.12 {
				t.Errorf("hex %d: the river is %.2f hex sides from %v", id, least, q)
			}
		}
	}
	if checked < 10 {
		t.Errorf("only %d hexes have a river through them", checked)
	}
}

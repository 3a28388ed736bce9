package coast

import "testing"

// The coast has the sea where the sea is.
func TestTheSeaIsWhereTheSeaIs(t *testing.T) {
	const w, h = 640, 400
	land := landMask(w, h, viewIn(w, h))
	v := viewIn(w, h)
	dist := shoreDistance(land)
	for _, p := range []struct {
		name string
		x, y float64
		land bool
	}{
		{"the Congo", 22, 30, true},
		{"the Karoo", 23, 57, true},
		{"the Sahara beyond the board", -15, 0, true},
		{"the Gulf of Guinea", 2, 22, false},
		{"the ocean west of the Cape", 5, 55, false},
		{"the Indian Ocean", 50, 36, false},
	} {
		x, y := v.at(p.x, p.y)
		i := int(y)*w + int(x)
		if (land.Pix[i] > 128) != p.land || (dist[i] < 0) != p.land {
			t.Errorf("%s: cover %d, distance %v", p.name, land.Pix[i], dist[i])
		}
	}
	for i := 1; i < len(dist); i++ {
		if i%w != 0 && dist[i]-dist[i-1] > 2.01 {
			t.Fatalf("the distance leaps from %v to %v", dist[i-1], dist[i])
		}
	}
}

func BenchmarkCoast(b *testing.B) {
	for b.Loop() {
		paintCoast(1280, 800, 1)
	}
}

package chartview

import (
	"math/rand/v2"
	"testing"

	"sourceofthenile/render/ui"
)

// shownNames are the ports' names in the view, with what they cover.
func shownNames(v *View) map[string]ui.Rect {
	out := map[string]ui.Rect{}
	for i, k := range v.nameAt {
		if k >= 0 {
			out[v.named[i].Text] = v.nameBoxAt(v.named[i].Places[k])
		}
	}
	return out
}

// Wherever the chart is moved to, and however large it is: the edge of the view
// cuts through no port's name, no two lie on each other, and a port that is
// well within the view has its name.
func TestNoNameIsCutByTheView(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		v, s := viewStage(t, scale)
		x0, y0, x1, y1 := v.Press.Bounds()
		rng := rand.New(rand.NewPCG(1, 2))
		seen, moved, bare := 0, 0, 0
		for range 300 {
			v.Step = -4 + rng.IntN(7)
			v.CentreAt(ui.Point{X: (x1 - x0) * rng.Float64(), Y: (y1 - y0) * rng.Float64()}, -1)
			s.Wait(0.02)
			boxes := shownNames(v)
			for name, b := range boxes {
				seen++
				if in := b.Intersect(v.Rect); b.W-in.W > 0.01 || b.H-in.H > 0.01 {
					t.Fatalf("%s at %v is cut by the view %v", name, b, v.Rect)
				}
				for other, o := range boxes {
					if other < name && b.Overlaps(o) {
						t.Fatalf("%s at %v lies on %s at %v", name, b, other, o)
					}
				}
			}
			for i, p := range v.named {
				mid := v.nameBoxAt(p.Places[0])
				if v.nameAt[i] > 0 {
					moved++
				}
				if v.nameAt[i] == nameNone && v.Rect.Inset(nameBack).Intersect(mid) == mid && mid.W > 0 {
					bare++
				}
			}
		}
		if seen < 500 || moved < 10 || bare > 0 {
			t.Errorf("%d names, %d of them moved; %d ports bare that have room", seen, moved, bare)
		}
	}
}

// While the chart is dragged by pixels, to and fro, a name moves to another
// place and back once, and does not flicker.
func TestNamesAreCalmWhileTheChartIsDragged(t *testing.T) {
	v, s := viewStage(t, 1)
	s.Wait(0.05)
	at, side := v.At, v.Side()/v.Unit
	changes := map[int]int{}
	last := append([]int(nil), v.nameAt...)
	shake := func(x float64) {
		v.CentreAt(ui.Point{X: at.X + x/side, Y: at.Y}, -1)
		s.Wait(0.017)
		for i, k := range v.nameAt {
			if k != last[i] {
				changes[i]++
			}
		}
		last = append(last[:0], v.nameAt...)
	}
	all := 0
	for x := 0.0; x < 240; x += 3 { // a hand that trembles
		shake(x)
		shake(x - 2)
	}
	for i, n := range changes {
		all += n
		if n > 3 { // left out, on one side, on the other
			t.Errorf("%s changes %d times on a way of 240 units", v.named[i].Text, n)
		}
	}
	if all == 0 {
		t.Error("no name has changed on the way")
	}
}

// A name gives way to what lies on the view, where it has another place; it is shown in any case.
func TestNamesGiveWayToWhatLiesOnTheView(t *testing.T) {
	v, s := viewStage(t, 1)
	x0, y0, x1, y1 := v.Press.Bounds()
	rng := rand.New(rand.NewPCG(3, 4))
	moved := 0
	for range 60 {
		v.Step, v.Over = -1, nil
		v.CentreAt(ui.Point{X: x0 + (x1-x0)*rng.Float64(), Y: y0 + (y1-y0)*rng.Float64()}, -1)
		s.Wait(0.02)
		for name, b := range shownNames(v) {
			v.Over = []ui.Rect{b}
			s.Wait(0.02)
			now, shown := shownNames(v)[name]
			if !shown {
				t.Fatalf("%s is gone below a button", name)
			}
			if !now.Overlaps(b) {
				moved++
			}
			break
		}
	}
	if moved < 5 {
		t.Errorf("%d names gave way only", moved)
	}
}

package sound

import (
	"math"
	"testing"
)

// Every loop is long, thin, never louder than the pencil, swings round nought, and goes on
// at its beginning without a click.
func TestLoopsAreQuietAndHaveNoSeam(t *testing.T) {
	pencil := loudest(asFloats(Wave(Crayon)))
	for m := Still + 1; m < Moods; m++ {
		var w []float32
		for _, x := range Loop(m) {
			w = append(w, float32(x)/fullScale)
		}
		if long := float64(len(w)) / MusicRate; long < 60 || long > 120 {
			t.Errorf("%s lasts %.0f seconds", m, long)
		}
		const window = MusicRate / 20
		sum, most, mean, leap, peak := 0.0, 0.0, 0.0, 0.0, 0.0
		for i := range len(w) + window {
			x := float64(w[i%len(w)])
			sum += x * x
			if i >= window {
				y := float64(w[i-window])
				sum -= y * y
				most = max(most, sum/window)
			}
		}
		for i, x := range w {
			mean += float64(x) / float64(len(w))
			peak = max(peak, math.Abs(float64(x)))
			if i > 0 {
				leap = max(leap, math.Abs(float64(x-w[i-1])))
			}
		}
		if loud := math.Sqrt(most); loud > pencil || loud < 0.2*pencil {
			t.Errorf("%s: its loudest 50 ms come to %.4f; the pencil's to %.4f", m, loud, pencil)
		}
		if math.Abs(mean) > 1e-4 {
			t.Errorf("%s swings round %.5f, not nought", m, mean)
		}
		if seam := math.Abs(float64(w[0] - w[len(w)-1])); seam > leap/2 {
			t.Errorf("%s leaps by %.4f where it begins again; elsewhere by %.4f at most", m, seam, leap)
		}
		if peak > 0.095 {
			t.Errorf("%s has a peak of %.3f: no sample of 16 bits holds a tenth", m, peak)
		}
	}
	if Loop(Still) != nil || Loop(Moods) != nil || Moods.String() != "none" {
		t.Error("stillness has music")
	}
}

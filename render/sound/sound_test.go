package sound

import (
	"math"
	"testing"
)

// Every sound is short and quiet, swings round nought, and begins and ends in
// silence, so that nothing clicks.
func TestWavesAreWithinBounds(t *testing.T) {
	for s := range Sounds {
		w := Wave(s)
		if long := Seconds(s); long < 0.1 || long > 1.6 {
			t.Errorf("%s lasts %.2f seconds", s, long)
		}
		peak, mean, leap := 0.0, 0.0, 0.0
		for i, x := range w {
			v := float64(x)
			if math.IsNaN(v) || math.IsInf(v, 0) {
				t.Fatalf("%s: sample %d is %v", s, i, v)
			}
			peak, mean = max(peak, math.Abs(v)), mean+v/float64(len(w))
			if i > 0 {
				leap = max(leap, math.Abs(v-float64(w[i-1])))
			}
		}
		if peak > peakMost+1e-6 || peak < 0.04 {
			t.Errorf("%s: its peak is %.3f", s, peak)
		}
		if math.Abs(mean) > 0.004 {
			t.Errorf("%s swings round %.4f, not nought", s, mean)
		}
		if math.Abs(float64(w[0])) > 1e-4 || math.Abs(float64(w[len(w)-1])) > 1e-4 {
			t.Errorf("%s begins at %v and ends at %v: it clicks", s, w[0], w[len(w)-1])
		}
		for _, edge := range [][]float32{w[:Rate/2000], w[len(w)-Rate/500:]} {
			for _, x := range edge {
				if math.Abs(float64(x)) > 0.3*peak {
					t.Errorf("%s: an end is at %.3f already", s, x)
					break
				}
			}
		}
		if leap > 1.5*peak {
			t.Errorf("%s leaps by %.3f between two samples", s, leap)
		}
		loud := loudest(asFloats(w))
		if loud > 1.02*loudness[s] || loud < 0.5*loudness[s] {
			t.Errorf("%s: its loudest 50 ms come to %.3f, wanted %.3f", s, loud, loudness[s])
		}
	}
}

func asFloats(w []float32) []float64 {
	out := make([]float64, len(w))
	for i, x := range w {
		out[i] = float64(x)
	}
	return out
}

// The same sound is the same every time it is made.
func TestWavesAreTheSameEveryTime(t *testing.T) {
	for s := range Sounds {
		again := finish(recipes[s](), loudness[s])
		w := Wave(s)
		if len(w) != len(again) {
			t.Fatalf("%s: %d samples, then %d", s, len(w), len(again))
		}
		for i := range w {
			if w[i] != again[i] {
				t.Fatalf("%s: sample %d differs", s, i)
			}
		}
	}
	if Wave(Sounds) != nil || Sounds.String() != "none" {
		t.Error("there is a sound more than there are")
	}
}

// No two sounds can be taken for each other: how much lies in each of the
// bands of pitch, and in each part of a second, differs.
func TestSoundsAreToldApart(t *testing.T) {
	var prints [Sounds][]float64
	for s := range Sounds {
		prints[s] = fingerprint(asFloats(Wave(s)))
	}
	for a := range Sounds {
		for b := range a {
			if like := cosine(prints[a], prints[b]); like > 0.9 {
				t.Errorf("%s and %s are alike: %.2f", b, a, like)
			}
		}
	}
	if like := cosine(prints[Drum], prints[Drum]); like < 0.999 {
		t.Errorf("a sound is like itself only to %.2f: the measure is wrong", like)
	}
}

// fingerprint is the energy of a wave in bands of half an octave from 80 Hz,
// followed by that in each twentieth second.
func fingerprint(w []float64) []float64 {
	var pitch, time []float64
	for f := 80.0; f < 8000; f *= math.Sqrt2 {
		sum := 0.0
		for k := range 6 {
			sum += goertzel(w, f*math.Pow(math.Sqrt2, float64(k)/6))
		}
		pitch = append(pitch, math.Sqrt(sum))
	}
	for at := 0; at < 30; at++ {
		sum := 0.0
		for i := at * Rate / 20; i < min(len(w), (at+1)*Rate/20); i++ {
			sum += w[i] * w[i]
		}
		time = append(time, 0.6*math.Sqrt(sum))
	}
	return append(normed(pitch, 1), normed(time, 0.6)...)
}

func normed(v []float64, to float64) []float64 {
	n := 0.0
	for _, x := range v {
		n += x * x
	}
	for i := range v {
		v[i] *= to / math.Sqrt(n)
	}
	return v
}

// goertzel is the energy of a wave at one frequency.
func goertzel(w []float64, hertz float64) float64 {
	k := 2 * math.Cos(2*math.Pi*hertz/Rate)
	a, b := 0.0, 0.0
	for _, x := range w {
		a, b = x+k*a-b, a
	}
	return a*a + b*b - k*a*b
}

func cosine(a, b []float64) float64 {
	ab, aa, bb := 0.0, 0.0, 0.0
	for i := range a {
		ab, aa, bb = ab+a[i]*b[i], aa+a[i]*a[i], bb+b[i]*b[i]
	}
	return ab / math.Sqrt(aa*bb)
}

func BenchmarkMakeAllSounds(b *testing.B) {
	for b.Loop() {
		for s := range Sounds {
			finish(recipes[s](), loudness[s])
		}
	}
}

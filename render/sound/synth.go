package sound

import "math"

// The tools the sounds are made with: a grain of chance that is the same every
// time, filters, and envelopes.

// noise is white noise between −1 and 1, the same for the same seed.
type noise uint64

func (n *noise) next() float64 {
	x := uint64(*n)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*n = noise(x)
	return float64(int64(x)) / (1 << 63)
}

// between is an even chance between two figures.
func (n *noise) between(a, b float64) float64 { return a + (b-a)*(n.next()+1)/2 }

// band is a filter of two poles that lets through what swings about a
// frequency, in hertz; width is how broad, as a share of it.
type band struct{ low, mid float64 }

func (f *band) next(x, hertz, width float64) float64 {
	k := 2 * math.Sin(math.Pi*min(hertz, Rate/7)/Rate)
	f.low += k * f.mid
	high := x - f.low - min(width, 1.6)*f.mid
	f.mid += k * high
	return f.mid
}

// lowpass is a filter of one pole.
type lowpass float64

func (f *lowpass) next(x, hertz float64) float64 {
	*f += lowpass((1 - math.Exp(-2*math.Pi*hertz/Rate)) * (x - float64(*f)))
	return float64(*f)
}

// silence is a wave of so many seconds with nothing in it.
func silence(seconds float64) []float64 { return make([]float64, int(seconds*Rate)) }

// add puts into w, from a time in seconds on, what f gives for the seconds
// since then, for so long.
func add(w []float64, from, long float64, f func(t float64) float64) {
	at := int(from * Rate)
	for i := range int(long * Rate) {
		if at+i >= 0 && at+i < len(w) {
			w[at+i] += f(float64(i) / Rate)
		}
	}
}

// swell rises from nought to one and falls again over the length of long.
func swell(t, long float64) float64 {
	if t <= 0 || t >= long {
		return 0
	}
	s := math.Sin(math.Pi * t / long)
	return s * s
}

// fall dies away to a third within tau, after a rise of a thousandth second.
func fall(t, tau float64) float64 { return math.Exp(-t/tau) * min(1, t/0.001) }

// ring is a tone that dies away.
func ring(t, hertz, tau float64) float64 { return math.Sin(2*math.Pi*hertz*t) * fall(t, tau) }

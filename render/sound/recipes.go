package sound

import "math"

// How each sound is made.
var recipes = [Sounds]func() []float64{
	Page: page, Card: card, Dice: dice, Crayon: crayon, Step: step, Water: water, Drum: drum, Shot: shot, Stamp: stamp, Bell: bell,
}

// page is the rush of a large leaf lifted, and its fall.
func page() []float64 {
	w, n := silence(0.42), noise(0x9e3779b97f4a7c15)
	var f band
	var soft lowpass
	add(w, 0, 0.42, func(t float64) float64 {
		flutter := 1 + 0.5*math.Sin(2*math.Pi*(23+30*t)*t)
		lifted := swell(t, 0.26) * flutter
		laid := 0.8 * swell(t-0.24, 0.17)
		return f.next(n.next(), 1500+4200*t, 0.9)*(lifted+laid) + 0.6*soft.next(n.next(), 420)*swell(t-0.27, 0.12)
	})
	return w
}

// card is a stiff card snapped on to the table.
func card() []float64 {
	w, n := silence(0.15), noise(0xd1b54a32d192ed03)
	var slide, snap band
	add(w, 0, 0.15, func(t float64) float64 {
		x := n.next()
		return 0.35*slide.next(x, 3600, 0.5)*swell(t, 0.07) +
			1.5*snap.next(x, 4700, 0.7)*fall(t-0.05, 0.009)*after(t, 0.05) +
			0.5*ring(t-0.05, 240, 0.018)*after(t, 0.05)
	})
	return w
}

func after(t, from float64) float64 {
	if t < from {
		return 0
	}
	return 1
}

// dice rattle over wood for a third of a second, slower and slower, and lie.
func dice() []float64 {
	w, n := silence(0.48), noise(0x94d049bb133111eb)
	gap, t := 0.026, 0.0
	for i := 0; t < 0.36; i++ {
		hit(w, &n, t, n.between(1900, 3100), n.between(0.35, 0.8))
		t += gap * n.between(0.75, 1.25)
		gap *= 1.13
	}
	hit(w, &n, 0.375, 1500, 1)
	hit(w, &n, 0.412, 1750, 0.7)
	return w
}

// hit is one knock of bone on wood.
func hit(w []float64, n *noise, at, hertz, strong float64) {
	var f band
	add(w, at, 0.06, func(t float64) float64 {
		return strong * (ring(t, hertz, 0.005) + 0.6*ring(t, hertz*1.63, 0.0035) + 0.5*ring(t, 310, 0.012) + 0.8*f.next(n.next(), hertz, 0.8)*fall(t, 0.004))
	})
}

// crayon is three strokes of wax over rough paper.
func crayon() []float64 {
	w, n := silence(0.46), noise(0xbf58476d1ce4e5b9)
	for i, from := range [3]float64{0, 0.15, 0.29} {
		var f, g band
		var grain lowpass
		long := 0.13 + 0.015*float64(i%2)
		add(w, from, long, func(t float64) float64 {
			rough := 0.4 + 5*math.Abs(grain.next(n.next(), 190))
			x := n.next()
			return swell(t, long) * rough * (f.next(x, 1450+250*float64(i), 0.45) + 0.5*g.next(x, 640, 0.35))
		})
	}
	return w
}

// step is two footfalls in dry grass.
func step() []float64 {
	w, n := silence(0.42), noise(0x2545f4914f6cdd1d)
	for i, from := range [2]float64{0, 0.22} {
		var f band
		var heel lowpass
		add(w, from, 0.19, func(t float64) float64 {
			grass := f.next(n.next(), 780+260*float64(i), 0.9) * (0.5*swell(t, 0.06) + 0.9*swell(t-0.05, 0.13)*(0.6+0.4*math.Sin(2*math.Pi*41*t)))
			return grass + 2.2*heel.next(n.next(), 110)*fall(t, 0.03)
		})
	}
	return w
}

// water runs over stones: drops that rise in pitch over a soft rush.
func water() []float64 {
	w, n := silence(0.85), noise(0xff51afd7ed558ccd)
	var f band
	add(w, 0, 0.85, func(t float64) float64 { return 0.3 * f.next(n.next(), 620+120*math.Sin(9*t), 1.3) * swell(t, 0.85) })
	for t := 0.04; t < 0.68; t += n.between(0.028, 0.085) {
		hertz, long, strong := n.between(420, 1050), n.between(0.03, 0.07), n.between(0.15, 0.6)
		strong *= swell(t+0.06, 0.85)
		add(w, t, long, func(t float64) float64 {
			return strong * math.Sin(2*math.Pi*hertz*(t+4*t*t)) * swell(t, long)
		})
	}
	return w
}

// drum is a large skin drum struck twice by hand, far off.
func drum() []float64 {
	w, n := silence(0.95), noise(0xc4ceb9fe1a85ec53)
	for i, from := range [2]float64{0, 0.3} {
		var slap band
		strong := 1 - 0.35*float64(i)
		add(w, from, 0.65, func(t float64) float64 {
			// The skin is tighter at first, so the tone sinks.
			phase := 2 * math.Pi * (92*t + 1.6*(1-math.Exp(-t/0.03)))
			return strong * (math.Sin(phase)*fall(t, 0.16) + 0.5*math.Sin(1.59*phase)*fall(t, 0.09) +
				0.25*math.Sin(2.14*phase)*fall(t, 0.05) + 0.25*slap.next(n.next(), 380, 0.8)*fall(t, 0.016))
		})
	}
	return w
}

// shot is a musket over the next ridge, with what the hills give back.
func shot() []float64 {
	w, n := silence(0.8), noise(0x853c49e6748fea9b)
	for _, echo := range [...][3]float64{{0, 1, 1500}, {0.13, 0.28, 750}, {0.29, 0.16, 520}, {0.42, 0.08, 400}} {
		var a, b lowpass
		add(w, echo[0], 0.38, func(t float64) float64 {
			cut := echo[2] * (0.25 + 0.75*math.Exp(-t/0.05))
			return echo[1] * b.next(a.next(n.next(), cut), cut) * fall(t, 0.07)
		})
	}
	return w
}

// stamp is a wooden stamp put down on paper, and coins beside it.
func stamp() []float64 {
	w, n := silence(0.3), noise(0xda942042e4dd58b5)
	var f lowpass
	add(w, 0, 0.12, func(t float64) float64 {
		return ring(t, 168, 0.022) + 0.5*ring(t, 455, 0.012) + 1.2*f.next(n.next(), 900)*fall(t, 0.012)
	})
	for i, from := range [2]float64{0.085, 0.125} {
		k := 1 + 0.06*float64(i)
		add(w, from, 0.17, func(t float64) float64 {
			return 0.2*ring(t, 4150*k, 0.03) + 0.14*ring(t, 5730*k, 0.022) + 0.07*ring(t, 2890*k, 0.026)
		})
	}
	return w
}

// bell is a ship's bell, struck once.
func bell() []float64 {
	w := silence(1.5)
	for _, p := range [...][3]float64{
		{523, 0.5, 0.5}, {1046, 1, 0.38}, {1254, 0.55, 0.3}, {1571, 0.45, 0.26}, {2093, 0.4, 0.2}, {2790, 0.22, 0.13}, {3560, 0.12, 0.08},
	} {
		add(w, 0, 1.5, func(t float64) float64 {
			beat := 1 + 0.12*math.Sin(2*math.Pi*3.1*t)
			return p[1] * beat * ring(t, p[0], p[2])
		})
	}
	return w
}

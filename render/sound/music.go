package sound

import (
	"math"

	"sourceofthenile/render/paint"
)

// Mood is the air of a place: a quiet loop of music.
type Mood uint8

// The moods.
const (
	Still   Mood = iota // no music
	Parlour             // at home: a piano in the next room
	Shore               // the coast: a plucked string over a slow drum
	Woods               // forest: a thumb piano
	Plains              // open country and desert: a reed, and long silence
	Night               // a drum far off, and a low string
	Moods
)

var moodNames = [Moods]string{"still", "parlour", "shore", "woods", "plains", "night"}

// String is the mood's name in traces: one word.
func (m Mood) String() string {
	if m < Moods {
		return moodNames[m]
	}
	return "none"
}

// MusicRate is how many samples a second music has: half of what sounds have, for it
// has nothing above their half.
const MusicRate = Rate / 2

// musicLoud is the root mean square of the loudest second of any loop: below the pencil,
// which is the quietest thing that happens often.
const musicLoud = 0.016

// piece is one loop: how long it is, in what measure, and who plays what.
type piece struct {
	seconds float64
	scale   []float64 // steps above the ground tone, in half-tones
	ground  float64   // the ground tone, in hertz
	play    func(p *piece, w []float64)
}

var pieces = [Moods]piece{
	Parlour: {80, []float64{0, 2, 4, 7, 9, 12, 14, 16, 19}, 220, parlour},
	Shore:   {72, []float64{0, 2, 3, 5, 7, 10, 12, 14, 15, 17, 19}, 146.83, shore},
	Woods:   {76, []float64{0, 3, 5, 7, 10, 12, 15, 17, 19}, 196, woods},
	Plains:  {84, []float64{0, 1, 4, 5, 7, 8, 11, 12}, 174.61, plains},
	Night:   {90, []float64{0, 3, 5, 7, 10, 12}, 110, night},
}

// tone is the pitch of a step of the scale.
func (p *piece) tone(step int) float64 {
	n := len(p.scale)
	step = min(max(step, 0), n-1)
	return p.ground * math.Pow(2, p.scale[step]/12)
}

// Loop is a mood's music, one channel, MusicRate samples in a second, which goes on at its beginning
// where it ends; a sample is so many of fullScale. nil for Still. It takes some tenths of a second to
// make, and may be called from any goroutine. It is kept by nobody: a loop takes 4 MB.
func Loop(m Mood) []int16 {
	if m == Still || m >= Moods {
		return nil
	}
	p := &pieces[m]
	w := make([]float64, int(p.seconds*MusicRate))
	p.play(p, w)
	return even(w)
}

// fullScale is how many a sample of a loop has where a sound has 1: none is as loud as a tenth of that.
const fullScale = 10 * math.MaxInt16

// even brings a loop to its loudness and takes out what does not swing round nought.
func even(w []float64) []int16 {
	mean, most, sum := 0.0, 0.0, 0.0
	for _, x := range w {
		mean += x / float64(len(w))
	}
	for i := range len(w) + MusicRate {
		if i%MusicRate == 0 {
			paint.Breathe()
		}
		x := w[i%len(w)] - mean
		sum += x * x
		if i >= MusicRate {
			y := w[i-MusicRate] - mean
			sum -= y * y
			most = max(most, sum/MusicRate)
		}
	}
	gain := musicLoud / math.Sqrt(max(most, 1e-12))
	out := make([]int16, len(w))
	for i, x := range w {
		out[i] = int16(math.Round(min(max((x-mean)*gain*fullScale, -math.MaxInt16), math.MaxInt16)))
	}
	return out
}

// toll is a pure tone that dies away, sample after sample from its beginning: a hand that
// goes round and grows shorter. It is what hundreds of sines and powers a sample would be.
type toll struct{ x, y, turnX, turnY float64 }

// ringing is a tone of so many hertz, so loud, that falls to 1/e in 1/dying seconds.
func ringing(hertz, loud, dying float64) toll {
	left := math.Exp(-dying / MusicRate)
	sin, cos := math.Sincos(2 * math.Pi * hertz / MusicRate)
	return toll{x: loud, turnX: left * cos, turnY: left * sin}
}

// next is the next sample.
func (r *toll) next() float64 {
	y := r.y
	r.x, r.y = r.x*r.turnX-r.y*r.turnY, r.x*r.turnY+r.y*r.turnX
	return y
}

// together is the next sample of several.
func together(all []toll) float64 {
	s := 0.0
	for i := range all {
		s += all[i].next()
	}
	return s
}

// sounded adds a note from a time on; what rings over the end goes on at the beginning,
// so that the loop has no seam. f is asked once for each sample, in their order.
func sounded(w []float64, from, long float64, f func(t float64) float64) {
	at, n := int(from*MusicRate), int(long*MusicRate)
	for i := range n {
		if i%512 == 0 {
			paint.Breathe()
		}
		t := float64(i) / MusicRate
		tail := min(1, (long-t)/0.08) // it ends in silence
		w[(at+i)%len(w)] += f(t) * tail
	}
}

// plucked is a gut string over a skin: bright at first, then round.
func plucked(w []float64, from, hertz, strong float64) {
	var tones [6]toll
	for i := range tones {
		f := float64(i + 1)
		tones[i] = ringing(hertz*f*(1+0.0004*f*f), strong/(f*math.Sqrt(f)), 1.1+0.9*f)
	}
	sounded(w, from, 3.2, func(t float64) float64 { return together(tones[:]) * min(1, t/0.004) })
}

// tongue is a thumb piano's: a pure tone, and two that are out of tune with it and gone
// at once.
func tongue(w []float64, from, hertz, strong float64) {
	tones := []toll{ringing(hertz, strong, 1/0.55), ringing(hertz*5.4, 0.25*strong, 1/0.05), ringing(hertz*2.02, 0.1*strong, 1/0.3)}
	sounded(w, from, 2.4, func(t float64) float64 { return together(tones) * min(1, t/0.003) })
}

// hammered is a piano's string heard through a door.
func hammered(w []float64, from, hertz, strong float64) {
	var tones [5]toll
	for i := range tones {
		f := float64(i + 1)
		tones[i] = ringing(hertz*f*(1+0.0002*f*f), strong/(f*f), 0.6+0.45*f)
	}
	sounded(w, from, 4.5, func(t float64) float64 { return together(tones[:]) * min(1, t/0.008) })
}

// reed is a reed pipe far off: it swells, wavers and dies away.
func reed(w []float64, from, hertz, long, strong float64) {
	sounded(w, from, long, func(t float64) float64 {
		h := hertz * (1 + 0.004*math.Sin(2*math.Pi*4.6*t)*min(1, t/0.8))
		env := swell(t, long) * (1 - 0.15*math.Sin(2*math.Pi*4.6*t))
		return strong * env * (math.Sin(2*math.Pi*h*t) + 0.35*math.Sin(4*math.Pi*h*t) + 0.16*math.Sin(6*math.Pi*h*t))
	})
}

// beaten is a low drum struck with the flat of the hand.
func beaten(w []float64, from, hertz, strong float64) {
	sounded(w, from, 1.1, func(t float64) float64 {
		return strong * min(1, t/0.006) * math.Exp(-t/0.22) * math.Sin(2*math.Pi*(hertz*t+0.9*(1-math.Exp(-t/0.04))))
	})
}

// parlour is a slow air in two voices, in bars of three seconds; every fourth bar rests.
func parlour(p *piece, w []float64) {
	n := noise(0x1821)
	air := []int{4, 5, 7, 5, 4, 2, 3, 2, 0, 2, 3, 4, 5, 4, 2, 0}
	bass := []int{0, 3, 2, 0}
	for bar := range int(p.seconds / 4) {
		at := 4 * float64(bar)
		hammered(w, at, p.tone(bass[bar%4])/2, 0.55)
		if bar%4 == 3 {
			continue
		}
		for k, beat := range [3]float64{0.05, 1.35, 2.7} {
			if k == 1 && bar%2 == 1 {
				continue
			}
			hammered(w, at+beat+0.02*n.next(), p.tone(air[(bar*2+k)%len(air)]), 0.42+0.1*n.next())
		}
	}
}

// shore is a string in short figures that answer one another over a drum.
func shore(p *piece, w []float64) {
	n := noise(0x2a1f)
	figures := [][]int{{7, 6, 4, 3}, {4, 5, 6, 4}, {2, 4, 3, 0}, {9, 7, 6, 7}, {3, 2, 0}}
	for i := range int(p.seconds / 6) {
		at := 6 * float64(i)
		plucked(w, at, p.tone(0)/1, 0.5)
		for k, s := range figures[(i*2+i/3)%len(figures)] {
			plucked(w, at+0.6+0.62*float64(k)+0.03*n.next(), p.tone(s), 0.5+0.12*n.next())
		}
		if i%2 == 0 {
			beaten(w, at+3.6, 68, 0.5)
			beaten(w, at+4.25, 74, 0.25)
		}
	}
}

// woods is a thumb piano that goes round a figure of five over one of four, thinly.
func woods(p *piece, w []float64) {
	n := noise(0x77d3)
	high, low := []int{5, 7, 6, 4, 5}, []int{0, 2, 1, 2}
	for i := range int(p.seconds / 0.95) {
		at := 0.95 * float64(i)
		if i%16 > 11 { // the forest answers
			continue
		}
		if i%2 == 0 {
			tongue(w, at+0.02*n.next(), p.tone(low[i/2%4]), 0.45+0.1*n.next())
		}
		if i%3 != 1 {
			tongue(w, at+0.47+0.02*n.next(), p.tone(high[i%5]), 0.32+0.1*n.next())
		}
	}
}

// plains is a reed that calls, waits and calls again, over one string.
func plains(p *piece, w []float64) {
	calls := [][]int{{4, 5, 4}, {2, 1, 0}, {5, 4, 2, 1}, {0, 1, 2}, {4, 2, 0}, {7, 5, 4}, {2, 1, 0}}
	for i := range int(p.seconds / 12) {
		at := 12 * float64(i)
		plucked(w, at, p.tone(0)/2, 0.5)
		plucked(w, at+6, p.tone(4)/2, 0.35)
		t := at + 1.2
		for k, s := range calls[i%len(calls)] {
			long := 1.5 + 0.5*float64((k+i)%2)
			reed(w, t, p.tone(s), long, 0.26)
			t += long * 0.86
		}
	}
}

// night is a drum far off, a low string, and now and then one high note.
func night(p *piece, w []float64) {
	n := noise(0x90a1)
	for i := range int(p.seconds / 5) {
		at := 5 * float64(i)
		beaten(w, at, 55, 0.55)
		if i%3 != 2 {
			beaten(w, at+0.75, 58, 0.28)
		}
		plucked(w, at+2.2, p.tone([]int{0, 3, 2, 0, 1, 0}[i%6]), 0.5)
		if i%4 == 3 {
			tongue(w, at+3.4+0.1*n.next(), p.tone(5)*2, 0.2)
		}
	}
}

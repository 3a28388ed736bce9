// Package sound makes the few quiet sounds of the game and plays them.
//
// All of them are made here, by arithmetic: see synth.go. Which of them belongs
// to what happens in a game is said in one place,
// the game's own rooms (render/nile/tell, render/caravan). A Speaker plays
// them in a goroutine of its own, so that nobody waits for a sound card, and
// stays silent without a word where there is none.
package sound

import (
	"math"
	"sync"
)

// Sound is one of the sounds of the game.
type Sound uint8

// The sounds.
const (
	Page   Sound = iota // a leaf of a journal, the rules or another page of print turns
	Card                // an Event card is turned up
	Dice                // dice roll, and come to lie
	Crayon              // new land is coloured in
	Step                // the party walks on
	Water               // a river, a fall, a lake
	Drum                // a people is met, a battle joined, a misfortune strikes
	Shot                // a musket, a good way off
	Stamp               // goods, money and printed land change hands
	Bell                // a ship's bell: a beginning, a homecoming, an end
	Sounds              // how many there are
)

var names = [Sounds]string{"page", "card", "dice", "crayon", "step", "water", "drum", "shot", "stamp", "bell"}

// String is the sound's name in traces: one word.
func (s Sound) String() string {
	if s < Sounds {
		return names[s]
	}
	if m, air := s.mood(); air {
		return "air-" + m.String()
	}
	return "none"
}

// Rate is how many samples a second all waves have.
const Rate = 44100

var waves [Sounds]struct {
	once sync.Once
	wave []float32
}

// Wave is the sound as samples between −1 and 1, one channel, Rate in a second.
// It begins and ends in silence, and is the same every time. It must not be
// changed. It may be called from any goroutine.
func Wave(s Sound) []float32 {
	if s >= Sounds {
		return nil
	}
	w := &waves[s]
	w.once.Do(func() { w.wave = finish(recipes[s](), loudness[s]) })
	return w.wave
}

// Seconds is how long a sound lasts.
func Seconds(s Sound) float64 { return float64(len(Wave(s))) / Rate }

// loudness is the root mean square that the loudest 50 ms of a sound have: all
// are quiet, and what happens most often is the quietest.
var loudness = [Sounds]float64{
	Page: 0.045, Card: 0.05, Dice: 0.055, Crayon: 0.035, Step: 0.03, Water: 0.05, Drum: 0.085, Shot: 0.08, Stamp: 0.06, Bell: 0.06,
}

// peakMost is the highest sample of any sound: four together do not overflow.
const peakMost = 0.34

// Over how many samples the ends are faded, so that they do not click.
const (
	fadeIn  = Rate * 2 / 1000
	fadeOut = Rate * 12 / 1000
)

// finish brings a wave to its loudness, takes out what does not swing round
// nought, and fades the ends.
func finish(w []float64, loud float64) []float32 {
	mean := 0.0
	for _, x := range w {
		mean += x / float64(len(w))
	}
	for i := range w {
		w[i] -= mean
	}
	for i := range fadeIn {
		w[i] *= float64(i) / fadeIn
	}
	for i := range fadeOut {
		w[len(w)-1-i] *= float64(i) / fadeOut
	}
	gain := loud / max(1e-9, loudest(w))
	peak := 0.0
	for _, x := range w {
		peak = max(peak, math.Abs(x)*gain)
	}
	out := make([]float32, len(w))
	for i, x := range w {
		x *= gain
		if peak > peakMost { // the few samples that stick out are bent, not the whole made softer
			x = peakMost * math.Tanh(x/peakMost)
		}
		out[i] = float32(x)
	}
	return out
}

// loudest is the highest root mean square of any 50 ms of a wave.
func loudest(w []float64) float64 {
	const window = Rate / 20
	sum, most := 0.0, 0.0
	for i, x := range w {
		sum += x * x
		if i >= window {
			sum -= w[i-window] * w[i-window]
		}
		most = max(most, sum/window)
	}
	return math.Sqrt(most)
}

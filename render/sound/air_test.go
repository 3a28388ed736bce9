package sound

import (
	"math"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// band is a device that plays music as well.
type bandstand struct {
	drumhead
	mu      sync.Mutex // of what follows, and of all volumes
	began   []Mood
	playing map[*stand]bool
}

type stand struct {
	of     *bandstand
	mood   Mood
	volume float64
}

func (b *bandstand) Music(m Mood, loop []int16) (Voice, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.began = append(b.began, m)
	s := &stand{of: b, mood: m}
	b.playing[s] = true
	return s, nil
}

func (s *stand) Volume(v float64) {
	s.of.mu.Lock()
	defer s.of.mu.Unlock()
	s.volume = v
}

func (s *stand) Stop() {
	s.of.mu.Lock()
	defer s.of.mu.Unlock()
	delete(s.of.playing, s)
}

// loud is how loud the music of a mood is played.
func (b *bandstand) loud(m Mood) (v float64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for p := range b.playing { // in any order: one of each mood
		if p.mood == m {
			v = p.volume
		}
	}
	return v
}

// plays is how many are playing.
func (b *bandstand) plays() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.playing)
}

// One music gives way to another over some seconds, is as loud as it is set, and ends where
// it is turned off; then the card rests. With music off no card is opened.
func TestMusicGivesWay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d, opened := &bandstand{playing: map[*stand]bool{}}, 0
		s := NewSpeaker(func() (Device, error) { opened++; return d, nil })
		defer s.Close()
		volume := d.loud
		wait := func(long time.Duration) { time.Sleep(long); synctest.Wait() }
		s.Play(Levels{}, Air(Shore))
		if wait(time.Second); opened > 0 {
			t.Fatalf("a card is opened for music that is off: got %v, wanted at most 0", opened)
		}
		s.SetMusic(50)
		wait(time.Second)
		early := volume(Shore)
		wait(6 * time.Second)
		if full := volume(Shore); early <= 0 || early >= full || full != Gain(50) {
			t.Errorf("after a second it is at %.3f, then at %.3f; wanted %.3f", early, full, Gain(50))
		}
		s.Play(Levels{}, Air(Woods))
		wait(time.Second)
		if volume(Shore) <= 0 || volume(Woods) <= 0 {
			t.Errorf("a second after the change the one is at %.3f, the other at %.3f", volume(Shore), volume(Woods))
		}
		wait(6 * time.Second)
		if d.plays() != 1 || volume(Woods) != Gain(50) {
			t.Errorf("%d are playing, the new one at %.3f; want 1, %.3f", d.plays(), volume(Woods), Gain(50))
		}
		s.SetMusic(90)
		wait(10 * time.Millisecond)
		if got := volume(Woods); math.Abs(got-Gain(90)) > 1e-9 {
			t.Errorf("turned up, it is at %.3f at once; wanted %.3f", got, Gain(90))
		}
		s.SetMusic(0)
		wait(8 * time.Second)
		if d.plays() > 0 || d.rests == 0 {
			t.Errorf("%d play on after it was turned off; the card rested %d times", d.plays(), d.rests)
		}
	})
}

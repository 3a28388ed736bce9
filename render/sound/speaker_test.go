package sound

import (
	"errors"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// drumhead is a device that notes what it is asked.
type drumhead struct {
	mu      sync.Mutex
	heard   []Sound
	at      []time.Time
	gains   []float64
	rests   int
	closed  int
	failing error
}

func (d *drumhead) Start(s Sound, gain float64) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.failing != nil {
		return d.failing
	}
	d.heard, d.at, d.gains = append(d.heard, s), append(d.at, time.Now()), append(d.gains, gain)
	return nil
}

func (d *drumhead) Rest() error  { d.rests++; return nil }
func (d *drumhead) Close() error { d.closed++; return nil }

// evenly is one level for all kinds of sound.
func evenly(percent int) Levels { return Levels{Pencil: percent, Moments: percent} }

// With a device that opens after a while.
func withSpeaker(t *testing.T, opens time.Duration, failing error, do func(s *Speaker, d *drumhead, opened *int)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		d, opened := &drumhead{}, 0
		s := NewSpeaker(func() (Device, error) {
			opened++
			time.Sleep(opens)
			if failing != nil {
				return nil, failing
			}
			return d, nil
		})
		do(s, d, &opened)
		s.Close()
		if failing == nil && opened > 0 && d.closed == 0 {
			t.Error("the device is not given back")
		}
	})
}

// Nothing is opened until something is to be heard, and nothing at all while
// the sound is off.
func TestMutedPlaysNothing(t *testing.T) {
	withSpeaker(t, 0, nil, func(s *Speaker, d *drumhead, opened *int) {
		s.Play(Levels{}, Page, Drum)
		s.Play(Levels{Pencil: 60, Moments: -10}, Bell)
		s.Play(evenly(60))
		time.Sleep(5 * time.Second)
		synctest.Wait()
		if *opened != 0 || len(d.heard) != 0 || s.State() != Untried {
			t.Errorf("opened %d times, heard %v, state %v", *opened, d.heard, s.State())
		}
	})
}

// Where there is no sound card nothing goes wrong, and nobody asks twice.
func TestNoDeviceIsNoError(t *testing.T) {
	withSpeaker(t, time.Second, ErrNoDevice, func(s *Speaker, _ *drumhead, opened *int) {
		for range 3 {
			s.Play(evenly(60), Page, Dice)
			time.Sleep(3 * time.Second)
		}
		synctest.Wait()
		if *opened != 1 || s.State() != Missing {
			t.Errorf("opened %d times, state %v; want 1, %v", *opened, s.State(), Missing)
		}
	})
}

// A device that fails while it plays is given up.
func TestDeviceThatFailsIsGivenUp(t *testing.T) {
	withSpeaker(t, 0, nil, func(s *Speaker, d *drumhead, opened *int) {
		s.Play(evenly(60), Page)
		time.Sleep(time.Second)
		d.mu.Lock()
		d.failing = errors.New("unplugged")
		d.mu.Unlock()
		s.Play(evenly(60), Drum)
		time.Sleep(time.Second)
		s.Play(evenly(60), Bell)
		time.Sleep(time.Second)
		synctest.Wait()
		if s.State() != Missing || *opened != 1 || d.closed != 1 || len(d.heard) != 1 {
			t.Errorf("state %v, opened %d, closed %d, heard %v", s.State(), *opened, d.closed, d.heard)
		}
	})
}

// Sounds of one command follow each other; the same one does not play over
// itself; the card sleeps when all is said.
func TestSoundsFollowEachOther(t *testing.T) {
	withSpeaker(t, 0, nil, func(s *Speaker, d *drumhead, _ *int) {
		s.Play(evenly(50), Card, Crayon, Water)
		s.Play(evenly(100), Card)
		time.Sleep(4 * time.Second)
		synctest.Wait()
		if len(d.heard) != 3 || d.heard[0] != Card || d.heard[1] != Crayon || d.heard[2] != Water {
			t.Fatalf("heard %v", d.heard)
		}
		for i := range 2 {
			if gap := d.at[i+1].Sub(d.at[i]); gap != spacing {
				t.Errorf("%s comes %v after %s, want %v", d.heard[i+1], gap, d.heard[i], spacing)
			}
		}
		if d.gains[0] != 0.25 {
			t.Errorf("half the volume is a gain of %v", d.gains[0])
		}
		if d.rests != 1 {
			t.Errorf("the card was put to sleep %d times, want 1", d.rests)
		}
		time.Sleep(time.Hour) // nothing wakes for nothing
		if d.rests != 1 {
			t.Errorf("the card was put to sleep %d times, want 1", d.rests)
		}
		s.Play(evenly(50), Bell)
		time.Sleep(4 * time.Second)
		synctest.Wait()
		if len(d.heard) != 4 || d.rests != 2 {
			t.Errorf("heard %v, slept %d times", d.heard, d.rests)
		}
	})
}

// What happened while the card was being opened is not heard long afterwards,
// and Play never waits.
func TestLateSoundsAreDropped(t *testing.T) {
	withSpeaker(t, 3*time.Second, nil, func(s *Speaker, d *drumhead, _ *int) {
		began := time.Now()
		s.Play(evenly(60), Page)
		for range 100 {
			s.Play(evenly(60), Card, Dice, Crayon)
		}
		if time.Since(began) != 0 {
			t.Errorf("Play waited %v", time.Since(began))
		}
		time.Sleep(10 * time.Second)
		synctest.Wait()
		if len(d.heard) != 1 || d.heard[0] != Page {
			t.Errorf("heard %v", d.heard)
		}
	})
}

// No more play at once than can be told apart.
func TestNotTooManyAtOnce(t *testing.T) {
	withSpeaker(t, 0, nil, func(s *Speaker, d *drumhead, _ *int) {
		for _, what := range []Sound{Bell, Drum, Water, Shot, Page, Stamp} {
			s.Play(evenly(60), what)
		}
		time.Sleep(100 * time.Millisecond)
		synctest.Wait()
		if len(d.heard) != voices {
			t.Errorf("%d play at once, want %d", len(d.heard), voices)
		}
	})
}

// Each kind of sound has a volume of its own, and one that is not heard leaves its time to it.
func TestKindsHaveVolumes(t *testing.T) {
	withSpeaker(t, 0, nil, func(s *Speaker, d *drumhead, _ *int) {
		s.Play(Levels{Pencil: 50, Moments: 100}, Card, Crayon)
		time.Sleep(2 * time.Second)
		s.Play(Levels{Moments: 50}, Step, Drum)
		time.Sleep(2 * time.Second)
		s.Play(Levels{Pencil: 50}, Page, Bell)
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if want := []Sound{Card, Crayon, Drum, Page}; !slices.Equal(d.heard, want) {
			t.Fatalf("heard %v, want %v", d.heard, want)
		}
		if want := []float64{1, 0.25, 0.25, 0.25}; !slices.Equal(d.gains, want) {
			t.Errorf("heard at gains of %v, want %v", d.gains, want)
		}
	})
}

func TestGain(t *testing.T) {
	for percent, want := range map[int]float64{-5: 0, 0: 0, 50: 0.25, 100: 1, 300: 1} {
		if got := Gain(percent); got != want {
			t.Errorf("%d per cent: a gain of %v, want %v", percent, got, want)
		}
	}
}

// The real thing: where there is a sound card it plays, where there is none
// that is an error and no more. It is asked once in a program.
func TestOpen(t *testing.T) {
	t.Setenv("PULSE_SERVER", "unix:"+t.TempDir()+"/nowhere")
	t.Setenv("ALSA_CONFIG_PATH", t.TempDir()+"/nowhere")
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	d, err := Open()
	if err != nil {
		if d != nil {
			t.Errorf("a device and an error: %v", err)
		}
		return
	}
	for _, do := range []func() error{
		func() error { return d.Start(Page, 0) }, d.Rest, func() error { return d.Start(Card, 0) }, d.Close,
	} {
		if err := do(); err != nil {
			t.Error(err)
		}
	}
}

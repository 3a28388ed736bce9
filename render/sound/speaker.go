package sound

import (
	"errors"
	"sync/atomic"
	"time"
)

// Device is what a Speaker plays on. Its functions are called from one
// goroutine, one at a time, and may take their time.
type Device interface {
	// Start begins to play a sound, over what plays already; gain is 0 to 1.
	Start(s Sound, gain float64) error
	// Rest lets the sound card sleep until Start: nothing plays any more.
	Rest() error
	// Close gives the sound card back.
	Close() error
}

// ErrNoDevice says that this program has nothing to play on.
var ErrNoDevice = errors.New("there is no sound card")

// State is what a Speaker knows of its sound card.
type State int32

// The states.
const (
	Untried State = iota // nothing has been played yet
	Works
	Missing // there is none, or it has failed: nothing will be heard
)

const (
	// spacing lies between two sounds of one command: as cards follow each
	// other on the screen.
	spacing = 350 * time.Millisecond
	// stale is how old a sound may be when its turn comes: what happened while
	// the sound card was opened is not played afterwards.
	stale = 400 * time.Millisecond
	// restAfter is how long the card is kept awake after the last sound, so that
	// its buffer runs empty.
	restAfter = time.Second
	// voices is how many sounds play at once.
	voices = 4
)

// A Speaker plays sounds in a goroutine of its own. It opens its device when
// the first sound is wanted, and lets it sleep when nothing plays.
type Speaker struct {
	open  func() (Device, error)
	now   func() time.Time
	due   chan due
	state atomic.Int32
	music atomic.Int32  // how loud music is, in per cent
	tune  chan struct{} // the music has to be looked after
	made  chan made
	ended chan struct{}
}

// due is a sound and when it is to be heard.
type due struct {
	sound Sound
	gain  float64
	at    time.Time
}

// NewSpeaker is a speaker for a device that open opens. Nothing is opened yet.
func NewSpeaker(open func() (Device, error)) *Speaker {
	s := &Speaker{open: open, now: time.Now, due: make(chan due, 32), tune: make(chan struct{}, 1), made: make(chan made, Moods), ended: make(chan struct{})}
	go s.run()
	return s
}

// Play plays sounds one after the other, with a third of a second between their
// beginnings, each as loud as its kind. It never waits: what finds no
// room is not played. Nothing is played, and no device opened, at 0. Moods are taken up
// whatever the levels are: music has a volume of its own.
func (s *Speaker) Play(levels Levels, sounds ...Sound) {
	if s.State() == Missing {
		return
	}
	at := s.now()
	for i, what := range sounds {
		gain := Gain(levels.Of(what))
		if _, air := what.mood(); gain == 0 && !air {
			continue
		}
		select {
		case s.due <- due{what, gain, at.Add(time.Duration(i) * spacing)}:
		default:
			return
		}
	}
}

// Gain is by how much waves are multiplied at a volume in per cent: ears hear
// steps of the square as even.
func Gain(percent int) float64 {
	v := float64(min(max(percent, 0), 100)) / 100
	return v * v
}

// State is what is known of the sound card. It may be called from any goroutine.
func (s *Speaker) State() State { return State(s.state.Load()) }

// Close ends the speaker; what plays is cut off. No Play may follow.
func (s *Speaker) Close() {
	close(s.due)
	<-s.ended
}

// run is the speaker's goroutine. It sleeps while there is nothing to play.
func (s *Speaker) run() {
	defer close(s.ended)
	p := player{speaker: s}
	defer p.close()
	for {
		var wake <-chan time.Time
		if at, ok := p.next(); ok {
			wake = time.After(at.Sub(s.now()))
		}
		select {
		case d, ok := <-s.due:
			if !ok {
				return
			}
			if m, air := d.sound.mood(); air {
				p.want = m
			} else {
				p.waiting = append(p.waiting, d)
			}
		case <-s.tune:
		case of := <-s.made:
			if of.mood == p.making { // another may be wanted by now
				p.made, p.making = of, Still
			}
		case <-wake:
		}
		p.turn(s.now())
	}
}

// player is what the goroutine knows.
type player struct {
	speaker *Speaker
	device  Device
	waiting []due
	sounds  []playing // those being heard
	want    Mood
	airs    []*airing
	loud    float64   // the gain of music, when there was any last
	making  Mood      // Still: none
	made    made      // and not played yet
	fade    time.Time // when the music has to be looked after; zero: not
	rest    time.Time // when the device may sleep; zero while it does
}

type playing struct {
	sound Sound
	began time.Time
	until time.Time
}

// next is when there is something to do again.
func (p *player) next() (at time.Time, ok bool) {
	at, ok = p.rest, !p.rest.IsZero()
	if fade, on := p.fading(); on && (!ok || fade.Before(at)) {
		at, ok = fade, true
	}
	for _, d := range p.waiting {
		if !ok || d.at.Before(at) {
			at, ok = d.at, true
		}
	}
	return at, ok
}

// turn plays what is due, and lets the device sleep.
func (p *player) turn(now time.Time) {
	kept := p.waiting[:0]
	for _, d := range p.waiting {
		if d.at.After(now) {
			kept = append(kept, d)
		} else if now.Sub(d.at) <= stale {
			p.start(d, now)
		}
	}
	p.waiting = kept
	p.tuneIn(now)
	if !p.rest.IsZero() && !now.Before(p.rest) {
		p.rest = time.Time{}
		if len(p.airs) > 0 {
			return // the music keeps the card awake
		}
		if p.device != nil && p.device.Rest() != nil {
			p.lose()
		}
	}
}

// start begins a sound, unless it has just begun already or too many play.
func (p *player) start(d due, now time.Time) {
	if !p.ready() {
		return
	}
	heard := p.sounds[:0]
	for _, k := range p.sounds {
		if k.until.After(now) {
			heard = append(heard, k)
		}
	}
	p.sounds = heard
	for _, k := range p.sounds {
		if k.sound == d.sound && now.Sub(k.began) < spacing/3 {
			return
		}
	}
	if len(p.sounds) >= voices {
		return
	}
	if p.device.Start(d.sound, d.gain) != nil {
		p.lose()
		return
	}
	until := now.Add(time.Duration(Seconds(d.sound) * float64(time.Second)))
	p.sounds = append(p.sounds, playing{d.sound, now, until})
	if end := until.Add(restAfter); end.After(p.rest) {
		p.rest = end
	}
}

// ready opens the device the first time.
func (p *player) ready() bool {
	if p.device != nil {
		return true
	}
	if p.speaker.State() == Missing {
		return false
	}
	d, err := p.speaker.open()
	if err != nil {
		p.speaker.state.Store(int32(Missing))
		return false
	}
	p.device = d
	p.speaker.state.Store(int32(Works))
	return true
}

// lose gives up a device that has failed.
func (p *player) lose() {
	p.close()
	p.waiting, p.sounds, p.rest = nil, nil, time.Time{}
	p.airs, p.fade = nil, time.Time{}
	p.speaker.state.Store(int32(Missing))
}

func (p *player) close() {
	if p.device != nil {
		_ = p.device.Close()
		p.device = nil
	}
}

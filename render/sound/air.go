package sound

import "time"

// Musician is a device that can play music as well.
type Musician interface {
	// Music begins a mood's loop without end, at first without a sound.
	Music(m Mood, loop []int16) (Voice, error)
}

// Voice is music that is being played.
type Voice interface {
	Volume(gain float64)
	Stop()
}

// firstAir is the first of the sounds that are no sounds but moods.
const firstAir Sound = 64

// Air is a mood as a sound among others: from when it is played on, its music is heard.
func Air(m Mood) Sound { return firstAir + Sound(m) }

// mood is the mood that a sound stands for; ok is false for those that are sounds.
func (s Sound) mood() (m Mood, ok bool) {
	if s < firstAir || s >= firstAir+Sound(Moods) {
		return Still, false
	}
	return Mood(s - firstAir), true
}

// How one music gives way to another.
const (
	fadeStep = 100 * time.Millisecond
	fadeLong = 4 * time.Second
)

// SetMusic says how loud music is, 0 to 100 per cent; 0: there is none.
func (s *Speaker) SetMusic(percent int) {
	s.music.Store(int32(min(max(percent, 0), 100)))
	s.poke()
}

// poke has the speaker's goroutine look again.
func (s *Speaker) poke() {
	select {
	case s.tune <- struct{}{}:
	default:
	}
}

// airing is one music being played.
type airing struct {
	mood  Mood
	voice Voice
	level float64
}

// fading is when the music has to be looked after again.
func (p *player) fading() (at time.Time, ok bool) { return p.fade, !p.fade.IsZero() }

// tuneIn brings the music that is wanted nearer, and lets the others die away. What has
// not been made yet is made beside.
func (p *player) tuneIn(now time.Time) {
	gain := Gain(int(p.speaker.music.Load()))
	if gain > 0 && p.loud > 0 && gain != p.loud { // another volume is heard at once
		for _, a := range p.airs {
			a.level *= gain / p.loud
			a.voice.Volume(a.level)
		}
	}
	if gain > 0 {
		p.loud = gain
	}
	want := p.want
	if gain == 0 {
		want = Still
	}
	if want != Still && !p.plays(want) && p.speaker.State() != Missing {
		p.begin(want)
	}
	if at, ok := p.fading(); ok && now.Before(at) {
		return
	}
	p.fade = time.Time{}
	kept := p.airs[:0]
	for _, a := range p.airs {
		to := 0.0
		if a.mood == want {
			to = gain
		}
		step := max(p.loud, 0.2) * float64(fadeStep) / float64(fadeLong)
		a.level += min(max(to-a.level, -step), step)
		a.voice.Volume(a.level)
		if a.level == 0 && to == 0 {
			a.voice.Stop()
			continue
		}
		if a.level != to {
			p.fade = now.Add(fadeStep)
		}
		kept = append(kept, a)
	}
	if len(p.airs) > 0 && len(kept) == 0 && p.rest.IsZero() {
		p.rest = now.Add(restAfter)
	}
	p.airs = kept
}

func (p *player) plays(m Mood) bool {
	for _, a := range p.airs {
		if a.mood == m {
			return true
		}
	}
	return false
}

// made is a mood's music just made.
type made struct {
	mood Mood
	loop []int16
}

// begin begins a music, if there is anything to play it on, once it has been made beside.
func (p *player) begin(m Mood) {
	if !p.ready() {
		return
	}
	d, ok := p.device.(Musician)
	if !ok {
		return
	}
	if p.made.mood != m {
		p.made = made{}
		if p.making != m {
			p.making = m
			go func() { p.speaker.made <- made{m, Loop(m)} }()
		}
		return
	}
	loop := p.made.loop
	p.made = made{}
	v, err := d.Music(m, loop)
	if err != nil {
		p.lose()
		return
	}
	p.airs = append(p.airs, &airing{mood: m, voice: v})
}

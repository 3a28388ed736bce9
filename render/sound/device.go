//go:build !ebitenginevmguest

package sound

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"time"

	"github.com/ebitengine/oto/v3"
)

// openWithin is how long the system may take to open the sound card.
const openWithin = 5 * time.Second

// Open opens the sound card: PulseAudio or ALSA, WASAPI, Core Audio. It may
// take a second, and can be called once in a program. Where there is none, the
// error says why.
func Open() (Device, error) {
	hush()
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: Rate, ChannelCount: 1, Format: oto.FormatFloat32LE, ApplicationName: "Source of the Nile",
	})
	if err != nil {
		return nil, err
	}
	select {
	case <-ready:
	case <-time.After(openWithin):
		return nil, errors.Join(ErrNoDevice, errors.New("it does not answer"))
	}
	if err := ctx.Err(); err != nil {
		return nil, errors.Join(ErrNoDevice, err)
	}
	return &soundCard{ctx: ctx}, nil
}

// soundCard is a sound card behind Oto, which mixes what plays in a goroutine.
type soundCard struct {
	ctx     *oto.Context
	resting bool
	playing []*oto.Player // kept while they play: Oto ends what nobody holds
	bytes   [Sounds][]byte
}

func (c *soundCard) Start(s Sound, gain float64) error {
	if c.resting {
		if err := c.ctx.Resume(); err != nil {
			return err
		}
		c.resting = false
	}
	if err := c.ctx.Err(); err != nil {
		return err
	}
	if c.bytes[s] == nil {
		c.bytes[s] = encode(Wave(s))
	}
	kept := c.playing[:0]
	for _, p := range c.playing {
		if p.IsPlaying() {
			kept = append(kept, p)
		}
	}
	p := c.ctx.NewPlayer(bytes.NewReader(c.bytes[s]))
	p.SetVolume(gain)
	p.Play()
	c.playing = append(kept, p)
	return nil
}

// Music implements Musician.
func (c *soundCard) Music(_ Mood, loop []int16) (Voice, error) {
	if c.resting {
		if err := c.ctx.Resume(); err != nil {
			return nil, err
		}
		c.resting = false
	}
	if err := c.ctx.Err(); err != nil {
		return nil, err
	}
	p := c.ctx.NewPlayer(&endless{wave: loop})
	p.SetVolume(0)
	p.Play()
	return voice{p}, nil
}

// voice is music that Oto plays.
type voice struct{ player *oto.Player }

func (v voice) Volume(gain float64) { v.player.SetVolume(gain) }

func (v voice) Stop() { v.player.Pause() }

// endless reads a loop over and over, at the rate of sounds.
type endless struct {
	wave []int16
	at   int // in samples of sounds, two to one of the loop
}

// Read implements io.Reader.
func (e *endless) Read(b []byte) (int, error) {
	n := len(b) / 4
	for i := range n {
		k := e.at / 2
		x := float32(e.wave[k]) / fullScale
		if e.at%2 == 1 {
			x = (x + float32(e.wave[(k+1)%len(e.wave)])/fullScale) / 2
		}
		binary.LittleEndian.PutUint32(b[4*i:], math.Float32bits(x))
		if e.at++; e.at >= 2*len(e.wave) {
			e.at = 0
		}
	}
	return 4 * n, nil
}

func (c *soundCard) Rest() error {
	c.playing, c.resting = nil, true
	return c.ctx.Suspend()
}

func (c *soundCard) Close() error { return c.ctx.Suspend() }

// encode is a wave as Oto reads it.
func encode(w []float32) []byte {
	out := make([]byte, 0, 4*len(w))
	for _, x := range w {
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(x))
	}
	return out
}

package chronicle

import (
	"context"
	"fmt"
	"image"
	"io"
	"math"
	"time"

	"sourceofthenile/render/chart"
	"sourceofthenile/render/reel"
)

// Format is the kind of file a time-lapse is written as.
type Format uint8

// The formats.
const (
	GIF  Format = iota // 255 colours for all pictures, understood everywhere
	APNG               // full colour
)

// The bounds of a film.
const (
	LeastWidth, MostWidth = 200, 2400
	LeastShow, MostShow   = 20 * time.Millisecond, 5 * time.Second
	MostHold              = 60 * time.Second
)

// Film says how a time-lapse is made.
type Film struct {
	Format Format
	Width  int           // of the picture in pixels, LeastWidth to MostWidth
	Show   time.Duration // for each month, LeastShow to MostShow
	Hold   time.Duration // for the last one, up to MostHold; never less than Show
	// Progress is told how many of how many pictures are done, now and then.
	// It may be nil.
	Progress func(done, of int)
}

// Check says what is wrong with a film's numbers, nil when nothing is.
func (f *Film) Check() error {
	switch {
	case f.Width < LeastWidth || f.Width > MostWidth:
		return fmt.Errorf("a time-lapse is %d to %d pixels wide", LeastWidth, MostWidth)
	case f.Show < LeastShow || f.Show > MostShow:
		return fmt.Errorf("a month is shown for %d to %d milliseconds", LeastShow.Milliseconds(), MostShow.Milliseconds())
	case f.Hold < 0 || f.Hold > MostHold:
		return fmt.Errorf("the last picture is held for 0 to %d milliseconds", MostHold.Milliseconds())
	}
	return nil
}

// Write paints the months and writes the film. It ends early with the
// context's error when that is cancelled.
func (f *Film) Write(ctx context.Context, w io.Writer, p *chart.Painter, months []Month) error {
	if err := f.Check(); err != nil {
		return err
	}
	s, err := newScreen(p, f.Width)
	if err != nil {
		return err
	}
	samples := 0
	if f.Format == GIF {
		samples = min(len(months), mostSamples)
	}
	tell := func(done int) {
		if f.Progress != nil {
			f.Progress(done, samples+len(months))
		}
	}
	var out reel.Writer
	if f.Format == GIF {
		var census reel.Census
		for i := range samples {
			tell(i)
			if err := ctx.Err(); err != nil {
				return err
			}
			// The last is always among them: it has the most colours.
			census.Count(s.paint(&months[len(months)-1-i*len(months)/samples]))
		}
		if out, err = reel.NewGIF(w, census.Palette(gifColours)); err != nil {
			return err
		}
	} else {
		out = reel.NewAPNG(w, len(months))
	}
	for i := range months {
		tell(samples + i)
		if err := ctx.Err(); err != nil {
			return err
		}
		show := f.Show
		if i == len(months)-1 {
			show = max(f.Hold, f.Show)
		}
		if err := out.Add(s.paint(&months[i]), show); err != nil {
			return err
		}
	}
	tell(samples + len(months))
	return out.Close()
}

const (
	gifColours = 255
	// mostSamples is how many pictures a palette is chosen from.
	mostSamples = 5
)

// screen is what the months are painted on, one after the other.
type screen struct {
	p     *chart.Painter
	scale float64
	chart image.Rectangle
	pic   *image.RGBA
	strip *captioner
}

func newScreen(p *chart.Painter, width int) (*screen, error) {
	x0, _, x1, _ := p.Bounds()
	s := &screen{p: p, scale: float64(width) / (x1 - x0)}
	size := p.Size(s.scale)
	if size.X > width { // a hair too wide, by rounding
		s.scale = math.Nextafter(s.scale, 0)
		size = p.Size(s.scale)
	}
	strip, err := newCaptioner(size.X)
	if err != nil {
		return nil, err
	}
	s.strip, s.chart = strip, image.Rectangle{Max: size}
	s.pic = image.NewRGBA(image.Rect(0, 0, size.X, size.Y+strip.h))
	return s, nil
}

// paint paints a month. The picture is good until the next one.
func (s *screen) paint(m *Month) *image.RGBA {
	s.p.Paint(s.pic, m.Sheet, s.scale)
	s.strip.draw(s.pic, image.Rect(0, s.chart.Max.Y, s.chart.Max.X, s.pic.Rect.Max.Y), m)
	return s.pic
}

package journal

import (
	"context"
	"image"
	"io"
	"math"
	"time"

	"sourceofthenile/render/chart"
	"sourceofthenile/render/reel"
	"sourceofthenile/render/words"
)

// Moment is the chart as it stood when a turn began, or as it stands now.
type Moment struct {
	Turn  int
	Date  string // what the caption calls it
	Sheet *chart.Sheet
	// Standing is where the players stand, by seat.
	Standing []Standing
	Company  string // what is said of all of them in place of points; "" nothing
}

// Standing is a player in the caption.
type Standing struct {
	Name   string
	Letter string // what stands on the counter
	Colour uint8  // of paint.PlayerInk
	Points int    // published
}

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
	Show   time.Duration // for each moment, LeastShow to MostShow
	Hold   time.Duration // for the last one, up to MostHold; never less than Show
	// Progress is told how many of how many pictures are done, now and then.
	// It may be nil.
	Progress func(done, of int)
}

// Check says what is wrong with a film's numbers, nil when nothing is.
func (f *Film) Check() error {
	switch {
	case f.Width < LeastWidth || f.Width > MostWidth:
		return words.NewFault("export.bad.width", "least", LeastWidth, "most", MostWidth)
	case f.Show < LeastShow || f.Show > MostShow:
		return words.NewFault("export.bad.turn", "least", int(LeastShow.Milliseconds()), "most", int(MostShow.Milliseconds()))
	case f.Hold < 0 || f.Hold > MostHold:
		return words.NewFault("export.bad.hold", "most", int(MostHold.Milliseconds()))
	}
	return nil
}

// Write paints the moments and writes the film. It ends early with the
// context's error when that is cancelled.
func (f *Film) Write(ctx context.Context, w io.Writer, g Charted, moments []Moment) error {
	if err := f.Check(); err != nil {
		return err
	}
	p, err := Painter(g, moments[0].Sheet)
	if err != nil {
		return err
	}
	s, err := NewScreen(p, f.Width)
	if err != nil {
		return err
	}
	samples := 0
	if f.Format == GIF {
		samples = min(len(moments), mostSamples)
	}
	tell := func(done int) {
		if f.Progress != nil {
			f.Progress(done, samples+len(moments))
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
			census.Count(s.Paint(&moments[len(moments)-1-i*len(moments)/samples]))
		}
		if out, err = reel.NewGIF(w, census.Palette(gifColours)); err != nil {
			return err
		}
	} else {
		out = reel.NewAPNG(w, len(moments))
	}
	for i := range moments {
		tell(samples + i)
		if err := ctx.Err(); err != nil {
			return err
		}
		show := f.Show
		if i == len(moments)-1 {
			show = max(f.Hold, f.Show)
		}
		if err := out.Add(s.Paint(&moments[i]), show); err != nil {
			return err
		}
	}
	tell(samples + len(moments))
	return out.Close()
}

const (
	gifColours = 255
	// mostSamples is how many pictures a palette is chosen from.
	mostSamples = 5
)

// Screen is what the moments are painted on, one after the other.
type Screen struct {
	p     *chart.Painter
	scale float64
	chart image.Rectangle // what is shown of it, in its pixels at that scale
	crop  *chart.Crop     // nil for the whole
	pic   *image.RGBA
	shown *chart.Sheet // what has been painted, nil for nothing yet
	strip *captioner
}

// NewScreen is a screen of a width in pixels: the whole chart, and the caption below.
// The error says which typeface is broken.
func NewScreen(p *chart.Painter, width int) (*Screen, error) {
	scale := scaleFor(p, width)
	return newScreen(p, scale, image.Rectangle{Max: p.Size(scale)})
}

// NewPart is a screen of a part of the chart, framed, in pixels of a chart that has so many a hex side; and of the caption below.
func NewPart(p *chart.Painter, scale float64, part image.Rectangle) (*Screen, error) {
	s, err := newScreen(p, scale, part)
	if err == nil {
		s.crop = p.CropAt(part, scale, true)
	}
	return s, err
}

func newScreen(p *chart.Painter, scale float64, shown image.Rectangle) (*Screen, error) {
	p.Beheld(shown.Size())
	strip, err := newCaptioner(shown.Dx())
	if err != nil {
		return nil, err
	}
	pic := shown
	pic.Max.Y += strip.h
	return &Screen{p: p, scale: scale, chart: shown, pic: image.NewRGBA(pic), strip: strip}, nil
}

// ScreenSize is how many pixels a screen of a width has, its caption included.
func ScreenSize(p *chart.Painter, width int) image.Point {
	size := p.Size(scaleFor(p, width))
	return size.Add(image.Pt(0, CaptionHeight(size.X)))
}

// WidthWithin is how wide a screen may be so that it, with its caption, fits into w by h pixels.
func WidthWithin(p *chart.Painter, w, h int) int {
	wide := float64(w)
	for wide > 100 && ScreenSize(p, int(wide)).Y > h {
		wide = math.Floor(wide * 0.985)
	}
	return int(wide)
}

// scaleFor is the scale at which the chart has a width.
func scaleFor(p *chart.Painter, width int) float64 {
	x0, _, x1, _ := p.Bounds()
	scale := float64(width) / (x1 - x0)
	for p.Size(scale).X > width { // a hair too wide, by rounding
		scale = math.Nextafter(scale, 0)
	}
	return scale
}

// Paint paints a moment: what differs from the one painted before. The picture
// is good until the next one; a part's begins where the part does.
func (s *Screen) Paint(m *Moment) *image.RGBA {
	sheet := *m.Sheet
	sheet.Crop = s.crop
	for _, r := range s.different(&sheet) {
		s.p.Paint(s.pic.SubImage(r).(*image.RGBA), &sheet, s.scale)
	}
	s.shown = &sheet
	s.strip.draw(s.pic, image.Rectangle{image.Pt(s.chart.Min.X, s.chart.Max.Y), s.pic.Rect.Max}, m)
	return s.pic
}

// counterReach is how far a counter may reach from the middle of its hex, in
// hex sides, crowded or ringed as it may be.
const counterReach = 2

// different are the rectangles in which a sheet differs from the one painted.
func (s *Screen) different(now *chart.Sheet) []image.Rectangle {
	if s.shown == nil {
		return []image.Rectangle{s.chart}
	}
	ids, whole := chart.Changed(s.shown, now)
	if whole {
		return []image.Rectangle{s.chart}
	}
	var out []image.Rectangle
	for _, id := range ids {
		out = joined(out, s.p.Dirty(id, s.scale).Intersect(s.chart))
	}
	for _, r := range s.p.NamesChanged(s.shown, now, s.scale) {
		out = joined(out, r.Intersect(s.chart))
	}
	for _, id := range chart.Moved(s.shown, now) {
		x, y := s.p.Centre(id, s.scale)
		k := counterReach*s.scale + 2
		r := image.Rect(int(x-k), int(y-k), int(x+k)+1, int(y+k)+1)
		out = joined(out, r.Intersect(s.chart))
	}
	return out
}

// joined adds a rectangle to others that do not overlap, making one of those
// that would.
func joined(to []image.Rectangle, r image.Rectangle) []image.Rectangle {
	if r.Empty() {
		return to
	}
	for i := 0; i < len(to); i++ {
		if to[i].Overlaps(r) {
			r = r.Union(to[i])
			to = append(to[:i], to[i+1:]...)
			i = -1 // what has grown may reach others
		}
	}
	return append(to, r)
}

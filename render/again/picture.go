package again

import (
	"image"
	"math"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/page"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// picture is the game as it stood: its chart as a film shows it, or, of a game without one, as the
// shelf does. It is painted beside the loop; what is shown stays until the next is there.
type picture struct {
	painter
	shown   view
	busy    bool
	img     *image.RGBA // nil while nothing has been painted
	failed  error
	version uint64
}

// view is what decides how it looks.
type view struct {
	read    *reading
	done    bool // all of it has been read: the part of the chart it is about is known
	at      int
	w, h    int // device pixels
	colours chart.Palette
}

// painter is what is painted on, one moment after the other: only what differs is painted anew. It
// belongs to whoever paints.
type painter struct {
	screen *journal.Screen
	of     view // but for the moment: what it was made for
	press  *chartview.Press
}

// versions counts what was painted: each has a version of its own. It is told of on the loop alone.
var versions uint64

// draw shows the picture in r, and has it painted where it is not what is wanted.
func (p *picture) draw(c *ui.Context, a desk.Desk, w *watching, r ui.Rect) {
	want := view{w.read, w.read.done, w.at, int(c.Pixels(r.W)), int(c.Pixels(r.H)), chart.Palette(a.Preferences().Palette)}
	if want != p.shown && !p.busy && w.read.steps > 0 && p.failed == nil {
		p.begin(a, w.of, want)
	}
	switch img := p.img; {
	case img != nil:
		c.Picture(r, "again", p.version, func(w, h int) *image.RGBA { return paint.Centred(img, w, h, ui.Paper) })
	case p.failed != nil:
		p.says(c, r, words.Say("export.undrawn", "why", page.Sentence(p.failed)))
	default:
		p.says(c, r, words.Say("export.drawing"))
	}
	page.Outline(c, r, ui.Faded)
}

// usualShape is the width of a picture for its height: of a chart, and while none has been painted.
const usualShape = 0.85

// wide is how much room a picture of a height wants. A chart has the same whichever part of it is shown, as that goes by the room.
func (p *picture) wide(of Game, h float64) float64 {
	shape := usualShape
	if _, charted := of.(journal.Filmed); !charted && p.img != nil {
		shape = float64(p.img.Rect.Dx()) / float64(p.img.Rect.Dy())
	}
	return math.Ceil(h*shape) + 2
}

func (*picture) says(c *ui.Context, r ui.Rect, text string) {
	c.Fill(r, ui.Paper)
	c.Paragraph(r.Inset(20), ui.Plain(text), ui.Note.In(ui.Faded).To(ui.Centre))
}

// begin has another painted.
func (p *picture) begin(a desk.Desk, of Game, want view) {
	p.busy = true
	pos, about := want.read.position(want.at), want.read.about
	done := ui.Beside()
	go func() {
		defer done()
		img, err := p.paint(of, pos, about, want)
		a.Post(func() {
			versions++
			p.busy, p.shown, p.failed, p.version = false, want, err, versions
			if err == nil {
				p.img = img
			}
		})
	}()
}

// seenBy is how the chart is set for the eyes of a seat.
func seenBy(s game.Seat) chart.Options {
	return chart.Options{Only: s != game.Nobody, Print: true, Legend: true}
}

// paint paints a position of a game that is about some hexes.
func (p *painter) paint(of Game, pos game.Position, about []hexmap.ID, want view) (*image.RGBA, error) {
	filmed, ok := of.(journal.Filmed)
	if !ok {
		return glance(of, pos, want)
	}
	o := seenBy(want.read.seat)
	o.Palette = want.colours
	m := journal.MomentOf(filmed, pos, want.read.seat, o)
	frame := want
	frame.at = 0
	if p.screen == nil || p.of != frame {
		world, err := filmed.World(m.Sheet)
		if err != nil {
			return nil, err
		}
		if p.press, err = chartview.PressFor(world); err != nil {
			return nil, err
		}
		p.press.Lock()
		p.screen, err = screenOf(p.press, about, want.w, want.h)
		p.press.Unlock()
		if err != nil {
			return nil, err
		}
		p.of = frame
	}
	p.press.Lock()
	defer p.press.Unlock()
	pic := p.screen.Paint(&m)
	return &image.RGBA{Pix: append([]uint8(nil), pic.Pix...), Stride: pic.Stride, Rect: image.Rectangle{Max: pic.Rect.Size()}}, nil
}

// How a part of the chart is shown: hex sides of country round what the game is about, how many of them its height has at least, and
// how much larger than on the whole chart a hex must be for it.
const (
	partMargin = 4.0
	partLeast  = 16.0
	partWorth  = 1.25
)

// screenOf is a screen of w by h pixels, the caption included.
func screenOf(press *chartview.Press, about []hexmap.ID, w, h int) (*journal.Screen, error) {
	if scale, part := partOf(press, about, w, h); !part.Empty() {
		return journal.NewPart(press.Painter, scale, part)
	}
	return journal.NewScreen(press.Painter, journal.WidthWithin(press.Painter, w, h))
}

// partOf is the part of the chart about some hexes that fills such a screen, in its pixels at a scale; empty where that is hardly less
// than the whole.
func partOf(press *chartview.Press, about []hexmap.ID, w, h int) (scale float64, part image.Rectangle) {
	if len(about) == 0 {
		return 0, part
	}
	h -= journal.CaptionHeight(w)
	near := chartview.Excerpt{Hexes: about, Margin: partMargin}
	scale, left, top := near.Place(press, w, h, float64(h)/partLeast)
	x0, y0, x1, y1 := press.Bounds()
	if at := image.Rect(left, top, left+w, top+h); scale > partWorth*min(float64(w)/(x1-x0), float64(h)/(y1-y0)) && at.In(press.Inside(scale)) {
		part = at
	}
	return scale, part
}

// glance is a game without a chart: what the shelf shows of it, over the caption of a film.
func glance(of Game, pos game.Position, want view) (*image.RGBA, error) {
	pic, err := of.Glance(pos, want.colours)
	if err != nil {
		return nil, err
	}
	w := min(float64(want.w), float64(want.h)*0.9*pic.Shape())
	m := journal.Moment{Date: of.Date(pos.Summary()), Standing: journal.StandingOf(pos.Summary(), nil)}
	return journal.Captioned(pic.Paint(int(w), int(math.Round(w/pic.Shape()))), &m)
}

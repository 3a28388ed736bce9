package export

import (
	"context"
	"image"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/page"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// preview is what is seen beside the options. It is made beside the game; of a film it
// plays every turn once, of a journal or a book it has the first pages.
type preview struct {
	key     previewKey // what is made, or being made
	begun   bool
	stop    context.CancelFunc
	version uint64
	picture *image.RGBA // nil while nothing has been painted
	sample  *sample     // nil while nothing has been told
	failed  error
	Turns   int // of the film shown, 0 not known yet
}

// previewKey is what decides how a preview looks.
type previewKey struct {
	options Options
	seat    game.Seat
	w, h    int // device pixels
	moves   bool
}

// shape is the chart's width for its height.
func shape(p *chartview.Press) float64 {
	x0, y0, x1, y1 := p.Bounds()
	return (x1 - x0) / (y1 - y0)
}

// draw puts the preview into r, and has it made if it is not what is wanted.
func (e *preview) draw(c *ui.Context, a desk.Desk, s *Scene, p *chartview.Press, r ui.Rect) {
	o := s.Options
	o.DPI, o.width = 0, 0 // the same picture, with more dots
	key := previewKey{options: o, seat: s.seat(), moves: a.Preferences().Animations}
	if o.drawn() {
		key.w, key.h = int(c.Pixels(r.W)), int(c.Pixels(r.H))
	} else {
		key.options, key.moves = Options{What: o.What, title: o.title}, false // the same words in any kind of file
	}
	if !e.begun || key != e.key {
		e.begin(a, p, s, key)
	}
	switch {
	case o.drawn() && e.picture != nil:
		pic := e.picture
		c.Picture(r, "export preview", e.version, func(w, h int) *image.RGBA { return paint.Centred(pic, w, h, ui.Paper) })
	case !o.drawn() && e.sample != nil:
		c.Fill(r, ui.Paper)
		c.Scroll("export sample", r.InsetXY(18, 10), func(in ui.Rect) float64 { return e.sample.draw(c, in) })
	default:
		c.Fill(r, ui.Paper)
		text := words.Say("export.drawing")
		if e.failed != nil {
			text = words.Say("export.undrawn", "why", page.Sentence(e.failed))
		}
		c.Paragraph(r.Inset(20), ui.Plain(text), ui.Note.In(ui.Faded).To(ui.Centre))
	}
	page.Outline(c, r, ui.Faded)
}

// made is as much of a preview as there is.
type made struct {
	picture *image.RGBA
	sample  *sample
	turns   int
	err     error
}

// begin has another preview made. A picture that is shown stays until the next is there.
func (e *preview) begin(a desk.Desk, p *chartview.Press, s *Scene, key previewKey) {
	e.end()
	ctx, stop := context.WithCancel(context.Background())
	e.key, e.begun, e.stop, e.failed, e.Turns, e.sample = key, true, stop, nil, 0, nil
	show := func(m made) {
		a.Post(func() {
			if ctx.Err() == nil {
				e.picture, e.sample, e.failed, e.Turns = m.picture, m.sample, m.err, m.turns
				e.version++
			}
		})
	}
	from := sourceOf(s.play, s.of, key.options, key.seat)
	done := ui.Beside()
	go func() {
		defer done()
		from.preview(ctx, p, key, show)
	}()
}

// end stops painting.
func (e *preview) end() {
	if e.stop != nil {
		e.stop()
	}
}

// preview makes what the key asks for: a picture once, a film turn after turn, or its
// last where nothing moves, and of what is written the first pages.
func (s source) preview(ctx context.Context, p *chartview.Press, key previewKey, show func(made)) {
	switch s.options.What {
	case Chart:
		p.Lock()
		defer p.Unlock()
		if ctx.Err() != nil {
			return
		}
		x0, y0, x1, y1 := p.Bounds()
		scale := min(float64(key.w)/(x1-x0), float64(key.h)/(y1-y0))
		img := image.NewRGBA(image.Rectangle{Max: p.Size(scale)})
		p.Paint(img, s.sheet, scale)
		show(made{picture: img})
	case Film:
		s.previewFilm(ctx, p, key, show)
	default:
		show(made{sample: s.sample()})
	}
}

func (s source) previewFilm(ctx context.Context, p *chartview.Press, key previewKey, show func(made)) {
	months, err := journal.Moments(s.of, s.story, s.seat, s.options.sheet(s.seat))
	if err != nil {
		show(made{err: err})
		return
	}
	film := s.options.film()
	screen, err := journal.NewScreen(p.Painter, journal.WidthWithin(p.Painter, key.w, key.h))
	if err != nil {
		show(made{err: err})
		return
	}
	from := 0
	if !key.moves {
		from = len(months) - 1
	}
	for i := from; i < len(months) && ctx.Err() == nil; i++ {
		due := time.Now().Add(film.Show)
		p.Lock()
		pic := screen.Paint(&months[i])
		p.Unlock()
		show(made{picture: &image.RGBA{Pix: append([]uint8(nil), pic.Pix...), Stride: pic.Stride, Rect: pic.Rect}, turns: len(months)})
		select {
		case <-ctx.Done():
		case <-time.After(time.Until(due)):
		}
	}
}

package export

import (
	"context"
	"image"
	"image/draw"
	"math"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/nile/chronicle"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// exportPreview is the picture beside the options. It is painted beside the
// game; of a time-lapse it plays every month once.
type exportPreview struct {
	key     previewKey // what is painted, or being painted
	begun   bool
	stop    context.CancelFunc
	version uint64
	picture *image.RGBA // nil while nothing has been painted
	failed  error
	Months  int // of the time-lapse shown, 0 not known yet
}

// previewKey is what decides how a preview looks.
type previewKey struct {
	options exportOptions
	seat    game.Seat
	w, h    int // device pixels
	moves   bool
}

// shape is the picture's width for its height.
func previewShape(p *chartview.Press) float64 {
	x0, y0, x1, y1 := p.Bounds()
	return (x1 - x0) / (y1 - y0)
}

// draw puts the preview into r, and has it painted if it is not what is wanted.
func (e *exportPreview) draw(c *ui.Context, a desk.Desk, play *play.Play, o exportOptions, seat game.Seat, r ui.Rect) {
	p, err := excerpt.Press(sight.View(play).Map())
	if err != nil {
		return
	}
	o.Dpi, o.width = 0, 0 // the same picture, with more dots
	key := previewKey{o, seat, int(c.Pixels(r.W)), int(c.Pixels(r.H)), a.Preferences().Animations}
	if !e.begun || key != e.key {
		e.begin(a, p, play, key)
	}
	if e.picture == nil {
		c.Fill(r, ui.Paper)
		text := words.Say("export.drawing")
		if e.failed != nil {
			text = words.Say("export.undrawn", "why", page.Sentence(e.failed))
		}
		c.Paragraph(r.Inset(20), ui.Plain(text), ui.Note.In(ui.Faded).To(ui.Centre))
	} else {
		pic := e.picture
		c.Picture(r, "export preview", e.version, func(w, h int) *image.RGBA { return centred(pic, w, h) })
	}
	page.Outline(c, r, ui.Faded)
}

// centred lays a picture in the middle of paper of a size.
func centred(pic *image.RGBA, w, h int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(out, out.Rect, image.NewUniform(ui.Paper), image.Point{}, draw.Src)
	at := image.Pt((w-pic.Rect.Dx())/2, (h-pic.Rect.Dy())/2)
	draw.Draw(out, pic.Rect.Add(at), pic, image.Point{}, draw.Src)
	return out
}

// begin has another preview painted. The one shown stays until it is there.
func (e *exportPreview) begin(a desk.Desk, p *chartview.Press, play *play.Play, key previewKey) {
	e.end()
	ctx, stop := context.WithCancel(context.Background())
	e.key, e.begun, e.stop, e.failed, e.Months = key, true, stop, nil, 0
	show := func(pic *image.RGBA, months int, err error) {
		a.Post(func() {
			if ctx.Err() == nil {
				e.picture, e.failed, e.Months = pic, err, months
				e.version++
			}
		})
	}
	source := exportSourceOf(play, key.options, key.seat)
	done := ui.Beside()
	go func() {
		defer done()
		source.preview(ctx, p, key, show)
	}()
}

// end stops painting.
func (e *exportPreview) end() {
	if e.stop != nil {
		e.stop()
	}
}

// preview paints for the key's size: a picture once, a time-lapse month after
// month, or its last month where nothing moves.
func (s exportSource) preview(ctx context.Context, p *chartview.Press, key previewKey, show func(*image.RGBA, int, error)) {
	if s.record == nil {
		p.Lock()
		defer p.Unlock()
		if ctx.Err() != nil {
			return
		}
		x0, y0, x1, y1 := p.Bounds()
		scale := min(float64(key.w)/(x1-x0), float64(key.h)/(y1-y0))
		img := image.NewRGBA(image.Rectangle{Max: p.Size(scale)})
		p.Paint(img, s.sheet, scale)
		show(img, 0, nil)
		return
	}
	months, err := chronicle.Months(s.record, s.seat, s.options.sheet(s.seat))
	if err != nil {
		show(nil, 0, err)
		return
	}
	film := s.options.film()
	screen, err := keepsake.NewScreen(p.Painter, previewWidth(p, key))
	if err != nil {
		show(nil, 0, err)
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
		show(&image.RGBA{Pix: append([]uint8(nil), pic.Pix...), Stride: pic.Stride, Rect: pic.Rect}, len(months), nil)
		select {
		case <-ctx.Done():
		case <-time.After(time.Until(due)):
		}
	}
}

// previewWidth is how wide a time-lapse may be so that it and its caption fit.
func previewWidth(p *chartview.Press, key previewKey) int {
	w := float64(key.w)
	for w > 100 {
		size := keepsake.ScreenSize(p.Painter, int(w))
		if size.Y <= key.h {
			break
		}
		w = math.Floor(w * 0.985)
	}
	return int(w)
}

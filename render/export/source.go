// Package export is the sheet on which players choose what they keep of a game, and how:
// its chart as a picture or as a film, its journals as text, its story as a book. The
// writing itself runs beside the game. A game says what stands in them (Game); the sheet
// is the same for all.
package export

import (
	"context"
	"io"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// Game is a game of which something can be kept. It may be called from any goroutine.
type Game interface {
	journal.Told
	journal.Filmed
	journal.Storied
	// Open reports whether nothing in it is secret: all have the same chart, and anybody's
	// journal may be kept by anybody.
	Open() bool
}

// What can be kept.
const (
	Chart = iota
	Film
	Journal
	Book
	kinds
)

// kindKeys are what the words call them.
var kindKeys = [kinds]string{"export.what.chart", "export.what.film", "export.what.journal", "export.what.book"}

// Options are what the player can choose about an export.
type Options struct {
	What    int // Chart to Book
	file    int // of a film: a journal.Format
	text    int // of a journal: an index into textEndings
	DPI     int // index into DPIs
	width   int // index into filmWidths
	ms      int // a turn of a film lasts
	whose   int // index into the seats offered
	Style   int // a chart.Look
	palette int // a chart.Palette
	Legend  bool
	scores  bool
	title   string
}

var (
	inchDots    = [...]int{100, 150, 300, 600}
	filmWidths  = [...]int{640, 960, 1440}
	textEndings = [...]string{".txt", ".md"}
)

// hold is how long a film shows the last turn.
const hold = 5 * time.Second

func firstOptions(palette int) Options {
	return Options{DPI: 1, width: 1, ms: 300, palette: palette, Legend: true, scores: true}
}

// ending is how the file's name ends.
func (o *Options) ending() string {
	switch {
	case o.What == Film && o.file == int(journal.GIF):
		return ".gif"
	case o.What == Journal:
		return textEndings[o.text]
	case o.What == Book:
		return ".html"
	}
	return ".png"
}

// word is what is written, as a word.
func (o *Options) word() string { return words.Phrase(kindKeys[o.What] + ".short") }

// drawn reports whether it is a picture, still or moving.
func (o *Options) drawn() bool { return o.What == Chart || o.What == Film }

func (o *Options) film() journal.Film {
	return journal.Film{Format: journal.Format(o.file), Width: filmWidths[o.width], Show: time.Duration(o.ms) * time.Millisecond, Hold: hold}
}

// sheet is what the options ask of a sheet for a seat's eyes. A film has the scores in
// its caption.
func (o *Options) sheet(seat game.Seat) chart.Options {
	return chart.Options{
		Only: seat != game.Nobody, Print: true, Title: o.title, Legend: o.Legend, Scores: o.scores && o.What == Chart,
		Look: chart.Look(o.Style), Palette: chart.Palette(o.palette),
	}
}

// source is a game as it stands, taken down on the game loop so that what runs beside it
// may read it.
type source struct {
	of      Game
	options Options
	seat    game.Seat
	story   game.Story   // of all but a picture
	sheet   *chart.Sheet // of a picture
}

func sourceOf(p *play.Play, of Game, o Options, seat game.Seat) source {
	s := source{of: of, options: o, seat: seat}
	if o.What == Chart {
		s.sheet = of.Sheet(p.Position(), seat, o.sheet(seat))
	} else {
		s.story = p.Story()
	}
	return s
}

// work is the writing of it.
func (s source) work() play.ExportWork {
	switch s.options.What {
	case Film:
		return s.workFilm
	case Journal:
		return func(_ context.Context, w io.Writer, _ func(done, of int)) error {
			return journal.Of(s.of, s.story, s.seat).Write(w, s.options.ending())
		}
	case Book:
		return func(_ context.Context, w io.Writer, _ func(done, of int)) error {
			return s.of.Book(s.story, s.seat, s.options.title).WriteHTML(w, s.of)
		}
	}
	return func(ctx context.Context, w io.Writer, tell func(done, of int)) error {
		still := journal.Still{DPI: inchDots[s.options.DPI], Progress: tell}
		return still.Write(ctx, w, s.of, s.sheet)
	}
}

func (s source) workFilm(ctx context.Context, w io.Writer, tell func(done, of int)) error {
	months, err := journal.Moments(s.of, s.story, s.seat, s.options.sheet(s.seat))
	if err != nil {
		return err
	}
	film := s.options.film()
	film.Progress = tell
	return film.Write(ctx, w, s.of, months)
}

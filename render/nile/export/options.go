package export

import (
	"context"
	"io"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/chronicle"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// exportOptions are what the player can choose about an export.
type exportOptions struct {
	What    int // exportChart or ExportFilm
	file    int // of a time-lapse: a keepsake.Format
	Dpi     int // index into exportDPIs
	width   int // index into exportWidths
	ms      int // a month of a time-lapse lasts
	whose   int // index into the seats offered
	Style   int // a chart.Look
	palette int // a chart.Palette
	Legend  bool
	scores  bool
	title   string
}

const (
	exportChart = iota
	ExportFilm
)

var (
	exportDPIs   = [...]int{100, 150, 300, 600}
	exportWidths = [...]int{640, 960, 1440}
)

// exportHold is how long a time-lapse shows the last month.
const exportHold = 5 * time.Second

func firstOptions(palette int) exportOptions {
	return exportOptions{Dpi: 1, width: 1, ms: 300, palette: palette, Legend: true, scores: true}
}

// ending is how the file's name ends.
func (o *exportOptions) ending() string {
	if o.What == ExportFilm && o.file == int(keepsake.GIF) {
		return ".gif"
	}
	return ".png"
}

// word is what is written, as a word.
func (o *exportOptions) word() string {
	if o.What == ExportFilm {
		return words.Phrase("export.what.film.short")
	}
	return words.Phrase("export.what.chart.short")
}

func (o *exportOptions) film() keepsake.Film {
	return keepsake.Film{
		Format: keepsake.Format(o.file), Width: exportWidths[o.width],
		Show: time.Duration(o.ms) * time.Millisecond, Hold: exportHold,
	}
}

// sheet is what the options ask of a sheet for a seat's eyes. A time-lapse has
// the scores in its caption.
func (o *exportOptions) sheet(seat game.Seat) keepsake.Options {
	return keepsake.Options{
		Only: seat != game.Nobody, Print: true, Title: o.title, Legend: o.Legend, Scores: o.scores && o.What == exportChart,
		Look: chart.Look(o.Style), Palette: chart.Palette(o.palette),
	}
}

// WhoseKnowledge lists whose knowledge may be exported: everybody's, the
// player's before the screen, and after the game any player's.
func WhoseKnowledge(p *play.Play) []game.Seat {
	out := []game.Seat{game.Nobody}
	if p.Table().Over() {
		for s := range game.Seat(sight.View(p).Seats()) {
			out = append(out, s)
		}
		return out
	}
	if _, change := p.HandOver(); !change && p.Seat() != game.Nobody {
		out = append(out, p.Seat())
	}
	return out
}

// exportSource is a game as it stands, taken down on the game loop so that what
// runs beside it may read it.
type exportSource struct {
	options exportOptions
	seat    game.Seat
	record  *game.Record // of a time-lapse
	sheet   *chart.Sheet // of a picture
}

func exportSourceOf(p *play.Play, o exportOptions, seat game.Seat) exportSource {
	s := exportSource{options: o, seat: seat}
	if o.What == ExportFilm {
		s.record = p.Table().Record()
	} else {
		s.sheet = chartsheet.With(p.Table().Position().(*nile.Position).View(seat), o.sheet(seat))
	}
	return s
}

// work is the writing of it. It has a painter of its own: the board goes on
// being painted meanwhile.
func (s exportSource) work() play.ExportWork {
	return func(ctx context.Context, w io.Writer, tell func(done, of int)) error {
		m, err := nile.Board()
		if err != nil {
			return err
		}
		p, err := chartsheet.Painter(m)
		if err != nil {
			return err
		}
		if s.record == nil {
			still := keepsake.Still{DPI: exportDPIs[s.options.Dpi], Progress: tell}
			return still.Write(ctx, w, p, s.sheet)
		}
		months, err := chronicle.Months(s.record, s.seat, s.options.sheet(s.seat))
		if err != nil {
			return err
		}
		film := s.options.film()
		film.Progress = tell
		return film.Write(ctx, w, p, months)
	}
}

// exportName is the name proposed for a file.
func exportName(v nile.View) string {
	return words.Terms(words.Phrase("sheet.title"), tell.Date(v.Turn()))
}

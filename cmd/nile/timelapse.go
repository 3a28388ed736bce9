package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"strings"
	"time"

	"sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

// What a time-lapse is like when nothing is said: wide enough to read the
// names of ports, and a long game in half a minute.
const (
	filmWidth = 960
	filmShow  = 300 * time.Millisecond
	filmHold  = 5 * time.Second
)

// timelapse writes the chart of a save month by month as a picture that moves.
func timelapse(args []string, out, errs io.Writer) int {
	fs := newFlags("timelapse")
	width := fs.Int("width", filmWidth, words.Phrase("usage.option.width"))
	dpi := fs.Int("dpi", 0, words.Phrase("usage.option.timelapse.dpi"))
	show := fs.Int("ms", int(filmShow.Milliseconds()), words.Phrase("usage.option.month"))
	hold := fs.Int("hold", int(filmHold.Milliseconds()), words.Phrase("usage.option.hold"))
	var l looks
	l.register(fs, false)
	files, err := parse(fs, args, out, errs, 2)
	if err != nil {
		return usageStatus(err)
	}
	if *dpi != 0 {
		*width = int(math.Round(float64(*dpi) * chart.PrintWidth))
	}
	if err := mustEnd(files[0], files[1], ".gif", ".png", ".apng"); err != nil {
		return usage(errs, words.Err(err))
	}
	film := journal.Film{
		Format: filmFormat(files[1]), Width: *width,
		Show: time.Duration(*show) * time.Millisecond, Hold: time.Duration(*hold) * time.Millisecond,
	}
	if err := film.Check(); err != nil {
		return usage(errs, words.Err(err))
	}
	if err := l.check(); err != nil {
		return usage(errs, words.Err(err))
	}
	k, err := storyOf(files[0])
	if err != nil {
		return failed(errs, err)
	}
	of, err := has[journal.Filmed](k.title, "timelapse")
	if err != nil {
		return failed(errs, err)
	}
	seat, o, err := l.options(k.players)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	months, err := journal.Moments(of, k.story, seat, o)
	if err != nil {
		return failed(errs, err)
	}
	if err := writeWhole(files[1], "timelapse", func(w io.Writer) error { return film.Write(context.Background(), w, of, months) }); err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, words.Phrase("timelapse.made", "file", files[1], "n", len(months), "from", months[0].Date, "to", months[len(months)-1].Date))
	if k.rules != "" {
		fmt.Fprintln(out, words.Say("timelapse.now-only", "rules", k.rules))
	}
	return 0
}

// filmFormat goes by the name of the file.
func filmFormat(path string) journal.Format {
	if strings.EqualFold(filepath.Ext(path), ".gif") {
		return journal.GIF
	}
	return journal.APNG
}

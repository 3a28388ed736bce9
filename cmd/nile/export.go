package main

import (
	"context"
	"fmt"
	"io"

	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

const exportDPI = 150

// export writes the chart of a save as a PNG, without a window.
func export(args []string, out, errs io.Writer) int {
	fs := newFlags("export")
	dpi := fs.Int("dpi", exportDPI, words.Phrase("usage.option.dpi"))
	var l looks
	l.register(fs, true)
	files, err := parse(fs, args, out, errs, 2)
	if err != nil {
		return usageStatus(err)
	}
	if err := mustEnd(files[0], files[1], ".png"); err != nil {
		return usage(errs, words.Err(err))
	}
	still := journal.Still{DPI: *dpi}
	if err := still.Check(); err != nil {
		return usage(errs, words.Err(err))
	}
	if err := l.check(); err != nil {
		return usage(errs, words.Err(err))
	}
	_, t, err := catalogue.Resume(files[0], known())
	if err != nil {
		return failed(errs, err)
	}
	g := titleOf(t.Rules().Name())
	words.Use(g.Words()) // it tells itself in its own words
	of, err := has[journal.Charted](g, "chart")
	if err != nil {
		return failed(errs, err)
	}
	seat, o, err := l.options(t.Position().Seats())
	if err != nil {
		return usage(errs, words.Err(err))
	}
	sheet := of.Sheet(t.Position(), seat, o)
	if err := writeWhole(files[1], "chart", func(w io.Writer) error { return still.Write(context.Background(), w, of, sheet) }); err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, files[1])
	return 0
}

package main

import (
	"context"
	"fmt"
	"io"

	"sourceofthenile/assets"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/chronicle"
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
	still := chronicle.Still{DPI: *dpi}
	if err := still.Check(); err != nil {
		return usage(errs, words.Err(err))
	}
	if err := l.check(); err != nil {
		return usage(errs, words.Err(err))
	}
	_, t, err := resume(files[0], known())
	if err != nil {
		return failed(errs, err)
	}
	g := titleOf(t.Rules().Name())
	if g.sheet == nil {
		return failed(errs, g.lacks("chart"))
	}
	seat, o, err := l.options(t.Position().Seats())
	if err != nil {
		return usage(errs, words.Err(err))
	}
	if err := g.writeStill(context.Background(), files[1], &still, g.sheet(t, seat, o)); err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, files[1])
	return 0
}

// writeStill paints a sheet into a PNG file, which appears whole or not at all.
func (g *title) writeStill(ctx context.Context, path string, still *chronicle.Still, s *chart.Sheet) error {
	p, err := g.painter()
	if err != nil {
		return err
	}
	return writeWhole(path, "chart", func(w io.Writer) error { return still.Write(ctx, w, p, s) })
}

// africa is a painter of the built-in map.
func africa() (*chart.Painter, error) {
	m, err := nile.Board()
	if err != nil {
		return nil, err
	}
	coast, err := hexmap.ReadCoast(assets.Coast)
	if err != nil {
		return nil, err
	}
	return chart.New(m, coast, words.Default())
}

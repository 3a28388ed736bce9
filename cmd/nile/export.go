package main

import (
	"flag"
	"fmt"
	"image/png"
	"io"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartsheet"
)

func newFlags(name string) *flag.FlagSet { return flag.NewFlagSet(name, flag.ContinueOnError) }

const exportDPI = 150

// exportCompression halves the time the encoder takes, for files a fifth larger
// (docs/benchmarks.md).
const exportCompression = png.BestSpeed

// export writes the chart of a save as a PNG, without a window.
func export(args []string, out, errs io.Writer) int {
	fs := newFlags("export")
	dpi := fs.Int("dpi", exportDPI, "")
	seat := fs.Int("seat", 0, "")
	files, err := operands(fs, args, errs, 2)
	if err != nil {
		return usageStatus(err)
	}
	if err := mustEnd(files[0], files[1], ".png"); err != nil {
		return usage(errs, err.Error()+".")
	}
	if *dpi < 100 || *dpi > 600 {
		return usage(errs, "export takes 100 to 600 dots an inch.")
	}
	_, t, err := resume(files[0])
	if err != nil {
		return failed(errs, err)
	}
	s, err := seatOf(*seat, t.Position().Seats())
	if err != nil {
		return usage(errs, err.Error()+".")
	}
	sheet := chartsheet.With(viewOf(t, s), chartsheet.Options{Only: s != game.Nobody, Print: true})
	if err := exportChart(files[1], sheet, float64(*dpi)); err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, files[1])
	return 0
}

// newPainter is a painter of the built-in map.
func newPainter() (*chart.Painter, error) {
	m, err := nile.Board()
	if err != nil {
		return nil, err
	}
	coast, err := hexmap.ReadCoast(assets.Coast)
	if err != nil {
		return nil, err
	}
	return chart.New(m, coast)
}

// exportChart paints a sheet into a PNG file. The file appears whole or not at all.
func exportChart(path string, s *chart.Sheet, dpi float64) error {
	p, err := newPainter()
	if err != nil {
		return err
	}
	return writeWhole(path, "the chart", func(w io.Writer) error {
		enc := png.Encoder{CompressionLevel: exportCompression}
		return enc.Encode(w, p.Export(s, p.ScaleForDPI(dpi)))
	})
}

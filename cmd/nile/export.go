package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"image/png"
	"io"
	"os"
	"path/filepath"

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
	if *dpi < 100 || *dpi > 600 {
		return usage(errs, "export takes 100 to 600 dots an inch.")
	}
	_, t, err := resume(files[0])
	if err != nil {
		return failed(errs, err)
	}
	n := t.Position().Seats()
	if *seat < 0 || *seat > n {
		return usage(errs, fmt.Sprintf("this game has players 1 to %d.", n))
	}
	// Seats are counted from 1 at the table; 0 is the chart as all may see it.
	sheet := chartsheet.With(viewOf(t, game.Seat(*seat-1)), chartsheet.Options{Only: *seat > 0})
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
func exportChart(path string, s *chart.Sheet, dpi float64) (err error) {
	p, err := newPainter()
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".chart-*.png")
	if err != nil {
		return fmt.Errorf("the chart cannot be written to %s; choose a folder you may write to (%w)", path, cause(err))
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
			err = fmt.Errorf("the chart could not be written to %s; look whether the disk is full (%w)", path, cause(err))
		}
	}()
	w := bufio.NewWriterSize(f, 1<<20)
	enc := png.Encoder{CompressionLevel: exportCompression}
	if err := enc.Encode(w, p.Export(s, p.ScaleForDPI(dpi))); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if err := f.Sync(); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	if err := os.Chmod(f.Name(), 0o644); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// cause strips the path of the temporary file, which says nothing to a player.
func cause(err error) error {
	var p *os.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}

package main

import (
	"context"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/saves"
)

// finished is a game of three players to 75 points, played to its end.
func finished(b *testing.B) *game.Table {
	b.Helper()
	settings, err := titles.NileSettings("game1", 3, 75)
	if err != nil {
		b.Fatal(err)
	}
	who, err := theNile.company("keen", len(settings.Players))
	if err != nil {
		b.Fatal(err)
	}
	r, err := newRunner(theNile, settings.Encode(), who, 0, 1, 0)
	if err == nil {
		err = r.run(0)
	}
	if err != nil {
		b.Fatal(err)
	}
	return r.table
}

// BenchmarkReplayFinished plays a finished game again from its log.
func BenchmarkReplayFinished(b *testing.B) {
	rec := finished(b).Record()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := game.Replay(nile.Rules{}, rec); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N*len(rec.Log))/b.Elapsed().Seconds(), "commands/s")
}

// BenchmarkSaveFinished writes a finished game to disk, synced.
func BenchmarkSaveFinished(b *testing.B) {
	t := finished(b)
	f := saves.Folder{Dir: b.TempDir(), Games: ours}
	path := ""
	for b.Loop() {
		var err error
		if path, err = f.Save("finished", catalogue.HeaderOf(t, ""), t.Record()); err != nil {
			b.Fatal(err)
		}
	}
	info, err := os.Stat(path)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(info.Size()), "bytes")
	b.ReportMetric(float64(t.Len()), "commands")
}

// BenchmarkLoadFinished reads a finished game, checks it and plays it again.
func BenchmarkLoadFinished(b *testing.B) {
	t := finished(b)
	path, err := saves.Folder{Dir: b.TempDir(), Games: ours}.Save("finished", catalogue.HeaderOf(t, ""), t.Record())
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, _, err := catalogue.Resume(path, ours); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkExport writes the chart of a finished game, cold, and encodes the
// same picture alone, at the same compression: the difference is the painting.
func BenchmarkExport(b *testing.B) {
	sheet := chartsheet.With(viewOf(finished(b), game.Nobody), chart.Options{})
	for _, dpi := range []int{150, 300, 600} {
		b.Run(fmt.Sprint(dpi, "dpi"), func(b *testing.B) {
			path := filepath.Join(b.TempDir(), "chart.png")
			still := journal.Still{DPI: dpi}
			for b.Loop() {
				if err := writeWhole(path, "chart", func(w io.Writer) error { return still.Write(context.Background(), w, screens.Game{}, sheet) }); err != nil {
					b.Fatal(err)
				}
			}
			whole := b.Elapsed() / time.Duration(b.N)
			alone := encodeAlone(b, sheet, dpi)
			b.ReportMetric(alone.Seconds(), "s-png-alone")
			b.ReportMetric(whole.Seconds()/alone.Seconds(), "ratio")
			if info, err := os.Stat(path); err == nil {
				b.ReportMetric(float64(info.Size())/1e6, "MB")
			}
		})
	}
}

// mostAlone is how many pixels are encoded alone at most: of a larger picture a
// band from its middle stands for all.
const mostAlone = 64 << 20

// encodeAlone is how long the encoder takes for the same picture, painted already.
func encodeAlone(b *testing.B, s *chart.Sheet, dpi int) time.Duration {
	b.Helper()
	p, err := journal.Painter(screens.Game{}, s)
	if err != nil {
		b.Fatal(err)
	}
	scale := p.ScaleForDPI(float64(dpi))
	size := p.Size(scale)
	parts := (size.X*size.Y + mostAlone - 1) / mostAlone
	rows := size.Y / parts
	top := (size.Y - rows) / 2
	band := image.NewRGBA(image.Rect(0, top, size.X, top+rows))
	p.Paint(band, s, scale)
	begun := time.Now()
	if err := (&png.Encoder{CompressionLevel: journal.StillCompression}).Encode(io.Discard, band); err != nil {
		b.Fatal(err)
	}
	return time.Since(begun) * time.Duration(parts)
}

package journal

import (
	"context"
	"image/png"
	"io"

	"sourceofthenile/render/chart"
	"sourceofthenile/render/words"
)

// The bounds of a picture of the chart, in dots an inch; it is
// chart.PrintWidth inches wide.
const LeastDPI, MostDPI = 100, 600

// StillCompression is how a picture of the chart is compressed: it halves the time the encoder takes, for files a fifth larger
// (docs/benchmarks.md).
const StillCompression = png.BestSpeed

// Still says how a picture of the chart is made.
type Still struct {
	DPI int // LeastDPI to MostDPI
	// Progress is told how many of how many rows are done, now and then. It may
	// be nil.
	Progress func(done, of int)
}

// Check says what is wrong with a still's numbers, nil when nothing is.
func (s *Still) Check() error {
	if s.DPI < LeastDPI || s.DPI > MostDPI {
		return words.NewFault("export.bad.dots", "least", LeastDPI, "most", MostDPI)
	}
	return nil
}

// Write paints a sheet and writes it as a PNG, strip by strip: memory does not
// hold the whole. It ends early with the context's error when that is cancelled.
func (s *Still) Write(ctx context.Context, w io.Writer, g Charted, sheet *chart.Sheet) error {
	if err := s.Check(); err != nil {
		return err
	}
	p, err := Painter(g, sheet)
	if err != nil {
		return err
	}
	img := p.Export(sheet, p.ScaleForDPI(float64(s.DPI)))
	tell := func() {
		if r, ok := img.(interface{ Row() int }); ok && s.Progress != nil {
			s.Progress(r.Row(), img.Bounds().Dy())
		}
	}
	enc := png.Encoder{CompressionLevel: StillCompression}
	if err := enc.Encode(&watched{ctx, w, tell}, img); err != nil {
		return err
	}
	if s.Progress != nil {
		s.Progress(img.Bounds().Dy(), img.Bounds().Dy())
	}
	return nil
}

// watched is a writer that looks up from its work now and then.
type watched struct {
	ctx  context.Context
	w    io.Writer
	tell func()
}

func (w *watched) Write(b []byte) (int, error) {
	if err := w.ctx.Err(); err != nil {
		return 0, err
	}
	w.tell()
	return w.w.Write(b)
}

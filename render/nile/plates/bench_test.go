package plates

import (
	"fmt"
	"image"
	"slices"
	"testing"
	"time"

	"sourceofthenile/render/engraving"
)

// BenchmarkPlates cuts each of the plates once as it stands on a page, in a window of 1280×800
// and in one of 2560×1440: how long one waits for the middle one and for the longest of all.
func BenchmarkPlates(b *testing.B) {
	for _, size := range []image.Point{{X: 620, Y: 250}, {X: 1240, Y: 500}} {
		b.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				for _, plate := range Plates {
					from := time.Now()
					plate.Paint(size, engraving.Sepia)
					took = append(took, time.Since(from))
				}
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)/2].Milliseconds()), "ms-middle")
			b.ReportMetric(float64(took[len(took)-1].Milliseconds()), "ms-longest")
		})
	}
}

package stock

import (
	"image"
	"testing"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/proofs"
)

func TestProofs(t *testing.T) { proofs.Check(t, Plates, nil) }

// TestSheet writes a sheet of them to look at, where asked to (-sheets).
func TestSheet(t *testing.T) { proofs.Sheet(t, Plates) }

func BenchmarkCard(b *testing.B)    { benchmark(b, image.Pt(236, 86)) }
func BenchmarkLargest(b *testing.B) { benchmark(b, engraving.Largest) }

func benchmark(b *testing.B, size image.Point) {
	all := proofs.Names(Plates)
	for i := range b.N {
		Of(all[i%len(all)]).Paint(size, engraving.Sepia)
	}
}

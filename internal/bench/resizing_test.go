//go:build linux && !ebitenginevmguest

package bench

import (
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"sourceofthenile/internal/xdisplay"
)

const (
	// resizings is how often the window changes its size, of these the first warm it up: what
	// is kept is full then.
	resizings, warm = 2000, 200
	// resizingTakes is how long a size is left alone.
	resizingTakes = 150 * time.Millisecond
)

// BenchmarkResizing tells the memory of a game in mid-play before, while and after its
// window changes its size again and again: about six minutes, once.
func BenchmarkResizing(b *testing.B) {
	x := xdisplay.StartSize(b, 2000, 1200)
	dir := b.TempDir()
	nile, save := build(b, dir, "cmd/nile"), filepath.Join(dir, "game.nile")
	if out, err := exec.Command(nile, "new", save, "--players", "4", "--turns", "12", "--target", "100", "--bots", "steady").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	b.ResetTimer()
	for range b.N {
		b.ReportMetric(0, "ns/op") // no meaning here
		p := x.Run(b, nil, nile, "--trace", "--saves", filepath.Join(dir, "saves"), save)
		toBoard(b, x, p)
		window := x.Focus(b, "Source of the Nile")
		b.ReportMetric(memory(b, p.PID()), "MB-begun")
		most := 0.0
		for i := range resizings {
			w, h := 1024+i*137%900, 700+i*91%450
			x.Do(b, "windowsize", window, strconv.Itoa(w), strconv.Itoa(h))
			time.Sleep(resizingTakes)
			if i == warm {
				b.ReportMetric(memory(b, p.PID()), "MB-warm")
			}
			if i%20 == 0 {
				most = max(most, memory(b, p.PID()))
			}
		}
		b.ReportMetric(most, "MB-most")
		time.Sleep(warmUp)
		b.ReportMetric(memory(b, p.PID()), "MB-after")
		p.Kill()
	}
}

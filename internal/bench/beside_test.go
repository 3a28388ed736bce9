//go:build linux && !ebitenginevmguest

package bench

import (
	"bytes"
	"image"
	_ "image/png" // of the display's pictures
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"sourceofthenile/internal/xdisplay"
)

// paint is how many colours a display shows at least when a program has drawn its title.
const paint = 200

// seen is the time from the start of a program until its title is on the display, to some two
// tenths of a second, and the program: of any maker's, which says nothing of itself.
func seen(b *testing.B, x xdisplay.Display, bin string, args ...string) (time.Duration, *xdisplay.Program) {
	b.Helper()
	begun := time.Now()
	p := x.Run(b, nil, bin, args...)
	p.Until("a picture", func() bool { return colours(b, x.Picture(b)) >= paint })
	return time.Since(begun), p
}

// colours counts the colours of a picture, as far as to paint.
func colours(b *testing.B, png []byte) int {
	b.Helper()
	img, _, err := image.Decode(bytes.NewReader(png))
	if err != nil {
		b.Fatal(err)
	}
	all, r := map[[3]uint32]bool{}, img.Bounds()
	for y := r.Min.Y; y < r.Max.Y && len(all) < paint; y += 3 {
		for x := r.Min.X; x < r.Max.X; x += 3 {
			red, green, blue, _ := img.At(x, y).RGBA()
			all[[3]uint32{red, green, blue}] = true
		}
	}
	return len(all)
}

// BenchmarkBeside measures the titles of other games beside ours, each in a window of its own on
// a display of its own: those that this machine has (Debian: apt-get install wesnoth freecol), a
// minute each, once.
func BenchmarkBeside(b *testing.B) {
	dir := b.TempDir()
	all := []struct {
		name, bin string
		args      []string
	}{
		{"nile", build(b, dir, "cmd/nile"), []string{"--saves", filepath.Join(dir, "saves")}},
		{"wesnoth", "wesnoth", []string{"--windowed", "--resolution", "1280x730", "--nosound", "--userdata-dir", filepath.Join(dir, "wesnoth")}},
		{"freecol", "freecol", []string{"--windowed=1280x730", "--no-intro", "--no-sound", "--user-data-directory", dir, "--user-config-directory", dir, "--user-cache-directory", dir}},
	}
	b.ResetTimer()
	for range b.N {
		b.ReportMetric(0, "ns/op") // no meaning here
		for _, of := range all {
			bin, err := exec.LookPath(of.bin)
			if err != nil { // where Debian has its games
				bin, err = exec.LookPath(filepath.Join("/usr/games", of.bin))
			}
			if err != nil {
				b.Logf("%s is not installed", of.bin)
				continue
			}
			x := xdisplay.Start(b)
			first := time.Hour
			for range 3 {
				took, p := seen(b, x, bin, of.args...)
				first = min(first, took)
				p.Kill()
			}
			_, p := seen(b, x, bin, of.args...)
			b.ReportMetric(first.Seconds(), "s-first-"+of.name)
			b.ReportMetric(idle(b, p), "%core-"+of.name)
			b.ReportMetric(memory(b, p.PID()), "MB-"+of.name)
			p.Kill()
			x.Stop(b)
		}
	}
}

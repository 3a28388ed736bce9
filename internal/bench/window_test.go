//go:build linux && !ebitenginevmguest

package bench

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sourceofthenile/internal/xdisplay"
)

const (
	// starts is how often a program is started to find its time to the first picture.
	starts = 5
	// warmUp is how long a window is left alone before it counts as idle: what is not in sight has been let go of
	// by then.
	warmUp = 12 * time.Second
	// watch is how long an idle window is measured.
	watch = 20 * time.Second
	// clockTicks is how many parts the kernel counts a second of processor time in.
	clockTicks = 100
)

// build builds a program of ours without cgo, as it is passed on.
func build(b *testing.B, dir, pkg string) string {
	b.Helper()
	bin := filepath.Join(dir, filepath.Base(pkg))
	cmd := exec.Command("go", "build", "-o", bin, "sourceofthenile/"+pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	return bin
}

// firstPicture is the shortest time from the start of a program until it has
// shown something.
func firstPicture(b *testing.B, x xdisplay.Display, bin string, args ...string) time.Duration {
	b.Helper()
	best := time.Hour
	for range starts {
		begun := time.Now()
		p := x.Run(b, nil, bin, args...)
		p.Wait(0, "shown")
		best = min(best, time.Since(begun))
		p.Kill()
	}
	return best
}

// processorTime is what a process has used so far.
func processorTime(b *testing.B, pid int) time.Duration {
	b.Helper()
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		b.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(data), ") ") // the name may hold blanks
	f := strings.Fields(rest)
	var user, system int64
	if _, err := fmt.Sscan(f[11]+" "+f[12], &user, &system); err != nil {
		b.Fatal(err)
	}
	return time.Duration(user+system) * time.Second / clockTicks
}

// memory is how many megabytes a process has in memory.
func memory(b *testing.B, pid int) float64 {
	b.Helper()
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		b.Fatal(err)
	}
	for l := range strings.Lines(string(data)) {
		var kb float64
		if n, _ := fmt.Sscanf(l, "VmRSS: %f kB", &kb); n == 1 {
			return kb / 1024
		}
	}
	b.Fatal("the system does not say how much memory is used")
	return 0
}

// idle is how much of one core a program uses while nobody touches it, in percent.
func idle(b *testing.B, p *xdisplay.Program) float64 {
	b.Helper()
	time.Sleep(warmUp)
	before, begun := processorTime(b, p.PID()), time.Now()
	time.Sleep(watch)
	return 100 * float64(processorTime(b, p.PID())-before) / float64(time.Since(begun))
}

// BenchmarkWindow takes about two minutes, once.
func BenchmarkWindow(b *testing.B) {
	x := xdisplay.Start(b)
	dir := b.TempDir()
	empty, nile := build(b, dir, "internal/bench/empty"), build(b, dir, "cmd/nile")
	title := []string{"--trace", "--saves", filepath.Join(dir, "saves")}
	save, others := filepath.Join(dir, "game.nile"), []string{"heart", "island"}
	made := [][]string{{"new", save, "--players", "4", "--turns", "12", "--target", "100", "--bots", "steady"}}
	for _, way := range others {
		made = append(made, []string{"new", filepath.Join(dir, way+".nile"), "--way", way, "--players", "3", "--turns", "4", "--bots", "keen"})
	}
	for _, args := range made {
		if out, err := exec.Command(nile, args...).CombinedOutput(); err != nil {
			b.Fatalf("%v\n%s", err, out)
		}
	}
	b.ResetTimer()
	for range b.N {
		b.ReportMetric(0, "ns/op") // no meaning here
		emptyFirst := firstPicture(b, x, empty)
		nileFirst := firstPicture(b, x, nile, title...)
		b.ReportMetric(emptyFirst.Seconds(), "s-first-empty")
		b.ReportMetric(nileFirst.Seconds(), "s-first-title")
		b.ReportMetric(nileFirst.Seconds()/emptyFirst.Seconds(), "first-ratio")

		p := x.Run(b, nil, empty)
		p.Wait(0, "shown")
		emptyIdle := idle(b, p)
		b.ReportMetric(emptyIdle, "%core-empty")
		b.ReportMetric(memory(b, p.PID()), "MB-empty")
		p.Kill()

		p = x.Run(b, nil, empty, "asleep")
		p.Wait(0, "shown")
		b.ReportMetric(idle(b, p), "%core-empty-asleep")
		p.Kill()

		p = x.Run(b, nil, nile, title...)
		p.Wait(0, "shown")
		titleIdle := idle(b, p)
		b.ReportMetric(titleIdle, "%core-title")
		b.ReportMetric(titleIdle/emptyIdle, "idle-ratio-title")
		b.ReportMetric(memory(b, p.PID()), "MB-title")
		p.Kill()

		p = x.Run(b, nil, nile, append(title, save)...)
		toBoard(b, x, p)
		boardIdle := idle(b, p)
		b.ReportMetric(boardIdle, "%core-board")
		b.ReportMetric(boardIdle/emptyIdle, "idle-ratio-board")
		b.ReportMetric(memory(b, p.PID()), "MB-board")
		p.Kill()

		for _, way := range others { // these open on their boards, or where the machine is handed over
			args := append(title, filepath.Join(dir, way+".nile"))
			b.ReportMetric(firstPicture(b, x, nile, args...).Seconds(), "s-first-"+way)
			p = x.Run(b, nil, nile, args...)
			p.Wait(0, "shown")
			if slices.Contains(p.Lines(), "screen hand") {
				x.Focus(b, "Source of the Nile")
				x.Key(b, "space")
			}
			otherIdle := idle(b, p)
			b.ReportMetric(otherIdle, "%core-"+way)
			b.ReportMetric(otherIdle/emptyIdle, "idle-ratio-"+way)
			b.ReportMetric(memory(b, p.PID()), "MB-"+way)
			p.Kill()
		}
	}
}

// toBoard passes over what stands between the title and the chart.
func toBoard(b *testing.B, x xdisplay.Display, p *xdisplay.Program) {
	b.Helper()
	p.Wait(0, "shown")
	x.Focus(b, "Source of the Nile")
	for range 10 {
		screen := ""
		for _, l := range p.Lines() {
			if s, ok := strings.CutPrefix(l, "screen "); ok {
				screen = s
			}
		}
		if screen == "board" {
			return
		}
		x.Key(b, "space")
		time.Sleep(500 * time.Millisecond)
	}
	b.Fatal("the board does not come")
}

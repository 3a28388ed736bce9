package wholegame

import (
	"image"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/render/vmtest"
)

// ticksAFrame is how many ticks lie between two frames on a machine that draws
// twenty a second.
const ticksAFrame = 3

// BenchmarkFrames measures a frame of the board at 1280 by 800, with the ticks
// that come before it: while nothing moves, while the chart is pulled along and
// while it is zoomed; each also as a ratio to putting one ready picture of that
// size on the screen. A frame includes reading the screen back, in all of them.
func BenchmarkFrames(b *testing.B) {
	ready := readyPicture(b)
	b.Run("ready", func(b *testing.B) {
		b.ReportMetric(0, "ns/op")
		b.ReportMetric(float64(ready.Microseconds())/1000, "ms/frame")
	})
	d := newDriver(b, twoPlayers())
	d.begin()
	for d.Position().View(game.Nobody).Turn() < 4 {
		d.Step()
	}
	d.SeatDown()
	d.Want("board")
	frames(b, d.g, ready)
}

// BenchmarkFramesHeart measures the same of the board of Heart of Darkness, three players in
// their fifth Game Turn.
func BenchmarkFramesHeart(b *testing.B) { framesOf(b, "heart") }

// BenchmarkFramesIsland measures the same of the board of In the Heart of Darkness, which lies
// still: the pointer wanders over its places.
func BenchmarkFramesIsland(b *testing.B) { framesOf(b, "island") }

func framesOf(b *testing.B, way string) {
	b.Helper()
	ready := readyPicture(b)
	save := filepath.Join(b.TempDir(), "game.nile")
	made := exec.Command("go", "run", "sourceofthenile/cmd/nile", "new", save, "--way", way, "--players", "3", "--turns", "4", "--bots", "keen")
	if out, err := made.CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	g := vmtest.Start(b, winW, winH, "--trace", "--saves", b.TempDir(), save)
	g.WaitLine(0, "scene "+way)
	frames(b, g, ready)
}

// frames measures the program while it shows a board, whose chart lies left of the middle.
func frames(b *testing.B, g *vmtest.Guest, ready time.Duration) {
	g.Still()
	const midX, midY = winW / 3, winH / 2
	for _, m := range []struct {
		name string
		tick func(n int)
	}{
		{"still", func(int) { g.Ticks(1) }},
		{"pan", func(n int) { g.Move(midX+100*wave(n, 40), midY+60*wave(n, 28)) }},
		{"zoom", func(n int) {
			if n%ticksAFrame == 0 {
				g.Wheel(1 - 2*float64(n/(4*ticksAFrame)%2))
			} else {
				g.Ticks(1)
			}
		}},
	} {
		b.Run(m.name, func(b *testing.B) {
			if m.name == "pan" {
				g.Press(midX, midY)
				defer g.Release()
			}
			n := 0
			b.ResetTimer()
			for b.Loop() {
				for range ticksAFrame {
					m.tick(n)
					n++
				}
				g.Frame()
			}
			each := b.Elapsed() / time.Duration(b.N)
			b.ReportMetric(float64(each.Microseconds())/1000, "ms/frame")
			b.ReportMetric(float64(each)/float64(ready), "x-ready")
		})
	}
}

// wave goes from 0 to 1 and back in period steps.
func wave(n, period int) float64 {
	f := float64(n%period) / float64(period)
	return 1 - max(2*f-1, 1-2*f)
}

// readyPicture is how long it takes to put one ready picture of the window's
// size on a screen and to read that back.
func readyPicture(b *testing.B) time.Duration {
	b.Helper()
	screen, picture := ebiten.NewImage(winW, winH), ebiten.NewImage(winW, winH)
	defer screen.Deallocate()
	defer picture.Deallocate()
	back := image.NewRGBA(image.Rect(0, 0, winW, winH))
	picture.WritePixels(back.Pix)
	once := func() {
		screen.DrawImage(picture, nil)
		screen.ReadPixels(back.Pix)
	}
	const warm, times = 10, 100
	for range warm {
		once()
	}
	begun := time.Now()
	for range times {
		once()
	}
	return time.Since(begun) / times
}

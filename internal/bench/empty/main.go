// Command empty is the least an Ebitengine program can do: a window of the
// game's size with nothing in it. The game's window is measured against it. Any argument has it sleep
// as long in each frame as the game's does while nothing happens, and draw nothing.
package main

import (
	"fmt"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// nap is how long the game's window sleeps when it is left alone: deepNap in render/stage.go.
const nap = 150 * time.Millisecond

type nothing struct {
	frames int
	sleeps time.Duration // in each frame, after the first pictures
}

func (*nothing) Update() error { return nil }

// Draw says when the first picture has been shown: by the second call it has.
func (n *nothing) Draw(*ebiten.Image) {
	if n.frames++; n.frames == 2 {
		fmt.Fprintln(os.Stderr, "shown")
	}
	if n.frames > 2 {
		time.Sleep(n.sleeps)
	}
}

func (*nothing) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowTitle("Nothing")
	n := &nothing{}
	if len(os.Args) > 1 {
		n.sleeps = nap
		ebiten.SetScreenClearedEveryFrame(false)
	}
	if err := ebiten.RunGame(n); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

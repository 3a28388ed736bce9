// Command empty is the least an Ebitengine program can do: a window of the
// game's size with nothing in it. The game's window is measured against it.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type nothing struct{ frames int }

func (*nothing) Update() error { return nil }

// Draw says when the first picture has been shown: by the second call it has.
func (n *nothing) Draw(*ebiten.Image) {
	if n.frames++; n.frames == 2 {
		fmt.Fprintln(os.Stderr, "shown")
	}
}

func (*nothing) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowTitle("Nothing")
	if err := ebiten.RunGame(&nothing{}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

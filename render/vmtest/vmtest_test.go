package vmtest_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/vmtest"
)

func TestMain(m *testing.M) { vmtest.Main(m, "sourceofthenile/render/vmtest/testguest") }

func TestPlayTheSetUp(t *testing.T) {
	g := vmtest.Start(t, 1280, 800)
	g.WaitLine(0, "scene title")
	g.Click("New game")
	g.WaitLine(0, "scene setup")
	g.Click("name")
	g.Key(ebiten.KeyA, ebiten.KeyControl)
	g.Type("Çelebi Ağa")
	g.Click("Missionary")
	from := len(g.Lines()) - 1
	g.Key(ebiten.KeyEnter)
	if got := g.WaitLine(from, "plays "); got != "plays Çelebi Ağa, Missionary" {
		t.Errorf("the guest says %q, want \"plays Çelebi Ağa, Missionary\"", got)
	}
	g.Key(ebiten.KeyEscape)
	g.WaitLine(from, "scene title")
}

// middle is the part of the title that is held against a kept picture.
func middle(img *image.RGBA) *image.RGBA {
	return img.SubImage(image.Rect(300, 180, 660, 420)).(*image.RGBA)
}

func TestDrawing(t *testing.T) {
	g := vmtest.Start(t, 1024, 700)
	before := g.Frame()
	vmtest.Golden(t, middle(before), "title", 40, 100)
	x, y := 512.0, 350.0
	g.Move(x, y)
	g.Click("Settings")
	g.WaitLine(0, "scene settings")
	g.Move(5, 5)
	after := g.Frame()
	same := 0
	for i := range before.Pix {
		if before.Pix[i] == after.Pix[i] {
			same++
		}
	}
	if same > len(before.Pix)*9/10 {
		t.Errorf("the settings look like the title: %d of %d bytes are the same", same, len(before.Pix))
	}
	for range 5 {
		g.Key(ebiten.KeyTab)
	}
	g.Click("Done")
	g.Ticks(10)
	g.Move(5, 690)
	vmtest.Golden(t, middle(g.Frame()), "title", 40, 100)
}

func TestWindowSizes(t *testing.T) {
	for _, size := range []image.Point{{1024, 700}, {1920, 1080}} {
		g := vmtest.Start(t, size.X, size.Y)
		img := g.Frame()
		// The neat-line of the chart runs along the edge of the window, and all is
		// larger on a large one.
		line := false
		for y := size.Y - 16; y < size.Y-7; y++ {
			line = line || img.RGBAAt(size.X/2, y).R <= 120
		}
		if c := img.RGBAAt(size.X/2, size.Y-10); !line {
			t.Errorf("%v: no neat-line at the lower edge: %v", size, c)
		}
		if c := img.RGBAAt(size.X/2, size.Y-4); c.R < 180 {
			t.Errorf("%v: no paper outside the neat-line: %v", size, c)
		}
	}
}

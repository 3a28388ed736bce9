package wholegame

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/nile/hands"
)

// TestExportFromTheMenu: from the game's menu by keys alone to a picture beside
// the saves, and on with the game.
func TestExportFromTheMenu(t *testing.T) {
	d := newDriver(t, twoPlayers())
	d.begin()
	for d.Position().View(0).Turn() < 1 {
		d.Step()
	}
	d.SeatDown()
	d.g.Key(ebiten.KeyEscape)
	d.g.Ticks(4)
	d.g.Key(ebiten.KeyX)
	d.g.Ticks(4)
	d.Want("export")
	d.g.Click("size/100")
	d.g.Key(ebiten.KeyE)
	if line := d.g.WaitLine(0, "export ends"); line != "export ends <nil>" {
		t.Fatalf("the export has not ended well\n%s", hands.Tail(d.g))
	}
	made, _ := filepath.Glob(filepath.Join(d.saves, "*.png"))
	if len(made) != 1 {
		t.Fatalf("%d pictures lie beside the saves, want 1", len(made))
	}
	f, err := os.Open(made[0])
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if img, err := png.Decode(f); err != nil || img.Bounds().Dx() != 2400 {
		t.Errorf("%s: %v", made[0], err)
	}
	d.g.Key(ebiten.KeyEscape)
	d.g.Ticks(4)
	d.g.Key(ebiten.KeyEscape)
	d.g.Ticks(4)
	d.agree()
}

package wholegame

import (
	"encoding/json"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/vmtest"
	"sourceofthenile/saves"
)

// keptGames are games played once and kept: pictures are of nothing else, so
// that no change of the rules' odds makes them others. The button of the hint is left to
// TestLayout: it would be in all of them.
const keptGames = "../testdata/kept"

// keptCampaign is a campaign of three between its second sitting and the third. It is
// taken up as it stands, whatever its rules were.
const keptCampaign = "../testdata/campaign/between.nile"

// visitor is the program opened to have its picture taken.
type visitor struct {
	t      *testing.T
	g      *vmtest.Guest
	saves  string
	suffix string // of the pictures' names: the size of the text, unless it is the usual
}

// visit opens the program at a text size, on a game or on the title, beside
// which all kept games lie.
func visit(t *testing.T, text int, rec *game.Record) *visitor {
	t.Helper()
	if rec == nil {
		return visitFile(t, text, "")
	}
	path, err := (saves.Folder{Dir: t.TempDir()}).Save("Kept", saves.Header{Label: "Kept", Date: "1824"}, rec)
	if err != nil {
		t.Fatal(err)
	}
	v := visitFile(t, text, path)
	table, err := game.Replay(nile.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	hands.New(t, v.g, table).SeatDown()
	v.g.Ticks(4 * hands.ReadTicks) // cards and dice first
	return v
}

// visitFile opens it on a save, on the title for "".
func visitFile(t *testing.T, text int, path string) *visitor {
	t.Helper()
	v := &visitor{t: t, saves: filepath.Join(t.TempDir(), "saves")}
	if err := os.CopyFS(v.saves, os.DirFS(keptGames)); err != nil {
		t.Fatal(err)
	}
	settings, err := json.Marshal(map[string]any{"text_size": text, "animations": false, "volume": 60, "no_hints": true})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(v.saves, "settings.json"), settings, 0o644); err != nil {
		t.Fatal(err)
	}
	args := []string{"--trace", "--saves", v.saves, "--seed", "1"}
	if path != "" {
		args = append(args, path)
	}
	if text != 100 {
		v.suffix = fmt.Sprintf("-%d", text)
	}
	v.g = vmtest.Start(t, winW, winH, args...)
	v.g.Ticks(hands.ReadTicks)
	return v
}

// take holds what is shown, at half its size, against the kept picture.
func (v *visitor) take(name string) {
	v.t.Helper()
	const tolerance = 6
	v.g.Move(3, 3) // where nothing explains itself
	img := v.g.Still()
	vmtest.Golden(v.t, img, name+v.suffix, tolerance, img.Rect.Dx()*img.Rect.Dy()/800) // one in two hundred of the half
}

// key presses a key and lets a screen come.
func (v *visitor) key(k ebiten.Key) {
	v.g.Key(k)
	v.g.Ticks(hands.ReadTicks)
}

// The neat-line of the chart runs along the edge of the window, and all is larger on a
// large one.
func TestWindowSizes(t *testing.T) {
	for _, size := range []image.Point{{1024, 700}, {1920, 1080}} {
		img := vmtest.Start(t, size.X, size.Y, "--trace", "--saves", t.TempDir()).Still()
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

// TestPictures: what the program looks like, to the eye. Where everything
// stands on each of its screens is held by TestLayout, beside the program.
func TestPictures(t *testing.T) {
	t.Run("title", func(t *testing.T) {
		v := visit(t, 100, nil)
		v.take("title")
		v.key(ebiten.KeyF1)
		v.take("rules")
	})
	stops := hands.Stops(t, keptGames)
	for _, name := range []string{"board", "outfit", "meet", "trade", "battle", "captive", "news", "europe", "victory"} {
		t.Run(name, func(t *testing.T) {
			v := visit(t, 100, stops[name])
			v.take(name)
			switch name {
			case "captive":
				v.g.Click("captive/escape")
				v.g.Ticks(hands.ReadTicks)
				v.take("lost")
			case "board":
				v.key(ebiten.KeyJ)
				v.take("journal")
				v.key(ebiten.KeyEscape)
				v.key(ebiten.KeyP)
				v.take("peoples")
			}
		})
	}
	t.Run("a campaign", func(t *testing.T) {
		v := visit(t, 100, nil)
		v.g.Click("New game")
		v.g.Ticks(hands.ReadTicks)
		v.g.Click("game nile")
		v.g.Ticks(hands.ReadTicks)
		v.g.Click("way/way game2")
		v.g.Ticks(hands.ReadTicks)
		v.take("setup")
	})
	t.Run("between sittings", func(t *testing.T) {
		path, err := filepath.Abs(keptCampaign)
		if err != nil {
			t.Fatal(err)
		}
		v := visitFile(t, 100, path)
		for range 8 { // that its rules were older is told, and what happened last time, and the machine handed over
			if v.g.Shows("yes") || v.g.Shows("Go on") || v.g.Shows("hand/I am ready") {
				v.key(ebiten.KeySpace)
			}
			v.g.Ticks(hands.ReadTicks)
		}
		v.take("sitting")
		v.key(ebiten.KeyEscape)
		v.g.Click("recap")
		v.g.Ticks(4 * hands.ReadTicks)
		v.take("recap")
	})
	t.Run("board in large text", func(t *testing.T) { visit(t, 150, stops["board"]).take("board") })
}

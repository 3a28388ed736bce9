package nile_test

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/export"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/vmtest"
)

// Pictures of single screens, for who works on them:
//
//	go test ./render -run 'TestPictures/meet$' -args -pictures DIR -size 1920x1080 -text 150
//
// needs a display. The names are those of screens, games and afterwards.
var (
	picturesTo = flag.String("pictures", "", "write pictures of the screens to this folder; needs a display")
	pictureOf  = flag.String("size", "1280x800", "the window of these pictures")
	textOf     = flag.Int("text", 100, "the text size of these pictures, per cent")
)

// pictureLoop runs the tests within a game loop: images can be read only there.
type pictureLoop struct {
	m    *testing.M
	code int
}

func (l *pictureLoop) Update() error            { l.code = l.m.Run(); return ebiten.Termination }
func (*pictureLoop) Draw(*ebiten.Image)         {}
func (*pictureLoop) Layout(int, int) (int, int) { return 64, 64 }

func TestMain(m *testing.M) {
	flag.Parse()
	if *picturesTo == "" {
		os.Exit(m.Run())
	}
	ebiten.SetWindowVisible(false)
	l := &pictureLoop{m: m, code: 1}
	if err := ebiten.RunGame(l); err != nil {
		fmt.Println("the loop:", err)
	}
	os.Exit(l.code)
}

func TestPictures(t *testing.T) {
	if *picturesTo == "" {
		t.Skip("made only when asked for, with -pictures")
	}
	var w, h float64
	if _, err := fmt.Sscanf(*pictureOf, "%fx%f", &w, &h); err != nil {
		t.Fatal(err)
	}
	take := func(name string, d *niletest.Saloon, do func(*uitest.Stage)) {
		prefs := d.Preferences()
		prefs.TextSize = *textOf
		d.SetPreferences(prefs)
		d.Resize(w, h, 1)
		st := d.Stage(t)
		if do != nil {
			do(st)
		}
		img := developed(t, st, int(w), int(h))
		vmtest.Save(t, filepath.Join(*picturesTo, strings.ReplaceAll(name, " ", "-")+".png"), img)
	}
	boards := map[string]struct {
		enough func(nile.View) bool
		key    ebiten.Key
	}{
		"board pace": {driven.Pacing, ebiten.KeyShift}, "board march": {driven.Marching, ebiten.KeyShift}, "board preview": {driven.Marching, ebiten.KeyDigit5},
		"board layers": {driven.Marching, ebiten.KeyL},
	}
	for _, name := range slices.Sorted(maps.Keys(boards)) {
		t.Run(name, func(t *testing.T) {
			d, _ := niletest.Table(niletest.Driven(t, 5, 6, boards[name].enough))
			take(name, d, func(st *uitest.Stage) { st.Key(boards[name].key) })
		})
	}
	all := niletest.Screens()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) { take(name, all[name](), nil) })
	}
	for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
		t.Run(name, func(t *testing.T) {
			d, _ := niletest.Table(niletest.SitAt(t, name))
			take(name, d, nil)
		})
	}
	t.Run("key change waiting", func(t *testing.T) {
		d := niletest.NewSaloon(menu.NewKeyChange())
		take("key change waiting", d, func(st *uitest.Stage) {
			st.Click("change journal")
			st.Key(ebiten.KeyTab)
		})
	})
	// The tip of what Tab leads to, on pages whose figures one compares.
	for _, name := range []string{"load", "meet", "outfit river"} {
		t.Run(name+" tip", func(t *testing.T) {
			d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
			if niletest.Games[name] != nil {
				d, _ = niletest.Table(niletest.SitAt(t, name))
			}
			take(name+" tip", d, func(st *uitest.Stage) {
				st.Wait(0.6)
				for range 4 {
					st.Key(ebiten.KeyTab)
				}
			})
		})
	}
	exports := map[string]func(s *export.Scene){
		"export": func(*export.Scene) {}, "export film": func(s *export.Scene) { s.Options.What = export.Film },
	}
	for _, name := range slices.Sorted(maps.Keys(exports)) {
		t.Run(name, func(t *testing.T) {
			d, _ := niletest.Table(niletest.SitAt(t, "victory"))
			d.Exports.Exporter = &niletest.Pressroom{}
			s := export.New(d.App, niletest.SitAt(t, "victory"), d.Exports, screens.Game{}).(*export.Scene)
			exports[name](s)
			d.Push(s)
			take(name, d, nil)
		})
	}
	for _, name := range slices.Sorted(maps.Keys(niletest.Afterwards)) {
		t.Run(name, func(t *testing.T) {
			a := niletest.Afterwards[name]
			p := niletest.SitAt(t, a.Game)
			d, s := niletest.Table(p)
			take(name, d, func(st *uitest.Stage) { a.Do(t, p, s, st) })
		})
	}
}

// developed is a picture of what is on the stage once it does not change any
// more: charts are painted beside the game, in real time.
func developed(t *testing.T, st *uitest.Stage, w, h int) *image.RGBA {
	t.Helper()
	p, screen := ui.NewPainter(), ebiten.NewImage(w, h)
	last := image.NewRGBA(image.Rect(0, 0, w, h))
	end := time.Now().Add(20 * time.Second)
	for i := 0; time.Now().Before(end); i++ {
		st.Move(ui.Point{X: 1, Y: float64(i % 2)}) // who draws so seldom must ask for frames
		st.Wait(0.2)
		if ui.Painting() {
			time.Sleep(time.Millisecond)
			continue
		}
		p.Draw(screen, st.List, nil)
		now := image.NewRGBA(last.Rect)
		screen.ReadPixels(now.Pix)
		if i > 2 && bytes.Equal(now.Pix, last.Pix) && !ui.Painting() {
			return now
		}
		last = now
	}
	t.Log("the screen does not come to rest")
	return last
}

package main

import (
	"flag"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves/disk/brittle"
)

var update = flag.Bool("update", false, "write the layouts in testdata anew")

// layoutDir holds, for each screen, where everything stands on it and what it
// says, in the usual window.
const layoutDir = "testdata/layout"

// TestLayout holds every screen of the program in the usual window against the
// layout that is kept of it, and looks for faults in it there, in a large window and in a
// small one with large letters; games that were opened then change to all sizes. The
// positions are kept ones, the program plays as it always does, only that nothing is
// drawn. After a wanted change, go test ./cmd/nile -run TestLayout -args -update
// writes them anew: what git then shows is what has changed.
func TestLayout(t *testing.T) {
	games := keptHere(t)
	sizes := []uitest.Size{usual, {W: 1024, H: 700, Text: 200}, {W: 1920, H: 1080, Text: 100}}
	all := layoutsOf(t, games, sizes, uitest.Sizes())
	uitest.Hold(t, filepath.Join(filepath.Dir(filepath.Dir(games)), layoutDir), all[0].of, *update)
}

// TestPseudoLayout looks for faults on every screen in the language that nobody
// speaks, which is longer by a third, in windows and texts that have less room
// than the usual ones.
func TestPseudoLayout(t *testing.T) {
	if err := words.Speak(words.PseudoLanguage); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := words.Speak(""); err != nil {
			t.Error(err)
		}
	})
	for _, b := range layoutsOf(t, keptHere(t), []uitest.Size{{W: 1280, H: 800, Text: 150}, {W: 1024, H: 700, Text: 100}}, nil) {
		if len(b.of) < 30 {
			t.Errorf("only %d screens", len(b.of))
		}
	}
}

// layouts are the layouts of screens, by name, as they are taken.
type layouts struct {
	also []uitest.Size // in which a game that was opened is looked at besides
	seen bool          // a game that was opened is looked at in this size besides another
	of   map[string]*strings.Builder
}

// layoutsOf takes every screen in some windows and texts, several at a time.
func layoutsOf(t *testing.T, games string, sizes, also []uitest.Size) []*layouts {
	all := hands.Stops(t, games)
	out := make([]*layouts, len(sizes))
	t.Run("in", func(t *testing.T) { // to its end, so that all are there
		for i, z := range sizes {
			out[i] = &layouts{of: map[string]*strings.Builder{}}
			if z == usual {
				out[i].also = also
			} else {
				out[i].seen = slices.Contains(also, z)
			}
			t.Run(z.String(), func(t *testing.T) {
				t.Parallel()
				out[i].all(t, z, games, all)
			})
		}
	})
	return out
}

// all takes every screen in a window and a text.
func (b *layouts) all(t *testing.T, z uitest.Size, games string, stops map[string]*game.Record) {
	b.menus(t, z, games)
	for _, name := range slices.Sorted(maps.Keys(stops)) {
		if !b.seen || name == "captive" || name == "board" { // others lead on to nothing
			b.stop(t, z, name, stops[name])
		}
	}
	for _, m := range hands.Moments {
		if z.Text > 150 {
			break // the chart is too small to be marched on with the mouse
		}
		rec, next := m.Leading(t, games)
		s := stage(t, z, false)
		s.open(t, rec)
		m.Follow(driving(t, s, rec), next, func(name string) { b.take(t, s, name) })
	}
}

// take notes what is shown.
func (b *layouts) take(t *testing.T, s *staged, name string) {
	t.Helper()
	out := b.of[name]
	if out == nil {
		out = &strings.Builder{}
		b.of[name] = out
	}
	out.WriteString(uitest.Dump(s.List, uitest.Layout))
	for _, fault := range uitest.Faults(s.List) {
		t.Errorf("%s: %s", name, fault)
	}
}

// menus are the screens that need no game.
func (b *layouts) menus(t *testing.T, z uitest.Size, games string) {
	s := stage(t, z, false)
	s.Ticks(hands.ReadTicks)
	b.take(t, s, "title")
	for _, m := range []keyed{{"setup", ebiten.KeyN}, {"load-none", ebiten.KeyL}, {"settings", ebiten.KeyS}, {"rules", ebiten.KeyF1}} {
		s.press(m.key)
		b.take(t, s, m.name)
		s.press(ebiten.KeyEscape)
	}
	s.reach(t, "About")
	b.take(t, s, "about")
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyS)
	s.reach(t, "keys")
	b.take(t, s, "keychange")
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyEscape)
	s.fill(t, games)
	s.press(ebiten.KeyL)
	s.come()
	b.take(t, s, "load")
}

// fill puts games into the folder of saves, and one that cannot be read.
func (s *staged) fill(t *testing.T, games string) {
	t.Helper()
	kept, err := os.ReadDir(games)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range kept {
		data, err := os.ReadFile(filepath.Join(games, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		s.keep(e.Name(), data)
	}
	s.keep("torn.nile", []byte("torn"))
	s.w.app.Reset(menu.NewTitle(s.w.program))
}

// keep puts a file among the saves of a stage on a disk in memory.
func (s *staged) keep(name string, data []byte) {
	dir := s.w.shelf.Dir
	dir.Disk.(*brittle.Disk).Put(filepath.Join(dir.Dir, name), data)
}

// keyed is a screen that a key opens.
type keyed struct {
	name string
	key  ebiten.Key
}

// stop is a kept game where it stands, and from the board what lies over it.
func (b *layouts) stop(t *testing.T, z uitest.Size, name string, rec *game.Record) {
	s := stage(t, z, false)
	s.open(t, rec)
	driving(t, s, rec).SeatDown()
	s.Ticks(4 * hands.ReadTicks) // cards and dice first
	b.take(t, s, name)
	switch name {
	case "captive":
		s.Click("captive/escape")
		s.Ticks(hands.ReadTicks)
		b.take(t, s, "lost")
	case "board":
		for _, p := range []keyed{
			{"journal", ebiten.KeyJ},
			{"points", ebiten.KeyR},
			{"peoples", ebiten.KeyP},
			{"notebook", ebiten.KeyN},
			{"layers", ebiten.KeyL},
			{"keys", ebiten.KeyF2},
			{"rules-9", ebiten.KeyF1},
			{"pause", ebiten.KeyEscape},
		} {
			s.press(p.key)
			b.take(t, s, p.name)
			s.press(ebiten.KeyEscape)
		}
		s.press(ebiten.KeyEscape)
		s.press(ebiten.KeyA)
		b.take(t, s, "saveas")
		s.press(ebiten.KeyEscape)
		s.press(ebiten.KeyX)
		s.come()
		b.take(t, s, "export")
		s.press(ebiten.KeyEscape)
		s.press(ebiten.KeyEscape)
	}
	for _, other := range b.also {
		s.w.app.Resize(other.W, other.H, other.Scale()/z.Scale())
		s.Ticks(4)
		for _, fault := range uitest.Faults(s.List) {
			t.Errorf("%s, opened in %v, in %v: %s", name, z, other, fault)
		}
	}
}

package main

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk/brittle"
)

// usual is the window and the text that the program begins with.
var usual = uitest.Size{W: render.WindowW, H: render.WindowH, Text: 100}

// staged is the program on a stage, without a window.
type staged struct {
	*hands.Stage
	w *window
}

// timeless is a library whose games were all saved at one time.
type timeless struct{ *shelf }

func (o timeless) List() ([]menu.SaveInfo, error) {
	all, err := o.shelf.List()
	for i := range all {
		all[i].When = time.Date(2024, time.April, 2, 12, 0, 0, 0, time.Local)
	}
	return all, err
}

// stage starts the program on a disk of its own, which is in memory, in a window and
// a text of a size, and shows the title.
func stage(t *testing.T, z uitest.Size, moves bool) *staged {
	t.Helper()
	return stageOf(t, z, moves, allTitles[:1])
}

// stageOf is stage with these games.
func stageOf(t *testing.T, z uitest.Size, moves bool, games []*title) *staged {
	t.Helper()
	d := brittle.New()
	d.Now = time.Now
	return stageIn(t, saves.Folder{Dir: "saves", Disk: d}, z, moves, games)
}

// stageIn is stageOf on a folder of saves.
func stageIn(t *testing.T, dir saves.Folder, z uitest.Size, moves bool, games []*title) *staged {
	t.Helper()
	s, l := &staged{}, newShelf(dir, saves.Folder{})
	l.Dir.Games = ours
	s.w = newWindow(l, games, 194)
	t.Cleanup(func() { // before a folder of the test is taken away
		if l.EndJournal(); !l.Saving.Wait(time.Minute) || !l.Rest(time.Minute) {
			t.Error("the game is not written")
		}
	})
	m := s.w.program
	m.Library, m.OpenDialog, m.SaveDialog, m.SaveTo = timeless{l}, nil, nil, nil
	p := desk.DefaultPreferences()
	p.TextSize, p.Animations = z.Text, moves
	s.w.app = render.New(s.w.hooks(), p)
	s.w.app.Resize(z.W, z.H, 1)
	var trace hands.Trace
	s.w.app.Trace(&trace)
	s.Stage = hands.NewStage(t, int(z.W), int(z.H), &trace, s.w.app.Tick)
	s.w.app.Reset(menu.NewTitle(s.w.program))
	return s
}

// open takes up a game as a save of it would.
func (s *staged) open(t testing.TB, rec *game.Record) {
	t.Helper()
	path, err := s.w.shelf.Dir.Save("Kept", saves.Header{Label: "Kept", Date: "1824"}, rec)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.w.load(path); err != nil {
		t.Fatal(err)
	}
	s.Ticks(hands.ReadTicks)
}

// come lets what is painted beside the screens come.
func (s *staged) come() {
	s.Ticks(2)
	s.Until("a picture", func() bool {
		return !uitest.HasText(s.List, words.Say("load.chart.drawing")) && !uitest.HasText(s.List, words.Say("export.drawing"))
	})
}

// press presses a key and lets a screen come.
func (s *staged) press(k ebiten.Key) {
	s.Key(k)
	s.Ticks(hands.ReadTicks)
}

// keptHere is the folder of kept games, and all folders that flags name, whatever
// the working folder is later.
func keptHere(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(keptDir)
	if err == nil && *dumps != "" {
		*dumps, err = filepath.Abs(*dumps)
	}
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// driving plays a game that the program shows.
func driving(t testing.TB, s *staged, rec *game.Record) *hands.Driver {
	t.Helper()
	table, err := game.Replay(nile.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	return hands.New(t, s, table)
}

// hover rests on everything that can be clicked, and on what explains itself.
func (s *staged) hover() {
	l := s.List
	var at []ui.Point
	for i := range l.Targets {
		if o := &l.Targets[i]; o.Layer >= l.TopModal {
			at = append(at, o.Rect.Intersect(o.Clip).Centre())
		}
	}
	for _, h := range l.Hints {
		if h.Layer >= l.TopModal {
			at = append(at, h.Rect.Intersect(h.Clip).Centre())
		}
	}
	seen := map[ui.Point]bool{}
	for _, p := range at {
		if !seen[p] && ui.R(0, 0, l.W, l.H).Contains(p) {
			seen[p] = true
			s.Move(p.X*l.Scale, p.Y*l.Scale)
			s.Ticks(24)
		}
	}
	s.Move(3, 3)
	s.Ticks(6)
}

// tab walks to everything that can have the keyboard.
func (s *staged) tab() {
	for range s.List.Targets {
		s.Key(ebiten.KeyTab)
	}
}

// screen is the scene and the screen shown last.
func (s *staged) screen() string {
	lines := s.Lines()
	for i := len(lines) - 1; i >= 0; i-- {
		if l := lines[i]; strings.HasPrefix(l, "screen ") || strings.HasPrefix(l, "scene ") {
			return l
		}
	}
	return "none"
}

// reach walks by keys to what may be scrolled out of sight, and sets it off.
func (s *staged) reach(t testing.TB, label string) {
	t.Helper()
	for range len(s.List.Targets) + 1 {
		if o, ok := s.List.Find(label); ok && o.ID == s.List.Focus {
			s.press(ebiten.KeyEnter)
			return
		}
		s.Key(ebiten.KeyTab)
	}
	t.Fatalf("Tab does not lead to %q", label)
}

// TestASmallerWindowKeepsTheExpedition: an expedition that is in sight stays in sight
// when the window shrinks, step by step or at once; one that was moved out of sight is
// left there.
func TestASmallerWindowKeepsTheExpedition(t *testing.T) {
	all := hands.Stops(t, keptHere(t))
	for _, steps := range []int{1, 12} {
		s := stage(t, uitest.Size{W: 2560, H: 1440, Text: 100}, false)
		s.open(t, all["board"])
		driving(t, s, all["board"]).SeatDown()
		s.Ticks(4 * hands.ReadTicks)
		b := s.w.app.Top().(*screens.TableScene).Board
		sheet, _ := viewOf(local.Of(s.w.play), s.w.play.Seat()).Sheet(s.w.play.Seat())
		x := b.Chart.HexRect(sheet.At).Centre().X
		b.Chart.At.X += (x - 0.9*b.Area.W) * b.Chart.Unit / b.Chart.Side() // to the right edge of the chart
		s.Ticks(2)
		if !b.Area.Contains(b.Chart.HexRect(sheet.At).Centre()) {
			t.Fatalf("it is out of sight to begin with: %v, %v", b.Chart.HexRect(sheet.At), b.Area)
		}
		for i := range steps {
			f := float64(i+1) / float64(steps)
			s.w.app.Resize(2560-1536*f, 1440-740*f, 1)
			s.Ticks(2)
		}
		if at := b.Chart.HexRect(sheet.At).Centre(); !b.Area.Contains(at) {
			t.Errorf("in %d steps it is lost: %v is not in %v", steps, at, b.Area)
		}
		if north := b.Chart.At.Y - 30; north > 0 { // looked away, to the end that is farther
			b.Chart.At.Y = north
		} else {
			b.Chart.At.Y += 30
		}
		s.Ticks(2)
		far := b.Chart.At
		s.w.app.Resize(1100, 720, 1)
		s.Ticks(2)
		if b.Area.Contains(b.Chart.HexRect(sheet.At).Centre()) {
			t.Errorf("the chart moved from %v to %v", far, b.Chart.At)
		}
	}
}

package main

import (
	"bufio"
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

var dumps = flag.String("dumps", "", "write what every screen shows, list after list, to this folder")

// usual is the window and the text that the program begins with.
var usual = uitest.Size{W: render.WindowW, H: render.WindowH, Text: 100}

// staged is the program on a stage, without a window.
type staged struct {
	*hands.Stage
	w   *window
	dir string // of its saves
}

// timeless is a library whose games were all saved at one time.
type timeless struct{ shelf }

func (o timeless) List() ([]render.SaveInfo, error) {
	all, err := o.shelf.List()
	for i := range all {
		all[i].When = time.Date(2024, time.April, 2, 12, 0, 0, 0, time.Local)
	}
	return all, err
}

// stage starts the program on a folder of saves of its own, in a window and a
// text of a size, and shows the title. Its working folder is one of its own.
func stage(t *testing.T, z uitest.Size, moves bool) *staged {
	t.Helper()
	t.Chdir(t.TempDir())
	s := &staged{dir: "saves"}
	l := &library{}
	l.dir.Dir, l.dir.Games = s.dir, ours
	s.w = newWindow(l, 194)
	m := s.w.program
	m.Library, m.OpenDialog, m.SaveDialog, m.SaveTo = timeless{shelf{l}}, nil, nil, nil
	p := render.DefaultPreferences()
	p.TextSize, p.Animations = z.Text, moves
	s.w.app = render.New(s.w.hooks(), p)
	s.w.app.Resize(z.W, z.H, 1)
	var trace hands.Trace
	s.w.app.Trace(&trace)
	s.Stage = hands.NewStage(t, int(z.W), int(z.H), &trace, s.w.app.Tick)
	s.w.app.Reset(render.NewTitle(s.w.program))
	return s
}

// open takes up a game as a save of it would.
func (s *staged) open(t testing.TB, rec *game.Record) {
	t.Helper()
	path, err := s.w.shelf.dir.Save("Kept", saves.Header{Label: "Kept", Date: "1824"}, rec)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.w.load(path); err != nil {
		t.Fatal(err)
	}
	s.Ticks(hands.ReadTicks)
}

// come lets what is painted beside the screens come.
func (s *staged) come(t testing.TB) {
	t.Helper()
	for range 2000 {
		s.Ticks(2)
		if !uitest.HasText(s.List, words.Say("load.chart.drawing")) && !uitest.HasText(s.List, words.Say("export.drawing")) {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("a picture never comes")
}

// press presses a key and lets a screen come.
func (s *staged) press(k ebiten.Key) {
	s.Key(k)
	s.Ticks(hands.ReadTicks)
}

// TestDumps writes every display list of whole games, of the screens the kept
// games come to and of those that need no game. Run before and after a change
// that must change nothing, the two folders are the same:
//
//	go test ./cmd/nile -run TestDumps -args -dumps DIR
//
// A list is written whole when another screen comes, and else as what has
// changed since the one before.
func TestDumps(t *testing.T) {
	if *dumps == "" {
		t.Skip("there is no folder to write to: see -dumps")
	}
	games := keptHere(t)
	for _, z := range []uitest.Size{usual, {W: 1280, H: 800, Text: 150}, {W: 1920, H: 1080, Text: 100}, {W: 1024, H: 700, Text: 100}} {
		t.Run("game "+z.String(), func(t *testing.T) { dumpGame(t, z, z == usual) })
	}
	t.Run("menus", func(t *testing.T) {
		for _, z := range dumped {
			s := recorded(t, "menus", z, false)
			dumpMenus(t, s, games)
		}
	})
	all := hands.Stops(t, games)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run("at "+name, func(t *testing.T) {
			for _, z := range dumped {
				dumpStop(t, recorded(t, "at-"+name, z, false), name, all[name], z)
			}
		})
	}
	for _, m := range hands.Moments {
		t.Run("at "+m.Name, func(t *testing.T) {
			rec, next := m.Leading(t, games)
			for _, z := range dumped {
				s := recorded(t, "at "+m.Name, z, false)
				s.open(t, rec)
				m.Follow(driving(t, s, rec), next, func(string) { s.hover() })
			}
		})
	}
}

// dumped are the windows and texts in which lists are written.
var dumped = func() (out []uitest.Size) {
	for _, z := range uitest.Sizes() {
		if z.W <= 1920 && (z.Text == 100 || z.Text == 150) {
			out = append(out, z)
		}
	}
	return out
}()

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

// dumpGame plays a whole game between two, with mouse and keys.
func dumpGame(t *testing.T, z uitest.Size, moves bool) {
	s := recorded(t, "game", z, moves)
	settings := nile.Settings{
		Way: nile.Game1, Target: 25, PlaceForUs: true, Gentle: true,
		Players: []nile.Player{
			{Name: "First player", Colour: 0, Specialty: nile.Geologist},
			{Name: "Second player", Colour: 1, Specialty: nile.Zoologist},
		},
	}
	table, err := game.NewTable(nile.Rules{}, settings.Encode(), s.w.seed)
	if err != nil {
		t.Fatal(err)
	}
	s.Ticks(hands.ReadTicks)
	s.Click("New game")
	s.Ticks(4)
	s.Click("target/25 points")
	s.Click("Begin")
	s.Ticks(hands.ReadTicks)
	d := hands.New(t, s, table)
	d.PlayOut()
	if got := s.w.play.Table().Hash(); got != table.Hash() {
		t.Error("the screens have led to another position")
	}
}

// dumpMenus goes through the screens that need no game.
func dumpMenus(t *testing.T, s *staged, games string) {
	s.Ticks(hands.ReadTicks)
	s.hover()
	for _, k := range []ebiten.Key{ebiten.KeyN, ebiten.KeyL, ebiten.KeyS, ebiten.KeyF1, ebiten.KeyF2} {
		s.press(k)
		s.hover()
		s.tab()
		s.press(ebiten.KeyEscape)
	}
	s.Click("About")
	s.Ticks(hands.ReadTicks)
	s.hover()
	s.press(ebiten.KeyEscape)
	if err := os.CopyFS(s.dir, os.DirFS(games)); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(s.dir, "torn.nile"), []byte("torn"), 0o644); err != nil {
		t.Fatal(err)
	}
	s.w.app.Reset(render.NewTitle(s.w.program))
	s.press(ebiten.KeyL)
	s.come(t)
	s.hover()
	for range 3 {
		s.press(ebiten.KeyDown)
		s.come(t)
	}
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyS)
	d := hands.New(t, s, settled(t))
	d.Reach("Change…")
	s.Ticks(hands.ReadTicks)
	s.hover()
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyF1)
	for range 12 {
		s.press(ebiten.KeyPageDown)
	}
}

// settled is a table nobody plays at.
func settled(t *testing.T) *game.Table {
	t.Helper()
	settings, err := botSettings("game1", 2, 25)
	if err != nil {
		t.Fatal(err)
	}
	table, err := game.NewTable(nile.Rules{}, settings.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// dumpStop shows a kept game where it stands, and what lies over that.
func dumpStop(t *testing.T, s *staged, name string, rec *game.Record, z uitest.Size) {
	s.open(t, rec)
	s.hover()
	d := driving(t, s, rec)
	d.SeatDown()
	s.Ticks(4 * hands.ReadTicks) // cards and dice first
	s.hover()
	s.tab()
	for _, other := range uitest.Sizes() {
		s.w.app.Resize(other.W, other.H, float64(other.Text)/float64(z.Text))
		s.Ticks(4)
	}
	s.w.app.Resize(z.W, z.H, 1)
	s.Ticks(4)
	switch name {
	case "captive":
		s.Click("captive/escape")
		s.Ticks(4 * hands.ReadTicks)
		s.hover()
	case "board", "news", "victory", "battle", "outfit":
		for _, k := range []ebiten.Key{ebiten.KeyJ, ebiten.KeyR, ebiten.KeyP, ebiten.KeyL, ebiten.KeyF2, ebiten.KeyF1} {
			s.press(k)
			s.hover()
			if name == "board" {
				s.tab()
				for range 4 {
					s.press(ebiten.KeyPageDown)
				}
			}
			if s.Shows("Pass the machine on") {
				break
			}
			s.press(ebiten.KeyEscape)
		}
		s.press(ebiten.KeyEscape)
		s.hover()
		s.press(ebiten.KeyA)
		s.hover()
		s.press(ebiten.KeyEscape)
		s.press(ebiten.KeyX)
		s.come(t)
		s.hover()
	}
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

// recorded is the program on a stage, with all that it shows written to a file
// of the folder of dumps.
func recorded(t *testing.T, name string, z uitest.Size, moves bool) *staged {
	t.Helper()
	name = fmt.Sprintf("%s %vx%v at %d.txt", name, z.W, z.H, z.Text)
	if err := os.MkdirAll(*dumps, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(*dumps, strings.NewReplacer(" ", "-", "'", "").Replace(name)))
	if err != nil {
		t.Fatal(err)
	}
	s := stage(t, z, moves)
	r := &recorder{out: bufio.NewWriter(f), screen: s.screen}
	s.Shown = r.see
	t.Cleanup(func() {
		if err := cmp.Or(r.out.Flush(), f.Close()); err != nil {
			t.Error(err)
		}
	})
	return s
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

// recorder writes lists as they come.
type recorder struct {
	out    *bufio.Writer
	screen func() string
	name   string
	list   *ui.List
	last   []string
}

func (r *recorder) see(l *ui.List) {
	if l == r.list {
		return
	}
	r.list = l
	now := strings.SplitAfter(uitest.Dump(l, uitest.Whole), "\n")
	if slices.Equal(now, r.last) {
		return
	}
	head, foot := 0, 0
	if name := r.screen(); name == r.name {
		most := min(len(now), len(r.last))
		for head < most && now[head] == r.last[head] {
			head++
		}
		for foot < most-head && now[len(now)-1-foot] == r.last[len(r.last)-1-foot] {
			foot++
		}
	} else {
		r.name = name
	}
	fmt.Fprintf(r.out, "== %s: %d lines as before, then\n", r.name, head)
	for _, line := range now[head : len(now)-foot] {
		_, _ = r.out.WriteString(line) // a failure is told by Flush
	}
	r.last = now
}

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

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

var dumps = flag.String("dumps", "", "write what every screen shows, list after list, to this folder")

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
	t.Run("caravan", func(t *testing.T) {
		for _, z := range dumped {
			s := recordedOf(t, "caravan", z, withCaravan(t, z))
			c := &caravanHands{staged: s, t: t, seen: map[string]bool{}, shown: func(string) { s.hover() }}
			s.Ticks(hands.ReadTicks)
			c.whole()
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

// dumpGame plays a whole game between two, with mouse and keys.
func dumpGame(t *testing.T, z uitest.Size, moves bool) {
	s := recorded(t, "game", z, moves)
	d := s.begin(t)
	d.PlayOut()
	if got, want := local.Of(s.w.play).Hash(), d.Table.Hash(); got != want {
		t.Errorf("after %d commands the screens have led to %s, want %s", d.Table.Len(), got, want)
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
	s.reach(t, "About")
	s.hover()
	s.press(ebiten.KeyEscape)
	s.fill(t, games)
	s.press(ebiten.KeyL)
	s.come()
	s.hover()
	for range 3 {
		s.press(ebiten.KeyDown)
		s.come()
	}
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyS)
	s.reach(t, "Change…")
	s.hover()
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyF1)
	for range 12 {
		s.press(ebiten.KeyPageDown)
	}
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
		s.come()
		s.hover()
	}
}

// recorded is the program on a stage, with all that it shows written to a file
// of the folder of dumps.
func recorded(t *testing.T, name string, z uitest.Size, moves bool) *staged {
	t.Helper()
	return recordedOf(t, name, z, stage(t, z, moves))
}

// recordedOf is recorded for a program that is on its stage already.
func recordedOf(t *testing.T, name string, z uitest.Size, s *staged) *staged {
	t.Helper()
	name = fmt.Sprintf("%s %vx%v at %d.txt", name, z.W, z.H, z.Text)
	if err := os.MkdirAll(*dumps, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(*dumps, strings.NewReplacer(" ", "-", "'", "").Replace(name)))
	if err != nil {
		t.Fatal(err)
	}
	r := &recorder{out: bufio.NewWriter(f), screen: s.screen, seen: map[string]int{}}
	s.Shown = r.see
	t.Cleanup(func() {
		if err := cmp.Or(r.out.Flush(), f.Close()); err != nil {
			t.Error(err)
		}
	})
	return s
}

// recorder writes lists as they come.
type recorder struct {
	out    *bufio.Writer
	screen func() string
	name   string
	list   *ui.List
	last   []string
	seen   map[string]int // versions of pictures, by key and number, and how many of a key
}

// ordinal puts in place of a picture's version, which counts what the program
// has done before, how many others of its key have been seen before it.
func (r *recorder) ordinal(line string) string {
	const mark = " version "
	at := strings.LastIndex(line, mark)
	if at < 0 || strings.HasPrefix(line, "text ") || strings.HasPrefix(line, "hint ") || strings.HasPrefix(line, "target ") {
		return line
	}
	key := strings.Split(line, `"`)[1]
	n, ok := r.seen[key+line[at:]]
	if !ok {
		r.seen[key]++
		n = r.seen[key]
		r.seen[key+line[at:]] = n
	}
	return fmt.Sprintf("%s%s%d\n", line[:at], mark, n)
}

func (r *recorder) see(l *ui.List) {
	if l == r.list {
		return
	}
	r.list = l
	now := strings.SplitAfter(uitest.Dump(l, uitest.Whole), "\n")
	for i, line := range now {
		now[i] = r.ordinal(line)
	}
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

package main

import (
	"errors"
	"os"
	"slices"
	"testing"
	"time"

	"sourceofthenile/game/nile/deck"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/disk/brittle"
)

// slow is how long a slow disk takes for each thing that is to be safe on it.
const slow = 3 * time.Second

// frameMost is how long a tick may take beside such a disk, on a machine that does
// nothing else; where the same play takes longer beside a fast disk, three times
// that.
const frameMost = 100 * time.Millisecond

// beside is the longest tick of some turns beside a disk on which a sync does this.
func beside(t *testing.T, sync func(wait func() error) error) time.Duration {
	t.Helper()
	w, s, longest := timed(t, t.TempDir(), sync)
	set := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Anna"}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}}}
	if err := w.begin(theNile, set.Encode()); err != nil {
		t.Fatal(err)
	}
	s.Ticks(60) // what is painted for the first time takes its time
	*longest = 0
	d := driving(t, &staged{Stage: s, w: w}, w.play.Table().Record())
	for turn, n := w.play.Turn(), 0; w.play.Turn() == turn && n < 300; n++ {
		d.Step()
	}
	s.Key(ebiten.KeyF5)
	s.Ticks(20)
	w.shelf.saving.Wait(time.Minute)
	w.shelf.put()
	return *longest
}

// timed is the program on a stage, with a note of its longest tick.
func timed(t *testing.T, dir string, sync func(wait func() error) error) (*window, *hands.Stage, *time.Duration) {
	t.Helper()
	l := &library{}
	l.dir.Dir, l.dir.Games, l.dir.Disk = dir, nil, brittle.Slow(disk.System, sync)
	w := newWindow(l, titles[:1], 5)
	prefs := desk.DefaultPreferences()
	prefs.Animations = false
	w.app = render.New(w.hooks(), prefs)
	w.app.Attend(&w.shelf.saving)
	var trace hands.Trace
	w.app.Trace(&trace)
	longest := new(time.Duration)
	s := hands.NewStage(t, 1280, 800, &trace, func(in ui.Input) *ui.List {
		from := time.Now()
		defer func() { *longest = max(*longest, time.Since(from)) }()
		return w.app.Tick(in)
	})
	return w, s, longest
}

// TestSlowDiskCostsNoFrame: with a disk that takes three seconds to be sure of
// anything, turns are played, a game is saved with a key and left, and no tick
// waits for it. "Saved." is said when it is saved, and not before.
func TestSlowDiskCostsNoFrame(t *testing.T) {
	t.Parallel() // it waits more than it works
	waits := make(chan struct{}, 100)
	w, s, longest := timed(t, t.TempDir(), func(wait func() error) error {
		waits <- struct{}{}
		time.Sleep(slow)
		return wait()
	})
	set := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Anna"}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}}}
	if err := w.begin(theNile, set.Encode()); err != nil {
		t.Fatal(err)
	}
	s.Ticks(60) // what is painted for the first time takes its time
	*longest = 0
	d := driving(t, &staged{Stage: s, w: w}, w.play.Table().Record())
	turn := w.play.Turn()
	for n := 0; w.play.Turn() == turn || len(waits) == 0; n++ {
		if n > 300 {
			t.Fatal("no turn has come to its end")
		}
		d.Step()
	}
	s.Key(ebiten.KeyF5)
	s.Ticks(20)
	if s.Shows(words.Say("flow.saved")) || len(w.savedFiles(t)) > 0 {
		t.Error("it is said to be saved before it is")
	}
	began := time.Now()
	for !slices.ContainsFunc(s.List.Items, func(it ui.Item) bool { return it.Text == words.Say("flow.saved") }) {
		if time.Since(began) > 10*slow {
			t.Fatal("it is never said to be saved")
		}
		time.Sleep(time.Second / 60)
		s.Ticks(1)
	}
	if len(w.savedFiles(t)) == 0 {
		t.Error("it is said to be saved, and is not")
	}
	d.SeatDown()
	d.Step() // something that is not written yet
	w.app.Close()
	s.Ticks(1)
	if w.app.Ending() || w.app.Top().Name() != "saving" {
		t.Fatalf("the window closes before the game is written, at %s", w.app.Top().Name())
	}
	for n := 0; !w.app.Ending(); n++ {
		if n > 60*40 {
			t.Fatal("the window never closes")
		}
		time.Sleep(time.Second / 60)
		s.Ticks(1)
	}
	want := w.play.Table().Hash()
	if e, err := w.shelf.dir.Latest(); err != nil {
		t.Error(err)
	} else if v, err := w.shelf.read(e.Path); err != nil || v.table.Hash() != want {
		t.Errorf("another game is kept, %v", err)
	}
	fast := beside(t, func(wait func() error) error { return wait() })
	t.Logf("the longest tick took %v, beside a fast disk %v", *longest, fast)
	// A machine that does much else lets a tick wait now and then; a disk that is waited
	// for is waited for each time.
	for n := 0; *longest > max(frameMost, 3*fast); n++ {
		if n == 4 {
			t.Fatalf("a tick took %v, beside a fast disk %v", *longest, fast)
		}
		*longest = min(*longest, beside(t, func(wait func() error) error {
			time.Sleep(slow / 4)
			return wait()
		}))
	}
}

// savedFiles are the saves in the folder.
func (w *window) savedFiles(t *testing.T) []string {
	t.Helper()
	var out []string
	all, err := w.shelf.dir.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e.Sort != saves.Playing {
			out = append(out, e.Path)
		}
	}
	return out
}

// TestDiskThatFailsIsTold: a disk that cannot keep a game is told of when the
// window closes, once each time, and what was played is not lost behind the
// player's back.
func TestDiskThatFailsIsTold(t *testing.T) {
	bad := true
	w, s, _ := timed(t, t.TempDir(), func(wait func() error) error {
		if bad {
			return &os.PathError{Op: "sync", Path: "disk", Err: errors.New("input/output error")}
		}
		return wait()
	})
	set := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Anna"}}}
	if err := w.begin(theNile, set.Encode()); err != nil {
		t.Fatal(err)
	}
	for n := 0; w.app.Notices() == 0; n++ { // the journal says so at once
		if n > 600 {
			t.Fatal("nothing is said of the journal that cannot be kept")
		}
		time.Sleep(time.Millisecond)
		s.Ticks(1)
	}
	s.Ticks(hands.ReadTicks)
	s.Key(ebiten.KeyEscape)
	s.Ticks(hands.ReadTicks)
	if w.app.Notices() > 0 {
		t.Fatal("it is said more than once")
	}
	for range 2 {
		w.app.Close()
		for n := 0; w.app.Notices() == 0; n++ {
			if n > 600 || w.app.Ending() {
				t.Fatal("nothing is said of the disk that fails")
			}
			time.Sleep(time.Millisecond)
			s.Ticks(1)
		}
		s.Ticks(hands.ReadTicks)
		s.Key(ebiten.KeyEscape)
		s.Ticks(hands.ReadTicks)
		if w.app.Ending() || w.app.Notices() > 0 {
			t.Fatal("the question is not answered with Esc")
		}
	}
	bad = false
	w.app.Close()
	for n := 0; !w.app.Ending(); n++ {
		if n > 600 {
			t.Fatal("the window never closes")
		}
		time.Sleep(time.Millisecond)
		s.Ticks(1)
	}
	if len(w.savedFiles(t)) != 1 {
		t.Errorf("%d saves", len(w.savedFiles(t)))
	}
}

// BenchmarkRecord is what taking down a long game costs the game loop.
func BenchmarkRecord(b *testing.B) {
	s, err := botSettings("game1", 6, 100)
	if err != nil {
		b.Fatal(err)
	}
	t, err := game.NewTable(nile.Rules{}, s.Encode(), 3)
	if err != nil {
		b.Fatal(err)
	}
	playOn(b, t, 4000)
	l := &library{}
	b.ReportMetric(float64(t.Len()), "commands")
	for b.Loop() {
		_ = standOf(t)
		_ = l.header(t, "")
		_ = t.Record()
	}
}

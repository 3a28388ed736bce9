package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/library"
	"sourceofthenile/internal/titles"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/disk/brittle"
)

// tickMost is how long a tick may take before it is said that it waits for the disk.
// A disk whose gate is shut lets nobody go on: a tick that waited for it would never
// end, however quick the machine; one that does not wait ends in time on any.
const tickMost = 30 * time.Second

// besideGate is a window with a game for two beside a disk with a gate, which is open.
// A tick that does not end while it is shut fails the test.
func besideGate(t *testing.T) (w *window, s *hands.Stage, gate *brittle.Gate) {
	t.Helper()
	gate = &brittle.Gate{}
	gate.Open()
	w, s = besideDisk(t, gate.Pass, func(tick func()) {
		late := time.AfterFunc(tickMost, func() {
			t.Error("a tick waits for the disk")
			gate.Open()
		})
		defer late.Stop()
		tick()
	})
	t.Cleanup(func() {
		gate.Open()
		w.shelf.Saving.Wait(time.Minute)
		w.shelf.Put()
		w.shelf.Rest(time.Minute)
	})
	set := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Anna"}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}}}
	if err := w.begin(theNile, set.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	s.Ticks(60) // what is painted for the first time
	return w, s, gate
}

// besideDisk is the program on a stage, beside a disk that does this whenever
// something is to be safe on it; around is called with each tick.
func besideDisk(t testing.TB, sync func(wait func() error) error, around func(tick func())) (*window, *hands.Stage) {
	t.Helper()
	l := newShelf(saves.Folder{}, saves.Folder{})
	l.Dir.Dir, l.Dir.Games, l.Dir.Disk = t.TempDir(), nil, brittle.Slow(disk.System, sync)
	w := newWindow(l, allTitles[:1], 5)
	prefs := desk.DefaultPreferences()
	prefs.Animations = false
	w.app = render.New(w.hooks(), prefs)
	w.app.Attend(&w.saving)
	var trace hands.Trace
	w.app.Trace(&trace)
	s := hands.NewStage(t, 1280, 800, &trace, func(in ui.Input) (shown *ui.List) {
		around(func() { shown = w.app.Tick(in) })
		return shown
	})
	return w, s
}

// TestSlowDiskCostsNoFrame: a disk is sure of nothing for as long as the test wants.
// Meanwhile a turn is played, the game is saved with a key, and no tick waits for
// it; "Saved." is said when it is saved, and not before. Then the window is closed,
// and goes when the disk is done.
func TestSlowDiskCostsNoFrame(t *testing.T) {
	w, s, gate := besideGate(t)
	d := driving(t, &staged{Stage: s, w: w}, local.Of(w.play).Record())
	gate.Shut()
	turn := w.play.Turn()
	for n := 0; w.play.Turn() == turn; n++ {
		if n > 300 {
			t.Fatalf("no turn has come to its end: got %v, wanted at most 300", n)
		}
		d.Step()
	}
	gate.Await(2) // the journal and the turn's save: both wait
	s.Key(ebiten.KeyF5)
	s.Ticks(20)
	if s.Shows(words.Say("flow.saved")) || len(w.savedFiles(t)) > 0 {
		t.Error("it is said to be saved before it is")
	}
	gate.Open()
	if !w.shelf.Saving.Wait(time.Minute) {
		t.Fatal("it is never saved")
	}
	s.Ticks(2)
	if !slices.ContainsFunc(s.List.Items, func(it ui.Item) bool { return it.Text == words.Say("flow.saved") }) {
		t.Error("it is never said to be saved")
	}
	if len(w.savedFiles(t)) == 0 {
		t.Error("it is said to be saved, and is not")
	}
	gate.Shut()
	d.SeatDown()
	d.Step() // something that is not written yet
	w.app.Close()
	for range 60 { // a second of game time
		s.Ticks(1)
		if w.app.Ending() || w.app.Top().Name() != "saving" {
			t.Fatalf("the window closes before the game is written, at %s", w.app.Top().Name())
		}
	}
	gate.Open()
	if !w.shelf.Saving.Wait(time.Minute) {
		t.Fatal("it is never saved")
	}
	if s.Ticks(2); !w.app.Ending() {
		t.Fatal("the window never closes")
	}
	want := local.Of(w.play).Hash()
	if e, err := w.shelf.Dir.Latest(); err != nil {
		t.Error(err)
	} else if v, err := w.shelf.Read(e.Path); err != nil || v.Table.Hash() != want {
		t.Errorf("another game is kept, %v", err)
	}
}

// TestATickThatWaitsIsFound: were a tick to wait for the disk, the test would know:
// what waits there is let on only when the gate is opened.
func TestATickThatWaitsIsFound(t *testing.T) {
	w, s, gate := besideGate(t)
	gate.Shut()
	driving(t, &staged{Stage: s, w: w}, local.Of(w.play).Record()).Step()
	waited := make(chan bool)
	w.app.Post(func() {
		go func() {
			gate.Await(2) // the journal, and the game loop itself
			select {
			case <-waited:
				t.Error("the tick ended while the gate was shut")
			default:
			}
			gate.Open()
		}()
		if err := w.shelf.Dir.OnDisk().SyncDir(w.shelf.Dir.Dir); err != nil {
			t.Error(err)
		}
	})
	s.Ticks(1)
	close(waited)
}

// savedFiles are the saves in the folder.
func (w *window) savedFiles(t *testing.T) []string {
	t.Helper()
	var out []string
	all, err := w.shelf.Dir.List()
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
	var bad atomic.Bool
	bad.Store(true)
	w, s := besideDisk(t, func(wait func() error) error {
		if bad.Load() {
			return &os.PathError{Op: "sync", Path: "disk", Err: errors.New("input/output error")}
		}
		return wait()
	}, func(tick func()) { tick() })
	set := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Anna"}}}
	if err := w.begin(theNile, set.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	s.Until("what is said of the journal that cannot be kept", func() bool { return w.app.Notices() > 0 })
	s.Ticks(hands.ReadTicks)
	s.Key(ebiten.KeyEscape)
	s.Ticks(hands.ReadTicks)
	if w.app.Notices() > 0 {
		t.Fatalf("it is said more than once: got %v, wanted at most 0", w.app.Notices())
	}
	for range 2 {
		w.app.Close()
		s.Until("what is said of the disk that fails", func() bool { return w.app.Notices() > 0 || w.app.Ending() })
		s.Ticks(hands.ReadTicks)
		s.Key(ebiten.KeyEscape)
		s.Ticks(hands.ReadTicks)
		if w.app.Ending() || w.app.Notices() > 0 {
			t.Fatal("the question is not answered with Esc")
		}
	}
	bad.Store(false)
	w.app.Close()
	s.Until("the end", w.app.Ending)
	if len(w.savedFiles(t)) != 1 {
		t.Errorf("%d saves, want 1", len(w.savedFiles(t)))
	}
}

// BenchmarkTicks is how long the ticks of a game take of which 300 commands are
// played, beside a disk that is quick and beside one that takes three seconds to be sure
// of anything: the same, if no tick waits for it.
func BenchmarkTicks(b *testing.B) {
	for _, sync := range []time.Duration{0, 3 * time.Second} {
		b.Run(fmt.Sprintf("sync-%v", sync), func(b *testing.B) {
			var took []time.Duration
			w, s := besideDisk(b, func(wait func() error) error {
				time.Sleep(sync)
				return wait()
			}, func(tick func()) {
				from := time.Now()
				tick()
				took = append(took, time.Since(from))
			})
			set := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Anna"}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}}}
			if err := w.begin(theNile, set.Encode(), nil); err != nil {
				b.Fatal(err)
			}
			s.Ticks(60) // what is painted for the first time
			d := driving(b, &staged{Stage: s, w: w}, local.Of(w.play).Record())
			commands := w.play.Len()
			for b.Loop() {
				took = nil
				for from := d.Table.Len(); d.Table.Len() < from+300 && !d.Table.Over(); {
					d.Step()
					time.Sleep(50 * time.Millisecond) // nobody is quicker, and the disk has its time
				}
			}
			slices.Sort(took)
			ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
			b.ReportMetric(float64(len(took)), "ticks")
			b.ReportMetric(float64(w.play.Len()-commands), "commands")
			b.ReportMetric(ms(took[len(took)/2]), "ms/middle")
			b.ReportMetric(ms(took[len(took)*99/100]), "ms/99-of-100")
			b.ReportMetric(ms(took[len(took)-1]), "ms/longest")
			w.shelf.Saving.Wait(time.Minute)
			w.shelf.Put()
			w.shelf.Rest(time.Minute)
		})
	}
}

// BenchmarkRecord is what taking down a long game costs the game loop.
func BenchmarkRecord(b *testing.B) {
	s, err := titles.NileSettings("game1", 6, 100)
	if err != nil {
		b.Fatal(err)
	}
	t, err := game.NewTable(nile.Rules{}, s.Encode(), 3)
	if err != nil {
		b.Fatal(err)
	}
	playOn(b, t, 4000)
	l := newShelf(saves.Folder{}, saves.Folder{})
	b.ReportMetric(float64(t.Len()), "commands")
	for b.Loop() {
		_ = library.StandOf(t)
		_ = l.Header(t, "")
		_ = t.Record()
	}
}

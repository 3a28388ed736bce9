package main

import (
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/sys/unix"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/saves"
)

// TestFramesOfALongCampaign opens the save that LONG_CAMPAIGN names and goes through
// its pages: how long the longest tick of each took is told, as the processor time of
// the loop's own thread, so that what else the machine does is not counted. No tick
// may take over 50 ms.
func TestFramesOfALongCampaign(t *testing.T) {
	path := os.Getenv("LONG_CAMPAIGN")
	if path == "" {
		t.Skip("LONG_CAMPAIGN names no save")
	}
	_, rec, err := (saves.Folder{}).Load(path)
	if err != nil {
		t.Fatal(err)
	}
	s := stage(t, usual, false)
	at, err := s.w.shelf.Dir.Save("Long", saves.Header{Label: "Long", Date: "1981"}, rec)
	if err != nil {
		t.Fatal(err)
	}
	m, err := nile.Board()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := excerpt.Press(m); err != nil { // as the title has it made beside the loop
		t.Fatal(err)
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	spent := func() time.Duration {
		var now unix.Timespec
		if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &now); err != nil {
			t.Fatal(err)
		}
		return time.Duration(now.Nano())
	}
	begun := spent()
	if err := s.w.load(at); err != nil {
		t.Fatal(err)
	}
	t.Logf("opened in %v", spent()-begun)
	watch := func(what string, ticks int, first func()) {
		t.Helper()
		longest, when := time.Duration(0), 0
		for i := range ticks {
			if ticks > 1000 { // something is being done beside the loop
				time.Sleep(2 * time.Millisecond)
			}
			before := spent()
			if i == 0 && first != nil {
				first()
			} else {
				s.Ticks(1)
			}
			if took := spent() - before; took > longest {
				longest, when = took, i
			}
		}
		t.Logf("%-28s longest tick %v, the %d. of %d (screen %s)", what, longest.Round(100*time.Microsecond), when, ticks, s.screen())
		if longest > 50*time.Millisecond {
			t.Errorf("%s: a tick of %v", what, longest)
		}
	}
	page := func(what string, key ebiten.Key) {
		watch(what, 1001, func() { s.Key(key) })
		watch("…and back", 60, func() { s.Key(ebiten.KeyEscape) })
	}
	watch("the game comes up", 300, nil)
	if s.Shows("Understood") {
		watch("understood", 100, func() { s.Click("Understood") })
	}
	if s.Shows("I am ready") {
		watch("sat down", 200, func() { s.Click("I am ready") })
	}
	for i := 0; i < 5 && s.Shows("Go on"); i++ {
		watch("goes on", 100, func() { s.Click("Go on") })
	}
	page("the journal", ebiten.KeyJ)
	page("points and records", ebiten.KeyR)
	page("the peoples", ebiten.KeyP)
	watch("the journal again", 1001, func() { s.Key(ebiten.KeyJ) })
	for range 6 {
		watch("turns a page", 60, func() { s.Key(ebiten.KeyPageDown) })
	}
	watch("the shelf", 60, func() { s.Key(ebiten.KeyB) })
	watch("the story, which stands last", 60, func() { s.Key(ebiten.KeyEnd) })
	watch("the story", 1500, func() { s.Key(ebiten.KeyEnter) })
	watch("its end", 60, func() { s.Key(ebiten.KeyEnd) })
	watch("back", 60, func() { s.Key(ebiten.KeyEscape) })
	v := viewOf(local.Of(s.w.play), s.w.play.Seat())
	if v.Phase() == nile.BetweenSittings {
		watch("between sittings", 200, nil)
	}
	s.Ticks(hands.ReadTicks)
}

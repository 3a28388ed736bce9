package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// A second Enter, pressed at once or held, is not taken by a sheet that comes up
// by itself; a fresh one is, when the sheet can have been read.
func TestSheetsAreNotPressedThrough(t *testing.T) {
	for _, name := range []string{"meet", "parley", "trade", "battle", "prisoners", "village", "captive", "mutiny", "ivory", "notes"} {
		p := niletest.SitAt(t, name)
		d, s := niletest.Table(p)
		prefs := d.Preferences()
		prefs.Animations = false
		d.SetPreferences(prefs)
		st := d.Stage(t)
		screen, n := s.At.Screen, p.Len()
		if screen == screens.BoardScreen {
			t.Fatalf("%s: the board is shown", name)
		}
		if name == "battle" {
			// It is shown first of all; come to it as from the board.
			s.Guard.Note(1.0/60, true, int(nile.Fighting))
		}
		hasty := []ui.Input{
			{Keys: []ui.Press{{Key: ebiten.KeyEnter}}},
			{Keys: []ui.Press{{Key: ebiten.KeySpace}}},
			{Keys: []ui.Press{{Key: ebiten.KeyW}}, Runes: []rune{'w'}},
			{Keys: []ui.Press{{Key: ebiten.KeyDigit1}}, Runes: []rune{'1'}},
		}
		for _, in := range hasty {
			st.Do(in)
		}
		for _, target := range st.List.Targets {
			if seen := target.Rect.Intersect(target.Clip); target.Layer >= st.List.TopModal && !seen.Empty() && len(hasty) < 8 {
				st.ClickAt(seen.Centre())
				hasty = append(hasty, ui.Input{})
			}
		}
		for range 40 { // Enter stays down
			st.Do(ui.Input{Down: []ebiten.Key{ebiten.KeyEnter}, Keys: []ui.Press{{Key: ebiten.KeyEnter, Repeat: true}}})
		}
		if p.Len() != n || s.At.Screen != screen || d.Top() != desk.Screen(s) {
			t.Errorf("%s: a hasty press led to %s, %d commands", name, screens.ScreenNames[s.At.Screen], p.Len()-n)
			continue
		}
		if name == "meet" { // an attack is likely there: a policy must have been chosen
			st.Key(ebiten.KeyDigit1)
		}
		st.Key(ebiten.KeyEnter)
		niletest.Read(st)
		if p.Len() == n && d.Notices() == 0 && s.At.Screen == screen && name != "notes" && name != "trade" {
			t.Errorf("%s: Enter does nothing once it has been read", name)
		}
	}
}

// What is not a press goes through at once: Esc, Tab, the rules.
func TestGuardLetsTheRestThrough(t *testing.T) {
	p := niletest.SitAt(t, "meet")
	d, _ := niletest.Table(p)
	prefs := d.Preferences()
	prefs.Animations = false
	d.SetPreferences(prefs)
	st := d.Stage(t)
	st.Key(ebiten.KeyTab)
	if st.List.Focus == "" {
		t.Error("Tab leads to nothing")
	}
	st.Key(ebiten.KeyF1)
	if len(d.Asked) != 1 {
		t.Errorf("F1 does nothing: got %v, wanted 1", len(d.Asked))
	}
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "pause" {
		t.Errorf("Esc leads to %s, want pause", d.Top().Name())
	}
}

// One press too many at the hand-over does not show the next player's things,
// and one too many at the pace does not end the march.
func TestHastySpaceAtTheTable(t *testing.T) {
	p := niletest.Driven(t, 4, 2, driven.Pacing)
	d, s := niletest.Table(p)
	prefs := d.Preferences()
	prefs.Animations = false
	d.SetPreferences(prefs)
	st := d.Stage(t)
	niletest.WantScreen(t, s, screens.BoardScreen)
	st.Key(ebiten.KeyDigit2)
	if sight.View(p).Phase() == nile.ChoosingPace {
		t.Fatal("the pace is not set")
	}
	n := p.Len()
	st.Key(ebiten.KeySpace)
	st.Key(ebiten.KeyEnter)
	if p.Len() != n {
		t.Errorf("a second press did %+v", local.Of(p).CommandAt(n))
	}
	niletest.Read(st)
	who := p.Seat()
	st.Key(ebiten.KeySpace)
	for range 8 {
		st.Key(ebiten.KeySpace)
	}
	if p.Len() == n {
		t.Fatal("the march did not end")
	}
	if p.Seat() != who {
		t.Errorf("the machine changed hands by one press: got %v, wanted %v", p.Seat(), who)
	}
}

// A notice takes no press before it can have been read, neither Enter held a
// moment too long nor its hot key nor a second click; then it takes all of them.
func TestNoticesAreNotPressedThrough(t *testing.T) {
	for name, press := range map[string]func(st *uitest.Stage){
		"Enter":   func(st *uitest.Stage) { niletest.TabTo(st, "Delete it"); st.Key(ebiten.KeyEnter) },
		"Space":   func(st *uitest.Stage) { niletest.TabTo(st, "Delete it"); st.Key(ebiten.KeySpace) },
		"its key": func(st *uitest.Stage) { st.Key(ebiten.KeyD) },
		"a click": func(st *uitest.Stage) { st.Click("Delete it") },
	} {
		d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
		st := d.Stage(t)
		st.Click("saves")
		st.Key(ebiten.KeyD)
		if d.Notices() != 1 {
			t.Fatalf("%s: %d notices, want 1", name, d.Notices())
		}
		press(st)
		if d.Shelf.Removed != "" || d.Notices() != 1 {
			t.Errorf("%s went through before the question could be read: deleted %q", name, d.Shelf.Removed)
			continue
		}
		niletest.Read(st)
		press(st)
		if d.Shelf.Removed == "" || d.Notices() != 0 {
			t.Errorf("%s: the question takes no press when it has been read", name)
		}
	}
}

// Of two notices the second is guarded anew, and what only tells something is
// guarded as well as what asks.
func TestEachNoticeIsGuarded(t *testing.T) {
	d := niletest.NewSaloon(menu.NewSettings(nil))
	st := d.Stage(t)
	d.Tell("First", ui.Plain("The first thing."))
	d.Tell("Second", ui.Plain("The second thing."))
	st.Key(ebiten.KeyEnter)
	if d.Notices() != 2 {
		t.Fatalf("the first was pressed through: got %v, wanted 2", d.Notices())
	}
	niletest.Pass(st)
	if d.Notices() != 1 {
		t.Fatalf("the first takes no press: got %v, wanted 1", d.Notices())
	}
	st.Key(ebiten.KeyEnter)
	st.Key(ebiten.KeySpace)
	if d.Notices() != 1 {
		t.Errorf("the second was pressed through with the first: got %v, wanted 1", d.Notices())
	}
	st.Key(ebiten.KeyEscape) // Esc is No, and needs no reading
	if d.Notices() != 0 {
		t.Errorf("Esc does not put it away: got %v, wanted 0", d.Notices())
	}
}

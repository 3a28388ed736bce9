package render

import (
	"errors"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Every screen fits every window and text size, and can be walked by keyboard.
func TestScreensFit(t *testing.T) {
	for name, make := range screens() {
		t.Run(name, func(t *testing.T) {
			for _, z := range uitest.Sizes() {
				t.Run(z.String(), func(t *testing.T) {
					d := make()
					p := DefaultPreferences()
					p.TextSize = z.Text
					d.SetPreferences(p)
					d.Resize(z.W, z.H, 1)
					s := d.stage(t)
					uitest.Check(t, s.List)
					uitest.CheckKeys(t, s)
					uitest.Check(t, s.List)
				})
			}
		})
	}
}

func TestTitleContinues(t *testing.T) {
	d := newSaloon(nil)
	s := d.stage(t)
	s.Want("August 1824")
	s.Want("Wilhelmina the Third and Wilhelmina the Fourth")
	s.Key(ebiten.KeyEnter)
	if got := strings.Join(d.asked, " "); got != "load one" {
		t.Errorf("Enter on the title asked for %q", got)
	}
	d.failing = errors.New("the file was moved away")
	s.Key(ebiten.KeyC)
	s.Want("The file was moved away.")
	read(s)
	s.Key(ebiten.KeyEnter)
	s.Key(ebiten.KeyF1)
	s.Key(ebiten.KeyQ)
	if !d.Ending() || d.asked[len(d.asked)-1] != "rules" {
		t.Errorf("quit %v, asked %q", d.Ending(), d.asked)
	}
}

func TestSetUpByKeyboard(t *testing.T) {
	d := newSaloon(nil)
	s := d.stage(t)
	s.Key(ebiten.KeyN)
	s.Click("player 1/name")
	s.Chord(ui.Ctrl(ebiten.KeyA))
	s.Type("Zoë")
	s.Key(ebiten.KeyTab)
	for s.List.Focus != "player 1/colour/Slate" {
		s.Key(ebiten.KeyRight)
	}
	s.Key(ebiten.KeySpace)
	for s.List.Focus != "player 1/specialty" {
		s.Key(ebiten.KeyTab)
	}
	s.Key(ebiten.KeyEnter)
	s.Want("no tale frightens the bearers")
	s.Click("Journalist")
	s.Key(ebiten.KeyD) // a third player
	s.Click("25 points")
	s.Key(ebiten.KeyP)
	s.Key(ebiten.KeyB)
	if d.began.Check() != nil {
		t.Fatalf("the game that began is not sound: %+v", d.began)
	}
	want := nile.Player{Name: "Zoë", Colour: 5, Specialty: nile.Journalist}
	if d.began.Players[0] != want || len(d.began.Players) != 3 || d.began.Target != 25 || d.began.PlaceForUs {
		t.Errorf("began %+v", d.began)
	}
}

func TestSetUpSaysWhatIsWrong(t *testing.T) {
	d := newSaloon(nil)
	d.Push(NewSetUp(d.begin()))
	s := d.stage(t)
	s.Click("player 2/name")
	s.Chord(ui.Ctrl(ebiten.KeyA))
	s.Type("first PLAYER")
	s.Want("Two players are called first PLAYER.")
	s.Click("Begin")
	s.Key(ebiten.KeyEnter)
	if len(d.asked) > 0 {
		t.Errorf("the game began all the same: %q", d.asked)
	}
	s.Click("player 2/remove")
	if s.Target("player 1/remove").Disabled != true {
		t.Error("the last player can be removed")
	}
	s.Key(ebiten.KeyEscape) // the field has gone with its player
	if d.Top().Name() != "title" {
		t.Errorf("Esc leads to %s", d.Top().Name())
	}
}

func TestColoursOfOthersCannotBeHad(t *testing.T) {
	d := newSaloon(nil)
	d.Push(NewSetUp(d.begin()))
	s := d.stage(t)
	s.Click("player 1/colour/Ochre")
	u := d.Top().(*setUp)
	if u.s.Players[0].Colour != 0 {
		t.Error("the first player took the second player's colour")
	}
	s.Wait(1)
	s.Want("Ochre is taken by Second player.")
}

func TestHandOverHidesTheGame(t *testing.T) {
	ready := false
	d := newSaloon(NewHandOver("Bruno", 1, nil, func() { ready = true }))
	s := d.stage(t)
	if s.Has("Continue") {
		t.Error("the screen below shows through")
	}
	s.Want("Bruno")
	s.Key(ebiten.KeyEscape)
	if ready || d.Top().Name() != "handover" {
		t.Error("Esc went past the hand-over")
	}
	s.Key(ebiten.KeySpace)
	if !ready {
		t.Error("Space does not hand over")
	}
}

func TestSaveAsAsksBeforeReplacing(t *testing.T) {
	d := newSaloon(nil)
	d.Push(NewSaveAs(d.program))
	s := d.stage(t)
	s.Chord(ui.Ctrl(ebiten.KeyA))
	s.Type("thursday")
	s.Key(ebiten.KeyEnter)
	s.Want("already")
	read(s)
	s.Click("Keep it")
	if len(d.asked) > 0 {
		t.Fatalf("asked %q", d.asked)
	}
	s.Click("Save")
	read(s)
	s.Click("Replace it")
	if got := strings.Join(d.asked, ", "); got != "save as thursday" || d.Top().Name() != "title" {
		t.Errorf("asked %q, then at %s", got, d.Top().Name())
	}
}

func TestSettingsAreInForceAtOnce(t *testing.T) {
	d := newSaloon(NewSettings())
	var kept Preferences
	d.Hooks().StorePreferences = func(p Preferences) error { kept = p; return nil }
	s := d.stage(t)
	was := s.List.W
	s.Click("text size")
	for range 5 {
		s.Key(ebiten.KeyRight)
	}
	if kept.TextSize != 150 || s.List.W >= was {
		t.Errorf("text size %d, the window %v units wide", kept.TextSize, s.List.W)
	}
	s.Key(ebiten.KeyO)
	if d.Top().Name() != "title" {
		t.Errorf("at %s", d.Top().Name())
	}
	if p := (Preferences{TextSize: 900, Volume: -3}).Sound(); p.TextSize != 200 || p.Volume != 0 {
		t.Errorf("settings out of bounds became %+v", p)
	}
}

func TestPauseMenu(t *testing.T) {
	d := newSaloon(nil).menu(pausing)
	s := d.stage(t)
	s.Want("Continue") // the game shows through
	for _, it := range s.List.Items {
		if it.Text == "Continue" && !it.Dim {
			t.Error("what lies below is not darkened")
		}
	}
	s.Key(ebiten.KeyF5)
	s.Want("Saved.")
	d.failing = errors.New("the disk is full")
	s.Key(ebiten.KeyT)
	s.Want("what was played since the last save is lost")
	read(s)
	s.Key(ebiten.KeyS)
	if d.Top().Name() != "pause" {
		t.Fatalf("left for %s", d.Top().Name())
	}
	d.failing = nil
	s.Key(ebiten.KeyT)
	if d.Top().Name() != "title" || d.Depth() != 1 {
		t.Errorf("at %s with %d scenes", d.Top().Name(), d.Depth())
	}
	if got := strings.Join(d.asked, ", "); got != "save, leave, leave" {
		t.Errorf("asked %q", got)
	}
}

// The coast behind the title has the sea where the sea is.
func TestCoastBackdrop(t *testing.T) {
	const w, h = 640, 400
	land := landMask(w, h, viewCoast(w, h))
	v := viewCoast(w, h)
	dist := shoreDistance(land)
	for _, p := range []struct {
		name string
		x, y float64
		land bool
	}{
		{"the Congo", 22, 30, true},
		{"the Karoo", 23, 57, true},
		{"the Sahara beyond the board", -15, 0, true},
		{"the Gulf of Guinea", 2, 22, false},
		{"the ocean west of the Cape", 5, 55, false},
		{"the Indian Ocean", 50, 36, false},
	} {
		x, y := v.at(p.x, p.y)
		i := int(y)*w + int(x)
		if (land.Pix[i] > 128) != p.land || (dist[i] < 0) != p.land {
			t.Errorf("%s: cover %d, distance %v", p.name, land.Pix[i], dist[i])
		}
	}
	for i := 1; i < len(dist); i++ {
		if i%w != 0 && dist[i]-dist[i-1] > 2.01 {
			t.Fatalf("the distance leaps from %v to %v", dist[i-1], dist[i])
		}
	}
}

func BenchmarkBackdrop(b *testing.B) {
	for b.Loop() {
		paintCoast(1280, 800, 1)
	}
}

func BenchmarkSetUpFrame(b *testing.B) {
	d := newSaloon(nil)
	d.Push(NewSetUp(d.begin()))
	for b.Loop() {
		d.Refresh()
		d.Tick(ui.Input{})
	}
}

package menu_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Every screen fits every window and text size, and can be walked by keyboard.
func TestScreensFit(t *testing.T) {
	for name, make := range niletest.Screens() {
		t.Run(name, func(t *testing.T) {
			d := make()
			d.Fits(t, d.Stage(t))
		})
	}
}

func TestTitleContinues(t *testing.T) {
	d := niletest.NewSaloon(nil)
	s := d.Stage(t)
	s.Want("August 1824")
	s.Want("Wilhelmina the Third and Wilhelmina the Fourth")
	s.Key(ebiten.KeyEnter)
	if got := strings.Join(d.Asked, " "); got != "load one" {
		t.Errorf("Enter on the title asked for %q, want \"load one\"", got)
	}
	d.Failing = errors.New("the file was moved away")
	s.Key(ebiten.KeyC)
	s.Want("The file was moved away.")
	niletest.Read(s)
	s.Key(ebiten.KeyEnter)
	s.Key(ebiten.KeyF1)
	s.Key(ebiten.KeyQ)
	if !d.Ending() || d.Asked[len(d.Asked)-1] != "rules" {
		t.Errorf("quit %v, asked %q", d.Ending(), d.Asked)
	}
}

func TestSetUpByKeyboard(t *testing.T) {
	d := niletest.NewSaloon(nil)
	s := d.Stage(t)
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
	if d.Began.Check() != nil {
		t.Fatalf("the game that began is not sound: %+v", d.Began)
	}
	want := nile.Player{Name: "Zoë", Colour: 5, Specialty: deck.Journalist, Face: d.Began.Players[0].Face} // as it was offered
	if want.Face == 0 || d.Began.Players[0] != want || len(d.Began.Players) != 3 || d.Began.Target != 25 || d.Began.PlaceForUs {
		t.Errorf("began %+v", d.Began)
	}
}

func TestSetUpSaysWhatIsWrong(t *testing.T) {
	d := niletest.NewSaloon(nil)
	d.Push(home.NewSetUp(d.Begin()))
	s := d.Stage(t)
	s.Click("player 2/name")
	s.Chord(ui.Ctrl(ebiten.KeyA))
	s.Type("first PLAYER")
	s.Want("Two players are called first PLAYER.")
	s.Click("Begin")
	s.Key(ebiten.KeyEnter)
	if len(d.Asked) > 0 {
		t.Errorf("the game began all the same: %q", d.Asked)
	}
	s.Click("player 2/remove")
	if s.Target("player 1/remove").Disabled != true {
		t.Error("the last player can be removed")
	}
	s.Key(ebiten.KeyEscape) // the field has gone with its player
	if d.Top().Name() != "title" {
		t.Errorf("Esc leads to %s, want title", d.Top().Name())
	}
}

func TestColoursOfOthersCannotBeHad(t *testing.T) {
	d := niletest.NewSaloon(nil)
	d.Push(home.NewSetUp(d.Begin()))
	s := d.Stage(t)
	s.Click("player 1/colour/Ochre")
	u := d.Top().(*home.SetUp)
	if u.S.Players[0].Colour != 0 {
		t.Errorf("the first player took the second player's colour: got %v, wanted 0", u.S.Players[0].Colour)
	}
	s.Wait(1)
	s.Want("Ochre is taken by Second player.")
}

func TestHandOverHidesTheGame(t *testing.T) {
	ready := false
	d := niletest.NewSaloon(play.NewHandOver(play.HandOver{Name: "Bruno", Colour: 1, Then: func() { ready = true }}))
	s := d.Stage(t)
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
	d := niletest.NewSaloon(nil)
	told := 0
	d.Push(menu.NewSaveAs(d.Program, func() { told++ }))
	s := d.Stage(t)
	s.Chord(ui.Ctrl(ebiten.KeyA))
	s.Type("thursday")
	s.Key(ebiten.KeyEnter)
	s.Want("already")
	niletest.Read(s)
	s.Click("Keep it")
	if len(d.Asked) > 0 {
		t.Fatalf("asked %q", d.Asked)
	}
	s.Click("Save")
	niletest.Read(s)
	s.Click("Replace it")
	if got := strings.Join(d.Asked, ", "); got != "save as thursday" || d.Top().Name() != "title" {
		t.Errorf("asked %q, then at %s; want \"save as thursday\", title", got, d.Top().Name())
	}
	if told != 1 {
		t.Errorf("told %d times that it is saved, want once", told)
	}
}

// TestSaveAsTakesANameThatIsBeingComposed: a telephone's keyboard finishes a name only when
// its field is left; Save is there before, and saves under all of it.
func TestSaveAsTakesANameThatIsBeingComposed(t *testing.T) {
	k, saved := &keyboard{}, ""
	screen := menu.NewSaveAs(&menu.Program{SaveAs: func(name string, done func(error)) { saved = name }}, nil)
	a := render.New(render.Hooks{}, desk.DefaultPreferences())
	st := uitest.New(t, 844, 390, 1, func(c *ui.Context) {
		c.Typing = k
		screen.Frame(c, a)
	})
	st.Wait(0.1)
	if save, ok := st.List.Find("Save"); !ok || !save.Disabled {
		t.Fatal("a game without a name can be saved")
	}
	k.composing = "Thursday"
	st.Wait(0.1)
	st.Click("Save")
	if saved != "Thursday" {
		t.Errorf("saved as %q, want \"Thursday\"", saved)
	}
}

func TestSettingsAreInForceAtOnce(t *testing.T) {
	d := niletest.NewSaloon(menu.NewSettings(nil))
	var kept desk.Preferences
	d.Hooks().StorePreferences = func(p desk.Preferences) error { kept = p; return nil }
	s := d.Stage(t)
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
		t.Errorf("at %s, want title", d.Top().Name())
	}
	if p := (desk.Preferences{TextSize: 900, Volume: -3}).Sound(); p.TextSize != 200 || p.Volume != 0 {
		t.Errorf("settings out of bounds became %+v", p)
	}
}

func TestPauseMenu(t *testing.T) {
	d := niletest.NewSaloon(nil).Menu(niletest.Pausing)
	s := d.Stage(t)
	s.Want("Continue") // the game shows through
	for _, it := range s.List.Items {
		if it.Text == "Continue" && !it.Dim {
			t.Error("what lies below is not darkened")
		}
	}
	before, _ := s.List.Find("Back to the game")
	s.Key(ebiten.KeyF5)
	s.Want("Saved.")
	if after, _ := s.List.Find("Back to the game"); after.Rect != before.Rect {
		t.Errorf("the box jumps when it is saved: %v, was %v", after.Rect, before.Rect)
	}
	d.Failing = errors.New("the disk is full")
	s.Key(ebiten.KeyT)
	s.Want("what was played since the last save may be lost")
	niletest.Read(s)
	s.Key(ebiten.KeyS)
	if d.Top().Name() != "pause" {
		t.Fatalf("left for %s, want pause", d.Top().Name())
	}
	d.Failing = nil
	s.Key(ebiten.KeyT)
	if d.Top().Name() != "title" || d.Depth() != 1 {
		t.Errorf("at %s with %d scenes, want title, 1", d.Top().Name(), d.Depth())
	}
	if got := strings.Join(d.Asked, ", "); got != "save, leave, leave" {
		t.Errorf("asked %q, want \"save, leave, leave\"", got)
	}
}

func BenchmarkSetUpFrame(b *testing.B) {
	d := niletest.NewSaloon(nil)
	d.Push(home.NewSetUp(d.Begin()))
	for b.Loop() {
		d.Refresh()
		d.Tick(ui.Input{})
	}
}

// Each group of settings goes back to how the program came with it, and to nothing of another; the folder of the games
// is shown, and shown by the system where it can.
func TestSettingsAsTheyWere(t *testing.T) {
	d := niletest.NewSaloon(nil)
	shown := ""
	d.Program.ShowFolder = func(path string) error { shown = path; return nil }
	d.Push(menu.NewSettings(d.Program))
	was := d.Preferences()
	s := d.Stage(t)
	s.Wait(0.2)
	usual := words.Say("settings.usual")
	if s.Has(usual) {
		t.Errorf("%q is offered where nothing was changed", usual)
	}
	s.Click("For red–green")
	s.Click("Quickly")
	s.Wait(0.2)
	s.Click("usual settings.colours")
	if p := d.Preferences(); p.Palette != 0 || p.Opponents != int(play.Quickly) {
		t.Errorf("colours %d, speed %d; want 0 and %d", p.Palette, p.Opponents, play.Quickly)
	}
	s.Wait(0.2)
	s.Click("usual settings.playing")
	if s.Wait(0.2); !reflect.DeepEqual(d.Preferences(), was) || s.Has(usual) {
		t.Errorf("all put back: %+v, want as it came", d.Preferences())
	}
	s.Want(d.Shelf.Folder())
	s.Want(words.Say("settings.files.kept"))
	fewer := words.Say("settings.files.fewer", "n", d.Program.Kept-1)
	s.Click("autosaves")
	s.Key(ebiten.KeyRight)
	if p := d.Preferences(); p.Autosaves != d.Program.Kept+1 || s.Has(fewer) {
		t.Errorf("%d autosaves are kept, want %d, and nothing told", p.Autosaves, d.Program.Kept+1)
	}
	s.Key(ebiten.KeyLeft)
	s.Key(ebiten.KeyLeft)
	if p := d.Preferences(); p.Autosaves != d.Program.Kept-1 {
		t.Errorf("%d autosaves are kept, want %d", p.Autosaves, d.Program.Kept-1)
	}
	s.Want(fewer)
	s.Key(ebiten.KeyHome)
	if p := d.Preferences(); p.Autosaves != d.Program.LeastKept {
		t.Errorf("%d autosaves are kept at least, want %d", p.Autosaves, d.Program.LeastKept)
	}
	if s.Click("usual settings.files"); d.Preferences() != was {
		t.Errorf("all put back: %+v, want as it came", d.Preferences())
	}
	if s.Click("show folder"); shown != d.Shelf.Folder() {
		t.Errorf("the folder %q is shown, want %q", shown, d.Shelf.Folder())
	}
}

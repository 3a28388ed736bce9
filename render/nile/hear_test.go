package nile_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/words"
)

// ear notes what it is asked to play.
type ear struct {
	heard  []sound.Sound
	levels sound.Levels
	state  sound.State
}

func (e *ear) Play(levels sound.Levels, sounds ...sound.Sound) {
	e.levels = levels
	for _, s := range sounds {
		if levels.Of(s) > 0 {
			e.heard = append(e.heard, s)
		}
	}
}

func (e *ear) State() sound.State { return e.state }

// What happens at the table is heard, once, and at the volume of the settings;
// with the sound off nothing is.
func TestTableIsHeard(t *testing.T) {
	for _, silent := range []bool{false, true} {
		p := niletest.Driven(t, 3, 2, driven.Marching)
		d, _ := niletest.Table(p)
		e := &ear{}
		d.Hooks().Sounds = e
		prefs := d.Preferences()
		prefs.Silent, prefs.Volume, prefs.Pencil = silent, 40, 30
		d.SetPreferences(prefs)
		st := d.Stage(t)
		if len(e.heard) > 0 {
			t.Errorf("a game taken up is heard: %v", e.heard)
		}
		from := len(p.Events())
		ch, ok := sight.Find(p, nile.Move, -1, -1)
		if !ok || !local.Do(p, ch.Command(0)) {
			t.Fatal("no step")
		}
		d.Refresh()
		st.Wait(3) // each sound with its card
		want := tell.Sounds(p.Events()[from:])
		if silent {
			want = nil
		} else if len(want) == 0 || !slices.Contains(want, sound.Step) {
			t.Fatalf("a step sounds as %v", want)
		}
		if !slices.Equal(e.heard, want) || !silent && e.levels != (sound.Levels{Pencil: 30, Moments: 40}) {
			t.Errorf("silent %v: heard %v at %v, want %v", silent, e.heard, e.levels, want)
		}
	}
}

// The settings switch the sound, let the volume be heard, and say in a line
// when there is nothing to play on.
func TestSettingsOfTheSound(t *testing.T) {
	d := niletest.NewSaloon(nil)
	e := &ear{}
	d.Hooks().Sounds = e
	d.Push(menu.NewSettings(nil))
	s := d.Stage(t)
	if s.Has(words.Say("settings.sound.missing")) {
		t.Error("a sound card is missed before anybody has looked")
	}
	s.Key(ebiten.KeyS)
	if !d.Preferences().Silent || len(e.heard) > 0 {
		t.Errorf("silent %v, heard %v", d.Preferences().Silent, e.heard)
	}
	s.Want(words.Say("settings.volume.none"))
	s.Key(ebiten.KeyS)
	s.Click("volume")
	s.Key(ebiten.KeyRight)
	if got := d.Preferences().Volume; got != 70 || e.levels.Moments != 70 || !slices.Equal(e.heard, []sound.Sound{sound.Card, sound.Card}) {
		t.Errorf("volume %d, heard %v at %v", got, e.heard, e.levels)
	}
	s.Click("pencil")
	s.Key(ebiten.KeyLeft)
	if got := d.Preferences(); got.Pencil != 50 || got.Volume != 70 || e.levels != got.Levels() || e.heard[len(e.heard)-1] != sound.Crayon {
		t.Errorf("the crayon at %d, heard %v at %v, want it at 50 and at once", got.Pencil, e.heard, e.levels)
	}
	if s.Click("usual settings.hearing"); d.Preferences() != d.UsualPreferences() {
		t.Errorf("as they were they are %+v, want %+v", d.Preferences(), d.UsualPreferences())
	}
	e.state = sound.Missing
	s.Wait(0.1)
	s.Want(words.Say("settings.sound.missing"))
}

// A page turns when something to read is opened, not when it is closed.
func TestPagesTurn(t *testing.T) {
	d := niletest.NewSaloon(nil)
	e := &ear{}
	d.Hooks().Sounds = e
	d.Push(menu.NewRules(screens.Game{}, ""))
	d.Pop()
	if !slices.Equal(e.heard, []sound.Sound{sound.Page}) {
		t.Errorf("heard %v", e.heard)
	}
}

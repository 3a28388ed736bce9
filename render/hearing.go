package render

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/sound"
)

// Hear plays sounds one after the other, unless the player wants none. It never
// waits, and does nothing where there is no sound card.
func (a *App) Hear(sounds ...sound.Sound) {
	a.shake(sounds)
	if a.hooks.Sounds == nil {
		return
	}
	levels := a.prefs.Levels()
	for _, s := range sounds {
		if s >= sound.Sounds || levels.Of(s) > 0 {
			a.Tracef("plays %s", s)
		}
	}
	if a.painter != nil && !a.told { // there is something to see first: an air is reckoned for a tenth of a second
		a.unheard = append(a.unheard, sounds...)
		return
	}
	a.hooks.Sounds.Play(levels, sounds...)
}

// heardLate plays what was to be heard before there was anything to see.
func (a *App) heardLate() {
	if len(a.unheard) > 0 {
		a.hooks.Sounds.Play(a.prefs.Levels(), a.unheard...)
		a.unheard = nil
	}
}

// strikes is how a controller shakes at a sound.
var strikes = map[sound.Sound]ebiten.VibrateGamepadOptions{
	sound.Drum: {Duration: 200 * time.Millisecond, StrongMagnitude: 0.6, WeakMagnitude: 0.3},
	sound.Shot: {Duration: 110 * time.Millisecond, StrongMagnitude: 1},
	sound.Bell: {Duration: 300 * time.Millisecond, WeakMagnitude: 0.4},
}

// shake has the controllers shake at what strikes, if the player wants that.
func (a *App) shake(sounds []sound.Sound) {
	if !a.prefs.Rumble {
		return
	}
	for _, s := range sounds {
		of, strikes := strikes[s]
		if !strikes {
			continue
		}
		a.Tracef("shakes at %s", s)
		for _, id := range a.hand.pads {
			ebiten.VibrateGamepad(id, &of)
		}
	}
}

// SoundState is what is known of the sound card.
func (a *App) SoundState() sound.State {
	if a.hooks.Sounds == nil {
		return sound.Untried
	}
	return a.hooks.Sounds.State()
}

// Open plays what opening a screen sounds like.
func (a *App) Open(s desk.Screen) {
	if _, ok := s.(desk.Leaf); ok {
		a.Hear(sound.Page)
	}
}

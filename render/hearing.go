package render

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/sound"
)

// Hear plays sounds one after the other, unless the player wants none. It never
// waits, and does nothing where there is no sound card.
func (a *App) Hear(sounds ...sound.Sound) {
	if a.hooks.Sounds == nil {
		return
	}
	levels := a.prefs.Levels()
	for _, s := range sounds {
		if s >= sound.Sounds || levels.Of(s) > 0 {
			a.Tracef("plays %s", s)
		}
	}
	a.hooks.Sounds.Play(levels, sounds...)
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

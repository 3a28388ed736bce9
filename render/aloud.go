package render

import (
	"slices"
	"strings"

	"sourceofthenile/render/aloud"
)

// CanSpeak reports whether the program can read out.
func (a *App) CanSpeak() bool { return a.hooks.Voice != nil && a.hooks.Voice.Ready() }

// HasVoiceVolume reports whether it can do so louder and softer.
func (a *App) HasVoiceVolume() bool { return a.CanSpeak() && a.hooks.Voice.HasVolume() }

// setVoice has the voice as loud as the settings want it.
func (a *App) setVoice() {
	if a.prefs.ReadAloud && a.HasVoiceVolume() {
		a.hooks.Voice.SetVolume(a.prefs.Voice)
	}
}

// Aloud has sentences read out.
func (a *App) Aloud(sentences ...string) {
	for _, s := range sentences {
		if s = strings.TrimSpace(s); s == "" {
			continue
		}
		if a.hooks.Aloud != nil {
			a.hooks.Aloud(s)
		}
		if a.prefs.ReadAloud && a.CanSpeak() {
			a.hooks.Voice.Say(s, false)
		}
	}
}

// readOut reads a page that has come up, and whatever gets the keyboard.
func (a *App) readOut() {
	if a.list == nil || !a.CanSpeak() {
		return
	}
	page := a.Top().Name()
	if a.asking() {
		page = "notice " + a.notices[0].title
	}
	a.reader.Frame(a.hooks.Voice, a.prefs.ReadAloud, page, a.list)
}

// mirror tells the mirror what can be chosen, if that has changed.
func (a *App) mirror() {
	if a.hooks.Mirror == nil || a.list == nil {
		return
	}
	if now := aloud.Mirror(a.list, a.device); !slices.Equal(now, a.mirrored) {
		a.mirrored = now
		a.hooks.Mirror(now)
	}
}

package render

import (
	"slices"
	"strings"

	"sourceofthenile/render/aloud"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// CanSpeak reports whether the program can read out.
func (a *App) CanSpeak() bool { return a.hooks.Voice != nil && a.hooks.Voice.Ready() }

// HasVoiceVolume reports whether it can do so louder and softer.
func (a *App) HasVoiceVolume() bool { return a.CanSpeak() && a.hooks.Voice.HasVolume() }

// setVoice has the voice as loud as the settings want it.
func (a *App) setVoice() {
	if a.HasVoiceVolume() {
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
			a.reader.Told(s, a.clock)
			a.say(s)
		}
	}
}

// say has the voice read something: after what it reads, or in its place where the player has done
// something since.
func (a *App) say(s string) {
	a.hooks.Voice.Say(s, a.cuts)
	a.cuts = false
}

// readOut reads a page that has come up, what changes on it, and whatever gets the keyboard.
func (a *App) readOut() {
	if a.list == nil || len(a.stack) == 0 {
		return
	}
	f := a.looked()
	a.readAsked(&f)
	if a.CanSpeak() {
		a.reader.Frame(a.say, a.prefs.ReadAloud, f)
	}
}

// looked is the frame that is shown, as it is read.
func (a *App) looked() aloud.Looked {
	top := a.Top()
	f := aloud.Looked{Now: a.clock, Page: top.Name(), Key: a.Keys().Name(keymap.ReadChoices), List: a.list}
	if p, ok := top.(desk.Paged); ok {
		f.Page += " " + p.Page()
	}
	if w, ok := top.(desk.Wide); ok {
		f.Wide = w.Wide()
	}
	if a.asking() {
		f.Page, f.Wide = "notice "+a.notices[0].title, false
	}
	return f
}

// readAsked reads what was asked for by a key, to whoever hears the page by whatever means.
func (a *App) readAsked(f *aloud.Looked) {
	asked := a.toRead
	if a.toRead = keymap.None; asked == keymap.None {
		return
	}
	read := append(aloud.Page(f.List, !f.Wide), aloud.Ahead(f.List, f.Key)...)
	if asked == keymap.ReadChoices {
		if read = aloud.Choices(a.list); len(read) == 0 {
			read = []string{words.Say("aloud.none")}
		} else {
			read = append([]string{words.Say("aloud.choices")}, read...)
		}
	}
	for _, s := range read {
		if a.hooks.Aloud != nil {
			a.hooks.Aloud(s)
		}
		if a.CanSpeak() {
			a.say(s)
		}
	}
}

// heedReading notes that the page, or what can be chosen, is to be read once it is drawn.
func (a *App) heedReading(c *ui.Context) {
	for _, cmd := range []ui.Command{keymap.ReadPage, keymap.ReadChoices} {
		if c.CommandAnywhere(cmd) {
			a.toRead = cmd
		}
	}
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

package render

import (
	"strings"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Voice reads out, where a system has a voice that programs may use. Neither
// function may wait.
type Voice interface {
	// Ready reports whether there is one.
	Ready() bool
	// Say has a sentence read after those before it; with now at once, and those are
	// forgotten.
	Say(text string, now bool)
}

// hearing is what was read out last, so that nothing is read twice.
type hearing struct {
	on    bool
	page  string // the topmost screen, and whether a sheet lies on it
	focus string // what has the keyboard
}

// CanSpeak reports whether the program can read out.
func (a *App) CanSpeak() bool { return a.hooks.Voice != nil && a.hooks.Voice.Ready() }

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
	if !a.prefs.ReadAloud || a.list == nil || !a.CanSpeak() {
		a.heard = hearing{}
		return
	}
	now := hearing{true, a.pageName(), a.list.Focus}
	if now == a.heard {
		return
	}
	turned := now.page != a.heard.page
	a.heard = now
	if turned {
		a.hooks.Voice.Say(words.Sentences(pageTexts(a.list)...), true)
	}
	if t, ok := a.list.Find(now.focus); ok && now.focus != "" {
		a.hooks.Voice.Say(spokenOf(&t), !turned)
	}
}

// pageName tells one page from another, for those who hear them.
func (a *App) pageName() string {
	if a.asking() {
		return "notice " + a.notices[0].title
	}
	return a.Top().Name()
}

// pageTexts are the sentences of a page, as they stand on the topmost sheet: all but
// what stands on what can be chosen, which is read when it has the keyboard.
func pageTexts(l *ui.List) (out []string) {
	block := -1
	for i := range l.Items {
		it := &l.Items[i]
		if it.Kind != ui.TextItem || it.Dim || it.Layer < l.TopModal || it.Visible().Empty() || onTarget(l, it) {
			continue
		}
		if it.Block == block && len(out) > 0 { // the next line of a paragraph
			out[len(out)-1] = strings.TrimSpace(out[len(out)-1]) + " " + it.Text
			continue
		}
		block, out = it.Block, append(out, it.Text)
	}
	for i := range out {
		out[i] = words.Whole(out[i])
	}
	return out
}

// onTarget reports whether a text stands on what can be chosen.
func onTarget(l *ui.List, it *ui.Item) bool {
	for i := range l.Targets {
		if t := &l.Targets[i]; t.Layer >= l.TopModal && t.Flags&ui.TakesEnter != 0 && t.Rect.Contains(it.Ink.Centre()) && t.Rect.H < 3*it.Ink.H {
			return true
		}
	}
	return false
}

// spokenOf is what is said of something that can be chosen.
func spokenOf(t *ui.Target) string {
	said := words.Whole(t.Label)
	if t.Disabled {
		said = words.Say("aloud.off", "what", t.Label)
	}
	return words.Sentences(said, t.Tip)
}

// Package aloud is the screen for those who hear it: what of a frame can be chosen,
// and what is read of it.
package aloud

import (
	"strings"
	"unicode"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Mirrored is something that can be chosen on the screen, for those who hear it.
type Mirrored struct {
	ID    string `json:"id"`
	Label string `json:"label"`
	Tip   string `json:"tip"`  // what hovering explains, "" nothing
	Off   bool   `json:"off"`  // it cannot be chosen now
	Text  bool   `json:"text"` // it is typed into
	// Where it is, in plain pixels.
	X, Y, W, H float64
}

// Mirror is what can be chosen: what can be seen, above what lies below the
// topmost sheet. device is device pixels per plain pixel.
func Mirror(l *ui.List, device float64) (out []Mirrored) {
	k := l.Scale / device
	for i := range l.Targets {
		t := &l.Targets[i]
		if seen := t.Visible(); t.Layer >= l.TopModal && !seen.Empty() {
			out = append(out, Mirrored{t.ID, t.Label, t.Tip, t.Disabled, t.Flags&ui.TakesText != 0, seen.X * k, seen.Y * k, seen.W * k, seen.H * k})
		}
	}
	return out
}

// Target is what is said of something that can be chosen, with what explains it.
func Target(t *ui.Target) string {
	said := stands(t)
	if said == "" { // a number or a text that has no name but what explains it
		return words.Sentences(lines(t.Tip), whole(t.Value))
	}
	if t.Disabled {
		return words.Sentences(words.Say("aloud.off", "what", said), lines(t.Tip))
	}
	return words.Sentences(whole(said), lines(t.Tip))
}

// lines is what explains something, a sentence for each of its lines: by ear a new line is none.
func lines(tip string) string {
	var out []string
	for _, line := range strings.Split(tip, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			out = append(out, whole(line))
		}
	}
	return words.Sentences(out...)
}

// stands is the name of something that can be chosen, and how it stands; "" where it has no name.
func stands(t *ui.Target) string {
	said := t.Label
	if t.Tip != "" && (!t.Named && t.Flags&(ui.TakesFigures|ui.TakesText) != 0 || !hasLetters(said)) {
		return ""
	}
	if t.Value != "" {
		said = words.Phrase("aloud.value", "what", said, "value", t.Value)
	}
	switch t.Mark {
	case ui.Chosen:
		said = words.Phrase("aloud.chosen", "what", said)
	case ui.Ticked:
		said = words.Phrase("aloud.ticked", "what", said)
	case ui.Unticked:
		said = words.Phrase("aloud.unticked", "what", said)
	}
	return said
}

// Choices are what can be chosen on the topmost sheet, what Space sets off first, each with its key.
func Choices(l *ui.List) (out []string) {
	for i := range l.Targets {
		t := &l.Targets[i]
		if t.Layer < l.TopModal || t.Disabled {
			continue
		}
		if isMain(l, t) {
			out = append([]string{choice(l, t)}, out...)
			continue
		}
		out = append(out, choice(l, t))
	}
	return out
}

// choice is something that can be chosen, with its key.
func choice(l *ui.List, t *ui.Target) string {
	said, key := stands(t), ""
	if said == "" {
		said = strings.TrimSuffix(t.Tip, ".")
		if t.Value != "" {
			said = words.Phrase("aloud.value", "what", said, "value", t.Value)
		}
	}
	switch {
	case isMain(l, t):
		key = words.Phrase("key.space")
	case t.Hot != 0:
		key = string(unicode.ToUpper(t.Hot))
	case t.Chord != ui.Chord{}:
		key = keymap.Written(t.Chord)
	}
	if key != "" {
		said = words.Phrase("aloud.key", "what", said, "key", key)
	}
	return whole(said)
}

// mostChoices is how many choices are read with a page that comes up.
const mostChoices = 6

// Ahead is what is read of the choices of a page that comes up: all, where they are few; else the
// one that Space sets off, and how many there are, with the key that has them read.
func Ahead(l *ui.List, key string) (out []string) {
	all := Choices(l)
	switch n := len(all); {
	case n == 0:
		return nil
	case n <= mostChoices:
		return append([]string{words.Say("aloud.choices")}, all...)
	default:
		if main := Main(l); main != "" {
			out = append(out, main)
		}
		return append(out, words.Say("aloud.many", "n", n, "key", key))
	}
}

// Main is what Space sets off, as Choices say it; "": nothing, or what has the keyboard.
func Main(l *ui.List) string {
	for i := range l.Targets {
		if t := &l.Targets[i]; isMain(l, t) && !t.Disabled {
			return choice(l, t)
		}
	}
	return ""
}

// isMain reports whether Space sets something off: what has the keyboard takes it first.
func isMain(l *ui.List, t *ui.Target) bool {
	if t.Flags&ui.IsMain == 0 || t.Layer < l.TopModal {
		return false
	}
	on, ok := l.Find(l.Focus)
	return l.Focus == "" || !ok || on.ID == t.ID || on.Flags&ui.TakesEnter == 0 || on.Disabled
}

// Package aloud is the screen for those who hear it: what of a frame can be chosen,
// and what is read of it.
package aloud

import (
	"strings"

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

// Page are the sentences of a page, as they stand on the topmost sheet: all but
// what stands on what can be chosen, which is read when it has the keyboard.
func Page(l *ui.List) (out []string) {
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

// Target is what is said of something that can be chosen.
func Target(t *ui.Target) string {
	said := words.Whole(t.Label)
	if t.Disabled {
		said = words.Say("aloud.off", "what", t.Label)
	}
	return words.Sentences(said, t.Tip)
}

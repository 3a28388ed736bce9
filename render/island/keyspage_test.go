package island

import (
	"testing"

	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The few keys of this game are set as large as all of them fit, and none has to be scrolled to.
func TestFewKeysAreSetLarge(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1920, H: 1080, Text: 100}, {W: 2560, H: 1440, Text: 150}} {
		r := newRoom(t, z, menu.NewKeys())
		r.Wait(0.5)
		lines := 0
		for i := range r.List.Items {
			it := &r.List.Items[i]
			if it.Kind == ui.TextItem && it.Ink.Bottom() > it.Clip.Bottom()+1 {
				t.Errorf("%s: %q is not seen whole", z, it.Text)
			}
			for _, part := range menu.KeyParts(r.App) {
				for _, l := range part.Lines {
					if it.Kind == ui.TextItem && it.Text == words.Whole(l.Text) {
						if lines++; it.Style.Size < 17 {
							t.Errorf("%s: %q has letters of %v units, want 17 or more", z, it.Text, it.Style.Size)
						}
					}
				}
			}
		}
		if lines < 3 {
			t.Errorf("%s: only %d lines of keys are seen", z, lines)
		}
	}
}

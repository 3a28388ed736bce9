package render

import (
	"strings"
	"testing"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/sound"
)

// A controller shakes at what strikes, if that is wanted, and at nothing else: with a sound card or without.
func TestAControllerShakesAtWhatStrikes(t *testing.T) {
	for _, wanted := range []bool{false, true} {
		p := desk.DefaultPreferences()
		if p.Rumble {
			t.Fatal("it shakes before anybody has asked for it")
		}
		p.Rumble = wanted
		a := New(Hooks{}, p)
		var trace strings.Builder
		a.Trace(&trace)
		a.Hear(sound.Page, sound.Drum, sound.Crayon, sound.Shot)
		want := ""
		if wanted {
			want = "shakes at drum\nshakes at shot\n"
		}
		if got := trace.String(); got != want {
			t.Errorf("wanted %v: it %q, want %q", wanted, got, want)
		}
	}
}

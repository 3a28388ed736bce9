package render

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// reader is a voice that writes down what it is to read: "!" before what is to be
// read at once.
type reader struct {
	said []string
	loud int
}

func (*reader) Ready() bool             { return true }
func (*reader) HasVolume() bool         { return true }
func (r *reader) SetVolume(percent int) { r.loud = percent }
func (r *reader) Say(text string, now bool) {
	r.said = append(r.said, map[bool]string{true: "!"}[now]+text)
}

// lately is what was said since it was asked last.
func (r *reader) lately() []string {
	out := r.said
	r.said = nil
	return out
}

// Who has asked for it hears each page that comes up, what gets the keyboard, with
// what explains it, and what is told; nobody else hears anything.
func TestReadAloud(t *testing.T) {
	v := &reader{}
	p := desk.DefaultPreferences()
	a := New(Hooks{Voice: v}, p)
	a.Push(menu.NewSettings(nil))
	st := uitest.Of(t, a.Tick)
	a.Aloud("It rains.")
	st.Key(ebiten.KeyTab)
	if said := v.lately(); len(said) > 0 {
		t.Fatalf("nobody has asked for %q", said)
	}
	p.ReadAloud = true
	a.SetPreferences(p)
	st.Wait(0.2)
	said := v.lately()
	if len(said) == 0 || !strings.HasPrefix(said[0], "!Settings. ") || !strings.Contains(said[0], "Size of the text.") || strings.Contains(said[0], "Full screen. Full screen.") {
		t.Fatalf("of the page is read %q", said)
	}
	st.Wait(1)
	if said := v.lately(); len(said) > 0 {
		t.Errorf("read again: %q", said)
	}
	for range 30 {
		st.Key(ebiten.KeyTab)
		if st.List.Focus == "Full screen" {
			break
		}
	}
	said = v.lately()
	if last := said[len(said)-1]; !strings.HasPrefix(last, "!Full screen, not ticked. ") || !strings.Contains(last, "F11") {
		t.Errorf("of what has the keyboard is read %q", last)
	}
	a.Tell("A storm", ui.Plain("The tents are gone."))
	st.Wait(0.2)
	if all := strings.Join(v.lately(), " "); !strings.Contains(all, "A storm") || strings.Count(all, "The tents are gone.") == 0 {
		t.Errorf("of what is told is read %q", all)
	}
}

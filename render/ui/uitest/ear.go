package uitest

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Ear is a voice, and what it was given to read since it was asked last.
type Ear struct{ said []string }

// Ready implements the voice of render.Hooks: it always is.
func (*Ear) Ready() bool { return true }

// HasVolume reports that it has none to be set.
func (*Ear) HasVolume() bool { return false }

// SetVolume does nothing.
func (*Ear) SetVolume(int) {}

// Say notes what is read.
func (e *Ear) Say(text string, _ bool) { e.said = append(e.said, text) }

// Lately is what was read since it was asked last.
func (e *Ear) Lately() (said []string) { said, e.said = e.said, nil; return said }

// Heard is the same in one line.
func (e *Ear) Heard() string {
	return strings.ReplaceAll(strings.Join(e.Lately(), " "), "\u00a0", " ")
}

// Listener plays by what is heard alone, and by keys. Done goes up with what is done: it is the length of the
// log.
type Listener struct {
	T     *testing.T
	Stage *Stage
	Ear   *Ear
	Done  func() int
}

// Hears is what is read within a while, in one line.
func (l *Listener) Hears() string {
	l.Stage.Wait(1)
	return l.Ear.Heard()
}

// Asks presses a key that has something read.
func (l *Listener) Asks(k ebiten.Key) string {
	l.Hears()
	l.Stage.Key(k)
	return l.Hears()
}

// Holds looks for what was to be heard.
func (l *Listener) Holds(where, heard string, want ...string) {
	l.T.Helper()
	for _, w := range want {
		if !strings.Contains(heard, w) {
			l.T.Errorf("%s: %q is read, without %q", where, heard, w)
		}
	}
}

// Finds walks by Tab till something is named that begins so, and is what is read of it.
func (l *Listener) Finds(begins string) (of string) {
	l.T.Helper()
	l.Hears()
	var all []string
	for range 80 {
		l.Stage.Key(ebiten.KeyTab)
		of = l.Hears()
		if all = append(all, of); strings.HasPrefix(of, begins) {
			return of
		}
	}
	l.T.Fatalf("nothing is named that begins with %q: %q", begins, all)
	return ""
}

// Takes finds something and takes it. It gives what is read of it, and what is read then.
func (l *Listener) Takes(begins string) (of, came string) {
	l.T.Helper()
	of = l.Finds(begins)
	n := l.Done()
	l.Stage.Key(ebiten.KeyEnter)
	if came = l.Hears(); l.Done() == n {
		l.T.Fatalf("%q is taken, and nothing comes of it", of)
	}
	return of, came
}

package main

import (
	"strings"
	"testing"
	"time"

	"sourceofthenile/internal/library"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/local"
	"sourceofthenile/render/words"
)

// TestAClockSetBackIsTold: a game that was saved at a time still to come goes on from
// its last command, saved or not, and its players are told why its times look wrong;
// once it is saved by the new clock they are told no more.
func TestAClockSetBackIsTold(t *testing.T) {
	right := time.Date(2031, 5, 4, 12, 0, 0, 0, time.Local)
	w := windowIn(t, t.TempDir())
	w.shelf.Dir.Now = func() time.Time { return right }
	s, err := titles.NileSettings("game1", 2, 75)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.begin(theNile, s.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	playHere(t, w, 4)
	told := words.Say("load.clock", "time", words.Moment(right))
	hears := func(when string, now time.Time, want string) {
		t.Helper()
		next := killed(t, w)
		next.shelf.Dir.Now = func() time.Time { return now }
		g := continued(t, next)
		if g.Table.Hash() != local.Of(w.play).Hash() {
			t.Errorf("%s: not the last command", when)
		}
		if heard := strings.Contains(g.Told, told); heard != (want != "") {
			t.Errorf("%s: told %q", when, g.Told)
		}
	}
	back := right.AddDate(-3, 0, 0)
	hears("killed, the clock as it was", right.Add(time.Minute), "")
	hears("killed, another computer's clock", right.Add(-library.ClockSlack/2), "")
	hears("killed, the clock set back", back, told)
	if err := w.keep(); err != nil {
		t.Fatal(err)
	}
	hears("saved, the clock as it was", right.Add(time.Minute), "")
	hears("saved, the clock set back", back, told)
	w.shelf.Dir.Now = func() time.Time { return back }
	playHere(t, w, 2)
	if err := w.keep(); err != nil {
		t.Fatal(err)
	}
	hears("saved since", back.Add(time.Minute), "")
}

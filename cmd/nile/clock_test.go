package main

import (
	"strings"
	"testing"
	"time"

	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// TestAClockSetBackIsTold: a game that was saved at a time still to come goes on from
// its last command, saved or not, and its players are told why its times look wrong;
// once it is saved by the new clock they are told no more.
func TestAClockSetBackIsTold(t *testing.T) {
	right := time.Date(2031, 5, 4, 12, 0, 0, 0, time.Local)
	w := windowIn(t, t.TempDir())
	w.shelf.dir.Now = func() time.Time { return right }
	s, err := botSettings("game1", 2, 75)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.begin(theNile, s.Encode()); err != nil {
		t.Fatal(err)
	}
	playHere(t, w, 4)
	told := words.Say("load.clock", "time", menu.Moment(right))
	hears := func(when string, now time.Time, want string) {
		t.Helper()
		next := killed(t, w)
		next.shelf.dir.Now = func() time.Time { return now }
		g := continued(t, next)
		if g.table.Hash() != local.Of(w.play).Hash() {
			t.Errorf("%s: not the last command", when)
		}
		if heard := strings.Contains(g.told, told); heard != (want != "") {
			t.Errorf("%s: told %q", when, g.told)
		}
	}
	back := right.AddDate(-3, 0, 0)
	hears("killed, the clock as it was", right.Add(time.Minute), "")
	hears("killed, another computer's clock", right.Add(-clockSlack/2), "")
	hears("killed, the clock set back", back, told)
	if err := w.keep(); err != nil {
		t.Fatal(err)
	}
	hears("saved, the clock as it was", right.Add(time.Minute), "")
	hears("saved, the clock set back", back, told)
	w.shelf.dir.Now = func() time.Time { return back }
	playHere(t, w, 2)
	if err := w.keep(); err != nil {
		t.Fatal(err)
	}
	hears("saved since", back.Add(time.Minute), "")
}

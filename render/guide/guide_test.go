package guide

import (
	"testing"

	"sourceofthenile/render/ui"
)

// lesson has four steps; the second and the last are done when it is said so.
func lesson() (g *Guide, done map[string]bool) {
	done = map[string]bool{}
	yes := func() bool { return true }
	step := func(name string) Step {
		return Step{Name: name, Here: yes, Done: func() bool { return done[name] }, At: func(*ui.Context) (ui.Rect, bool) { return ui.Rect{}, false }}
	}
	return New(Lesson{Name: "x", Steps: []Step{{Name: "read", Here: yes}, step("do"), {Name: "more", Here: yes}, step("last")}}), done
}

func due(t *testing.T, g *Guide, want string) {
	t.Helper()
	if got := g.Step(); got != want {
		t.Fatalf("%q is due, not %q", got, want)
	}
}

// TestWhatIsDoneIsLetGo: a step is over when it has been read, skipped or done, and with
// a later one that has been done whatever lies before it.
func TestWhatIsDoneIsLetGo(t *testing.T) {
	g, done := lesson()
	due(t, g, "read")
	s, _ := g.now()
	g.on(s)
	due(t, g, "do")
	s, _ = g.now()
	g.on(s) // skipped
	due(t, g, "more")
	done["do"] = true
	due(t, g, "more")
	done["last"] = true
	due(t, g, "")
	if s, _ := g.now(); s != nil {
		t.Error("something is said after the end")
	}
	delete(done, "last") // taken back
	due(t, g, "more")
}

// TestWhoSkipsIsGivenWhatIsNeeded: a step that is skipped and that the rest cannot do without is done for
// the player, once; one that has been done is not.
func TestWhoSkipsIsGivenWhatIsNeeded(t *testing.T) {
	g, done := lesson()
	given := 0
	g.lesson.Steps[1].Skipped = func() { given++; done["do"] = true }
	g.on(&g.lesson.Steps[0])
	g.on(&g.lesson.Steps[1])
	due(t, g, "more")
	g.again()
	g.on(&g.lesson.Steps[1]) // read again
	if given != 1 {
		t.Errorf("it was given %d times, want once", given)
	}
}

// TestReadingAgain: one can go back as far as the beginning, and on again from there;
// nothing is undone by it.
func TestReadingAgain(t *testing.T) {
	g, done := lesson()
	done["do"] = true
	due(t, g, "more")
	for _, want := range []string{"do", "read", "read"} {
		g.again()
		if s, again := g.now(); s.Name != want || !again {
			t.Fatalf("back at %q, not %q", s.Name, want)
		}
	}
	for _, want := range []string{"do", "more"} {
		s, _ := g.now()
		g.on(s)
		if s, _ = g.now(); s.Name != want {
			t.Fatalf("on at %q, not %q", s.Name, want)
		}
	}
	due(t, g, "more")
	g.Hush(true)
	if !g.Hushed() {
		t.Error("it cannot be silenced")
	}
}

// TestWhatBarsTheWayIsSaidFirst: what has to be put right is said before the step that is due, which waits for it; whoever
// reads again what was said before is not kept from that.
func TestWhatBarsTheWayIsSaidFirst(t *testing.T) {
	g, _ := lesson()
	bars := "x.heavy"
	g.lesson.Bars = func() string { return bars }
	if s, text, _, aside := g.speech(); s == nil || !aside || text.String() != "x.heavy" {
		t.Errorf("with the way barred it says %q, of a step: %v; want \"x.heavy\" of none", text, !aside)
	}
	due(t, g, "read")
	bars = ""
	if _, text, _, aside := g.speech(); aside || text.String() == "x.heavy" {
		t.Errorf("with the way free it says %q", text)
	}
}

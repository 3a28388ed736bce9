package guide

import (
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// TestTheCardKeepsOffWhatItSpeaksOf: a card lies beside what it points at and not on what else its
// step speaks of, as long as that is to be seen; and it stays where it is until one of them moves.
func TestTheCardKeepsOffWhatItSpeaksOf(t *testing.T) {
	c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
	near := ui.R(600, 300, 90, 40)
	place := func(of func() (ui.Rect, bool)) ui.Rect {
		g := New(Lesson{Name: "x", Steps: []Step{{Name: "a", Here: func() bool { return true }, Of: of}}})
		s := &g.lesson.Steps[0]
		first := g.settle(c, s, "text", near, 300, 160)
		if again := g.settle(c, s, "text", near, 300, 160); again != first {
			t.Errorf("the card goes from %+v to %+v, and nothing has moved", first, again)
		}
		return first
	}
	meets := func(r, o ui.Rect) bool { both := r.Intersect(o); return both.W > 1 && both.H > 1 }
	free := place(nil)
	if meets(free, near) {
		t.Fatalf("the card lies on what it points at: %+v", free)
	}
	of := func() (ui.Rect, bool) { return free, true } // just where it would lie
	if kept := place(of); meets(kept, free) || meets(kept, near) || kept.X < 0 || kept.Y < 0 || kept.Right() > 1280 || kept.Bottom() > 800 {
		t.Errorf("the card lies at %+v, on what its step speaks of at %+v, or outside", kept, free)
	}
	if unseen := place(func() (ui.Rect, bool) { return free, false }); unseen != free {
		t.Errorf("the card keeps off what is not to be seen: %+v, not %+v", unseen, free)
	}
}

// TestTheStripKeepsWhatWasSaid: while the voice waits for what it speaks of next, its strip is no blank
// paper; what it said last stands there, without a way past it.
func TestTheStripKeepsWhatWasSaid(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	here := true
	g := New(Lesson{Name: "first", Steps: []Step{{Name: "patron", Here: func() bool { return here }, Done: func() bool { return false }}}})
	mem, asks := ui.NewMemory(), false
	frame := func() *ui.List {
		c := ui.Begin(mem, ui.Input{}, 1280, 800, 1)
		if g.Dock(c) == 0 {
			t.Fatal("there is no strip")
		}
		g.Frame(c, quiet{})
		if asks {
			c.Modal("question", 300, 200, func(ui.Rect) float64 { return 100 })
		}
		return c.End()
	}
	said := words.Say("first.patron")[:20]
	defer func() { // below a question too
		here, asks = true, true
		frame()
		if l := frame(); !uitest.HasText(l, said) {
			t.Errorf("below a question it does not say %q", said)
		}
	}()
	for _, is := range []bool{true, false} {
		here = is
		l := frame()
		if !uitest.HasText(l, said) {
			t.Errorf("here %v: it does not say %q", is, said)
		}
		if got := uitest.HasText(l, words.Say("guide.skip")); got != is {
			t.Errorf("here %v: a way past it: %v", is, got)
		}
	}
}

// quiet is a desk of which nothing is asked but to write down what was done.
type quiet struct{ desk.Desk }

func (quiet) Tracef(string, ...any) {}

// At the foot of a column the voice keeps to it, whatever it says: nothing of it stands beside.
func TestTheStripKeepsToItsColumn(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	for _, name := range []string{"welcome", "patron", "days", "trade"} {
		g := New(Lesson{Name: "first", Steps: []Step{{Name: name, Here: func() bool { return true }}}})
		const wide = 700.0
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
		high := g.DockIn(c, wide)
		if high == 0 || high > 140 {
			t.Fatalf("%s: the strip is %v high", name, high)
		}
		g.Frame(c, quiet{})
		l := c.End()
		for _, it := range l.Items {
			if it.Kind == ui.TextItem && (it.Ink.Right() > wide || it.Ink.Y < 800-high) {
				t.Errorf("%s: %q stands at %+v", name, it.Text, it.Ink)
			}
		}
		if !uitest.HasText(l, words.Say("guide.on")) {
			t.Errorf("%s: there is no way on", name)
		}
	}
}

// At the foot of a column a strip is as high for a short sentence as for a long one: the chart above it
// neither grows nor moves while one listens.
func TestTheStripInAColumnKeepsItsHeight(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	was := 0.0
	for _, name := range []string{"trade", "outfit.all", "welcome", "spring", "days", "home.band", "last"} {
		g := New(Lesson{Name: "first", Steps: []Step{{Name: name, Here: func() bool { return true }}}})
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
		if high := g.DockIn(c, 700); was > 0 && high != was {
			t.Errorf("%s: the strip is %v high, and was %v", name, high, was)
		} else {
			was = high
		}
		c.End()
	}
}

// What the voice says never lies over whose voice it is, also in the frame in which it says more than its
// strip was measured for.
func TestWhatIsSaidKeepsOffItsName(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	g := New(Lesson{Name: "first", Steps: []Step{{Name: "patron", Here: func() bool { return true }}}})
	const wide = 700.0
	c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
	g.DockIn(c, wide)
	g.strip -= 24 // a line less
	g.Frame(c, quiet{})
	for _, fault := range uitest.Faults(c.End()) {
		t.Error(fault)
	}
}

// keeping is a desk that keeps what has been met.
type keeping struct {
	quiet
	is *desk.Preferences
}

func (k keeping) Preferences() desk.Preferences     { return *k.is }
func (k keeping) SetPreferences(p desk.Preferences) { *k.is = p }

// TestANoteGoesWithAPressThatCameTooSoon: a note is there long enough to be read, and goes then if something was
// pressed meanwhile; it does not lie on what came of the press.
func TestANoteGoesWithAPressThatCameTooSoon(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	a := keeping{is: &desk.Preferences{FirstTimes: true}}
	n := Notes{Of: "first", Done: func() int { return 0 }, List: []Note{{
		Name: "patron", Here: func() bool { return true }, At: func(*ui.Context) (ui.Rect, bool) { return ui.R(600, 300, 90, 40), true },
	}}}
	at := func(now float64, pressed bool) {
		c := ui.Begin(ui.NewMemory(), ui.Input{Now: now, Pressed: [3]bool{ui.LeftButton: pressed}}, 1280, 800, 1)
		n.Frame(c, a, false)
		c.End()
	}
	at(0, false)
	for _, now := range []float64{0.2, 0.5, 0.9} {
		if at(now, now == 0.5); a.is.Met != "" {
			t.Fatalf("it is gone after %v s", now)
		}
	}
	if at(1.1, false); a.is.Met != "patron" {
		t.Errorf("it stays: met %q", a.is.Met)
	}
	done := 0 // by a key that the screen has taken out of the frame's, or by the pad
	a.is.Met, n.Done = "", func() int { return done }
	at(2, false)
	done++
	at(2.5, false)
	if at(3.1, false); a.is.Met != "patron" {
		t.Errorf("it stays after something was done: met %q", a.is.Met)
	}
}

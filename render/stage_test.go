package render

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// counter is a scene that counts its frames.
type counter struct {
	frames  int
	wake    float64 // a frame is wanted so long after each, 0 never
	closing bool
	due     bool
}

func (*counter) Name() string { return "counter" }

func (s *counter) Frame(c *ui.Context, _ desk.Desk) {
	s.frames++
	c.Desk()
	c.Button(ui.R(10, 10, 100, 34), ui.Button{Label: "_Go"})
	if s.wake > 0 {
		c.WakeAt(c.In.Now + s.wake)
	}
}

func (s *counter) Closing(desk.Desk) bool { return s.closing }
func (s *counter) Tick(desk.Desk) bool    { return s.due }

func TestFramesOnlyWhenDue(t *testing.T) {
	a, s := New(Hooks{}, desk.DefaultPreferences()), &counter{}
	a.Push(s)
	st := uitest.Of(t, a.Tick)
	first := st.List
	s.frames = 0
	st.Wait(1)
	if s.frames != 0 || st.List != first {
		t.Fatalf("an idle second took %d frames", s.frames)
	}
	st.Move(ui.Point{X: 500, Y: 500})
	if s.frames != 1 || !st.List.Same(first) {
		t.Errorf("moving over nothing took %d frames; same %v", s.frames, st.List.Same(first))
	}
	st.Move(ui.Point{X: 20, Y: 20})
	if st.List.Same(first) {
		t.Error("a button under the pointer looks as before")
	}
	s.frames, s.wake = 0, 0.25
	a.Refresh()
	st.Wait(1)
	if s.frames < 4 || s.frames > 6 {
		t.Errorf("four frames a second are wanted, %d came", s.frames)
	}
	s.frames, s.wake, s.due = 0, 0, true
	st.WaitByTicks(0.5)
	if s.frames < 29 {
		t.Errorf("a scene that moves got %d frames in half a second", s.frames)
	}
}

// What was painted beside the loop is shown, though nothing else asks for a frame: a picture may have been drawn again long
// after its screen asked for it first.
func TestWhatWasPaintedBesideIsShown(t *testing.T) {
	a, s := New(Hooks{}, desk.DefaultPreferences()), &counter{}
	a.Push(s)
	st := uitest.Of(t, a.Tick)
	st.Wait(0.5)
	done := ui.Beside()
	st.Wait(0.5)
	s.frames = 0
	done()
	if st.Wait(0.5); s.frames == 0 {
		t.Error("no frame shows it")
	}
}

// pointed is a screen with a tip, below another screen or beside it.
type pointed struct{ counter }

func (s *pointed) Frame(c *ui.Context, _ desk.Desk) {
	c.Desk()
	c.Button(ui.R(10, 10, 300, 34), ui.Button{Label: "_Go", Tip: ui.Plain("It goes.")})
}

// A pointer that has moved on the screen above has pointed at nothing of the screen below.
func TestAScreenThatComesBackExplainsNothingUnasked(t *testing.T) {
	a := New(Hooks{}, desk.DefaultPreferences())
	a.Push(&pointed{})
	st := uitest.Of(t, a.Tick)
	st.Move(ui.Point{X: 600, Y: 600})
	for _, above := range []desk.Screen{&counter{}, menu.NewSettings(nil)} { // one that covers all, and one that lies over it
		a.Push(above)
		st.Wait(0.1)
		st.Move(ui.Point{X: 200, Y: 20})
		st.Wait(0.1)
		a.Pop()
		st.Wait(0.6)
		if st.Has("It goes.") {
			t.Errorf("%s has gone, and a tip stands below a pointer that rests", above.Name())
		}
		st.Move(ui.Point{X: 220, Y: 25})
		st.Move(ui.Point{X: 230, Y: 25})
		st.Wait(0.5)
		if !st.Has("It goes.") {
			t.Errorf("%s has gone: what is pointed at says nothing", above.Name())
		}
	}
}

func TestPost(t *testing.T) {
	a, s := New(Hooks{}, desk.DefaultPreferences()), &counter{}
	a.Push(s)
	st := uitest.Of(t, a.Tick)
	s.frames = 0
	done := make(chan bool)
	go func() { a.Post(func() { a.Push(menu.NewSettings(nil)) }); close(done) }()
	<-done
	st.Wait(0.05)
	st.Want("Settings")
}

func TestClosing(t *testing.T) {
	var saved int
	var failing error
	a, s := New(Hooks{Closing: func() error { saved++; return failing }}, desk.DefaultPreferences()), &counter{}
	a.Push(s)
	st := uitest.Of(t, a.Tick)
	a.Close()
	if a.quit || saved != 0 {
		t.Fatal("the window closed though the scene said no")
	}
	s.closing, failing = true, errors.New("the disk is full")
	a.Close()
	st.Wait(0.05)
	if a.quit {
		t.Fatal("the window closed though nothing was saved")
	}
	st.Want("The disk is full.")
	st.Wait(desk.GuardTime + 0.02)
	st.Key(ebiten.KeyK)
	a.Close()
	st.Wait(0.05)
	st.Wait(desk.GuardTime + 0.02)
	st.Key(ebiten.KeyC)
	if !a.quit || saved != 2 {
		t.Errorf("quit %v after %d tries to save", a.quit, saved)
	}
}

func TestTrace(t *testing.T) {
	var b strings.Builder
	a := New(Hooks{}, desk.DefaultPreferences())
	a.Trace(&b)
	a.Push(&counter{})
	st := uitest.Of(t, a.Tick)
	st.Click("Go")
	a.Fail(errors.New("no"))
	st.Wait(0.05)
	for _, want := range []string{"scene counter\n", "at 10 10 100 34 \"Go\" \"Go\"\n", "do Go\n", "fail no\n", "\"Understood\""} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, &b)
		}
	}
	if n := strings.Count(b.String(), "targets\n"); n != 2 {
		t.Errorf("the targets were written %d times, want 2\n%s", n, &b)
	}
}

func TestFullScreenKey(t *testing.T) {
	a := New(Hooks{}, desk.DefaultPreferences())
	a.Push(&counter{})
	st := uitest.Of(t, a.Tick)
	st.Key(ebiten.KeyF11)
	if !a.Preferences().FullScreen {
		t.Error("F11 does nothing")
	}
}

func TestStack(t *testing.T) {
	a := New(Hooks{}, desk.DefaultPreferences())
	one, two := &counter{}, &counter{}
	a.Push(one)
	a.Pop()
	if a.Top() != one {
		t.Fatal("the last scene was popped")
	}
	a.Push(menu.NewSettings(nil))
	a.Replace(two)
	if a.Top() != two {
		t.Fatal("Replace did not")
	}
	a.Pop()
	if a.Top() != one {
		t.Fatal("Pop does not lead back")
	}
	a.Reset(two)
	if a.Top() != two || len(a.stack) != 1 {
		t.Fatal("Reset left something")
	}
}

// TestRest: the window rests when nothing has happened for a while and nothing
// is about to; a touch wakes it, and brings back the quick heartbeat.
func TestRest(t *testing.T) {
	rests, deep := 0, 0
	a, s := New(Hooks{Resting: func(d bool) {
		rests++
		if d {
			deep++
		}
	}}, desk.DefaultPreferences()), &counter{}
	a.Push(s)
	st := uitest.Of(t, a.Tick)
	if st.WaitByTicks(0.5); a.resting() || rests != 0 {
		t.Error("it rests after half a second")
	}
	if st.WaitByTicks(6); !a.resting() || a.beat() != slowHeartbeat || rests != 1 {
		t.Errorf("after six seconds: resting %v, told %d times, beat %d", a.resting(), rests, a.beat())
	}
	if st.Move(ui.Point{X: 300, Y: 300}); a.resting() || a.beat() != heartbeat {
		t.Errorf("touched: resting %v, beat %d", a.resting(), a.beat())
	}
	s.due = true
	if st.WaitByTicks(6); a.resting() || rests != 1 {
		t.Error("it rests while something moves")
	}
	s.due, s.wake = false, 5
	a.Refresh()
	if st.WaitByTicks(3); !a.resting() || rests != 2 {
		t.Error("it does not rest though the next frame is two seconds off")
	}
	if st.WaitByTicks(1.95); a.resting() {
		t.Error("it rests just before a frame is due")
	}
	s.wake = 60
	st.Move(ui.Point{X: 310, Y: 300})
	if st.WaitByTicks(6); rests != 3 || deep != 1 {
		t.Errorf("six seconds later: told %d times, %d of them of a deep rest; want 3, 1", rests, deep)
	}
	if st.WaitByTicks(20); rests != 4 || deep != 2 {
		t.Errorf("after a long time: told %d times, %d of them of a deep rest; want 4, 2", rests, deep)
	}
}

// TestNothingIsPlayedBehindTheEnd: what is pressed in the tick in which the program is
// told to end is not done any more: the game has been saved.
func TestNothingIsPlayedBehindTheEnd(t *testing.T) {
	a := New(Hooks{}, desk.DefaultPreferences())
	s := &counting{}
	a.Push(s)
	a.Tick(ui.Input{Now: 1})
	was := s.frames
	a.Post(a.Quit)
	a.Tick(ui.Input{Now: 2, Keys: []ui.Press{{Key: ebiten.KeySpace}}})
	if s.frames != was {
		t.Error("the screen hears of it")
	}
}

// counting is a screen that counts its frames.
type counting struct{ frames int }

func (*counting) Name() string                       { return "counting" }
func (s *counting) Frame(c *ui.Context, _ desk.Desk) { s.frames++ }

// TestACallIsMadeOnce: whoever works in another window is told once that they are called to this one,
// until that is over.
func TestACallIsMadeOnce(t *testing.T) {
	var said []string
	a := New(Hooks{Notify: func(_, text string) { said = append(said, text) }}, desk.DefaultPreferences())
	for _, text := range []string{"", "your turn", "your turn", "", "", "your turn"} {
		a.Call(text)
	}
	if len(said) != 2 {
		t.Errorf("told %q, want it twice", said)
	}
	a.focused = true
	a.Call("")
	a.Call("your turn")
	if len(said) != 2 || a.called != "" {
		t.Errorf("with the keyboard told %q, the title says %q", said, a.called)
	}
}

// However deeply the window sleeps, what is due in a minute comes in a minute: the ticks that
// Ebitengine does not make up for are counted.
func TestTicksOfADeepNapAreCounted(t *testing.T) {
	for _, alone := range []int{0, deepAfter} {
		a := New(Hooks{}, desk.DefaultPreferences())
		a.ticks, a.touchedAt = 10_000, 10_000-alone
		began := time.Now()
		a.sleep()
		slept := time.Since(began)
		got, want := a.ticks-10_000+min(madeUp, int(slept*ticksPerSecond/time.Second)), int(a.nap()*ticksPerSecond/time.Second)
		if got < want || slept < nap {
			t.Errorf("left alone for %d ticks it slept %v and %d ticks are counted, want %d", alone, slept, got, want)
		}
	}
}

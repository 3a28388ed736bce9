package render

import (
	"fmt"
	"math"
	"testing"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui"
)

// The window opens within the monitor, as it was left or as the text asks.
func TestWindowFitsTheMonitor(t *testing.T) {
	at := func(text, w, h int) desk.Preferences {
		return desk.Preferences{TextSize: text, WindowW: w, WindowH: h}
	}
	for _, c := range []struct {
		name         string
		p            desk.Preferences
		w, h         int
		wantW, wantH int
	}{
		{"usual", at(100, 0, 0), 1920, 1080, 1280, 800},
		{"just high enough", at(100, 0, 0), 1280, 1024, 1280, 800},
		{"a small laptop", at(100, 0, 0), 1366, 768, 1280, 700},
		{"a smaller one still", at(100, 0, 0), 1024, 600, 1024, 700},
		{"large text", at(150, 0, 0), 3840, 2160, 1920, 1200},
		{"small text", at(80, 0, 0), 1920, 1080, 1280, 800},
		{"as it was left", at(150, 1500, 900), 3840, 2160, 1500, 900},
		{"left on a larger monitor", at(100, 3000, 1700), 1920, 1080, 1920, 1010},
		{"no monitor", at(100, 0, 0), 0, 0, 1280, 800},
	} {
		if w, h := windowFor(c.p, c.w, c.h); w != c.wantW || h != c.wantH {
			t.Errorf("%s: %d by %d, not %d by %d", c.name, w, h, c.wantW, c.wantH)
		}
	}
}

// A program just installed is readable on every monitor.
func TestTextIsAsLargeAsTheMonitorAsks(t *testing.T) {
	for rows, want := range map[int]int{0: 100, 768: 100, 1024: 100, 1080: 120, 1200: 120, 1440: 120, 1600: 120, 2160: 150} {
		if got := textFor(rows); got != want {
			t.Errorf("%d rows: %d %%, not %d", rows, got, want)
		}
	}
}

// A monitor that has several device pixels to a plain one shows as much as one that has not, no
// larger and no smaller: the text is scaled once.
func TestDeviceScaleIsAppliedOnce(t *testing.T) {
	for _, device := range []float64{1, 1.25, 1.5, 1.75, 2, 3} {
		for _, text := range []int{100, 120, 150} {
			p := desk.DefaultPreferences()
			p.TextSize = text
			a := New(Hooks{}, p)
			a.Push(menu.NewSettings(nil))
			a.Resize(1920*device, 1080*device, device)
			l := a.Tick(ui.Input{})
			b := New(Hooks{}, p)
			b.Push(menu.NewSettings(nil))
			b.Resize(1920, 1080, 1)
			want := b.Tick(ui.Input{})
			if math.Abs(l.W-want.W) > 0.01 || math.Abs(l.H-want.H) > 0.01 || math.Abs(l.Scale-device*want.Scale) > 1e-9 {
				t.Errorf("text of %d %% at %v device pixels to a plain one: %v by %v units of %v, want %v by %v of %v", text, device, l.W, l.H, l.Scale, want.W, want.H, device*want.Scale)
			}
		}
	}
}

// writer is a screen whose field has the keyboard from the first.
type writer struct{ text string }

func (*writer) Name() string { return "writer" }

func (s *writer) Frame(c *ui.Context, _ desk.Desk) {
	if c.Focused() == "" {
		c.SetFocus("field")
	}
	c.TextField(ui.R(10, 10, 200, 30), ui.Field{ID: "field"}, &s.text)
}

// A game can be opened at a question that is answered by typing: while the window is not there yet
// nothing asks it for what is typed.
func TestTheFirstScreenMayHaveAField(t *testing.T) {
	a := New(Hooks{Crashed: func(p any, _ []byte) error { return fmt.Errorf("%v", p) }}, desk.DefaultPreferences())
	a.Push(&writer{})
	a.Resize(1280, 800, 1)
	a.painter = ui.NewPainter()
	if a.paintAhead(); a.fault != nil {
		t.Fatal(a.fault)
	}
	if a.typing == nil {
		t.Error("afterwards nothing can be typed")
	}
}

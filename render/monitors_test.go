package render

import (
	"slices"
	"testing"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// plugged is monitors, of which the window is on one.
type plugged struct {
	all   []string
	at    int
	shown []int
}

func (p *plugged) names() ([]string, int) { return p.all, p.at }
func (p *plugged) show(i int)             { p.at, p.shown = i, append(p.shown, i) }

// Monitors that the system calls alike are told apart.
func TestMonitorsAreToldApart(t *testing.T) {
	got := toldApart([]string{"Generic", "eDP-1", "Generic", "Generic", "Generic 2"})
	if want := []string{"Generic", "eDP-1", "Generic 2", "Generic 3", "Generic 2 2"}; !slices.Equal(got, want) {
		t.Errorf("they are called %q, want %q", got, want)
	}
}

// The window goes to the monitor that the settings name; one that is gone is forgotten.
func TestWindowGoesToItsMonitor(t *testing.T) {
	for _, k := range []struct {
		name  string
		all   []string
		wants string
		shown []int
		kept  string
	}{
		{"there", []string{"eDP-1", "HDMI-1"}, "HDMI-1", []int{1}, "HDMI-1"},
		{"there already", []string{"eDP-1", "HDMI-1"}, "eDP-1", nil, "eDP-1"},
		{"gone", []string{"eDP-1", "DP-2"}, "HDMI-1", nil, ""},
		{"the only one", []string{"HDMI-1"}, "HDMI-1", nil, ""},
		{"none", nil, "HDMI-1", nil, ""},
		{"any", []string{"eDP-1", "HDMI-1"}, "", nil, ""},
	} {
		on := &plugged{all: k.all}
		p := desk.DefaultPreferences()
		p.Monitor = k.wants
		a := New(Hooks{}, p)
		a.screens = on
		a.onMonitor()
		if !slices.Equal(on.shown, k.shown) || a.prefs.Monitor != k.kept {
			t.Errorf("%s: it goes to %v and %q is remembered, want %v and %q", k.name, on.shown, a.prefs.Monitor, k.shown, k.kept)
		}
	}
}

// The settings show the monitors, where there are several, and put the window on one; as they were,
// it is on the first.
func TestSettingsOfTheMonitor(t *testing.T) {
	on := &plugged{all: []string{"eDP-1", "HDMI-1", "HDMI-1"}}
	a := New(Hooks{}, desk.DefaultPreferences())
	a.screens = on
	a.Push(menu.NewSettings(nil))
	st := uitest.Of(t, a.Tick)
	st.Want(words.Say("settings.monitor"))
	uitest.Check(t, st.List)
	st.Click("monitors/monitor 3")
	if p := a.Preferences(); on.at != 2 || p.Monitor != "HDMI-1 2" {
		t.Errorf("the window is on monitor %d, and %q is remembered, want 2 and \"HDMI-1 2\"", on.at, p.Monitor)
	}
	on.at = 1 // moved by hand
	a.Refresh()
	st.Wait(0.1)
	if p := a.Preferences(); p.Monitor != "HDMI-1" {
		t.Errorf("moved by hand to the second, %q is remembered", p.Monitor)
	}
	if st.Click("usual settings.reading"); on.at != 0 || a.Preferences() != a.UsualPreferences() {
		t.Errorf("as it was, the window is on monitor %d, and the settings are %+v", on.at, a.Preferences())
	}
	on.all, on.at = []string{"eDP-1"}, 0
	a.Refresh()
	st.Wait(0.1)
	if st.Has(words.Say("settings.monitor")) {
		t.Error("one monitor is to be chosen from")
	}
}

// The window opens where it was left, as far as the monitor it opens on shows it whole.
func TestWindowOpensWhereItWas(t *testing.T) {
	for _, k := range []struct {
		name       string
		x, y       int
		placed     bool
		wx, wy     int
		ok         bool
		monW, monH int
	}{
		{"as it was left", 100, 50, true, 100, 50, true, 1920, 1080},
		{"never left", 0, 0, false, 0, 0, false, 1920, 1080},
		{"left on a larger one", 1500, 900, true, 640, 280, true, 1920, 1080},
		{"partly outside", -300, -20, true, 0, 0, true, 1920, 1080},
		{"on one smaller than the window", 100, 50, true, 0, 0, true, 1024, 600},
		{"on none", 100, 50, true, 0, 0, false, 0, 0},
	} {
		p := desk.Preferences{WindowX: k.x, WindowY: k.y, WindowPlaced: k.placed}
		if x, y, ok := placeFor(p, 1280, 800, k.monW, k.monH); x != k.wx || y != k.wy || ok != k.ok {
			t.Errorf("%s: at %d, %d (%v), want %d, %d (%v)", k.name, x, y, ok, k.wx, k.wy, k.ok)
		}
	}
}

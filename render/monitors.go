package render

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
)

// monitors are those of the system.
type monitors interface {
	// names are what the system calls them, the first one first; at is the one the window is on, −1
	// if none is known.
	names() (all []string, at int)
	// show puts the window on one.
	show(i int)
}

// attached are the monitors as Ebitengine knows them.
type attached struct{}

func (attached) names() (all []string, at int) {
	at, now := -1, ebiten.Monitor()
	for i, m := range ebiten.AppendMonitors(nil) {
		all = append(all, m.Name())
		if m == now {
			at = i
		}
	}
	return all, at
}

func (attached) show(i int) {
	if all := ebiten.AppendMonitors(nil); i < len(all) {
		ebiten.SetMonitor(all[i])
	}
}

// toldApart is names of monitors of which each is another: Windows calls all alike.
func toldApart(names []string) []string {
	out := slices.Clone(names)
	for i, name := range out {
		for n := 2; slices.Contains(out[:i], out[i]); n++ {
			out[i] = name + " " + strconv.Itoa(n)
		}
	}
	return out
}

// Monitors implements desk.Desk.
func (a *App) Monitors() (names []string, at int) {
	if a.screens == nil {
		return nil, -1
	}
	names, at = a.screens.names()
	return toldApart(names), at
}

// onMonitor puts the window on the monitor that the settings name, before it opens and whenever
// they name another. One that is gone is forgotten; where there is one only, none is named.
func (a *App) onMonitor() {
	names, at := a.Monitors()
	i := slices.Index(names, a.prefs.Monitor)
	if i < 0 || len(names) < 2 {
		a.prefs.Monitor = ""
		return
	}
	if i != at {
		a.screens.show(i)
	}
}

// onNow is the name of the monitor that the window is on, "" where there is one only.
func (a *App) onNow() string {
	if names, at := a.Monitors(); len(names) > 1 && at >= 0 {
		return names[at]
	}
	return ""
}

// placeFor is where on a monitor of mw by mh a window of w by h opens that was left somewhere: where
// it was, as far as it is seen whole there. ok is false where it opens as it comes.
func placeFor(p desk.Preferences, w, h, mw, mh int) (x, y int, ok bool) {
	if !p.WindowPlaced || mw <= 0 || mh <= 0 {
		return 0, 0, false
	}
	return min(max(p.WindowX, 0), max(mw-w, 0)), min(max(p.WindowY, 0), max(mh-h, 0)), true
}

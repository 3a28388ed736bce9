package render

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

// Trace has one line written for each event: a scene entered, something set
// off, a notice shown; and where everything is that can be clicked. Window
// tests read it.
func (a *App) Trace(w io.Writer) { a.trace = w }

// traceTargets writes down where everything is that can be clicked, in device
// pixels, and which of it has the keyboard, whenever that has changed.
func (a *App) traceTargets() {
	if a.trace == nil || a.list == nil {
		return
	}
	var b strings.Builder
	b.WriteString("targets\n")
	for _, t := range a.list.Targets {
		if seen := t.Visible(); t.Layer >= a.list.TopModal && !seen.Empty() {
			k := a.list.Scale
			fmt.Fprintf(&b, "at %.0f %.0f %.0f %.0f %q %q\n", seen.X*k, seen.Y*k, seen.W*k, seen.H*k, t.ID, t.Label)
		}
	}
	fmt.Fprintf(&b, "focus %q\n", a.list.Focus)
	if b.String() != a.traced {
		a.traced = b.String()
		fmt.Fprint(a.trace, a.traced+"end\n")
		a.untold = true
	}
}

// Tracef writes a line into the trace.
func (a *App) Tracef(format string, args ...any) {
	if a.trace != nil {
		fmt.Fprintf(a.trace, format+"\n", args...)
		a.untold = true
	}
}

// traceTick says that all is written down that came of the ticks so far: what is read
// before may be half of what has happened.
func (a *App) traceTick() {
	if a.untold {
		a.Tracef("tick")
		a.untold = false
	}
}

// traceKey has a mark put into the trace, so that who drives the window knows
// that everything before it has been written.
const traceKey = ebiten.KeyF24

// traceKeys puts marks into the trace.
func (a *App) traceKeys(in *ui.Input) {
	in.Keys = slices.DeleteFunc(in.Keys, func(p ui.Press) bool {
		if p.Key != traceKey || a.trace == nil {
			return false
		}
		a.Tracef("mark")
		return true
	})
}

// tracePainting writes down when painting beside the loop begins, and when it is
// done: what was done before this tick is in its frame.
func (a *App) tracePainting(painting bool) {
	if painting != a.painting {
		a.painting = painting
		a.Tracef("%s", map[bool]string{true: "painting", false: "painted"}[painting])
	}
}

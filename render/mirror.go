package render

import (
	"slices"

	"sourceofthenile/render/ui"
)

// Mirrored is something that can be chosen on the screen, for those who hear it.
type Mirrored struct {
	ID    string `json:"id"`
	Label string `json:"label"`
	Tip   string `json:"tip"` // what hovering explains, "" nothing
	Off   bool   `json:"off"` // it cannot be chosen now
	// Where it is, in plain pixels.
	X, Y, W, H float64
}

// mirror tells the mirror what can be chosen, if that has changed.
func (a *App) mirror() {
	if a.hooks.Mirror == nil || a.list == nil {
		return
	}
	if now := mirrored(a.list, a.device); !slices.Equal(now, a.mirrored) {
		a.mirrored = now
		a.hooks.Mirror(now)
	}
}

// mirrored is what can be chosen: what can be seen, above what lies below the
// topmost sheet. device is device pixels per plain pixel.
func mirrored(l *ui.List, device float64) (out []Mirrored) {
	k := l.Scale / device
	for i := range l.Targets {
		t := &l.Targets[i]
		if seen := t.Visible(); t.Layer >= l.TopModal && !seen.Empty() {
			out = append(out, Mirrored{t.ID, t.Label, t.Tip, t.Disabled, seen.X * k, seen.Y * k, seen.W * k, seen.H * k})
		}
	}
	return out
}

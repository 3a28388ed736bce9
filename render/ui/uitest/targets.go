package uitest

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

// WalkTo gives the keyboard to the target with this ID, wherever it has scrolled to: by Tab,
// or by Shift and Tab where that is nearer.
func (s *Stage) WalkTo(id string) {
	s.t.Helper()
	all := s.List.Targets
	from, to := -1, -1
	ids := make([]string, len(all))
	for i := range all {
		ids[i] = all[i].ID
		if all[i].ID == s.List.Focus {
			from = i
		}
		if all[i].ID == id {
			to = i
		}
	}
	step := ui.Key(ebiten.KeyTab)
	if n := len(all); to >= 0 && (to-from+n)%n > n/2 {
		step.Shift = true
	}
	for range len(all) + 40 {
		if s.List.Focus == id {
			return
		}
		s.Chord(step)
	}
	s.t.Fatalf("%+v does not lead to %q but to %q", step, id, ids)
}

// ByKeys sets off the target with this ID by keys.
func (s *Stage) ByKeys(id string) {
	s.t.Helper()
	s.WalkTo(id)
	s.Key(ebiten.KeyEnter)
	s.Wait(0.1)
}

// ByMouse sets off the target with this ID by the mouse, if it is within the window, and
// reports whether it was.
func (s *Stage) ByMouse(id string) bool {
	for _, at := range s.List.Targets {
		if at.ID == id && !at.Disabled && ui.R(0, 0, s.List.W, s.List.H).Contains(at.Rect.Centre()) && at.Rect.H > 10 {
			s.ClickAt(at.Rect.Centre())
			s.Wait(0.1)
			return true
		}
	}
	return false
}

package nile

import (
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// restAfterSitting keeps Enter and Space back from what somebody who has just sat down comes
// to first, when they have read what happened since; and from a newspaper that has just come up,
// from wherever: what is printed stays printed (22).
func (t *TableScene) restAfterSitting(now float64, want stepAt) {
	step := sight.View(t.Play).Phase()
	sat := t.sat && want.Screen != SinceScreen && want.Screen != HandScreen
	switch {
	case sat, want.Screen == NewsScreen && t.Sub != nil && want != t.At:
		t.sat, t.rests = t.sat && !sat, step
		t.Guard.Rest(now + play.SitTime)
	case step != t.rests:
		t.Guard.Rest(0)
	}
}

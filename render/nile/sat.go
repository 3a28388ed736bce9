package nile

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/scene"
)

// restAfterSitting keeps Enter and Space back from the pace of somebody who has just sat down,
// when they have read what happened since, and from a newspaper that has just come up, from
// wherever, and from the page on a sitting that all look at: a pace is ruled by for a month, and what is
// printed stays printed (22).
func (t *TableScene) restAfterSitting(now float64, want scene.Step) {
	step := sight.View(t.Play).Phase()
	first := t.sat && want.Screen != SinceScreen && want.Screen != HandScreen // what they come to
	switch {
	case first && step == nile.ChoosingPace, (want.Screen == NewsScreen || want.Screen == SittingScreen) && t.Sub != nil && want != t.At:
		t.rests = step
		t.Guard.Rest(now + play.SitTime)
	case step != t.rests:
		t.Guard.Rest(0)
	}
	t.sat = t.sat && !first
}

package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// Twice reports whether an event repeats what one before it in the same month has told: who of
// the sick has died stands with the sick, whom an animal killed or hurt with
// the hunt. Each loss is told once, where it came about.
func Twice(before []game.Event, e game.Event) bool {
	for i, b := range before {
		if b.Seat != e.Seat {
			continue
		}
		next := i == len(before)-1 // it follows at once
		switch {
		case b.Kind == nile.Nursed && e.Kind == nile.Perished:
			sick, lost := nile.As[nile.NursedEvent](b), nile.As[nile.LossEvent](e)
			if lost.Cause == nile.Illness && sick.Item == lost.Item && sick.Dead == lost.N {
				return true
			}
		case next && b.Kind == nile.BigGame && e.Kind == nile.Perished:
			if nile.As[nile.BigGameEvent](b).End == nile.HunterDies && nile.As[nile.LossEvent](e).N == 1 {
				return true
			}
		case next && b.Kind == nile.BigGame && e.Kind == nile.FellIll:
			if nile.As[nile.BigGameEvent](b).End == nile.HunterHurt && nile.As[nile.FellIllEvent](e).N == 1 {
				return true
			}
		}
	}
	return false
}

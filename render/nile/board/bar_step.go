package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// The step of the turn that is being told: one command may lead through several of them,
// and the position tells the step that it was given in until all has been told.

// stepOfEvent is the step of a turn in Africa to which an event belongs, −1 for one that may
// belong to several (8.3).
func stepOfEvent(e game.Event) int {
	switch e.Kind {
	case nile.PaceSet:
		return stepPace
	case nile.CardDrawn:
		switch nile.As[nile.CardDrawnEvent](e).For {
		case nile.ForDisaster:
			return stepMisfortune
		case nile.ForBonus:
			return StepFinds
		}
		return stepTravel
	case nile.DisasterStrikes, nile.DisasterPasses, nile.Answered:
		return stepMisfortune
	case nile.FoundWay, nile.LostWay, nile.Moved, nile.Mapped, nile.WentOver, nile.Drifted, nile.Portaged, nile.Retreated, nile.Met:
		return stepTravel
	case nile.Hosted, nile.Hunted, nile.BigGame, nile.Ate, nile.FedFree, nile.Drank, nile.HorsesFed, nile.Nursed, nile.Recovery:
		return StepHunt
	case nile.FindMade, nile.NothingFound:
		return StepFinds
	}
	return -1
}

// telling is the step that the event belongs to which is being told now; ok
// is false where nothing is, or where it belongs to no step.
func (b *Board) telling() (step int, ok bool) {
	beats, all := b.Play.Beats(), b.Play.Last()
	if !beats.Playing() || beats.Told() >= len(all) {
		return 0, false
	}
	for i := beats.Told(); i >= 0; i-- {
		if step = stepOfEvent(all[i]); step >= 0 {
			return step, true
		}
	}
	return 0, false
}

package board

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/tell"
)

// The colours of the rains and of the dry months: a few parts in a hundred, so that no country
// is taken for another, and the blank paper for none.
var (
	rainTint = chartview.Tint{R: 0.960, G: 0.985, B: 0.990}
	dryTint  = chartview.Tint{R: 1, G: 0.985, B: 0.945}
)

// season is the tint of the chart in the month that is told: of the sky over the player's own
// party, as the journals tell of it. It changes nothing in the game. There is none where nothing
// moves, in high contrast, and while the chart is only looked at.
func (b *Board) season(p desk.Preferences, v nile.View) chartview.Tint {
	s, ok := b.Sheet(v)
	if !p.Animations || p.HighContrast || b.Look || !ok || s.At == hexmap.None {
		return chartview.Tint{}
	}
	switch rains, parched := tell.Sky(v.Map(), s.At, v.Turn()); {
	case rains:
		return rainTint
	case parched:
		return dryTint
	}
	return chartview.Tint{}
}

package cards

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// A card that was drawn for a misfortune (11), as the board shows it.

// Misfortune reports whether the card shown now was drawn for a disaster.
func (t *Turned) Misfortune() bool {
	return t.Open() && t.Shown[t.At].Misfortune()
}

// cardTitle is the heading of a card for what it was drawn for.
func cardTitle(k *deck.Card, s nile.Section) string {
	if s == nile.ForDisaster {
		return tell.DisasterTitle(k.Disaster)
	}
	return words.Say("card.event")
}

// tellsOfDisaster reports whether an event is what a card drawn for a disaster
// led to.
func tellsOfDisaster(k game.EventKind) bool {
	switch k {
	case nile.DisasterStrikes, nile.DisasterPasses, nile.FellIll, nile.Perished, nile.Peril, nile.MayMove, nile.HuntSpoiled,
		nile.GoodsLost, nile.Deserted, nile.BeastsDied, nile.ExplorerSick, nile.RespectRegained, nile.Noted, nile.ModeChanged,
		nile.Strayed, nile.Died:
		return true
	}
	return false
}

package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/cards"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
)

// Shows reports whether the board is seen in a phase, by itself or below a
// sheet: there cards are turned.
func Shows(p nile.Phase) bool {
	switch p {
	case nile.ChoosingPort, nile.Outfitting, nile.Publishing, nile.InEurope, nile.NamingSuccessor, nile.GameOver, nile.Fighting:
		return false
	}
	return true
}

// beatsOf are the beats of a board that is shown by itself.
func (b *Board) beatsOf(d *play.Doing) []play.Beat {
	v := sight.View(b.Play)
	if d.Again {
		return play.Heard(cards.Beats(v, d, nil))
	}
	return cards.Beats(v, d, cards.TurnedBy(v, d.Events, tell.LastTurns(b.Play.Events(), len(d.Events))))
}

// shown tells one moment from another at which the board is another.
type shown struct {
	version uint64
	seat    game.Seat
	told    int
	wrote   int
	playing bool // more is to come
	seen    bool // what has been found is looked at until a press
}

// now is this moment.
func (b *Board) now() shown {
	return shown{b.Play.Version, b.Play.Seat(), b.Play.Beats().Told(), b.Play.Beats().Wrote(), b.Play.Beats().Playing(), b.looking()}
}

// looking reports whether what has just been found lies open until the player goes on, before a page covers it.
func (b *Board) looking() bool {
	_, reading := b.Play.Beats().Page()
	return reading && !b.Look
}

// UpToDate reports whether the board has shown this moment.
func (b *Board) UpToDate() bool { return b.shown == b.now() }

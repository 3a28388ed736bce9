package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// What somebody has watched as it happened, or had before their eyes while they were asked something, is not told them once
// more when the machine comes to them, or when the others have had their turns.

// seenBy is how far each seat has seen what has been told: satTo events while it was asked, and of the later those that
// were played before it step by step.
type seenBy struct {
	told    int // events told in the last frame
	satTo   [box.MostSeats]int
	watched map[watchedOf]bool
}

// watchedOf is an event, by its number, that a seat has watched.
type watchedOf struct {
	by game.Seat
	at int
}

// stepMost is how many events come with one step of what is played at most: where more come at once it was skipped.
const stepMost = 4

// watch notes what is seen in this frame.
func (b *Board) watch() {
	s, n := b.Play.Seat(), len(b.Play.Told())
	from := min(b.saw.told, n)
	b.saw.told = n
	switch {
	case s < 0:
	case !b.playing() && b.Play.Acting().Has(s):
		b.saw.satTo[s] = n
	case b.playing() && n-from <= stepMost:
		for i := from; i < n; i++ {
			if b.saw.watched == nil {
				b.saw.watched = map[watchedOf]bool{}
			}
			b.saw.watched[watchedOf{s, i}] = true
		}
	}
}

// hasSeen reports whether a seat has seen an event, by its number.
func (b *Board) hasSeen(s game.Seat, at int) bool {
	return s >= 0 && (at < b.saw.satTo[s] || b.saw.watched[watchedOf{s, at}])
}

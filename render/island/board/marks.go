package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What is set upon the edge of a card: the figure that picks it up, and that it has just come.

// markHigh is how high both are, in units.
const markHigh = 18.0

// figured sets the key of a figure into the upper left corner of a card.
func figured(c *ui.Context, r ui.Rect, figure ui.Command) {
	key := c.KeyOf(figure)
	if key == "" || lies(r) && lyingPicture(r.InsetXY(8, 3)) < markHigh { // it would lie on the name
		return
	}
	st := ui.Strong.At(15).In(ui.Cream).To(ui.Centre)
	at := ui.R(r.X, r.Y, max(markHigh-2, c.TextWidth(key, st)+6), markHigh)
	c.Fill(at, ui.Faded)
	c.Text(at, key, st)
}

// justCame says at the right of a card that it has just come into the hand.
func justCame(c *ui.Context, r ui.Rect) {
	says, st := words.Say("card.came"), ui.Strong.At(15).In(ui.Cream).To(ui.Centre)
	w := min(r.W/2, c.TextWidth(says, st)+6)
	at := ui.R(r.Right()-w, r.Y, w, markHigh)
	if !lies(r) { // below the kind
		at.Y += cardEdge + kindHigh
	}
	c.Fill(at, ui.Green)
	c.Text(at, says, c.Fit(says, st, w-2))
}

// sorting are the questions about what has just come.
var sorting = []island.StepKind{0, island.Keeping, island.Sifting, island.PuttingOff}

// came are the cards that have come into a hand by these events, as whoever looks knows them: how many of each.
func (b *Board) came(v island.View, s game.Seat, events []game.Event) (n map[box.Card]int) {
	p := b.Play.Position()
	n = map[box.Card]int{}
	if step, _ := b.Asks(); slices.Contains(sorting, step) { // it is chosen among what has just come
		return n
	}
	for i := range events {
		switch e := &events[i]; {
		case !slices.Contains([]game.EventKind{island.Drew, island.Gave}, e.Kind) || !p.Sees(v.Seat(), e):
		case e.Kind == island.Drew && e.Seat == s:
			n[island.As[island.CardEvent](e).Card]++
		case e.Kind == island.Gave && island.As[island.GaveEvent](e).To == s:
			n[island.As[island.GaveEvent](e).Card]++
		}
	}
	return n
}

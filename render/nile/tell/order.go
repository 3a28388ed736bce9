package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// OrderOfPlay is how the dice set the order of play (4.62), in one line; ok is false where they
// were not thrown for it among these events.
func OrderOfPlay(v nile.View, events []game.Event) (line SinceLine, ok bool) {
	sums, key := map[game.Seat]int{}, "since.order"
	for _, e := range events {
		if e.Kind != nile.OrderRolled {
			continue
		}
		if x := nile.As[nile.OrderRolledEvent](e); x.Round <= 1 { // of a tie only the first throw is told
			sums[e.Seat], line.Line.Rule = x.Sum, e.Rule
		} else {
			key = "since.order.tie"
		}
	}
	var all []string
	for _, s := range v.Order() {
		if sum, rolled := sums[s]; rolled {
			all = append(all, words.Phrase("since.order.one", "who", v.Player(s).Name, "sum", sum))
		}
	}
	if len(all) < 2 {
		return line, false
	}
	line.Line.Seat, line.Line.At, line.Weight = game.Nobody, hexmap.None, Weights[nile.PlaysFirst]
	line.Line.Text = words.Say(key, "list", words.List(all))
	return line, true
}

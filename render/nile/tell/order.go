package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// OrderOfPlay is how the dice set the order of play (4.62), as a sentence; ok is false where they
// were not thrown for it among these events.
func OrderOfPlay(v nile.View, events []game.Event) (says string, ok bool) {
	most, thrown, key := 0, 0, "since.order"
	for _, e := range events {
		if e.Kind != nile.OrderRolled {
			continue
		}
		if x := nile.As[nile.OrderRolledEvent](e); x.Round <= 1 { // of a tie only the first throw is told
			most, thrown = max(most, x.Sum), thrown+1
		} else {
			key = "since.order.tie"
		}
	}
	if thrown < 2 {
		return "", false
	}
	order := v.Order()
	var others []string
	for _, s := range order[1:] {
		others = append(others, v.Player(s).Name)
	}
	return words.Say(key, "first", v.Player(order[0]).Name, "sum", most, "n", len(others), "list", words.List(others)), true
}

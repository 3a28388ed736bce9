package story

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// names are what the book calls the explorers: the players' own names, names of the
// book's own where a player gave none, and those of whoever took a dead explorer's place.
type names struct {
	given [nile.MaxSeats][]string
}

// namesOf gives every explorer of a game a name. The same game gives the same.
func namesOf(v nile.View, r *reporter) *names {
	n := &names{}
	for s := range game.Seat(v.Seats()) {
		first := v.Player(s).Name
		if all := v.Settings().Players; int(s) < len(all) { // the seat may have passed to others since
			first = all[s].Name
		}
		if seatName(first) {
			first = tell.MadeName(v, s, 1)
		}
		n.given[s] = append(n.given[s], first)
		for nth := 2; nth <= max(r.Explorer[s], v.Player(s).Explorers); nth++ {
			n.given[s] = append(n.given[s], tell.MadeName(v, s, nth))
		}
	}
	return n
}

// seatName reports whether a name is only the program's word for a seat.
func seatName(name string) bool {
	for i := 1; i <= nile.MaxSeats; i++ {
		if name == words.Say(fmt.Sprintf("setup.player.%d", i)) {
			return true
		}
	}
	last, _ := utf8.DecodeLastRuneInString(name)
	return name == "" || unicode.IsDigit(last)
}

// full is an explorer's name, from 1, short the part of it that a text goes on with.
func (n *names) full(s game.Seat, explorer int) string {
	all := n.given[s]
	return all[min(max(1, explorer), len(all))-1]
}

func (n *names) short(s game.Seat, explorer int) string {
	all := strings.Fields(n.full(s, explorer))
	return all[len(all)-1]
}

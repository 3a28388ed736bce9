package story

import (
	"fmt"
	"hash/fnv"
	"strings"
	"unicode"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// names are what the book calls the explorers: the players' own names, and
// names of the book's own where a player gave none, and for those who took a
// dead explorer's place.
type names struct {
	own   [nile.MaxSeats]string // "" where the player gave none
	given [nile.MaxSeats][]string
	taken map[string]bool // whole names, and families
	first map[string]int  // how many have a first name
	salt  uint32
}

// namesOf gives every explorer of a game a name. The same game gives the same.
func namesOf(rec *game.Record, v nile.View, r *reporter) *names {
	f := fnv.New32a()
	_, _ = f.Write(rec.Settings) // never fails
	_, _ = fmt.Fprint(f, rec.Seed)
	n := &names{salt: f.Sum32(), taken: map[string]bool{}, first: map[string]int{}}
	for s := range v.Seats() {
		name := v.Player(game.Seat(s)).Name
		if first := v.Settings().Players; s < len(first) { // the seat may have passed to others since
			name = first[s].Name
		}
		if !seatName(name) {
			n.own[s], n.taken[name] = name, true
		}
	}
	for s := range v.Seats() {
		for i := range max(r.explorer[s], v.Player(game.Seat(s)).Explorers) {
			n.given[s] = append(n.given[s], n.name(s, i))
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
	last, _ := lastOf(name)
	return name == "" || unicode.IsDigit(last)
}

func lastOf(s string) (rune, bool) {
	r := []rune(s)
	if len(r) == 0 {
		return 0, false
	}
	return r[len(r)-1], true
}

// givenTries is how often a first name is looked for that fewer have.
const givenTries = 60

// name is that of the i-th explorer of a seat, from 0: of the player's family
// if the player has one.
func (n *names) name(s, i int) string {
	if i == 0 && n.own[s] != "" {
		return n.own[s]
	}
	family := ""
	if all := strings.Fields(n.own[s]); len(all) > 1 {
		family = all[len(all)-1]
	}
	for k := uint32(0); ; k++ {
		salt := n.salt + words.SaltOf(int32(s), int32(i)) + k
		given := words.Default().Tell("story.given", salt, nil)
		name := given + " "
		if family != "" {
			name += family
		} else {
			name += words.Default().Tell("story.family", salt*7+uint32(s)*5+uint32(i), nil)
		}
		last := name[strings.LastIndex(name, " ")+1:]
		if n.first[given] > int(k)/givenTries { // rather one that fewer have
			continue
		}
		if !n.taken[name] && (family != "" || !n.taken[last] || k > 400) || k > 900 { // more than there are names
			n.taken[name], n.taken[last] = true, true
			n.first[given]++
			return name
		}
	}
}

// full is an explorer's name, from 1, short the part of it that a text goes on with.
func (n *names) full(s game.Seat, explorer int) string {
	all := n.given[s]
	if explorer < 1 || len(all) == 0 {
		return words.Say("story.given")
	}
	return all[min(explorer, len(all))-1]
}

func (n *names) short(s game.Seat, explorer int) string {
	all := strings.Fields(n.full(s, explorer))
	return all[len(all)-1]
}

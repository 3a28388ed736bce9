package bots

import (
	"cmp"
	"flag"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// The search for a strategy that beats keen players: ways of playing drawn by lot play
// against two of them, the better ones longer. Its log stands in docs/balance.md.
//
//	go test ./game/nile/bots -run TestSearch -v -timeout 2h -search 24 -search-games 20
var (
	candidates = flag.Int("search", 0, "how many ways of playing, drawn by lot, try to beat two keen players; 0: none")
	tries      = flag.Int("search-games", 20, "how many games each of them plays; a third of them go on, and play twice as many more")
	searchSeed = flag.Uint64("search-seed", 1, "the seed of the lots and of the games")
)

// rounds is how often the candidates play; a third of them go on, but no fewer than wanted.
const (
	rounds = 3
	wanted = 3
)

// candidate is a way of playing and how it has done.
type candidate struct {
	strategy
	games, won int
}

// rate is the part of its games that it has won, and the standard error of that.
func (c *candidate) rate() (part, err float64) {
	n := float64(c.games)
	part = float64(c.won) / n
	return part, math.Sqrt(part * (1 - part) / n)
}

// shoresToSearch are the ports that a candidate may set out from, shore by shore.
var shoresToSearch = [][]string{
	nil,
	{"Khartoum"},
	{"Massawa", "Zeila", "Berbera"},
	{"Mombasa", "Zanzibar", "Kilwa"},
	{"Mozambique", "Quilimane", "Sofala"},
	{"Durban", "Port Elizabeth", "Capetown"},
	{"Benguela", "Luanda", "Cabinda"},
	{"Gabon", "Calabar", "Brass", "Lagos"},
	{"Khartoum", "Massawa"},
	{"Zanzibar"},
	{"Brass", "Lagos"},
}

// drawn is a way of playing drawn by lot.
func drawn(r *game.Random) (c candidate) {
	c.ports = shoresToSearch[r.IntN(len(shoresToSearch))]
	c.sails = 400 + 200*r.IntN(9)
	if l := r.IntN(int(nile.Levels) + 1); l < int(nile.Levels) {
		c.pace = at(nile.Level(l))
	}
	if r.IntN(2) == 0 {
		c.reach = 4 + r.IntN(8)
	}
	if r.IntN(2) == 0 {
		c.enough = float64(8 + 6*r.IntN(8))
	}
	if r.IntN(3) == 0 {
		c.policy = int32(1 + r.IntN(5))
	}
	if r.IntN(3) == 0 {
		c.styles = []style{style(r.IntN(int(styles))), walking}
	}
	c.name = c.described()
	return c
}

// described says what a candidate keeps to.
func (s *strategy) described() string {
	say := []string{fmt.Sprintf("sails at $%d", s.sails)}
	if len(s.ports) > 0 {
		say = append(say, "from "+strings.Join(s.ports, ", "))
	}
	if s.pace != nil {
		say = append(say, [nile.Levels]string{"cautious", "normal", "reckless"}[*s.pace])
	}
	if s.reach > 0 {
		say = append(say, fmt.Sprintf("never beyond %d hexes", s.reach))
	}
	if s.enough > 0 {
		say = append(say, fmt.Sprintf("home at %.0f points", s.enough))
	}
	if s.policy > 0 {
		say = append(say, fmt.Sprintf("policy %d", s.policy))
	}
	if len(s.styles) > 0 {
		say = append(say, [styles]string{"on foot", "by canoe", "mounted", "in a column"}[s.styles[0]])
	}
	return strings.Join(say, "; ")
}

// against plays one game of a candidate against two keen players, and reports
// whether it won. Seats and specialties change from game to game.
func (c *candidate) against(t *testing.T, n int, seed uint64) bool {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Gentle: true}
	var players []*traveller
	step := 1 + n/int(deck.Specialties)%(int(deck.Specialties)-1)
	for i := range 3 {
		k := deck.Specialty((n + i*step) % int(deck.Specialties))
		s.Players = append(s.Players, nile.Player{Name: fmt.Sprint("Traveller ", i+1), Colour: uint8(i), Specialty: k})
		plays := &keen
		if i == n%3 {
			plays = &c.strategy
		}
		players = append(players, newTraveller(plays, seed*31+uint64(i)))
	}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() {
		seat := table.Acting().First()
		pos := table.Position().(*nile.Position)
		cmd := players[seat].Choose(pos.View(seat), table.ChoicesOf(seat))
		if _, err := table.Do(cmd); err != nil {
			t.Fatalf("%s, game %d: %+v is refused: %v", c.name, n, cmd, err)
		}
	}
	return table.Position().(*nile.Position).View(game.Nobody).Winner() == game.Seat(n%3)
}

// TestSearch looks for a way of playing that beats two keen players, if it is asked to.
func TestSearch(t *testing.T) {
	if *candidates == 0 {
		t.Skip("a search is long: -search N asks for one")
	}
	r := game.NewRandom(*searchSeed)
	var field []*candidate
	for range *candidates {
		c := drawn(r)
		field = append(field, &c)
	}
	more := *tries
	for range rounds {
		for i, c := range field {
			for range more {
				if c.against(t, c.games, *searchSeed+uint64(c.games)) {
					c.won++
				}
				c.games++
			}
			part, err := c.rate()
			t.Logf("%3d. %s: %d of %d, %.1f ± %.1f %%", i+1, c.name, c.won, c.games, 100*part, 100*err)
		}
		slices.SortStableFunc(field, func(a, b *candidate) int { return cmp.Compare(b.won, a.won) })
		field, more = field[:min(len(field), max(wanted, len(field)/3))], 2*more
	}
}

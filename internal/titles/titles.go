// Package titles are the games as a program knows them that has no window: their rules, how one
// is begun, and who plays without hands.
package titles

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/internal/referee"
	"sourceofthenile/render/words"
)

// A Title is a game. What may be nil it need not have.
type Title struct {
	By    game.Rules // what it is played by
	Name  string     // as sentences call it
	Ways  []string   // what --way says of it; the first is the usual one
	Mixes string     // how ways are written that have no name, "": there are none

	// Mixed reports whether a way to play is one of the many that have no name; nil: there are
	// none.
	Mixed func(way string) bool

	// Settings are those of a game among so many computer players, for target points, 0: the
	// usual number. The error says in a sentence why there is none.
	Settings func(way string, players, target int) ([]byte, error)

	// Apart gives settings what a game needs in which nobody is asked out of turn; the error
	// says why it cannot be. nil: it needs nothing.
	Apart func(settings []byte) ([]byte, error)

	// Silent reports whether those at the table must not talk; nil: they may.
	Silent func(p game.Position) bool

	// Bots are the names of its computer players, the usual one first, and Bot makes one: the
	// same seed makes the same decisions.
	Bots func() []string
	Bot  func(kind string, seed uint64) (referee.Bot, error)
}

// IsSilent reports whether those at the table must not talk.
func (t *Title) IsSilent(p game.Position) bool { return t.Silent != nil && t.Silent(p) }

// All are the games, the program's own first.
var All = []*Title{Nile, Caravan, Heart, Island}

// Of is the game whose rules have that name; nil if there is none.
func Of(rules string) *Title {
	for _, g := range All {
		if g.By.Name() == rules {
			return g
		}
	}
	return nil
}

// For is the game that is played in that way.
func For(way string) (*Title, error) {
	for _, g := range All {
		if slices.Contains(g.Ways, way) || g.Mixed != nil && g.Mixed(way) {
			return g, nil
		}
	}
	return nil, words.NewFault("usage.way", "said", way, "ways", words.List(Ways()))
}

// Ways are the ways to play of all games.
func Ways() (all []string) {
	for _, g := range All {
		if all = append(all, g.Ways...); g.Mixes != "" {
			all = append(all, g.Mixes)
		}
	}
	return all
}

// Refereed are the games as a referee knows them.
type Refereed struct{}

// Rules implements referee.Titles.
func (Refereed) Rules(name string) game.Rules {
	if g := Of(name); g != nil {
		return g.By
	}
	return nil
}

// Bot implements referee.Titles. Standing orders are carried out where their person sits.
func (Refereed) Bot(name, bot string, seed uint64) (referee.Bot, error) {
	if strings.HasPrefix(bot, game.OrderPrefix) {
		return nil, nil
	}
	g := Of(name)
	if g == nil {
		return nil, words.NewFault("play.no-bot", "name", bot)
	}
	return g.Bot(bot, seed)
}

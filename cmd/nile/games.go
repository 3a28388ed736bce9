package main

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/internal/library"
	"sourceofthenile/internal/titles"
	caravanscreens "sourceofthenile/render/caravan"
	heartgame "sourceofthenile/render/heart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/words"
)

// A title is a game as this program knows it: what the window needs, which every
// game has, and what the windowless commands ask for. What may be nil it need not
// have; the commands that ask for it say so then.
type title struct {
	menu.Game
	*titles.Title

	// host says for those at the table who comes and goes between two sittings; nil:
	// nobody does.
	host func(every int) func(p game.Position) (game.Command, bool)

	// dress gives settings the name that players have for the game, and the map of
	// another game to begin on, nil for none; nil: it has neither.
	dress func(settings []byte, name string, from game.Position) ([]byte, error)

	// against gives settings a rival that is done in so many months; nil: it has none.
	against func(settings []byte, months int) ([]byte, error)

	// asked gives settings misfortunes that ask; nil: it has none that could.
	asked func(settings []byte) ([]byte, error)
	// closer has settings ask for a closer race; nil: it has none.
	closer func(settings []byte) ([]byte, error)

	// limit gives settings sittings of so many turns; nil: it has none. sitting is how many
	// one has in a game, 0 for no limit.
	limit   func(settings []byte, turns int) ([]byte, error)
	sitting func(p game.Position) int

	// freshDice reports whether a game that is taken up again has other dice than it
	// would have had; nil: never.
	freshDice func(t *game.Table) bool

	// year is the game's year that a turn belongs to, from 1; nil: it has none.
	year func(turn int) int
	// deal are the settings of the n-th game of a simulation; nil: all have the same.
	deal func(settings []byte, n int) []byte
	// tally counts what a simulation of this game tells besides; nil: nothing.
	tally func() tallier
}

// has is a game as one that has something besides; the error says that it has not.
func has[T any](g *title, what string) (of T, err error) {
	of, ok := g.Game.(T)
	if !ok {
		return of, g.lacks(what)
	}
	return of, nil
}

// tallier counts what the games of a simulation came to.
type tallier interface {
	// game takes in one game, played from these settings by these players.
	game(run *runner, settings []byte)
	// report is what is printed, with what is counted for every game.
	report(run *simulated) any
}

// allTitles are the games this program plays. The first is the program's own: it gives the
// title its name and picture.
var allTitles = []*title{theNile, theCaravan, theHeart, theIsland}

// offered are the games that the window plays if nothing is said; the others are for
// those who make games, and come by --with.
var offered = []*title{theNile, theHeart, theIsland}

// ours are these, by the names of their rules.
var ours = []string{theNile.Rules().Name(), theHeart.Rules().Name(), theIsland.Rules().Name()}

// extras are the others, by the names of their rules.
func extras() (names []string) {
	for _, g := range allTitles {
		if !slices.Contains(offered, g) {
			names = append(names, g.Rules().Name())
		}
	}
	return names
}

var theNile = &title{
	Game: screens.Game{}, Title: titles.Nile, host: newHost,
	dress: func(settings []byte, name string, from game.Position) ([]byte, error) {
		return agreed(settings, func(s *nile.Settings) {
			if s.Name = name; from != nil {
				s.Map = from.(*nile.Position).View(game.Nobody).Carry()
			}
		})
	},
	against: func(settings []byte, months int) ([]byte, error) {
		return agreed(settings, func(s *nile.Settings) { s.Rival = months })
	},
	asked: func(settings []byte) ([]byte, error) {
		return agreed(settings, func(s *nile.Settings) { s.Asked = true })
	},
	closer: func(settings []byte) ([]byte, error) {
		return agreed(settings, func(s *nile.Settings) { s.Close = true })
	},
	limit: func(settings []byte, turns int) ([]byte, error) {
		return agreed(settings, func(s *nile.Settings) { s.Sitting = turns })
	},
	sitting:   func(p game.Position) int { return p.(*nile.Position).View(game.Nobody).Sitting().Limit },
	freshDice: func(t *game.Table) bool { return viewOf(t, game.Nobody).Settings().FreshDice },
	year:      func(turn int) int { return turn/12 + 1 },
	deal: func(settings []byte, n int) []byte {
		s, err := nile.ParseSettings(settings)
		if err != nil {
			return settings // the table will say what is wrong with them
		}
		return rotated(s, n).Encode()
	},
	tally: func() tallier { return &simulation{} },
}

// agreed are settings of the Nile with something else agreed on.
func agreed(settings []byte, change func(s *nile.Settings)) ([]byte, error) {
	s, err := nile.ParseSettings(settings)
	if err != nil {
		return nil, err
	}
	change(&s)
	return s.Encode(), s.Check()
}

var theCaravan = &title{Game: caravanscreens.Game{}, Title: titles.Caravan}

var theHeart = &title{
	Game: heartgame.Game{}, Title: titles.Heart,
	deal:  heartDeal,
	tally: func() tallier { return &heartTally{} },
}

// catalogue are the games of this program as a library knows them.
var catalogue = library.Catalogue{Titles: catalogued(allTitles), Name: "Source of the Nile", Program: version}

// catalogued are titles as a library knows them.
func catalogued(games []*title) (all []library.Title) {
	for _, g := range games {
		all = append(all, g)
	}
	return all
}

// Year implements library.Title.
func (g *title) Year(turn int) int {
	if g.year == nil {
		return 0
	}
	return g.year(turn)
}

// titleOf is the game whose rules have that name, nil if there is none.
func titleOf(name string) *title {
	for _, g := range allTitles {
		if g.Rules().Name() == name {
			return g
		}
	}
	return nil
}

// known are all games, by the names of their rules.
func known() []string { return catalogue.Names() }

// titleFor is the game that is played in that way.
func titleFor(way string) (*title, error) {
	g, err := titles.For(way)
	if err != nil {
		return nil, err
	}
	return titleOf(g.By.Name()), nil
}

// begin is a game of that way among bots: its settings and who sits in it.
func begin(way string, players, target int, named string) (g *title, settings []byte, who *company, err error) {
	if g, err = titleFor(way); err != nil {
		return nil, nil, nil, err
	}
	if who, err = g.company(named, players); err != nil {
		return nil, nil, nil, err
	}
	settings, err = g.Settings(way, players, target)
	return g, settings, who, err
}

// fresh reports whether a game that is taken up again has fresh dice.
func (g *title) fresh(t *game.Table) bool { return g.freshDice != nil && g.freshDice(t) }

// playedWith are the games that the window plays: the program's own, and those
// named, by their rules, with commas between.
func playedWith(names string) ([]*title, error) {
	games := slices.Clip(offered)
	for name := range strings.SplitSeq(names, ",") {
		g := titleOf(strings.TrimSpace(name))
		switch {
		case names == "" || slices.Contains(games, g):
		case g == nil:
			return nil, words.NewFault("usage.with", "said", name, "games", words.List(extras()))
		default:
			games = append(games, g)
		}
	}
	return games, nil
}

// dressed are settings with a name and with the map of a save, "" for neither.
func (g *title) dressed(settings []byte, name, onto string) ([]byte, error) {
	switch {
	case name == "" && onto == "":
		return settings, nil
	case g.dress == nil:
		return nil, g.lacks("map")
	case onto == "":
		return g.dress(settings, name, nil)
	}
	_, from, err := catalogue.Resume(onto, []string{g.Rules().Name()})
	if err != nil {
		return nil, err
	}
	return g.dress(settings, name, from.Position())
}

// with are settings with so many of something agreed on, 0 for none: a rival's months (against),
// the turns of a sitting (limit).
func (g *title) with(settings []byte, n int, what string, agree func(settings []byte, n int) ([]byte, error)) ([]byte, error) {
	switch {
	case n == 0:
		return settings, nil
	case agree == nil:
		return nil, g.lacks(what)
	}
	return agree(settings, n)
}

// ticked are settings with something agreed on that is there or not, if it is wanted. agree is nil in
// a game that has nothing of the kind.
func (g *title) ticked(settings []byte, wanted bool, what string, agree func([]byte) ([]byte, error)) ([]byte, error) {
	switch {
	case !wanted:
		return settings, nil
	case agree == nil:
		return nil, g.lacks(what)
	}
	return agree(settings)
}

// lacks says that a game has nothing of the kind that is asked for.
func (g *title) lacks(what string) error { return words.NewFault("usage.lacks."+what, "game", g.Name) }

// keySets are the commands of every game.
func keySets() (all []*keymap.Set) {
	for _, g := range allTitles {
		all = append(all, g.Keys())
	}
	return all
}

// botted are the game's players without hands; the error says that it has none.
func (g *title) botted() (menu.Botted, error) {
	if g.Settings == nil {
		return nil, g.lacks("bots")
	}
	return has[menu.Botted](g, "bots")
}

package library

import "sourceofthenile/game"

// Title is a game as a library knows it.
type Title interface {
	Rules() game.Rules
	// Date is the date in the game, as players say it.
	Date(sum game.Summary) string
	// Year is the game's year that a turn belongs to, from 1; 0: it has none.
	Year(turn int) int
}

// Catalogue are the games that a program knows.
type Catalogue struct {
	Titles  []Title
	Name    string // of the program, as reports of faults call it
	Program string // its version, as saves name it
}

// Of is the game whose rules have that name, nil if there is none.
func (c Catalogue) Of(name string) Title {
	for _, g := range c.Titles {
		if g.Rules().Name() == name {
			return g
		}
	}
	return nil
}

// Names are all games, by the names of their rules.
func (c Catalogue) Names() (names []string) {
	for _, g := range c.Titles {
		names = append(names, g.Rules().Name())
	}
	return names
}

package niletest

import "sourceofthenile/render/menu"

// post stands for games that are passed on by letter: one of each state.
type post struct{}

func (post) Games() []menu.LetterGame {
	long := []string{"Wilhelmina Constantinopl", "Ada", "Maximilian Featherstonehau"}
	return []menu.LetterGame{
		{ID: "1", Names: long, State: "It is the turn of Wilhelmina Constantinopl, here.", Path: "game.nile", Mine: true},
		{ID: "2", Names: long[:2], Me: 1, State: "The turn is with Wilhelmina Constantinopl.", Path: "game.nile"},
		{ID: "3", Names: long[1:], Me: 1, State: "The dice are being agreed on: Ada is next."},
	}
}

func (post) Fit(secret string) bool { return len(secret) >= 6 }
func (post) Come() []string         { return []string{"letters/7 from Ada for Wilhelmina Constantinopl.turn"} }

func (post) Folder() string  { return "source-of-the-nile/saves of the three of us/letters" }
func (post) Table() []string { return []string{"Ada", "Ben"} }

func (post) Begin(_ int, _ string, done func(string, error)) { done("begun", nil) }
func (post) Open(_, _ string, done func(string, error))      { done("opened", nil) }
func (post) Pass(_, _ string, done func(string, error))      { done("passed on", nil) }

// Package heart is Heart of Darkness as the program knows it: its words, its keys
// and its players without hands. It has no screens yet, and is no menu.Game.
package heart

import (
	"slices"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// Game is the game as the program knows it.
type Game struct{}

var _ menu.Botted = Game{}

var (
	book     = words.Of(assets.HeartWords, "heart/words")
	commands = keymap.NewSet(nil)
)

// Rules are what the table plays by.
func (Game) Rules() game.Rules { return heart.Rules{} }

// Words is its book.
func (Game) Words() *words.Book { return book() }

// Keys are the commands that work while it is played: none of its own.
func (Game) Keys() *keymap.Set { return commands }

// Plates are the engravings on general screens: it has none.
func (Game) Plates() menu.Plates { return menu.Plates{} }

// Bots are its players without hands.
func (Game) Bots() []string { return bots.Kinds() }

// IsBot reports whether one is called that.
func (Game) IsBot(name string) bool { return slices.Contains(bots.Kinds(), name) }

// Bot makes one.
func (Game) Bot(kind string, seed uint64) (menu.Bot, error) { return bots.New(kind, seed) }

// Way is the name of the way to play.
func (Game) Way(way string) string {
	if way != heart.Way {
		return ""
	}
	return words.In(book()).Say("way.heart")
}

// Date is the Game Turn.
func (Game) Date(s game.Summary) string {
	if s.Result.Over() {
		return words.In(book()).Phrase("date.end", "n", s.Turn)
	}
	return words.In(book()).Say("date.turn", "n", s.Turn+1)
}

package desk

import (
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

// Game is what the desk asks of the game whose screens lie on it.
type Game interface {
	// Words is its book, over the words that all games share.
	Words() *words.Book
	// Keys are the commands that work while it is played: those of every game, and
	// its own.
	Keys() *keymap.Set
	// Rulebook is its rules as players read them, with the keys in force, the
	// usual ones for nil.
	Rulebook(keys *keymap.Map) *rulebook.Book
}

// OfGame is a screen of a game: while it lies on the desk, on top or below pages
// of the menu, that game's words are spoken and its rules opened.
type OfGame interface{ Game() Game }

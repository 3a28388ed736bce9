// Package island is In the Heart of Darkness as the program knows it: its words, its keys,
// its players without hands, the set-up, and the table on which it is played.
package island

import (
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/log"
	"sourceofthenile/render/island/rules"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

// Game is the game as the program knows it. It implements menu.Game.
type Game struct{ log.Teller }

var (
	_ menu.Game        = Game{}
	_ menu.Botted      = Game{}
	_ menu.Teaching    = Game{}
	_ menu.Exporting   = Game{}
	_ menu.Recapping   = Game{}
	_ menu.Together    = Game{}
	_ journal.Storied  = Game{}
	_ journal.Filmed   = Game{}
	_ journal.Told     = Game{}
	_ journal.Together = Game{}
)

var (
	book  = tell.Words
	reads = rules.Of(board.Commands)
)

// Rulebook is its rules as players read them.
func (Game) Rulebook(keys *keymap.Map) *rulebook.Book { return reads(keys) }

// Rules are what the table plays by.
func (Game) Rules() game.Rules { return island.Rules{} }

// Words is its book.
func (Game) Words() *words.Book { return book() }

// Keys are the commands that work while it is played.
func (Game) Keys() *keymap.Set { return board.Commands }

// SetUp is the screen where a game is agreed on.
func (Game) SetUp(b menu.Begin) desk.Screen { return newSetUp(b) }

// Table is the screen of a game being played.
func (Game) Table(p *play.Play) desk.Screen { return newTable(p) }

// Glance is the island of a position: what has been seen of it, and how dark it is.
func (Game) Glance(p game.Position, colours painter.Palette) (menu.Picture, error) {
	v := p.(*island.Position).View(game.Nobody)
	isle := v.Island()
	out := chartsheet.Picture{West: isle.West, Dark: int(isle.Darkness), Palette: colours}
	for s := range v.Company().All() {
		if isle.People[s].Alive() {
			out.Inked |= 1 << isle.People[s].At
		}
	}
	return chartsheet.Glance{Picture: out}, nil
}

// Plates are the engravings on general screens.
func (Game) Plates() menu.Plates { return menu.Plates{Title: board.Plate()} }

// Recap is the page that tells who comes back to a game what happened when it was played last.
func (g Game) Recap(p *play.Play) (desk.Screen, bool) { return journal.NewRecap(g, p) }

// Bots are its players without hands.
func (Game) Bots() []string { return bots.Kinds() }

// IsBot reports whether one is called that.
func (Game) IsBot(name string) bool {
	_, err := bots.New(name, 0)
	return err == nil
}

// Bot makes one.
func (Game) Bot(kind string, seed uint64) (menu.Bot, error) { return bots.New(kind, seed) }

// Opponents are those that can be chosen at the table.
func (Game) Opponents() menu.Opponents {
	return menu.Opponents{Strengths: menu.Levels(words.In(book()), bots.Kinds())}
}

// Way is the name of the way to play: its level, or its letters.
func (Game) Way(way string) string {
	s, ok := box.ParseWay(way)
	if !ok {
		return ""
	}
	in := words.In(book())
	level := in.Phrase("way.letters", "letters", strings.Join(strings.Split(s.Letters, ""), " "))
	if key := "level." + s.Level(); in.Has(key) {
		level = in.Phrase(key)
	}
	if s.West {
		return in.Say("way.west", "level", level)
	}
	return in.Say("way.island", "level", level)
}

// Ended is how a game ended, as the shelf writes it.
func (Game) Ended(e game.Ending) string {
	return words.In(book()).Phrase(map[bool]string{true: "shelf.home", false: "shelf.lost"}[e == game.AllWon])
}

// Did is what a seat has done for all, as the shelf writes it.
func (Game) Did(quests int) string { return words.In(book()).Phrase("shelf.quests", "n", quests) }

// Date is the round.
func (Game) Date(s game.Summary) string {
	if s.Result.Over() {
		return words.In(book()).Phrase("date.end", "n", s.Turn)
	}
	return words.In(book()).Say("date.round", "n", s.Turn+1)
}

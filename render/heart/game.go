// Package heart is Heart of Darkness as the program knows it: its words, its keys, its
// players without hands, the set-up, the table on which it is played, and its account.
package heart

import (
	"slices"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

// Game is the game as the program knows it. It implements menu.Game.
type Game struct{}

var (
	_ menu.Game      = Game{}
	_ menu.Botted    = Game{}
	_ menu.Teaching  = Game{}
	_ menu.Exporting = Game{}
	_ menu.Recapping = Game{}
)

var (
	book     = tell.Words
	commands = board.Commands
	rules    = rulebook.Once(commands, func() (*rulebook.Book, error) {
		return rulebook.Read(assets.HeartRules, "heart/rules", facts{}, words.Default().Own)
	})
)

// Rules are what the table plays by.
func (Game) Rules() game.Rules { return heart.Rules{} }

// Words is its book.
func (Game) Words() *words.Book { return book() }

// Keys are the commands that work while it is played.
func (Game) Keys() *keymap.Set { return commands }

// Rulebook is its rules as players read them.
func (Game) Rulebook(keys *keymap.Map) *rulebook.Book { return rules(keys) }

// SetUp is the screen where a game is agreed on.
func (Game) SetUp(b menu.Begin) desk.Screen { return newSetUp(b) }

// Table is the screen of a game being played.
func (Game) Table(p *play.Play) desk.Screen { return newTable(p) }

// Glance is the chart of a position.
func (g Game) Glance(p game.Position, colours painter.Palette) (menu.Picture, error) {
	s := g.Sheet(p, game.Nobody, painter.Options{Palette: colours})
	w, err := g.World(s)
	if err != nil {
		return nil, err
	}
	return chartview.GlanceOf(w, s)
}

// Plates are the engravings on general screens.
func (Game) Plates() menu.Plates { return menu.Plates{Title: plates.Of("place/march")} }

// Recap is the page that tells who comes back to a game what happened when it was played last.
func (g Game) Recap(p *play.Play) (desk.Screen, bool) { return journal.NewRecap(g, p) }

// Bots are its players without hands.
func (Game) Bots() []string { return bots.Kinds() }

// IsBot reports whether one is called that.
func (Game) IsBot(name string) bool { return slices.Contains(bots.Kinds(), name) }

// Bot makes one.
func (Game) Bot(kind string, seed uint64) (menu.Bot, error) { return bots.New(kind, seed) }

// Opponents are those that can be chosen at the table.
func (Game) Opponents() menu.Opponents {
	return menu.Opponents{Strengths: menu.Levels(words.In(book()), bots.Kinds())}
}

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

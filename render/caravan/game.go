// Package caravan is Caravan's screens: the set-up, the road, the result, and
// what is told of it. It is the shortest example of how a game is shown.
package caravan

import (
	"fmt"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving/stock"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

// Game is Caravan as the program sees it. It implements menu.Game.
type Game struct{}

var (
	book  = words.Of(assets.CaravanWords, "caravan/words")
	rules = rulebook.Once(commands, func() (*rulebook.Book, error) {
		return rulebook.Read(assets.CaravanRules, "caravan/rules", facts{}, words.Default().Own)
	})
)

// Rules are what the table plays by.
func (Game) Rules() game.Rules { return caravan.Rules{} }

// Words is its book.
func (Game) Words() *words.Book { return book() }

// Keys are the commands that work while it is played.
func (Game) Keys() *keymap.Set { return commands }

// Rulebook is its rules as players read them.
func (Game) Rulebook(keys *keymap.Map) *rulebook.Book { return rules(keys) }

// SetUp is the screen where a game is agreed on.
func (Game) SetUp(b menu.Begin) desk.Screen { return newSetUp(b) }

// Table is the screen of a game being played.
func (Game) Table(p *play.Play) desk.Screen {
	p.Tell = sounds
	return newTable(p)
}

// Glance is the road as everybody may see it.
func (Game) Glance(p game.Position, _ chart.Palette) (menu.Picture, error) {
	return glanceOf(p.(*caravan.Position)), nil
}

// Plates are the engravings on general screens: it has none of its own, and shows no
// more than one.
func (Game) Plates() menu.Plates { return menu.Plates{Title: campPlate} }

// campPlate is a camp, as the engraver has it.
var campPlate = stock.Of("place/camp")

// Bots are its players without hands: one that picks at random.
func (Game) Bots() []string { return []string{"random"} }

// IsBot reports whether one goes by that name.
func (Game) IsBot(name string) bool { return name == "random" }

// Bot makes one.
func (Game) Bot(_ string, seed uint64) (menu.Bot, error) { return bot{game.NewRandom(seed)}, nil }

// Opponents are those that can be chosen at the table.
func (Game) Opponents() menu.Opponents {
	return menu.Opponents{Strengths: menu.Levels(words.In(book()), []string{"random"})}
}

// bot picks from what is offered.
type bot struct{ *game.Random }

func (b bot) Choose(_ game.Position, _ game.Seat, cs []game.Choice) game.Command {
	return b.Random.Choose(cs)
}

// Way is the name of a way to play.
func (Game) Way(way string) string {
	if key := "way." + way; words.In(book()).Has(key) {
		return words.In(book()).Say(key)
	}
	return ""
}

// Date is the round.
func (Game) Date(s game.Summary) string {
	if s.Result.Over() {
		return words.In(book()).Phrase("date.end", "n", s.Turn)
	}
	return words.In(book()).Say("date.round", "n", s.Turn+1)
}

// facts are the figures of the rulebook.
type facts struct{}

func (facts) Figure(w []string) (int, error) {
	n, ok := map[string]int{"places": caravan.Places, "points": caravan.Points, "capacity": caravan.Capacity, "hand": caravan.Hand}[w[0]]
	if !ok {
		return 0, fmt.Errorf("no figure is called %q", w[0])
	}
	return n, nil
}

func (facts) Table(name string) (*rulebook.Table, error) {
	return nil, fmt.Errorf("no table is called %q", name)
}

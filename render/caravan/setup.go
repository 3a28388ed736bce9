package caravan

import (
	"slices"

	"sourceofthenile/game/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving/stock"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// setUp is the screen where a game is agreed on.
type setUp struct {
	begin menu.Begin
	s     caravan.Settings
	seats *menu.Seats
}

// What a game begins with where none was begun before.
const (
	usualSeats  = 3
	usualRounds = 6
)

// ways are the ways to play, in the order they are offered in.
var ways = []caravan.Way{caravan.Desert, caravan.Coast}

func newSetUp(b menu.Begin) *setUp {
	u := &setUp{begin: b, s: caravan.Settings{Way: caravan.Desert, Rounds: usualRounds}}
	u.seats = menu.SeatsOf(&u.s.Players, func(p *caravan.Player) menu.Kept { return menu.Kept{Name: &p.Name, Colour: &p.Colour} })
	u.seats.Most, u.seats.Letters, u.seats.Opponents = caravan.MostSeats, caravan.MostName, b.Opponents
	u.seats.Unnamed = func(place int) string { return words.In(book()).Say("setup.player", "n", place+1) }
	if s, err := caravan.ParseSettings(b.Last); err == nil {
		u.s = s
		u.seats.Return(b.Sitters)
		return u
	}
	u.seats.More(usualSeats)
	return u
}

// Name is the scene's name in traces.
func (*setUp) Name() string { return "caravan-setup" }

// Game is the game that the screen belongs to.
func (*setUp) Game() desk.Game { return Game{} }

// Frame shows the sheet.
func (u *setUp) Frame(c *ui.Context, a desk.Desk) {
	u.seats.Sheet(c, a, 1000, 700, func(col *page.Column) {
		col.Say(ui.Plain(words.Say("setup.about")), ui.Body.At(17))
		col.Gap(10)
		col.Columns(1.6, 1, func(col *page.Column) { u.seats.Rows(c, a, col) }, func(col *page.Column) { u.terms(c, col) })
	}, func() []byte { return u.s.Encode() }, u.begin)
}

// Measures of the engraving below the terms: the least width, in units, and its height for its width.
const (
	plateMin  = 280
	plateHigh = 0.6
)

// terms is what the players agree on.
func (u *setUp) terms(c *ui.Context, col *page.Column) {
	col.Heading(words.Say("setup.way"))
	col.Gap(6)
	chosen := slices.Index(ways, u.s.Way)
	var options []ui.Option
	for _, w := range ways {
		options = append(options, ui.Option{Label: words.Say("way." + string(w)), ID: string(w)})
	}
	_, h := c.Options(col.R, "way", &chosen, options...)
	u.s.Way = ways[chosen]
	col.Gap(h + 2)
	col.Say(page.Cited(words.Say("setup."+string(u.s.Way)+".text"), map[caravan.Way]string{caravan.Desert: caravan.RuleWind, caravan.Coast: caravan.RuleEnd}[u.s.Way]), ui.Small)
	col.Gap(10)
	col.Heading(words.Say("setup.rounds"))
	col.Gap(6)
	c.Stepper(col.Next(ui.ButtonH).Left(ui.StepperW), ui.Stepper{ID: "rounds", Min: 1, Max: caravan.MostRounds, Tip: ui.Plain(words.Say("setup.rounds.tip", "most", caravan.MostRounds))}, &u.s.Rounds)
	if c.H >= page.PlateTall && col.R.W >= plateMin {
		col.Gap(18)
		page.Engraved(c, col.Next(col.R.W*plateHigh), stock.Of("place/march"))
	}
}

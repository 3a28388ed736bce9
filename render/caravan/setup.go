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
	bots  []string // who plays the seats, "" for persons
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
	if s, err := caravan.ParseSettings(b.Last); err == nil {
		u.s = s
		return u
	}
	for range usualSeats {
		u.add()
	}
	return u
}

// Name is the scene's name in traces.
func (*setUp) Name() string { return "caravan-setup" }

// Game is the game that the screen belongs to.
func (*setUp) Game() desk.Game { return Game{} }

// seats are the players as every game has them.
func (u *setUp) seats() menu.Seats {
	return menu.Seats{
		N: len(u.s.Players), Most: caravan.MostSeats, Letters: caravan.MostName,
		Name:   func(i int) *string { return &u.s.Players[i].Name },
		Colour: func(i int) *uint8 { return &u.s.Players[i].Colour },
		Add:    u.add,
		Remove: func(i int) { u.s.Players = slices.Delete(u.s.Players, i, i+1) },
		Bots:   &u.bots, Opponents: u.begin.Opponents,
	}
}

// add adds a player with a name and a colour that nobody has yet.
func (u *setUp) add() {
	name := u.seats().FreeName(func(place int) string { return words.In(book()).Say("setup.player", "n", place+1) })
	u.s.Players = append(u.s.Players, caravan.Player{Name: name, Colour: u.seats().FreeColour()})
}

// Frame shows the sheet.
func (u *setUp) Frame(c *ui.Context, a desk.Desk) {
	page.Page{
		Title: words.Say("setup.title"), W: 1000, H: 700,
		Body: func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			col.Say(ui.Plain(words.Say("setup.about")), ui.Body.At(17))
			col.Gap(10)
			col.Columns(1.6, 1, func(col *page.Column) {
				u.seats().Draw(c, col, func(col *page.Column, i int) bool { return u.player(c, a, col, i) })
			}, func(col *page.Column) { u.terms(c, col) })
			return col.Height()
		},
		Foot: func(r ui.Rect) { menu.SetUpFoot(c, a, r, u.seats().Wrong(), u.start) },
	}.Draw(c)
	if c.Back() {
		a.Pop()
	}
}

// Measures of a player's row, in units.
const (
	rowGap  = 8
	nameMin = 160

	plateMin  = 280 // the least width of the engraving below the terms
	plateHigh = 0.6 // its height for its width
)

// player is one row: the name, the signs, and the button that takes it away.
func (u *setUp) player(c *ui.Context, a desk.Desk, col *page.Column, i int) (remove bool) {
	row := col.Next(ui.ButtonH)
	remove = u.seats().Away(c, row.CutRight(30), i)
	row.CutRight(5)
	if u.seats().ChoosesWho() {
		u.seats().Who(c, a, row.CutRight(u.seats().WhoW(c)), i)
		row.CutRight(rowGap)
	}
	var signs ui.Rect
	if row.W >= nameMin+rowGap+menu.SignsW {
		signs = row.CutRight(menu.SignsW)
		row.CutRight(rowGap)
		u.seats().NameField(c, row, i)
	} else {
		u.seats().NameField(c, row, i)
		col.Gap(5)
		signs = col.Next(ui.ButtonH).Left(menu.SignsW)
	}
	u.seats().Signs(c, signs, i)
	col.Gap(rowGap)
	return remove
}

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

func (u *setUp) start() error {
	u.seats().Trim()
	return u.begin.New(u.s.Encode(), u.seats().Sitters())
}

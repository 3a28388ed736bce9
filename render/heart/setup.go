package heart

import (
	"slices"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// setUp is the screen where a game is agreed on.
type setUp struct {
	begin menu.Begin
	s     box.Settings
	seats *menu.Seats
}

// goals are the Drama Points that may end a game (21).
var goals = []int{30, 50, 70}

// usualSeats is how many a game begins with where none was begun before, and usualCompany the computer player that everyone but
// the first is till another is chosen.
const (
	usualSeats   = 2
	usualCompany = "keen"
)

func newSetUp(b menu.Begin) *setUp {
	u := &setUp{begin: b, s: box.ForSeats(0)}
	u.seats = menu.SeatsOf(&u.s.Players, func(p *box.Player) menu.Kept { return menu.Kept{Name: &p.Name, Colour: &p.Colour, Face: &p.Face} })
	u.seats.Most, u.seats.Letters, u.seats.Opponents, u.seats.Company = box.MaxSeats, box.MostName, b.Opponents, usualCompany
	u.seats.Unnamed = func(place int) string { return words.In(book()).Say("setup.player", "n", place+1) }
	if s, err := box.ParseSettings(b.Last); err == nil {
		u.s = s
		u.seats.Return(b.Sitters)
		return u
	}
	u.seats.More(usualSeats)
	return u
}

// Name is the scene's name in traces.
func (*setUp) Name() string { return "heart-setup" }

// Game is the game that the screen belongs to.
func (*setUp) Game() desk.Game { return Game{} }

// Frame shows the sheet.
func (u *setUp) Frame(c *ui.Context, a desk.Desk) {
	u.seats.Sheet(c, a, 1060, 740, func(col *page.Column) {
		col.Say(ui.Plain(words.Say("foreword.land")), ui.Note)
		col.Gap(4)
		col.Say(ui.Plain(words.Say("foreword.name")), ui.Note)
		col.Gap(12)
		col.Columns(1.5, 1, func(col *page.Column) {
			u.seats.Rows(c, a, col)
			if c.H >= page.PlateTall && col.R.W >= 240 && len(u.s.Players) <= facedRows {
				col.Gap(10)
				page.Engraved(c, col.Next(col.R.W*0.3), plates.Of("place/march"))
			}
		}, func(col *page.Column) { u.terms(c, col) })
	}, func() []byte { return u.s.Encode() }, u.begin)
}

// facedRows are players, so few that there is room for a picture below them.
const facedRows = 2

// toggleIndent is how far what a tick is for stands in below it, in units.
const toggleIndent = 30.0

// terms is what the players agree on (21).
func (u *setUp) terms(c *ui.Context, col *page.Column) {
	col.Heading(words.Say("setup.goal"))
	col.Gap(6)
	chosen := slices.Index(goals, u.s.Goal)
	var options []ui.Option
	for _, n := range goals {
		options = append(options, ui.Option{Label: words.Say("setup.goal.n", "n", n), ID: words.Number(n), Tip: page.Cited(words.Say("setup.goal.tip"), box.RuleEnd)})
	}
	_, h := c.Options(col.R, "goal", &chosen, options...)
	u.s.Goal = goals[chosen]
	col.Gap(h + 12)
	col.Heading(words.Say("setup.terms"))
	col.Gap(6)
	envy := !u.s.NoEnvy
	for _, o := range []struct {
		id   string
		on   *bool
		show bool
	}{{"names", &u.s.Names, true}, {"envy", &envy, len(u.s.Players) > 1}, {"even", &u.s.EvenPatrons, len(u.s.Players) > 1}} {
		if !o.show {
			continue
		}
		text := page.Cited(words.Say("setup."+o.id+".tip"), box.RuleWaysToPlay)
		c.Toggle(col.Next(ui.ButtonH), o.id, words.Say("setup."+o.id), o.on, text)
		if c.H >= page.PlateTall {
			inner := page.NewColumn(c, ui.R(col.R.X+toggleIndent, col.R.Y, col.R.W-toggleIndent, 0))
			inner.Say(text, ui.Small)
			col.Gap(inner.Height())
		}
		col.Gap(4)
	}
	u.s.NoEnvy = !envy
	col.Gap(10)
	col.Say(ui.Plain(words.Say("setup.how")), ui.Note)
}

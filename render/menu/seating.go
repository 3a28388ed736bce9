package menu

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// seating is the sheet on which seats are left to computer players, and taken back.
type seating struct {
	of   Opponents
	play *play.Play
}

// NewSeating is that sheet, for a game being played.
func NewSeating(of Opponents, p *play.Play) desk.Screen { return &seating{of, p} }

// Name is the sheet's name in traces.
func (*seating) Name() string { return "seating" }

// Overlay lets the game show through.
func (*seating) Overlay() {}

// Frame shows a row for each player.
func (s *seating) Frame(c *ui.Context, a desk.Desk) {
	done := false
	c.Modal("seating", 660, 240, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		title := words.Say("seating.title")
		c.Text(col.Next(38), title, c.Fit(title, ui.Head.At(24), col.R.W))
		col.Gap(4)
		col.Say(ui.Plain(words.Say("seating.text")), ui.Small)
		col.Gap(8)
		for i, p := range s.play.Position().Summary().Players {
			c.Scope(fmt.Sprintf("player %d", i+1), func() { s.row(c, a, col, game.Seat(i), p) })
			col.Gap(6)
		}
		if s.play.Persons().Count() > 1 {
			prefs := a.Preferences()
			if c.Toggle(col.Next(30), "open table", words.Say("seating.open"), &prefs.OpenTable, ui.Plain(words.Say("seating.open.text"))) {
				a.SetPreferences(prefs)
			}
		}
		col.Gap(8)
		done = c.Button(col.Next(ui.MainH), ui.Button{Label: words.Say("who.done"), ID: "Done", Look: ui.MainLook, Default: true}) || c.Back()
		return col.Height()
	})
	if done {
		a.Pop()
	}
}

// row is a player: the sign, the name, and who plays.
func (s *seating) row(c *ui.Context, a desk.Desk, col *page.Column, seat game.Seat, p game.Player) {
	const signW, whoW = 30, 270
	row := col.Next(ui.ButtonH)
	c.Sign(row.CutLeft(signW).Middle(20, 20), p.Colour)
	bot := s.play.Sitter(seat)
	label := s.of.Label(bot)
	b := ui.Button{Label: label, ID: "who", Size: 16, Disabled: s.play.Elsewhere(seat), Tip: ui.Plain(s.of.Says(p.Name, bot))}
	if c.Button(row.CutRight(min(row.W*0.6, max(whoW, c.ButtonWidth(b)))), b) {
		a.Push(NewWhoPlays(s.of, p.Name, bot, s.play.Sitters(), func(now string) { s.play.Take(seat, now) }))
	}
	row.CutRight(8)
	c.Text(row, p.Name, c.Fit(p.Name, ui.Body.Own(), row.W))
}

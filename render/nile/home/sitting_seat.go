package home

import (
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// seatSheet is the sheet on which it is settled between two sittings who has a seat: each thing that
// can be done about it, and what comes of it; or who joins.
type seatSheet struct {
	play  *play.Play
	seat  game.Seat   // Nobody: somebody new
	joins game.Choice // of somebody new
	name  string      // typed for whoever joins or takes the seat over
}

// Name is the sheet's name in traces.
func (*seatSheet) Name() string { return "sitting seat" }

// Overlay lets the page show through.
func (*seatSheet) Overlay() {}

// Rule is the ways to play, and what is between sittings.
func (*seatSheet) Rule() string { return nile.RuleEditions }

// seatActs are what can be settled about a seat, the keys of their words, whether a name is typed
// for it, and what is asked before, "" nothing.
var seatActs = [...]struct {
	kind game.Kind
	key  string
	name bool
	ask  string
}{
	{nile.HandOver, "sitting.hand-over", true, ""},
	{nile.SeatLeaves, "sitting.leaves", false, ""},
	{nile.SeatReturns, "sitting.returns", false, ""},
	{nile.Retire, "sitting.retire", false, "sitting.retire.ask"},
	{nile.GiveUp, "sitting.give-up", false, "sitting.give-up.ask"},
}

// Measures of the sheet, in units.
const (
	seatSheetW = 640.0
	seatActW   = 170.0
	seatNameW  = 250.0
)

// Frame shows the sheet.
func (s *seatSheet) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.play)
	done := false
	c.Modal("seat", seatSheetW, 260, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		if s.seat == game.Nobody {
			s.newcomer(c, a, col)
		} else {
			from := col.R.Y
			seatRow(c, col.Next(sittingFace+8), v, s.seat, 0, "")
			col.Figures(from, "standing")
			col.Gap(10)
			s.plays(c, a, col, v)
			for _, act := range seatActs {
				if choice, ok := sight.Find(s.play, act.kind, int32(s.seat), -1); ok {
					label := words.Say(act.key)
					if act.name {
						s.field(c, col)
						if who := s.typed(c); who != "" {
							label = words.Say("sitting.hand-over.to", "who", who)
						}
					}
					b := ui.Button{Label: label, ID: act.key, Size: 15, Tip: ui.Plain(words.Say(act.key + ".tip")), Disabled: act.name && s.typed(c) == "", Default: act.name && s.typed(c) != ""}
					if s.row(c, col, b, words.Say(act.key+".tip")) {
						name := ""
						if act.name {
							name = s.typed(c)
						}
						s.settle(a, choice.Command(0), name, act.key, act.ask)
					}
				}
			}
		}
		if s.play.Host().Said != nil { // the table is open to other machines
			col.Say(ui.Plain(words.Say("sitting.link")), ui.Small)
		}
		col.Gap(8)
		done = c.Button(col.Next(ui.MainH), ui.Button{Label: words.Say("sitting.back"), ID: "Done", Look: ui.MainLook, Default: s.typed(c) == "", Tip: ui.Plain(words.Say("sitting.back.tip"))}) || c.Back()
		return col.Height()
	})
	if done {
		a.Pop()
	}
}

// typed is the name that stands in the field, without blanks round it.
func (s *seatSheet) typed(c *ui.Context) string { return strings.TrimSpace(c.Typed("name", s.name)) }

// field is where a name is typed.
func (s *seatSheet) field(c *ui.Context, col *page.Column) {
	c.TextField(col.Next(ui.ButtonH).Left(min(seatNameW, col.R.W)), ui.Field{
		ID: "name", Max: nile.MostName, Hint: words.Say("sitting.name"), Tip: ui.Plain(words.Say("sitting.name.tip")),
	}, &s.name)
	col.Gap(6)
}

// row is a button, and beside it what comes of it; it reports a press.
func (s *seatSheet) row(c *ui.Context, col *page.Column, b ui.Button, says string) bool {
	w := max(seatActW, c.ButtonWidth(b))
	text := col.R.W - w - 14
	high := max(ui.ButtonH, c.ParagraphHeight(ui.Plain(says), ui.Small, text))
	row := col.Next(high)
	hit := c.Button(row.CutLeft(w).Top(ui.ButtonH), b)
	row.CutLeft(14)
	c.Paragraph(ui.R(row.X, row.Y+max(0, (ui.ButtonH-high)/2), row.W, row.H), ui.Plain(says), ui.Small)
	col.Gap(8)
	return hit
}

// plays is who plays the seat: somebody at this machine, or a computer player.
func (s *seatSheet) plays(c *ui.Context, a desk.Desk, col *page.Column, v nile.View) {
	bot, name := s.play.Sitter(s.seat), v.Player(s.seat).Name
	says := tell.Opponents().Says(name, bot)
	b := ui.Button{Label: words.Say("sitting.plays"), ID: "who", Size: 15, Disabled: s.play.Elsewhere(s.seat), Tip: ui.Plain(says)}
	if s.row(c, col, b, says) {
		a.Push(menu.NewWhoPlays(tell.Opponents(), name, bot, s.play.Sitters(), func(now string) { s.play.Take(s.seat, now) }))
	}
}

// newcomer is the field for a name, and the button for somebody new.
func (s *seatSheet) newcomer(c *ui.Context, a desk.Desk, col *page.Column) {
	title := words.Say("sitting.new")
	c.Text(col.Next(38), title, c.Fit(title, ui.Head.At(24), col.R.W))
	col.Gap(4)
	s.field(c, col)
	b := ui.Button{Label: words.Say("sitting.joins"), ID: "joins", Size: 15, Tip: ui.Plain(words.Say("sitting.joins.tip")), Default: s.typed(c) != ""}
	if s.row(c, col, b, words.Say("sitting.joins.tip")) {
		s.settle(a, s.joins.Command(0), s.typed(c), "", "")
	}
}

// settle carries out what was settled, and leaves the sheet; what does not come back is asked
// before.
func (s *seatSheet) settle(a desk.Desk, cmd game.Command, name, key, ask string) {
	cmd.Text = name
	who := sight.View(s.play)
	a.Pop()
	do := func() { s.play.Command(cmd, nil) }
	if ask == "" {
		do()
		return
	}
	a.Ask(desk.Question{
		Title: words.Say(ask, "who", who.Player(s.seat).Name), Text: page.Cited(words.Say(key+".tip"), nile.RuleEditions),
		Yes: words.Say(key + "-own.yes"), No: words.Say("sitting.back"), Then: do,
	})
}

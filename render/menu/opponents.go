package menu

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Opponents are the computer players of a game as a set-up offers them: how well one
// plays, and, where the game tells them apart, in which temper.
type Opponents struct {
	Strengths []Opponent // the weakest first
	Tempers   []Opponent // may be none
}

// Opponent is a strength or a temper.
type Opponent struct {
	Name  string     // part of the bot's name
	Label string     // what players read
	Note  string     // a sentence on it
	Who   string     // what a player in this temper is called, where nobody says otherwise
	Face  page.Plate // a portrait; nil for none
}

// levels are how well computer players play in any game, the weakest first.
var levels = []string{"easy", "keen", "strong"}

// Levels are the computer players of a game that its words tell of, in the order of all games: from the
// weakest to the strongest, and others behind them.
func Levels(says *words.Book, kinds []string) (out []Opponent) {
	rank := func(kind string) int {
		if i := slices.Index(levels, kind); i >= 0 {
			return i
		}
		return len(levels)
	}
	kinds = slices.Clone(kinds)
	slices.SortStableFunc(kinds, func(a, b string) int { return rank(a) - rank(b) })
	for _, kind := range kinds {
		if key := "bot." + kind; says.Has(key) {
			out = append(out, Opponent{Name: kind, Label: says.Say(key), Note: says.Say(key + ".note")})
		}
	}
	return out
}

// tempered stands between the strength and the temper in the name of a bot.
const tempered = "-"

// named is the opponent of a name among some, from 0; −1 where there is none.
func named(all []Opponent, name string) int {
	return slices.IndexFunc(all, func(o Opponent) bool { return o.Name == name })
}

// parts are the strength and the temper that a bot's name stands for, as places in the
// lists; −1 for none.
func (o Opponents) parts(bot string) (strength, temper int) {
	kind, how, _ := strings.Cut(bot, tempered)
	return named(o.Strengths, kind), named(o.Tempers, how)
}

// of is the bot of a strength and a temper, by their places.
func (o Opponents) of(strength, temper int) string {
	name := o.Strengths[strength].Name
	if temper >= 0 && temper < len(o.Tempers) {
		name += tempered + o.Tempers[temper].Name
	}
	return name
}

// Label is what players read of who plays a seat: a person, or the computer player of
// that name.
func (o Opponents) Label(bot string) string {
	if bot == "" {
		return words.Say("who.person")
	}
	if strings.HasPrefix(bot, game.OrderPrefix) { // what it says is that player's secret
		return words.Say("who.ordered")
	}
	strength, temper := o.parts(bot)
	switch {
	case strength < 0:
		return bot
	case temper < 0:
		return o.Strengths[strength].Label
	}
	return words.Say("who.both", "temper", o.Tempers[temper].Label, "strength", o.Strengths[strength].Label)
}

// Says is who plays the seat of a player, in a sentence, and what the button is for on which
// that stands.
func (o Opponents) Says(who, bot string) string {
	key := "who.is.computer"
	switch {
	case bot == "":
		key = "who.is.person"
	case strings.HasPrefix(bot, game.OrderPrefix):
		key = "who.is.ordered"
	}
	return words.Sentences(words.Say(key, "who", who, "is", o.Label(bot)), words.Say("who.choose"))
}

// Called is what a computer player is called where nobody says otherwise; "" where its
// game has no names for them.
func (o Opponents) Called(bot string) string {
	if _, temper := o.parts(bot); temper >= 0 {
		return o.Tempers[temper].Who
	}
	return ""
}

// free is the first temper that nobody at a table is in, the first of all where each is
// taken.
func (o Opponents) free(table []string) int {
	taken := map[int]bool{}
	for _, bot := range table {
		if bot != "" {
			_, temper := o.parts(bot)
			taken[temper] = true
		}
	}
	for i := range o.Tempers {
		if !taken[i] {
			return i
		}
	}
	return 0
}

// Temper is the temper that a bot is in; ok is false for none.
func (o Opponents) Temper(bot string) (t Opponent, ok bool) {
	if _, at := o.parts(bot); at >= 0 {
		return o.Tempers[at], true
	}
	return t, false
}

// whoPlays is the sheet on which it is chosen who plays a seat.
type whoPlays struct {
	of       Opponents
	seat     string // the player's name
	strength int    // 0: a person; then the strengths
	temper   int
	then     func(bot string)
}

// NewWhoPlays is the sheet on which it is chosen who plays the seat of a player: a
// person, or which computer player. bot is who does so now; then is called with who is
// to, if that is somebody else. table is who plays all seats: where a person gives way
// to a computer player, a temper is offered that nobody else there is in.
func NewWhoPlays(of Opponents, seat, bot string, table []string, then func(bot string)) desk.Screen {
	strength, temper := -1, of.free(table)
	if bot != "" {
		strength, temper = of.parts(bot)
	}
	return &whoPlays{of: of, seat: seat, strength: strength + 1, temper: max(0, temper), then: func(now string) {
		if now != bot {
			then(now)
		}
	}}
}

// Name is the sheet's name in traces.
func (*whoPlays) Name() string { return "who" }

// Overlay lets what it lies on show through.
func (*whoPlays) Overlay() {}

// Measures of the sheet, in units.
const (
	whoFrame = 150.0 // without the levels
	temperH  = 220.0 // with tempers to choose from
	levelH   = 52.0
	levelW   = 96.0 // its name
	faceH    = 118.0
)

// Frame shows the sheet. Where there is nothing to choose but who plays, a press on one of them is all; with tempers there is
// more to say before it is done.
func (s *whoPlays) Frame(c *ui.Context, a desk.Desk) {
	done, back := false, false
	high := whoFrame + levelH*float64(1+len(s.of.Strengths)) // the same whoever is chosen, so that nothing moves under the pointer
	if len(s.of.Tempers) > 0 {
		high += temperH
	} else {
		high -= ui.MainH
	}
	c.Modal("who", 620, high, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		title := words.Say("who.title", "who", SeatName(s.seat))
		c.Text(col.Next(38), title, c.Fit(title, ui.Head.At(24), col.R.W))
		col.Gap(8)
		done = s.levels(c, col) && len(s.of.Tempers) == 0
		if s.strength > 0 && len(s.of.Tempers) > 0 {
			s.tempers(c, col)
		}
		col.Gap(14)
		if len(s.of.Tempers) > 0 {
			done = c.Button(col.Next(ui.MainH), ui.Button{Label: words.Say("who.done"), ID: "Done", Look: ui.MainLook, Default: true})
		}
		back = c.Back()
		return col.Height()
	})
	switch {
	case done:
		a.Pop()
		bot := ""
		if s.strength > 0 {
			bot = s.of.of(s.strength-1, s.temper)
		}
		s.then(bot)
	case back:
		a.Pop()
	}
}

// levels are who may play: a person, or a computer player of one strength or another, each with what it is
// like beside it. It reports whether one was pressed.
func (s *whoPlays) levels(c *ui.Context, col *page.Column) (pressed bool) {
	all := append([]Opponent{{Name: "a person", Label: words.Say("who.person"), Note: words.Say("who.person.note")}}, s.of.Strengths...)
	c.Scope("strength", func() {
		for i, o := range all {
			face := func(in ui.Rect) {
				in = in.InsetXY(8, 0)
				c.Text(in.CutLeft(levelW), o.Label, ui.Strong.At(18))
				note := ui.Small.At(16).In(ui.Ink)
				c.Paragraph(in.Middle(in.W, c.ParagraphHeight(ui.Plain(o.Note), note, in.W)), ui.Plain(o.Note), note)
			}
			bt := ui.Button{Label: o.Label, ID: o.Name, On: i == s.strength, Tip: ui.Plain(o.Note), Face: face}
			if c.Button(col.Next(levelH).InsetXY(0, 2), bt) {
				s.strength, pressed = i, true
				c.Touch()
			}
		}
	})
	return pressed
}

// tempers is the choice of a temper, with its face and what it is like.
func (s *whoPlays) tempers(c *ui.Context, col *page.Column) {
	col.Gap(12)
	col.Heading(words.Say("who.temper"))
	col.Gap(6)
	var options []ui.Option
	for _, o := range s.of.Tempers {
		options = append(options, ui.Option{Label: o.Label, ID: o.Name, Tip: ui.Plain(o.Note)})
	}
	_, h := c.Options(col.R, "temper", &s.temper, options...)
	col.Gap(h + 8)
	o := s.of.Tempers[s.temper]
	row := col.Next(faceH)
	if o.Face != nil {
		face := row.CutLeft(faceH * 0.8)
		page.Portrait(c, face, o.Face)
		page.Outline(c, face, ui.Rule)
		row.CutLeft(14)
	}
	in := page.NewColumn(c, row)
	in.Say(ui.Plain(o.Who), ui.Body.Own())
	in.Gap(4)
	in.Say(ui.Plain(o.Note), ui.Body.At(17))
}

package island

import (
	"slices"
	"strings"

	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/press"
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
	saves []menu.SaveInfo // games of the past
	house bool            // the house rules are unfolded
}

// How many seats there are at first, and who keeps a person company: whoever sits down alone shall
// have somebody to play with.
const (
	usualSeats   = 2
	usualCompany = "keen"
)

// letters are those of 19, each a switch.
const letters = "abcdefg"

func newSetUp(b menu.Begin) *setUp {
	u := &setUp{begin: b}
	if b.Saves != nil {
		u.saves = b.Saves()
	}
	u.seats = menu.SeatsOf(&u.s.Players, func(p *box.Player) menu.Kept { return menu.Kept{Name: &p.Name, Colour: &p.Colour} }) // who they are is dealt: nobody chooses a face
	u.seats.Most, u.seats.Letters, u.seats.Opponents, u.seats.Company = box.MostPlayers, box.MostName, b.Opponents, usualCompany
	u.seats.Unnamed = func(place int) string { return words.In(book()).Say("setup.player", "n", place+1) }
	if s, err := box.ParseSettings(b.Last); err == nil {
		s.Lesson, s.Laid, s.Apart = "", nil, false // what letters need is set when a game is first sent
		u.s = s
		u.house = s.NoMarks || s.ByLetter || !slices.ContainsFunc(box.Levels, func(l box.Level) bool { return l.Letters == s.Letters && l.Darkness == s.Start() })
		u.seats.Return(b.Sitters)
		return u
	}
	u.seats.More(usualSeats)
	return u
}

// Name is the scene's name in traces.
func (*setUp) Name() string { return "island-setup" }

// Game is the game that the screen belongs to.
func (*setUp) Game() desk.Game { return Game{} }

// Frame shows the sheet.
func (u *setUp) Frame(c *ui.Context, a desk.Desk) {
	if u.house && !c.Covered() && c.Back() { // what is unfolded is folded first
		u.house = false
		c.Touch()
	}
	u.seats.Sheet(c, a, 1100, 760, func(col *page.Column) {
		col.Say(ui.Plain(words.Say("setup.about")), ui.Note)
		col.Gap(8)
		col.Columns(1.15, 1, func(col *page.Column) {
			u.seats.Rows(c, a, col)
			col.Say(page.Cited(words.Say(map[bool]string{true: "setup.alone", false: "setup.together"}[len(u.s.Players) == 1]), box.RuleSetUp), ui.Small.At(15))
			if spare := max(0, len(u.s.Players)-seatsPlated); c.H >= page.PlateTall+float64(spare)*seatH && col.R.W >= 240 && len(u.s.Players) < 4 {
				col.Gap(10)
				page.Engraved(c, col.Next(col.R.W*0.27), plates.Of("place/SHP"))
			}
		}, func(col *page.Column) { u.terms(c, a, col) })
	}, func() []byte { return u.s.Encode() }, u.begin)
}

// With so many seats there is room for a plate below them in a window that has one at all; each more takes
// so much, in units.
const seatsPlated, seatH = 2, 81.0

// terms is what the players agree on (19, 20, 17.3, 18.3).
func (u *setUp) terms(c *ui.Context, a desk.Desk, col *page.Column) {
	col.Heading(words.Say("setup.level"))
	col.Gap(4)
	chosen := slices.IndexFunc(box.Levels, func(l box.Level) bool { return l.Letters == u.s.Letters && l.Darkness == u.s.Start() })
	var options []ui.Option
	for _, l := range box.Levels {
		options = append(options, ui.Option{Label: words.Say("level." + l.Name), ID: l.Name, Tip: ui.Plain(u.level(l))})
	}
	changed, h := c.Options(col.R, "level", &chosen, options...)
	if changed {
		u.s.Letters, u.s.Darkness = box.Levels[chosen].Letters, box.Levels[chosen].Darkness
	}
	col.Gap(h + 3)
	text := words.Say("setup.level.own")
	if chosen >= 0 {
		text = u.level(box.Levels[chosen])
	}
	if won, all := menu.Record(u.saves, Game{}.Way(u.s.Way())); all > 0 {
		text = words.Sentences(text, words.Say("setup.record", "n", won, "all", all))
	}
	col.Say(page.Cited(text, box.RuleLevels), ui.Small.At(15))
	col.Gap(5)
	col.Heading(words.Say("setup.agreed"))
	col.Gap(3)
	u.agreed(c, col)
	fold := ui.Button{Label: words.Say("setup.house"), ID: "house", Size: 15, On: u.house, Tip: ui.Plain(words.Say("setup.house.tip"))}
	foreword := ui.Button{Label: words.Say("setup.foreword"), ID: "foreword", Size: 15}
	hit, h := c.Row(col.R, fold, foreword)
	col.Gap(h)
	switch hit {
	case 0:
		u.house = !u.house
		c.Touch()
	case 1:
		a.Push(press.NewForeword())
	}
	if u.house {
		col.Gap(4)
		u.houseRules(c, col)
	}
}

// level is what a level is, and how many win at it.
func (u *setUp) level(l box.Level) string {
	return words.Sentences(words.Say("setup.level."+l.Name), words.Say("setup.share", "n", l.Won[len(u.s.Players)-1]))
}

// term is what the players agree on with one tick.
type term struct {
	id, rule string
	on       *bool
}

// agreed are the terms that most will want to look at, each with what it means, as long as the house rules
// are folded and leave it the room.
func (u *setUp) agreed(c *ui.Context, col *page.Column) {
	for _, o := range []term{{"west", box.RuleWest, &u.s.West}, {"open", box.RuleOpen, &u.s.Open}, {"guests", box.RuleGuests, &u.s.Guests}} {
		if len(u.s.Players) == 1 && o.id == "open" {
			continue
		}
		means := words.Say("setup." + o.id + ".tip")
		c.Toggle(col.Next(27), o.id, words.Say("setup."+o.id), o.on, page.Cited(means, o.rule))
		if !u.house && c.H >= page.PlateTall {
			said := page.NewColumn(c, ui.R(col.R.X+meansIn, col.R.Y, col.R.W-meansIn, col.R.H))
			said.Say(ui.Plain(means), ui.Small.At(15))
			col.Gap(said.Height() + 3)
		}
	}
}

// meansIn is how far in stands what a term means, below it.
const meansIn = 30.0

// houseRules are the letters of which the levels are made (19), the Darkness at the beginning and the Spawn
// cards (17.3): for whoever mixes a level of their own.
func (u *setUp) houseRules(c *ui.Context, col *page.Column) {
	two := page.Abreast(c, col.R, 2, 8)
	for i := range letters {
		on := u.s.Has(letters[i])
		key := "setup.letter." + letters[i:i+1]
		if c.Toggle(two[i/4].Next(27), "letter-"+letters[i:i+1], words.Say(key), &on, page.Cited(words.Say(key+".tip"), box.RuleLevels)) {
			u.letter(letters[i], on)
		}
	}
	col.Gap(two[0].Height() + 5)
	row := col.Next(ui.ButtonH)
	n := u.s.Start()
	if c.Stepper(row.CutLeft(ui.StepperW), ui.Stepper{ID: "darkness", Min: 1, Max: box.DarknessMost, Tip: page.Cited(words.Say("setup.darkness.tip"), box.RuleDarkness)}, &n) {
		u.s.Darkness = n
	}
	row.CutLeft(8)
	c.Text(row, words.Say("setup.darkness"), ui.Body.At(16))
	col.Gap(5)
	marks := !u.s.NoMarks
	for _, o := range []term{{"marks", box.RuleMarks, &marks}, {"by-letter", box.RuleSpawning, &u.s.ByLetter}} {
		if !u.s.ByLetter || o.id != "marks" {
			c.Toggle(col.Next(27), o.id, words.Say("setup."+o.id), o.on, page.Cited(words.Say("setup."+o.id+".tip"), o.rule))
		}
	}
	u.s.NoMarks = !marks
}

// letter switches one on or off; they stand in their order.
func (u *setUp) letter(x byte, on bool) {
	var out strings.Builder
	for i := range letters {
		if has := u.s.Has(letters[i]); has && letters[i] != x || on && letters[i] == x {
			out.WriteByte(letters[i])
		}
	}
	u.s.Letters = out.String()
}

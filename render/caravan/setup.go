package caravan

import (
	"fmt"
	"slices"
	"strings"

	"sourceofthenile/game/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// setUp is the screen where a game is agreed on.
type setUp struct {
	begin menu.Begin
	s     caravan.Settings
}

// What a game begins with where none was begun before.
const (
	usualSeats  = 3
	usualRounds = 6
	mostRounds  = 60 // that the set-up offers
	mostSeats   = 6
	nameLetters = 24
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

// add adds a player with a name and a colour that nobody has yet.
func (u *setUp) add() {
	var p caravan.Player
	for u.taken(p.Colour, -1) != "" {
		p.Colour++
	}
	for n := len(u.s.Players) + 1; ; n++ {
		p.Name = words.In(book()).Say("setup.player", "n", n)
		if !slices.ContainsFunc(u.s.Players, func(q caravan.Player) bool { return q.Name == p.Name }) {
			break
		}
	}
	u.s.Players = append(u.s.Players, p)
}

// taken is the name of who has a colour, but for player i; "" if nobody has.
func (u *setUp) taken(colour uint8, i int) string {
	for k := range u.s.Players {
		if k != i && u.s.Players[k].Colour == colour {
			return nameOf(u.s.Players[k].Name)
		}
	}
	return ""
}

// nameOf is a name, or a word for who has none yet.
func nameOf(name string) string {
	if strings.TrimSpace(name) == "" {
		return words.In(book()).Phrase("setup.nobody")
	}
	return name
}

// Frame shows the sheet.
func (u *setUp) Frame(c *ui.Context, a desk.Desk) {
	page.Page{
		Title: words.Say("setup.title"), W: 1000, H: 700,
		Body: func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			col.Say(ui.Plain(words.Say("setup.about")), ui.Body.At(17))
			col.Gap(10)
			col.Columns(1.6, 1, func(col *page.Column) { u.players(c, col) }, func(col *page.Column) { u.terms(c, col) })
			return col.Height()
		},
		Foot: func(r ui.Rect) { u.foot(c, a, r) },
	}.Draw(c)
	if c.Back() {
		a.Pop()
	}
}

// Measures of a player's row, in units.
const (
	signsW  = 6*ui.ButtonH + 5*3
	rowGap  = 8
	nameMin = 160

	plateMin  = 280 // the least width of the engraving below the terms
	plateHigh = 0.6 // its height for its width
)

// players is a row for each, and beside the heading the button that adds one.
func (u *setUp) players(c *ui.Context, col *page.Column) {
	head := col.Next(ui.HeadingH)
	c.Heading(head, words.Say("road.head"))
	col.Gap(6)
	remove := -1
	for i := range u.s.Players {
		p := &u.s.Players[i]
		c.Scope(fmt.Sprintf("player %d", i+1), func() {
			row := col.Next(ui.ButtonH)
			only := len(u.s.Players) == 1
			away := ui.Button{
				Label: "×", ID: "remove", Look: ui.GhostLook, Disabled: only,
				Tip: ui.Plain(map[bool]string{true: words.Say("setup.only"), false: words.Say("setup.remove", "who", nameOf(p.Name))}[only]),
			}
			if c.Button(row.CutRight(30), away) {
				remove = i
			}
			row.CutRight(5)
			field := ui.Field{ID: "name", Max: nameLetters, Hint: words.Say("setup.name")}
			var signs ui.Rect
			if row.W >= nameMin+rowGap+signsW {
				signs = row.CutRight(signsW)
				row.CutRight(rowGap)
				c.TextField(row, field, &p.Name)
			} else {
				c.TextField(row, field, &p.Name)
				col.Gap(5)
				signs = col.Next(ui.ButtonH).Left(signsW)
			}
			page.Colours(c, signs, &p.Colour, func(k uint8) string { return u.taken(k, i) })
			col.Gap(rowGap)
		})
	}
	if len(u.s.Players) < mostSeats {
		add := ui.Button{Label: words.Say("setup.add"), ID: "add", Size: 16}
		if c.Button(head.CutRight(c.ButtonWidth(add)).Top(ui.HeadingH-6), add) {
			u.add()
			c.Touch()
		}
	}
	if remove >= 0 {
		u.s.Players = slices.Delete(u.s.Players, remove, remove+1)
		c.Touch()
	}
}

// terms is what the players agree on.
func (u *setUp) terms(c *ui.Context, col *page.Column) {
	col.Heading(words.Say("setup.way"))
	col.Gap(6)
	chosen := slices.Index(ways, u.s.Way)
	var options []ui.Option
	for _, w := range ways {
		options = append(options, ui.Option{Label: words.Say("way." + string(w))})
	}
	_, h := c.Options(col.R, "way", &chosen, options...)
	u.s.Way = ways[chosen]
	col.Gap(h + 2)
	col.Say(page.Cited(words.Say("setup."+string(u.s.Way)+".text"), map[caravan.Way]string{caravan.Desert: caravan.RuleWind, caravan.Coast: caravan.RuleEnd}[u.s.Way]), ui.Small)
	col.Gap(10)
	col.Heading(words.Say("setup.rounds"))
	col.Gap(6)
	c.Stepper(col.Next(ui.ButtonH).Left(ui.StepperW), ui.Stepper{ID: "rounds", Min: 1, Max: mostRounds, Tip: ui.Plain(words.Say("setup.rounds.tip"))}, &u.s.Rounds)
	if c.H >= page.PlateTall && col.R.W >= plateMin {
		col.Gap(18)
		page.Engraved(c, col.Next(col.R.W*plateHigh), "place/march")
	}
}

func (u *setUp) foot(c *ui.Context, a desk.Desk, r ui.Rect) {
	nameless := slices.ContainsFunc(u.s.Players, func(p caravan.Player) bool { return strings.TrimSpace(p.Name) == "" })
	begin := ui.Button{
		Label: words.Say("setup.begin"), Look: ui.MainLook, Default: true, Disabled: nameless, Tip: page.TipIf(nameless, words.Say("setup.wrong")),
	}
	if c.Button(r.CutRight(min(180, r.W/2)), begin) {
		for i := range u.s.Players {
			u.s.Players[i].Name = strings.TrimSpace(u.s.Players[i].Name)
		}
		if err := u.begin.New(u.s.Encode()); err != nil {
			a.Fail(err)
		}
	}
	back := ui.Button{Label: words.Say("load.back"), Hint: "Esc"}
	w := c.ButtonWidth(back)
	if c.Button(r.CutLeft(w).Middle(w, ui.ButtonH), back) {
		a.Pop()
	}
}

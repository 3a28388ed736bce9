package heart

import (
	"slices"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving/faces"
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
	bots  []string // who plays the seats, "" for persons
	faces menu.Faces
}

// goals are the Drama Points that may end a game (21).
var goals = []int{30, 50, 70}

// usualSeats is how many a game begins with where none was begun before.
const usualSeats = 2

func newSetUp(b menu.Begin) *setUp {
	u := &setUp{begin: b, s: box.ForSeats(0)}
	if s, err := box.ParseSettings(b.Last); err == nil {
		u.s = s
		return u
	}
	for range usualSeats {
		u.add()
	}
	return u
}

// Name is the scene's name in traces.
func (*setUp) Name() string { return "heart-setup" }

// Game is the game that the screen belongs to.
func (*setUp) Game() desk.Game { return Game{} }

// seats are the players as every game has them.
func (u *setUp) seats() menu.Seats {
	return menu.Seats{
		N: len(u.s.Players), Most: box.MaxSeats, Letters: box.MostName,
		Name:   func(i int) *string { return &u.s.Players[i].Name },
		Colour: func(i int) *uint8 { return &u.s.Players[i].Colour },
		Face:   func(i int) *uint16 { return &u.s.Players[i].Face },
		Faces:  &u.faces,
		Add:    u.add,
		Remove: func(i int) { u.s.Players = slices.Delete(u.s.Players, i, i+1) },
		Bots:   &u.bots, Opponents: u.begin.Opponents,
	}
}

// add adds a player with a name and a colour that nobody has yet.
func (u *setUp) add() {
	name := u.seats().FreeName(func(place int) string { return words.In(book()).Say("setup.player", "n", place+1) })
	u.s.Players = append(u.s.Players, box.Player{Name: name, Colour: u.seats().FreeColour(), Face: u.seats().FreeFace()})
}

// Frame shows the sheet.
func (u *setUp) Frame(c *ui.Context, a desk.Desk) {
	page.Page{
		Title: words.Say("setup.title"), W: 1060, H: 740,
		Body: func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			col.Say(ui.Plain(words.Say("foreword.land")), ui.Note)
			col.Gap(4)
			col.Say(ui.Plain(words.Say("foreword.name")), ui.Note)
			col.Gap(12)
			col.Columns(1.5, 1, func(col *page.Column) {
				u.seats().Draw(c, col, func(col *page.Column, i int) bool { return u.player(c, a, col, i) })
				if c.H >= page.PlateTall && col.R.W >= 240 && len(u.s.Players) <= facedRows {
					col.Gap(10)
					page.Engraved(c, col.Next(col.R.W*0.3), plates.Of("place/march"))
				}
			}, func(col *page.Column) { u.terms(c, col) })
			return col.Height()
		},
		Foot: func(r ui.Rect) { menu.SetUpFoot(c, a, r, u.seats().Wrong(), u.start) },
	}.Draw(c)
	if i := u.faces.Whose(); i > 0 {
		u.faces.Pick(c, u.sitter(i-1))
	} else if c.Back() {
		a.Pop()
	}
}

// Measures of a player's row, in units.
const (
	rowGap     = 8
	nameMin    = 160
	faceW      = 62.0 // of the portrait
	facedFrom  = 430  // the least width of a row that has one
	lineApart  = 5
	facedRows  = 2 // players, so few that there is room for a picture below them
	playerRowH = 2*ui.ButtonH + lineApart
)

// sitter is whose portrait stands in a row.
func (u *setUp) sitter(i int) menu.Sitter {
	p := &u.s.Players[i]
	return menu.Sitter{Name: p.Name, Chosen: &p.Face, Of: func(n uint16) page.Plate { return faces.Named(p.Name, n) }}
}

// player is one row: the portrait, the name, the signs, and the button that takes it away.
func (u *setUp) player(c *ui.Context, a desk.Desk, col *page.Column, i int) (remove bool) {
	inner := page.NewColumn(c, col.R)
	if col.R.W >= facedFrom {
		u.faces.Show(c, ui.R(col.R.X, col.R.Y, faceW, playerRowH), i, u.sitter(i))
		inner = page.NewColumn(c, ui.R(col.R.X+faceW+10, col.R.Y, col.R.W-faceW-10, 0))
	}
	row := inner.Next(ui.ButtonH)
	remove = u.seats().Away(c, row.CutRight(30), i)
	row.CutRight(5)
	if u.seats().ChoosesWho() {
		u.seats().Who(c, a, row.CutRight(min(row.W-nameMin, u.seats().WhoW(c))), i)
		row.CutRight(rowGap)
	}
	u.seats().NameField(c, row, i)
	inner.Gap(lineApart)
	u.seats().Signs(c, inner.Next(ui.ButtonH).Left(menu.SignsW), i)
	col.Gap(playerRowH + 2*rowGap)
	return remove
}

// terms is what the players agree on (21).
func (u *setUp) terms(c *ui.Context, col *page.Column) {
	col.HeadingOf(box.RuleWaysToPlay, words.Say("setup.goal"))
	col.Gap(6)
	chosen := slices.Index(goals, u.s.Goal)
	var options []ui.Option
	for _, n := range goals {
		options = append(options, ui.Option{Label: words.Say("setup.goal.n", "n", n), ID: words.Number(n)})
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
	}{{"names", &u.s.Names, true}, {"envy", &envy, len(u.s.Players) > 1}, {"even", &u.s.EvenPatrons, len(u.s.Players) == 2}} {
		if !o.show {
			continue
		}
		c.Toggle(col.Next(ui.ButtonH), o.id, words.Say("setup."+o.id), o.on, page.Cited(words.Say("setup."+o.id+".tip"), box.RuleWaysToPlay))
		col.Gap(4)
	}
	u.s.NoEnvy = !envy
	col.Gap(10)
	col.Say(ui.Plain(words.Say("setup.how")), ui.Note)
}

func (u *setUp) start() error {
	u.seats().Trim()
	return u.begin.New(u.s.Encode(), u.seats().Sitters())
}

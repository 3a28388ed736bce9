package menu

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Sheet is the sheet of a set-up, w by h units: the body is the game's own, the foot
// begins a game with these settings.
func (s *Seats) Sheet(c *ui.Context, a desk.Desk, w, h float64, body func(col *page.Column), settings func() []byte, begin Begin) {
	page.Page{
		Title: words.Say("setup.title"), W: w, H: h,
		Body: func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			body(col)
			return col.Height()
		},
		Foot: func(r ui.Rect) {
			SetUpFoot(c, a, r, s.Wrong(), func() error {
				s.Trim()
				return begin.New(settings(), s.Sitters())
			}, Among(begin.Others, s.Persons()))
		},
	}.Draw(c)
	if !s.PickFace(c) && c.Back() {
		a.Pop()
	}
}

// Measures of a player's row, in units.
const (
	rowGap    = 8
	nameMin   = 160
	faceW     = 62.0 // of the portrait
	facedFrom = 430  // the least width of a row that has one
	lineApart = 5
)

// Rows is a row for each player, and beside the heading the button that adds one: the
// portrait, where players have faces; the name; who plays; the signs, where there is no
// portrait beside the name if there is room; and the button that takes the player away.
func (s *Seats) Rows(c *ui.Context, a desk.Desk, col *page.Column) {
	s.Draw(c, col, func(col *page.Column, i int) (remove bool) {
		faced := s.At(i).Face != nil
		inner, below := page.NewColumn(c, col.R), float64(rowGap)
		if faced {
			below = 2 * rowGap
		}
		if faced && col.R.W >= facedFrom {
			s.Portrait(c, ui.R(col.R.X, col.R.Y, faceW, 2*ui.ButtonH+lineApart), i)
			inner = page.NewColumn(c, ui.R(col.R.X+faceW+10, col.R.Y, col.R.W-faceW-10, 0))
		}
		row := inner.Next(ui.ButtonH)
		remove = s.Away(c, row.CutRight(30), i)
		row.CutRight(5)
		if s.ChoosesWho() {
			s.Who(c, a, row.CutRight(min(row.W-nameMin, s.WhoW(c))), i)
			row.CutRight(rowGap)
		}
		var signs ui.Rect
		beside := !faced && row.W >= nameMin+rowGap+SignsW
		if beside {
			signs = row.CutRight(SignsW)
			row.CutRight(rowGap)
		}
		s.NameField(c, row, i)
		if !beside {
			inner.Gap(lineApart)
			signs = inner.Next(ui.ButtonH).Left(SignsW)
		}
		s.Signs(c, signs, i)
		col.Gap(inner.Height() + below)
		return remove
	})
}

// Among is what opens a game of so many persons to others, nil where nobody is to come.
func Among(others func(), persons int) func() {
	if persons < 2 {
		return nil
	}
	return others
}

// SetUpFoot is the foot of a set-up: the red button, which begins the game or tells
// what is wrong, in one sentence; beside it, where others is not nil, that which begins it and
// opens it to others; and the way back.
func SetUpFoot(c *ui.Context, a desk.Desk, r ui.Rect, wrong string, begin func() error, others func()) {
	b := ui.Button{
		Label: words.Say("setup.begin"), ID: "Begin", Look: ui.MainLook, Default: true, Disabled: wrong != "", Tip: page.TipIf(wrong != "", wrong),
	}
	among := ui.Button{Label: words.Say("setup.others"), ID: "begin among others", Disabled: wrong != "", Tip: page.TipIf(wrong != "", wrong)}
	if wrong == "" {
		among.Tip = ui.Plain(words.Say("setup.others.tip"))
	}
	hit, far := c.Button(r.CutRight(min(180, r.W/2)), b), false
	r.CutRight(12)
	if w := c.ButtonWidth(among); others != nil && w < r.W/2 {
		far = c.Button(r.CutRight(w).Middle(w, ui.ButtonH), among)
		r.CutRight(12)
	}
	if hit || far {
		switch err := begin(); {
		case err != nil:
			a.Fail(err)
		case far:
			others()
		}
	}
	if page.BackButton(c, &r) {
		a.Pop()
	}
	r.CutLeft(14)
	if wrong != "" && r.W > c.TextWidth(wrong, ui.Body) {
		c.Text(r, wrong, ui.Body.In(ui.Red).To(ui.Right))
	}
}

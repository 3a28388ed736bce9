package menu

import (
	"strings"
	"testing"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// By ear no two choices of who plays are called the same, nor two faces; and to the eye who plays is a word
// with the arrow of a list, without the number of the seat.
func TestSeatsAreToldApart(t *testing.T) {
	var at []player
	s := seated(&at).More(3)
	c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
	col := page.NewColumn(c, ui.R(0, 0, 900, 700))
	s.Draw(c, col, func(col *page.Column, i int) bool {
		row := col.Next(50)
		s.Portrait(c, row.CutLeft(50), i)
		s.Who(c, nil, row.CutLeft(s.WhoW(c)), i)
		return false
	})
	l, called := c.End(), map[string]bool{}
	for _, target := range l.Targets {
		if strings.HasSuffix(target.ID, "/who") || strings.HasSuffix(target.ID, "/face") {
			if called[target.Label] {
				t.Errorf("two are called %q", target.Label)
			}
			called[target.Label] = true
		}
	}
	if len(called) != 6 || !uitest.HasText(l, words.Say("who.person.short")) {
		t.Errorf("who plays, and the faces, are called %v", called)
	}
}

// Where there is nothing else to choose, a press on who plays is all: the sheet is gone, and they sit there.
func TestWhoPlaysIsChosenByOnePress(t *testing.T) {
	of := Opponents{Strengths: []Opponent{{Name: "easy", Label: "Easy"}, {Name: "keen", Label: "Keen"}}}
	for _, tempers := range [][]Opponent{nil, {{Name: "river", Label: "River man"}}} {
		of.Tempers = tempers
		now := ""
		sheet := NewWhoPlays(of, "Otto", "", []string{""}, func(bot string) { now = bot })
		gone := 0
		s := uitest.New(t, 1280, 800, 1, func(c *ui.Context) { sheet.Frame(c, popped{n: &gone}) })
		s.Click("strength/keen")
		if want := len(tempers) == 0; (now == "keen") != want || (gone > 0) != want {
			t.Errorf("with %d tempers %q sits there after one press, and the sheet was put away %d times", len(tempers), now, gone)
		}
	}
}

// popped is a desk that counts what is put away.
type popped struct {
	desk.Desk
	n *int
}

func (p popped) Pop() { *p.n++ }

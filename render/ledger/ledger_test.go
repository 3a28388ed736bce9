package ledger

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/internal/property"
	"sourceofthenile/render/engraving/stock"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// players are so many, the leader first, with points in all at the end of each turn.
func players(courses ...[]int) (out []Player) {
	for i, c := range courses {
		out = append(out, Player{
			Name: "Player " + string(rune('A'+i)), Colour: uint8(i), End: "the end of " + string(rune('A'+i)), Points: c, Tip: ui.Plain("who it is"),
		})
	}
	return out
}

// course is a course of these.
func course(courses ...[]int) *Course {
	g := &Course{Players: players(courses...), Goal: 50, GoalTip: "the goal"}
	g.Turns = len(courses[0])
	g.Mark = func(t int) string { return strconv.Itoa(t + 1) }
	g.Date = func(t int) string { return "turn " + strconv.Itoa(t+1) }
	return g
}

// item is the item of a text, nil without one.
func item(l *ui.List, text string) *ui.Item {
	for i := range l.Items {
		if l.Items[i].Text == text {
			return &l.Items[i]
		}
	}
	return nil
}

// A turn counts as one that changed anything if anybody's points are others at its end than at
// the end of the one before.
func TestChangesAreCountedByTurn(t *testing.T) {
	for _, c := range []struct {
		of   *Course
		want int
	}{
		{course([]int{0, 0, 0}, []int{0, 0, 0}), 0},
		{course([]int{7, 7, 7}, []int{0, 0, 0}), 1},
		{course([]int{0, 0, 4}, []int{0, 0, 9}), 1},
		{course([]int{0, 3, 3}, []int{2, 2, 2}), 2},
		{course([]int{1, 0, 1}), 3},
	} {
		if got := c.of.Changes(); got != c.want {
			t.Errorf("%v: %d turns, not %d", c.of.Players, got, c.want)
		}
	}
	property.Check(t, func(t *rapid.T) { // each alone changes in as many turns at most
		n := rapid.IntRange(1, 8).Draw(t, "turns")
		one := rapid.SliceOfN(rapid.IntRange(0, 5), n, n).Draw(t, "one")
		other := rapid.SliceOfN(rapid.IntRange(0, 5), n, n).Draw(t, "other")
		both, a, b := course(one, other).Changes(), course(one).Changes(), course(other).Changes()
		if both < max(a, b) || both > a+b || both > n {
			t.Fatalf("%d together, %d and %d alone, in %d turns", both, a, b, n)
		}
	})
}

// The lines have a sign for each player at their end, of equals below one another; the goal, the
// figures beside them and the marks below are there; and the pointer is told who stood where.
func TestTheCourseOfPoints(t *testing.T) {
	g := course([]int{3, 20, 41}, []int{5, 20, 30}, []int{1, 20, 30})
	s := uitest.New(t, 500, 300, 1, func(c *ui.Context) { g.Draw(c, ui.R(10, 10, 480, 280)) })
	for _, text := range []string{"0", "1", "2", "3"} {
		if item(s.List, text) == nil {
			t.Errorf("%q does not stand at the lines", text)
		}
	}
	var signs []ui.Rect
	for i := range s.List.Items {
		if it := &s.List.Items[i]; it.Kind == ui.SignItem {
			signs = append(signs, it.Rect)
		}
	}
	if len(signs) != 3 || signs[0].Y >= signs[1].Y || signs[2].Y < signs[1].Y+graphSign-3 {
		t.Errorf("the signs at the ends: %+v", signs)
	}
	said := func() (all []string) {
		for i := range s.List.Hints {
			all = append(all, s.List.Hints[i].Text)
		}
		return all
	}
	for _, text := range []string{"the goal", "the end of A", "the end of C"} {
		if !slices.Contains(said(), text) {
			t.Errorf("nothing explains %q: %q", text, said())
		}
	}
	for turn, at := range []float64{0.1, 0.5, 0.9} {
		s.Move(ui.Point{X: 10 + graphLeft + at*(480-graphLeft-graphRight), Y: 100})
		found := slices.ContainsFunc(said(), func(text string) bool {
			return strings.Contains(text, "turn "+strconv.Itoa(turn+1)) && strings.Contains(text, "Player B") && strings.Contains(text, strconv.Itoa(g.Players[1].Points[turn]))
		})
		if !found {
			t.Errorf("turn %d is not told where the pointer is: %q", turn+1, said())
		}
	}
}

// Without a goal no goal is drawn, and more points than it make the lines' room higher.
func TestTheGoalOfACourse(t *testing.T) {
	g := course([]int{3, 140})
	g.Goal = 0
	s := uitest.New(t, 500, 300, 1, func(c *ui.Context) { g.Draw(c, ui.R(10, 10, 480, 280)) })
	for i := range s.List.Hints {
		if s.List.Hints[i].Text == "the goal" {
			t.Error("there is a goal of no points")
		}
	}
	if item(s.List, "100") == nil {
		t.Error("a hundred points do not stand beside lines that go up to 140")
	}
	for i := range s.List.Items {
		if it := &s.List.Items[i]; it.Kind == ui.SignItem && (it.Rect.Y < 0 || it.Rect.Bottom() > 290) {
			t.Errorf("the sign at the end is at %+v", it.Rect)
		}
	}
}

// A table has every source and every player's points in a column of his own; nothing is a dash.
func TestTheTableOfPoints(t *testing.T) {
	tb := &Table{Players: players([]int{9}, []int{7}, []int{4}), Rows: []Row{
		{Name: "Lakes", Points: []int{8, 0, 3}}, {Name: "All", Points: []int{11, 22, 33}, Strong: true},
	}}
	var high, said float64
	s := uitest.New(t, 700, 300, 1, func(c *ui.Context) {
		col := page.NewColumn(c, ui.R(10, 10, 640, 0))
		said = tb.Height(c, 640)
		tb.Draw(c, col)
		high = col.Height()
	})
	if high != said {
		t.Errorf("the table is %v high, and says %v", high, said)
	}
	for i, row := range [][]string{{"8", "–", "3"}, {"11", "22", "33"}} {
		last := 0.0
		for k, text := range row {
			it := item(s.List, text)
			if it == nil || it.Rect.Right() <= last {
				t.Fatalf("row %d: %q of player %d is at %+v", i, text, k, it)
			}
			last = it.Rect.Right()
		}
	}
	if a, b := item(s.List, "8").Rect.Right(), item(s.List, "11").Rect.Right(); a != b {
		t.Errorf("a column ends at %v and at %v", a, b)
	}
	for _, fault := range uitest.Faults(s.List) {
		t.Error(fault)
	}
}

// Portraits stand over the columns in a high window only, and the table says how high it is with
// them.
func TestTablesFitWithManyPlayers(t *testing.T) {
	for _, z := range uitest.Sizes() {
		tb := &Table{Players: players([]int{1}, []int{1}, []int{1}, []int{1}, []int{1}), Rows: []Row{{Name: "What was found on the way", Points: []int{1, 2, 3, 4, 5}}}}
		for i := range tb.Players {
			tb.Players[i].Name = "Professor Wilhelmina " + string(rune('A'+i))
		}
		s := uitest.New(t, z.W, z.H, z.Scale(), func(c *ui.Context) {
			c.Panel(c.Screen(), ui.SheetPanel)
			tb.Draw(c, page.NewColumn(c, ui.R(20, 20, min(620, c.W-40), 0)))
		})
		for i := range s.List.Items {
			if it := &s.List.Items[i]; it.Text != "" && it.Rect.Right() > s.List.W {
				t.Errorf("%s: %q ends beyond the window", z, it.Text)
			}
		}
	}
}

// Why there are no lines yet is said; with two turns that changed something they are drawn.
func TestAPageWithoutLines(t *testing.T) {
	for _, c := range []struct {
		of   *Course
		want string
	}{{course([]int{0, 0}), "nobody yet"}, {course([]int{6, 6}), "one turn"}, {course([]int{6, 9}), ""}} {
		p := &Page{
			Title: "Points", Points: "by source", Over: "over the turns", Table: &Table{Players: c.of.Players, Rows: []Row{{Name: "All", Points: []int{6}}}}, Course: c.of,
			None: "nobody yet", One: "one turn", Picture: stock.Of("europe/newspaper"),
			Records: func(col *page.Column) {
				Entry{What: "the lake", By: "Player A", Points: 7}.Draw(col.C, col)
			},
		}
		for _, z := range uitest.Sizes() {
			s := uitest.New(t, z.W, z.H, z.Scale(), func(x *ui.Context) { p.Draw(x, nil) })
			for _, why := range []string{"nobody yet", "one turn"} {
				if uitest.HasText(s.List, why) != (why == c.want) {
					t.Errorf("%s: %q is said: %v", z, why, why != c.want)
				}
			}
			if !uitest.HasText(s.List, "over the turns") || !uitest.HasText(s.List, "Points") || !uitest.HasText(s.List, "+7") {
				t.Errorf("%s: something is missing of the page", z)
			}
			for _, fault := range uitest.Faults(s.List) {
				t.Errorf("%s: %s", z, fault)
			}
		}
	}
}

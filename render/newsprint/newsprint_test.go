package newsprint

import (
	"image"
	"strings"
	"testing"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// number is a number of a paper with so many parts, each a heading and a few lines.
func number(head string, parts int, face page.Plate) *Paper {
	p := &Paper{
		Name: "The Evening Lamp", Place: "London, 3 June 1855", Number: "No. 7", Price: "Price sixpence", Head: head,
		Sub: ui.Plain("What was written home."), Face: face,
	}
	for i := range parts {
		p.Parts = append(p.Parts, func(l *page.Column, _ float64) {
			l.Say(ui.Plain("part "+string(rune('a'+i))), Text)
			l.Say(ui.Plain(strings.Repeat("Of the road and of those who walked it. ", 5)), Note)
		})
	}
	return p
}

// find is the item of a text.
func find(t *testing.T, l *ui.List, text string) *ui.Item {
	t.Helper()
	for i := range l.Items {
		if l.Items[i].Text == text {
			return &l.Items[i]
		}
	}
	t.Fatalf("%q does not stand on the sheet", text)
	return nil
}

// A paper fits in every window and text, with its name, its date and all its parts, and leaves a
// foot of the height that was asked for within the window.
func TestAPaperFits(t *testing.T) {
	for _, z := range uitest.Sizes() {
		var foot ui.Rect
		p := number("A lake as large as a sea, says our traveller, and nobody had drawn it", 3, nil)
		s := uitest.New(t, z.W, z.H, z.Scale(), func(c *ui.Context) { foot = p.Draw(c, 50) })
		for _, fault := range uitest.Faults(s.List) {
			t.Errorf("%s: %s", z, fault)
		}
		for _, text := range []string{p.Name, p.Place, p.Number, "part a", "part b", "part c"} {
			find(t, s.List, text)
		}
		if foot.H != 50 || foot.W < 100 || foot.Bottom() > s.List.H || foot.X < 0 || foot.Right() > s.List.W {
			t.Errorf("%s: the foot is %+v of %v × %v", z, foot, s.List.W, s.List.H)
		}
	}
}

// A headline begins with a capital, whatever was found stands first in it.
func TestAHeadlineBeginsWithACapital(t *testing.T) {
	p := number("a lost city, and no map that shows it", 3, nil)
	s := uitest.New(t, 1280, 800, 1, func(c *ui.Context) { p.Draw(c, 50) })
	find(t, s.List, "A lost city, and no map that shows it")
}

// The parts stand beside one another as far as the sheet has room, in their order, and below one
// another where it has none.
func TestPartsStandInColumns(t *testing.T) {
	for _, c := range []struct {
		w, h   float64
		beside bool
	}{{1280, 800, true}, {500, 800, false}} {
		s := uitest.New(t, c.w, c.h, 1, func(x *ui.Context) { number("News", 3, nil).Draw(x, 40) })
		at := [3]ui.Rect{}
		for i, text := range []string{"part a", "part b", "part c"} {
			at[i] = find(t, s.List, text).Rect
		}
		if beside := at[0].Y == at[1].Y && at[1].Y == at[2].Y && at[0].X < at[1].X && at[1].X < at[2].X; beside != c.beside {
			t.Errorf("in %v units: %+v", c.w, at)
		}
		if below := at[0].X == at[1].X && at[0].Y < at[1].Y && at[1].Y < at[2].Y; below == c.beside {
			t.Errorf("in %v units: %+v", c.w, at)
		}
	}
}

// A long headline is set smaller, but never too small, and the portrait stands beside it only where
// there is room.
func TestTheHeadline(t *testing.T) {
	face := page.Plate(plate{})
	size := func(w float64, text string) (float64, bool) {
		s := uitest.New(t, w, 800, 1, func(c *ui.Context) { number(text, 1, face).Draw(c, 40) })
		pictured := false
		for i := range s.List.Items {
			pictured = pictured || strings.Contains(s.List.Items[i].Key, "nobody")
		}
		for i := range s.List.Items {
			if it := &s.List.Items[i]; it.Text != "" && strings.HasPrefix(text, it.Text) {
				return it.Style.Size, pictured
			}
		}
		t.Fatalf("%q is nowhere", text)
		return 0, false
	}
	short, wide := size(1280, "A lake")
	long, _ := size(1280, "A lake as large as a sea, and nobody in London had ever drawn it upon a chart of any size")
	_, narrow := size(560, "A lake")
	if short != head || long >= short || long < headMin {
		t.Errorf("a short headline is set in %v, a long one in %v", short, long)
	}
	if !wide || narrow {
		t.Errorf("a portrait on a wide sheet: %v, on a narrow one: %v", wide, narrow)
	}
}

// plate is the portrait of nobody.
type plate struct{}

func (plate) String() string { return "nobody" }

// Paint implements page.Plate.
func (plate) Paint(size image.Point, _ engraving.Ink) *image.RGBA {
	return image.NewRGBA(image.Rectangle{Max: size})
}

// A figure stands at the right end of its row, whose words go on below where they are long.
func TestRowsOfAnAccount(t *testing.T) {
	var short, long float64
	s := uitest.New(t, 400, 300, 1, func(c *ui.Context) {
		l := page.NewColumn(c, ui.R(10, 10, 240, 0))
		Row(c, l, "The lake", "+7", ui.Body)
		short = l.Height()
		Row(c, l, "The mountain that was seen from far away on a clear morning", "+12", ui.Body)
		long = l.Height() - short
	})
	if long < 1.6*short {
		t.Errorf("a row of long words is %v high, one of short words %v", long, short)
	}
	for _, figure := range []string{"+7", "+12"} {
		if it := find(t, s.List, figure); it.Style.Align != ui.Right || it.Rect.Right() != 246 {
			t.Errorf("%s ends at %v", figure, it.Rect.Right())
		}
	}
}

// Up to three players have a row each; more stand in two columns, none left out.
func TestStandings(t *testing.T) {
	names := []string{"Amina", "Baker", "Cole", "Duru", "Eze"}
	for n := 1; n <= len(names); n++ {
		var all []Player
		for i, name := range names[:n] {
			all = append(all, Player{Name: name, Colour: uint8(i), Points: 50 - i})
		}
		s := uitest.New(t, 500, 400, 1, func(c *ui.Context) { Standings(c, page.NewColumn(c, ui.R(10, 10, 420, 0)), all) })
		columns := map[float64]int{}
		for _, name := range names[:n] {
			columns[find(t, s.List, name).Rect.X]++
		}
		if want := map[bool]int{true: 2, false: 1}[n > 3]; len(columns) != want {
			t.Errorf("%d players stand in %d columns, want %d", n, len(columns), want)
		}
		for _, fault := range uitest.Faults(s.List) {
			t.Errorf("%d players: %s", n, fault)
		}
	}
}

// A picture fills the foot of a column only where enough is left, and never beyond it.
func TestVignettes(t *testing.T) {
	for _, c := range []struct {
		bottom float64
		drawn  bool
	}{{60, false}, {110, false}, {200, true}, {900, true}} {
		var at ui.Rect
		uitest.New(t, 400, 900, 1, func(x *ui.Context) {
			at = ui.Rect{}
			Vignette(x, page.NewColumn(x, ui.R(10, 10, 300, 0)), c.bottom, func(r ui.Rect) { at = r })
		})
		if drawn := at.H > 0; drawn != c.drawn || at.Bottom() > c.bottom-ColumnFoot || drawn && at.H < vignetteLeast {
			t.Errorf("with %v left: %+v", c.bottom, at)
		}
	}
}

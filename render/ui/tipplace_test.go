package ui_test

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// tipOn is where the tip lies, and whether there is one.
func tipOn(l *ui.List) (ui.Rect, bool) {
	for _, it := range l.Items {
		if it.Kind == ui.PanelItem && it.Panel == ui.TipPanel {
			return it.Rect, true
		}
	}
	return ui.Rect{}, false
}

// covered are the texts that a tip lies on.
func covered(l *ui.List, tip ui.Rect) (out []string) {
	for _, it := range l.Items {
		if it.Kind == ui.TextItem && it.Layer < 1<<20 && !it.Ink.Intersect(it.Clip).Intersect(tip).Empty() {
			out = append(out, it.Text)
		}
	}
	return out
}

const aTip = "What this is for, told in a sentence that is long enough to need three or four lines of a tip, as most of them are."

// A table in the middle of a window: the tip of each button in its first column
// lies beside the table, and hides none of it.
func TestTipsLieBesideTables(t *testing.T) {
	for _, left := range []float64{20, 260, 520} {
		st := uitest.New(t, 1000, 600, 1, func(c *ui.Context) {
			for i := range 12 {
				y := 60 + 36*float64(i)
				c.Button(ui.R(left, y, 120, 32), ui.Button{Label: fmt.Sprint("Thing ", i), Tip: ui.Plain(aTip)})
				for j := range 4 {
					c.Text(ui.R(left+140+70*float64(j), y, 60, 32), fmt.Sprint(100+i*j), ui.Body)
				}
			}
		})
		for i := range 12 {
			b := st.Target(fmt.Sprint("Thing ", i)).Rect
			st.Move(b.Centre())
			st.Wait(0.5)
			r, ok := tipOn(st.List)
			if !ok {
				t.Fatal("no tip")
			}
			if !r.Intersect(b).Empty() || r.Contains(b.Centre()) {
				t.Errorf("at %v the tip of thing %d lies on it: %v on %v", left, i, r, b)
			}
			if hidden := covered(st.List, r); len(hidden) > 0 {
				t.Errorf("at %v the tip of thing %d, at %v, hides %q", left, i, r, hidden)
			}
		}
	}
}

// Where there is no room beside a row, the row itself is still seen, and the
// tip lies near.
func TestTipsLeaveTheirRow(t *testing.T) {
	st := uitest.New(t, 700, 500, 1, func(c *ui.Context) {
		for i := range 13 {
			y := 10 + 36*float64(i)
			c.Button(ui.R(10, y, 100, 32), ui.Button{Label: fmt.Sprint("Thing ", i), Tip: ui.Plain(aTip)})
			c.Text(ui.R(120, y, 570, 32), "some words about it, and a good many of them, to fill the row: 1, 2, 3, 4, 5, 6", ui.Body)
		}
	})
	for i := range 13 {
		b := st.Target(fmt.Sprint("Thing ", i)).Rect
		st.Move(b.Centre())
		st.Wait(0.5)
		r, ok := tipOn(st.List)
		if row := ui.R(10, b.Y+9, 680, 14); !ok || !r.Intersect(row).Empty() {
			t.Errorf("the tip of row %d lies at %v, on the row", i, r)
		}
		if gap := max(r.Y-b.Bottom(), b.Y-r.Bottom()); gap > 40 {
			t.Errorf("the tip of row %d lies %v away", i, gap)
		}
	}
}

// The pointer is never on the tip, wherever it rests on something large.
func TestTipsKeepOffThePointer(t *testing.T) {
	st := uitest.New(t, 600, 400, 1, func(c *ui.Context) {
		c.Button(ui.R(0, 0, 600, 400), ui.Button{Label: "all", Tip: ui.Plain(aTip)})
	})
	for x := 5.0; x < 600; x += 45 {
		for y := 5.0; y < 400; y += 45 {
			st.Move(ui.Point{X: x, Y: y})
			st.Wait(0.5)
			r, ok := tipOn(st.List)
			if !ok || r.Inset(-8).Contains(ui.Point{X: x, Y: y}) || r.Intersect(ui.R(0, 0, 600, 400)) != r {
				t.Fatalf("with the pointer at %v, %v the tip lies at %v", x, y, r)
			}
		}
	}
}

// What Tab leads to is explained where it stands, wherever the pointer is.
func TestTipsOfTheKeyboardLieNear(t *testing.T) {
	st := uitest.New(t, 1000, 700, 1, func(c *ui.Context) {
		for i := range 17 {
			c.Button(ui.R(400, 20+38*float64(i), 200, 32), ui.Button{Label: fmt.Sprint("Thing ", i), Tip: ui.Plain(aTip)})
			c.Text(ui.R(10, 20+38*float64(i), 380, 32), "words and 12 figures to the left of it, up to the button", ui.Body)
			c.Text(ui.R(610, 20+38*float64(i), 380, 32), "words and 34 figures to the right of it, to the edge", ui.Body)
		}
	})
	st.Move(ui.Point{X: 2, Y: 2})
	for i := range 17 {
		st.Key(ebiten.KeyTab)
		b := st.Target(fmt.Sprint("Thing ", i)).Rect
		r, ok := tipOn(st.List)
		if !ok || !r.Intersect(b).Empty() || r.Intersect(b.Inset(-40)).Empty() {
			t.Errorf("the tip of thing %d at %v lies at %v", i, b, r)
		}
	}
}

// Rows whose places cannot be told exactly in binary come to an end, too.
func TestTipsAtOddPlaces(t *testing.T) {
	st := uitest.New(t, 1000, 700, 1, func(c *ui.Context) {
		for i := range 40 {
			c.Button(ui.R(0.1+7.3*float64(i%3), 3+17.1*float64(i), 33.37, 16.9), ui.Button{Label: fmt.Sprint(i), Tip: ui.Plain(aTip), Size: 15})
			for j := range 9 {
				c.Text(ui.R(60.1+99.7*float64(j)/3, 3+17.1*float64(i), 31.3, 16.9), fmt.Sprint(i*j), ui.Body.At(15))
			}
		}
	})
	for range 40 {
		st.Key(ebiten.KeyTab)
		if _, ok := tipOn(st.List); !ok {
			t.Fatal("no tip")
		}
	}
}

// What comes below a pointer that rests is not explained until the pointer moves:
// a new screen is not hidden by the tip of what happens to lie there.
func TestTipsWaitForThePointer(t *testing.T) {
	label := "first"
	st := uitest.New(t, 600, 400, 1, func(c *ui.Context) {
		c.Button(ui.R(100, 100, 300, 40), ui.Button{Label: label, Tip: ui.Plain(aTip)})
	})
	explained := func(when string, want bool) {
		t.Helper()
		st.Wait(0.5)
		if _, ok := tipOn(st.List); ok != want {
			t.Errorf("%s: a tip is shown: %v, want %v", when, ok, want)
		}
	}
	st.Move(ui.Point{X: 150, Y: 120})
	explained("pointed at", true)
	label = "second"
	explained("another button below the resting pointer", false)
	st.Move(ui.Point{X: 152, Y: 120})
	explained("the hand on the mouse has trembled", false)
	st.Move(ui.Point{X: 154, Y: 121})
	explained("the pointer has moved", true)
}

// A sentence beside what is met for the first time hides no picture of the sheet that has
// room beside it, on whatever side of the thing that is.
func TestSentencesHideNoPicture(t *testing.T) {
	thing := ui.R(430, 280, 140, 40)
	for _, picture := range []ui.Rect{ui.R(600, 200, 300, 200), ui.R(100, 200, 300, 200), ui.R(300, 340, 400, 200), ui.R(300, 60, 400, 200)} {
		st := uitest.New(t, 1000, 600, 1, func(c *ui.Context) {
			c.Picture(c.Screen(), "ground", 0, func(w, h int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w, h)) })
			c.Picture(picture, "picture", 0, func(w, h int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w, h)) })
			c.Button(thing, ui.Button{Label: "Thing"})
			c.Aside(ui.Plain(aTip), thing)
		})
		r, ok := tipOn(st.List)
		if !ok {
			t.Fatal("nothing is said")
		}
		if !r.Intersect(picture).Empty() || !r.Intersect(thing).Empty() {
			t.Errorf("what is said lies at %v, on the picture at %v or the thing", r, picture)
		}
		if gap := max(r.X-thing.Right(), thing.X-r.Right(), r.Y-thing.Bottom(), thing.Y-r.Bottom()); gap > 60 {
			t.Errorf("what is said lies %v from what it means", gap)
		}
	}
}

// headingClear is how far from a heading's letters what is said stays, in units: its capitals are higher than its ink.
const headingClear = 3.0

// Where a page is full, such a sentence becomes one long line between what stands there,
// and hides neither a heading nor what can be pressed.
func TestSentencesFindTheGap(t *testing.T) {
	const gap = 300.0
	for room := 64.0; room < 100; room++ {
		st := uitest.New(t, 1000, 600, 1, func(c *ui.Context) {
			for y := gap - 35; y > -33; y -= 33 {
				headings(c, y)
			}
			for y := gap + room; y < 600; y += 33 {
				headings(c, y)
			}
			c.Aside(ui.Plain(aTip), ui.R(40, 40, 100, 30))
		})
		r, ok := tipOn(st.List)
		if !ok {
			t.Fatal("nothing is said")
		}
		for _, it := range st.List.Items {
			if it.Kind == ui.TextItem && it.Style.Face == ui.Title && !it.Ink.Inset(-headingClear).Intersect(r).Empty() {
				t.Fatalf("room %v: what is said lies at %v, on a heading at %v or on its edge", room, r, it.Ink)
			}
		}
	}
}

// headings sets four of them beside one another.
func headings(c *ui.Context, y float64) {
	for x := 0.0; x < 1000; x += 250 {
		c.Heading(ui.R(x, y, 240, 32), "What stands here")
	}
}

// A heading that comes to stand where a sentence has been put sends it elsewhere, though all else stays.
func TestSentencesGiveWayToHeadings(t *testing.T) {
	heading := ui.R(20, 20, 300, 32)
	st := uitest.New(t, 1000, 600, 1, func(c *ui.Context) {
		c.Heading(heading, "This stands here for good")
		c.Aside(ui.Plain(aTip), ui.R(430, 280, 140, 40))
	})
	was, _ := tipOn(st.List)
	heading.X, heading.Y = was.X+10, was.Y+4
	st.Do(ui.Input{})
	for _, it := range st.List.Items {
		if is, _ := tipOn(st.List); it.Kind == ui.TextItem && it.Style.Face == ui.Title && !it.Ink.Inset(-headingClear).Intersect(is).Empty() {
			t.Fatalf("what is said lies at %v, on a heading at %v or on its edge", is, it.Ink)
		}
	}
}

// A sentence nobody asked for goes past what is drawn to empty paper near, but not across the window for it.
func TestSentencesPreferEmptyPaper(t *testing.T) {
	thing, land := ui.R(430, 280, 40, 40), ui.R(330, 180, 240, 90)
	for _, all := range []bool{false, true} {
		st := uitest.New(t, 1000, 600, 1, func(c *ui.Context) {
			c.Drawn(func() []ui.Rect {
				if all {
					return []ui.Rect{c.Screen()}
				}
				return []ui.Rect{land}
			})
			c.Aside(ui.Plain(aTip), thing)
		})
		r, ok := tipOn(st.List)
		if !ok {
			t.Fatal("nothing is said")
		}
		if !all && !r.Intersect(land).Empty() {
			t.Errorf("got what is said at %v, on what is drawn at %v; wanted it beside", r, land)
		}
		if gap := max(r.X-thing.Right(), thing.X-r.Right(), r.Y-thing.Bottom(), thing.Y-r.Bottom()); gap > 60 {
			t.Errorf("drawn all over %v: got what is said %v from what it means, wanted 60 at most", all, gap)
		}
	}
}

// A screen that has become another explains nothing below a pointer that rests, until that
// has moved or has left the window.
func TestNothingIsPointedAtByAPointerThatRests(t *testing.T) {
	another, resting := false, false
	st := uitest.New(t, 600, 400, 1, func(c *ui.Context) {
		if another {
			another = false
			c.Rest()
		}
		resting = c.Resting()
		c.Button(ui.R(100, 100, 300, 40), ui.Button{Label: "A button", Tip: ui.Plain(aTip)})
	})
	expect := func(when string, points bool) {
		t.Helper()
		st.Wait(0.5)
		if _, ok := tipOn(st.List); ok != points || resting == points {
			t.Errorf("%s: a tip is shown: %v; the pointer rests: %v", when, ok, resting)
		}
	}
	at := ui.Point{X: 150, Y: 120}
	st.Move(at)
	expect("pointed at", true)
	another = true
	expect("the screen has become another", false)
	st.Move(ui.Point{X: at.X + 3, Y: at.Y})
	expect("the hand on the mouse has trembled", false)
	st.Move(ui.Point{X: at.X + 9, Y: at.Y})
	st.Move(ui.Point{X: at.X + 15, Y: at.Y})
	expect("the pointer has moved", true)
	another = true
	expect("and another", false)
	st.Move(ui.Point{X: -1, Y: -1})
	st.Move(at)
	st.Move(ui.Point{X: at.X + 6, Y: at.Y})
	expect("the pointer has been elsewhere", true)
}

// An aside is no line across the window: about seventy letters at most stand in one.
func TestAnAsideIsNoLongLine(t *testing.T) {
	for _, w := range []float64{800, 1280, 2560} {
		st := uitest.New(t, w, 700, 1, func(c *ui.Context) { c.Aside(ui.Plain(aTip), ui.R(40, 40, 100, 30)) })
		if tip, ok := tipOn(st.List); !ok || tip.W > 540 {
			t.Errorf("in a window %v wide the aside is at %v", w, tip)
		}
	}
}

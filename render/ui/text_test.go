package ui_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

func TestWrap(t *testing.T) {
	said := ui.Rich{
		ui.T("Lost on 1–2 of six "), ui.InRed("(33%)"), ui.T(": jungle 3, "), ui.B("guide"), ui.T(" +1.\nFood for four turns. "),
		ui.RuleSpan("Rule 12"),
	}
	for _, width := range []float64{60, 120, 200, 400, 2000} {
		var h float64
		s := stage(t, func(c *ui.Context) {
			h = c.Paragraph(ui.R(10, 10, width, 20), said, ui.Body)
			if want := c.ParagraphHeight(said, ui.Body, width); h != want {
				t.Errorf("height %v, foretold %v", h, want)
			}
		})
		var words []string
		for _, it := range s.List.Items {
			if it.Ink.X < 10 || it.Ink.Right() > 10+width+1 {
				t.Errorf("width %v: %q reaches from %v to %v", width, it.Text, it.Ink.X, it.Ink.Right())
			}
			words = append(words, it.Text)
		}
		got := strings.ReplaceAll(strings.Join(words, ""), " ", "")
		if want := strings.NewReplacer(" ", "", "\n", "").Replace(said.String()); got != want {
			t.Errorf("width %v: %q became %q", width, want, got)
		}
		if width == 2000 && h != 2*ui.LineHeight(ui.Body) {
			t.Errorf("two lines are %v high", h)
		}
	}
}

func TestFiguresInTitlesAreGaramond(t *testing.T) {
	stage(t, func(c *ui.Context) {
		title := c.TextWidth("August 1824", ui.Head)
		parts := c.TextWidth("August ", ui.Head) + c.TextWidth("1824", ui.Body.At(ui.Head.Size))
		if title != parts {
			t.Errorf("width %v, letters and Garamond figures together %v", title, parts)
		}
		if c.TextWidth("1111", ui.Body) != c.TextWidth("8888", ui.Body) {
			t.Error("figures are not tabular")
		}
	})
}

// The handwritten S reaches far to the left: a word before it is not joined to it.
func TestAHandwrittenSLeavesTheSpaceBeforeIt(t *testing.T) {
	stage(t, func(c *ui.Context) {
		st := ui.Written
		gap := func(before, word string) float64 {
			return c.TextWidth(before+" "+word, st) - c.TextWidth(before, st) - c.TextWidth(word, st)
		}
		if s, other := gap("the", "Silence"), gap("the", "Manor"); s < other+0.3*st.Size {
			t.Errorf("the space before an S is %v wide, before an M %v: its swash takes %v", s, other, 0.5*st.Size)
		}
		if s, lone := c.ParagraphHeight(ui.Plain("to Survivor"), st, c.TextWidth("to Survivor", st)+1), ui.LineHeight(st); s != lone {
			t.Errorf("where it just fits it is %v high, a line %v", s, lone)
		}
	})
}

func TestTips(t *testing.T) {
	s := stage(t, func(c *ui.Context) {
		c.Button(row(0), ui.Button{Label: "Go", Disabled: true, Tip: ui.Plain("There is no food.")})
		c.Button(row(1), ui.Button{Label: "Stay"})
	})
	s.Move(row(0).Centre())
	if s.Has("no food") {
		t.Error("the tip came at once")
	}
	s.Wait(0.5)
	s.Want("no food")
	s.Move(row(1).Centre())
	s.Wait(0.5)
	if s.Has("no food") {
		t.Error("the tip stayed")
	}
	s.Key(ebiten.KeyTab)
	s.Want("no food") // what cannot be done says why to the keyboard too
}

func TestSameFrames(t *testing.T) {
	n, version := 1, uint64(1)
	frame := func(c *ui.Context) {
		c.Desk()
		c.Text(row(0), fmt.Sprint(n), ui.Body)
		c.Picture(row(1), "chart", version, nil)
	}
	s := stage(t, frame)
	was := s.List
	s.Wait(0.1)
	if !s.List.Same(was) {
		t.Error("nothing changed, and the frames differ")
	}
	version++
	s.Wait(0.02)
	if s.List.Same(was) {
		t.Error("a new version of a picture makes no difference")
	}
}

func TestChoices(t *testing.T) {
	on, target := false, 1
	s := stage(t, func(c *ui.Context) {
		c.Toggle(row(1), "place", "_Place them for us", &on, nil)
		c.Options(row(2), "target", &target, ui.Option{Label: "25"}, ui.Option{Label: "50"}, ui.Option{Label: "75", Disabled: true})
	})
	s.Key(ebiten.KeyP)
	if !on {
		t.Error("the hot key does not set the box")
	}
	s.Click("Place them for us")
	if on {
		t.Error("a click does not clear it")
	}
	s.Click("target/75")
	if target != 1 {
		t.Errorf("what is greyed was chosen: got %v, wanted 1", target)
	}
	s.Click("target/25")
	if target != 0 {
		t.Errorf("the click chose nothing: got %v, wanted 0", target)
	}
}

func TestRowsOfButtonsWrap(t *testing.T) {
	labels := []string{"Cache", "Discard", "Change mode", "Fill the water skins", "Undo"}
	for _, width := range []float64{120, 200, 330, 900} {
		var h, foretold float64
		s := stage(t, func(c *ui.Context) {
			var b []ui.Button
			for _, l := range labels {
				b = append(b, ui.Button{Label: l, MayCut: true})
			}
			foretold = c.RowHeight(width, b...)
			_, h = c.Row(ui.R(10, 10, width, 30), b...)
		})
		if h != foretold {
			t.Errorf("width %v: %v high, foretold %v", width, h, foretold)
		}
		for _, o := range s.List.Targets {
			if o.Rect.Right() > 10+width+0.6 || o.Rect.Bottom() > 10+h {
				t.Errorf("width %v: %s lies at %v", width, o.Label, o.Rect)
			}
		}
	}
}

func TestGauge(t *testing.T) {
	for _, g := range []struct{ value, full, want float64 }{{0, 100, 0}, {50, 100, 99}, {100, 100, 198}, {130, 100, 198}, {0, 0, 0}} {
		s := stage(t, func(c *ui.Context) { c.Gauge(ui.R(0, 0, 200, 12), g.value, g.full, ui.Green) })
		w, red := 0.0, false
		for _, it := range s.List.Items {
			if it.Kind == ui.FillItem {
				w, red = it.Rect.W, it.Colour == ui.Red
			}
		}
		if w != g.want || red != (g.value > g.full) {
			t.Errorf("%v of %v: %v wide, red %v", g.value, g.full, w, red)
		}
	}
}

package ui_test

import (
	"fmt"
	"testing"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// The edge of a scroll area cuts through no button: one that does not stand
// there whole is left out with its label and cannot be clicked, until it is
// scrolled to. The keyboard brings it into view.
func TestScrollShowsWholeButtons(t *testing.T) {
	hit := -1
	s := stage(t, func(c *ui.Context) {
		c.Scroll("all", ui.R(10, 10, 300, 205), func(r ui.Rect) float64 {
			for i := range 12 {
				if c.Button(r.CutTop(ui.ButtonH), ui.Button{Label: fmt.Sprintf("Button %d", i)}) {
					hit = i
				}
				r.CutTop(6)
			}
			return 12 * (ui.ButtonH + 6)
		})
	})
	s.Wait(0.1)
	for range 5 {
		whole := 0
		for _, it := range s.List.Items {
			seen := it.Rect.Intersect(it.Clip)
			if it.Kind != ui.PanelItem || it.Panel != ui.CreamButton || seen.Empty() {
				continue
			}
			whole++
			if it.Rect.H-seen.H > 1 {
				t.Errorf("a button is cut through: %v of %v", seen, it.Rect)
			}
		}
		for _, o := range s.List.Targets {
			if seen := o.Visible(); !seen.Empty() {
				if o.Rect.H-seen.H > 1 {
					t.Errorf("%s is listed as a target, and not shown: %v of %v", o.Label, seen, o.Rect)
				}
				continue
			}
			seen := o.Rect.Intersect(ui.R(10, 10, 300, 205))
			if hit = -1; seen.H > 3 {
				s.ClickAt(seen.Centre())
			}
			if hit >= 0 {
				t.Errorf("%s was clicked where it is not shown", o.Label)
			}
			if s.Has(o.Label) && textSeen(s.List, o.Label) {
				t.Errorf("the label of %s is shown without its button", o.Label)
			}
		}
		if whole < 4 || whole > 5 {
			t.Errorf("%d buttons are shown of an area for five", whole)
		}
		s.Move(ui.Point{X: 60, Y: 60})
		s.Wheel(-1)
	}
	uitest.CheckKeys(t, s)
	uitest.Check(t, s.List)
}

// The thumb of a scroll bar never leaves its track, not even where words that are too high
// without a bar fit beside it.
func TestTheThumbStaysOnItsTrack(t *testing.T) {
	room := ui.R(10, 10, 300, 200)
	s := stage(t, func(c *ui.Context) {
		c.Scroll("all", room, func(r ui.Rect) float64 {
			if r.W >= room.W {
				return room.H + 100 // headings and tables, for which there is room
			}
			return room.H / 2
		})
	})
	s.Wait(0.1)
	thumbs := 0
	for _, it := range s.List.Items {
		if it.Kind == ui.PanelItem && it.Panel == ui.ThumbPanel {
			if thumbs++; it.Rect.Y < room.Y || it.Rect.Bottom() > room.Bottom() {
				t.Errorf("the thumb %v leaves the area %v", it.Rect, room)
			}
		}
	}
	if thumbs != 1 {
		t.Errorf("%d bars are shown, where there is too much without one; want 1", thumbs)
	}
}

// textSeen reports whether any of a text can be seen.
func textSeen(l *ui.List, text string) bool {
	for _, it := range l.Items {
		if it.Kind == ui.TextItem && it.Text == text && !it.Ink.Intersect(it.Clip).Empty() {
			return true
		}
	}
	return false
}

// An area that gets more room once what it holds has become less has no bar for it, also where it was tried without
// one while there was less room.
func TestScrollGrowsOutOfItsBar(t *testing.T) {
	high, bars := 300.0, false
	s := stage(t, func(c *ui.Context) {
		room := 200.0
		if c.Extent("all") > 250 {
			room = 80
		}
		c.Scroll("all", ui.R(10, 10, 300, room), func(r ui.Rect) float64 {
			bars = r.W < 300
			return high
		})
	})
	s.Wait(0.3)
	if !bars {
		t.Error("no bar where one is needed")
	}
	high = 100
	for range 10 {
		s.Do(ui.Input{})
	}
	if bars {
		t.Error("there is a bar, and nothing to be scrolled")
	}
}

// A thin line far above a button that the edge of a scroll area cuts through stays where it is.
func TestAButtonThatIsLeftOutTakesNoLineWithIt(t *testing.T) {
	s := stage(t, func(c *ui.Context) {
		c.Scroll("all", ui.R(10, 10, 300, 205), func(r ui.Rect) float64 {
			c.Rule(r.Top(20), ui.Green)
			for i := range 12 {
				r.CutTop(6)
				c.Button(r.CutTop(ui.ButtonH), ui.Button{Label: fmt.Sprintf("Button %d", i)})
			}
			return 12 * (ui.ButtonH + 6)
		})
	})
	s.Wait(0.1)
	for _, it := range s.List.Items {
		if it.Kind == ui.FillItem && it.Colour == ui.Green && it.Rect.Intersect(it.Clip).Empty() {
			t.Errorf("the line at %v is left out", it.Rect)
		}
	}
}

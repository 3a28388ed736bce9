package uitest_test

import (
	"image/color"
	"strings"
	"testing"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// TestDump: a dump tells where things stand; the whole one tells apart what the
// layout does not.
func TestDump(t *testing.T) {
	colour, label := ui.Ink, "Begin"
	s := uitest.New(t, 640, 480, 2, func(c *ui.Context) {
		c.Panel(ui.R(10, 10, 300.4, 200), ui.CardPanel)
		c.Text(ui.R(20, 20, 280, 30), "Zanzibar", ui.Style{Face: ui.Title, Size: 18, Colour: colour})
		c.Button(ui.R(20, 100, 120, 36), ui.Button{Label: label})
		c.Sign(ui.R(400, 20, 18, 18), 3) // beyond the window
	})
	layout, whole := uitest.Dump(s.List, uitest.Layout), uitest.Dump(s.List, uitest.Whole)
	for _, line := range []string{"window 320x240 x2", "panel card 10,10 300x200", `text 20,28 `, ` title 18 "Zanzibar"`, `target 20,100 120x36 "Begin"`} {
		if !strings.Contains(layout, line) {
			t.Errorf("no %q in\n%s", line, layout)
		}
	}
	if strings.Contains(layout, "sign") || !strings.Contains(whole, "sign 400,20 18x18") || !strings.Contains(whole, "300.4x200") {
		t.Errorf("what cannot be seen belongs into the whole dump alone:\n%s\n%s", layout, whole)
	}
	colour = color.RGBA{200, 0, 0, 255}
	s.Do(ui.Input{})
	if uitest.Dump(s.List, uitest.Layout) != layout || uitest.Dump(s.List, uitest.Whole) == whole {
		t.Error("a colour is part of the whole, and not of the layout")
	}
	label = "End"
	s.Do(ui.Input{})
	if uitest.Dump(s.List, uitest.Layout) == layout {
		t.Error("another label is another layout")
	}
}

package ui_test

import (
	"testing"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// cites puts a line on a stage and gives the rule clicked last.
func cites(t *testing.T, draw func(c *ui.Context)) (*uitest.Stage, *string) {
	t.Helper()
	last := new(string)
	mem := ui.NewMemory()
	return uitest.Of(t, func(in ui.Input) *ui.List {
		c := ui.Begin(mem, in, 800, 600, 1)
		c.CiteTip = func(n string) ui.Rich { return ui.Plain("tells " + n) }
		draw(c)
		l := c.End()
		if c.Cited() != "" {
			*last = c.Cited()
		}
		return l
	}), last
}

// Of several numbers in a line, each is clicked where it stands; running text,
// broken into lines and spread, too.
func TestEachNumberIsClicked(t *testing.T) {
	long := ui.Rich{
		ui.T("A sentence that is long enough for its line to end somewhere "), ui.RuleSpan("Rules 9.12, 10 and 11.4"), ui.T(" and to go on "),
		ui.RuleSpan("Rule 22.7"),
	}
	st, last := cites(t, func(c *ui.Context) {
		c.Text(ui.R(20, 20, 300, 30), "Rules 8.3, 12", ui.RuleRef.To(ui.Right))
		c.Paragraph(ui.R(20, 100, 300, 0), long, ui.Body)
		spread := ui.Body
		spread.Justify = true
		c.Paragraph(ui.R(20, 300, 260, 0), long, spread)
	})
	var all []string
	for _, x := range ui.CitationsOf(st.List) {
		st.ClickAt(x.Rect.Centre())
		if *last != x.Number {
			t.Errorf("a click on %s opens %q", x.Number, *last)
		}
		st.Wait(0.5)
		st.Want("tells " + x.Number)
		all = append(all, x.Number)
	}
	if len(all) != 10 {
		t.Errorf("clicked were %v", all)
	}
}

// A number on a button is a part of the button, and one below a sheet is out of
// reach.
func TestButtonsComeBeforeNumbers(t *testing.T) {
	pressed, sheet := 0, false
	st, last := cites(t, func(c *ui.Context) {
		if c.Button(ui.R(20, 20, 200, 34), ui.Button{Label: "Go"}) {
			pressed++
		}
		c.Text(ui.R(20, 20, 200, 34), "Rule 9", ui.RuleRef)
		c.Text(ui.R(300, 300, 200, 34), "Rule 10", ui.RuleRef)
		if sheet {
			c.Modal("over", 400, 400, func(r ui.Rect) float64 { return 100 })
		}
	})
	st.ClickAt(ui.Point{X: 40, Y: 37})
	if pressed != 1 || *last != "" {
		t.Errorf("pressed %d times, opened %q; want 1, nothing", pressed, *last)
	}
	sheet = true
	st.Wait(0.1)
	st.ClickAt(ui.Point{X: 320, Y: 317})
	if *last != "" || st.List.Pointing {
		t.Errorf("below the sheet %q was opened", *last)
	}
}

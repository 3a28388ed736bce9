package render

import (
	"fmt"

	"sourceofthenile/render/ui"
)

// settings is the screen of the program's settings. They are in force at once.
type settings struct{}

// NewSettings is the screen of the settings.
func NewSettings() Scene { return settings{} }

func (settings) Name() string { return "settings" }

func (settings) Frame(c *ui.Context, a *App) {
	p := a.prefs
	page{
		title: "Settings", w: 680, h: 500,
		body: func(r ui.Rect) float64 { return settingsBody(c, r, &p) },
		foot: func(r ui.Rect) {
			if c.Button(r.CutRight(min(150, r.W*0.5)), ui.Button{Label: "D_one", Look: ui.MainLook, Hint: "Esc", Default: true}) {
				a.Pop()
			}
		},
	}.draw(c)
	if c.Back() {
		a.Pop()
	}
	a.SetPreferences(p)
}

func settingsBody(c *ui.Context, r ui.Rect, p *Preferences) float64 {
	col := newColumn(c, r)
	percent := func(n int) string { return fmt.Sprintf("%d %%", n) }
	col.heading("Reading")
	col.gap(6)
	row := col.next(30)
	c.Stepper(row.CutRight(140), ui.Stepper{
		ID: "text size", Min: MinTextSize, Max: MaxTextSize, Step: 10, Show: percent,
		Tip: ui.Plain("Words, buttons and panels; the chart has its own zoom."),
	}, &p.TextSize)
	c.Text(row, "Size of the text", ui.Body)
	col.gap(8)
	c.Toggle(col.next(30), "_Full screen", &p.FullScreen, ui.Plain("F11 does the same, at any time."))
	col.gap(14)
	col.heading("Playing")
	col.gap(6)
	c.Toggle(col.next(30), "Show _dice, cards and new land moving", &p.Animations,
		ui.Plain("Without it, everything is there at once."))
	col.gap(14)
	col.heading("Hearing")
	col.gap(6)
	row = col.next(30)
	c.Stepper(row.CutRight(140), ui.Stepper{
		ID: "volume", Min: 0, Max: 100, Step: 10, Show: func(n int) string {
			if n == 0 {
				return "silent"
			}
			return percent(n)
		},
	}, &p.Volume)
	c.Text(row, "Sound", ui.Body)
	return col.height()
}

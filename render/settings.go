package render

import (
	"fmt"

	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// settings is the screen of the program's settings. They are in force at once.
type settings struct {
	sound sound.State // as it is shown
}

// NewSettings is the screen of the settings.
func NewSettings() Scene { return &settings{} }

func (*settings) Name() string { return "settings" }

// Tick shows what has become known of the sound card: it is opened elsewhere.
func (s *settings) Tick(a *App) bool { return a.soundState() != s.sound }

func (s *settings) Frame(c *ui.Context, a *App) {
	p := a.prefs
	s.sound = a.soundState()
	page{
		title: "Settings", w: 680, h: 500,
		body: func(r ui.Rect) float64 { return settingsBody(c, r, &p, s.sound) },
		foot: func(r ui.Rect) {
			if c.Button(r.CutRight(min(150, r.W*0.5)), ui.Button{Label: "D_one", Look: ui.MainLook, Hint: "Esc", Default: true}) {
				a.Pop()
			}
		},
	}.draw(c)
	if c.Back() {
		a.Pop()
	}
	try := !p.Silent && (a.prefs.Silent || p.Volume != a.prefs.Volume)
	a.SetPreferences(p)
	if try {
		a.Hear(sound.Card) // so loud it will be
	}
}

func settingsBody(c *ui.Context, r ui.Rect, p *Preferences, card sound.State) float64 {
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
	on := !p.Silent
	c.Toggle(col.next(30), words.Say("settings.sound"), &on, ui.Plain(words.Say("settings.sound.tip")))
	p.Silent = !on
	col.gap(8)
	row = col.next(30)
	c.Stepper(row.CutRight(140), ui.Stepper{
		ID: "volume", Min: 0, Max: 100, Step: 10, Show: func(n int) string {
			if n == 0 || p.Silent {
				return words.Say("settings.volume.none")
			}
			return percent(n)
		},
		Tip: ui.Plain(words.Say("settings.volume.tip")),
	}, &p.Volume)
	c.Text(row, words.Say("settings.volume"), ui.Body)
	if card == sound.Missing {
		col.gap(4)
		col.say(ui.Plain(words.Say("settings.sound.missing")), ui.Small)
	}
	return col.height()
}

package render

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// aboutScene is the page on the program: whose game it is, and whose work is
// built in.
type aboutScene struct{}

// NewAbout is the page of credits and licences.
func NewAbout() Scene { return &aboutScene{} }

// Name is the scene's name in traces.
func (*aboutScene) Name() string { return "about" }

// Frame shows the page.
func (*aboutScene) Frame(c *ui.Context, a *App) {
	body, low := folio{title: words.Say("about.title"), sub: a.hooks.Version, w: 900, h: 860}.lay(c)
	c.Scroll("about", body, func(in ui.Rect) float64 {
		col := newColumn(c, in)
		col.say(ui.Plain(words.Say("about.game")), ui.Body.To(ui.Centre))
		col.gap(4)
		col.say(ui.Plain(words.Say("about.designers")), ui.Style{Face: ui.Title, Size: 28, Colour: ui.Ink, Align: ui.Centre})
		col.gap(4)
		col.say(ui.Plain(words.Phrase("about.years")), ui.Note.To(ui.Centre))
		col.gap(12)
		col.say(ui.Plain(words.Say("about.apart")), ui.Body)
		col.gap(12)
		for _, part := range []string{"about.program", "about.type", "about.coast", "about.libraries", "about.drawn"} {
			aboutPart(c, col, part)
		}
		col.say(ui.Plain(words.Say("about.whole")), ui.Note.In(ui.Faded))
		return col.height() + 6
	})
	closeButton(c, a, &low, words.Say("pages.close"))
	keys := ui.Button{Label: words.Say("about.keys"), Hint: "F2", Tip: ui.Plain(words.Say("keys.title") + ".")}
	if w := c.ButtonWidth(keys); w+8 < low.W && c.Button(low.CutLeft(w).Middle(w, ui.ButtonH), keys) {
		a.Push(NewKeys())
	}
	leavePage(c, a)
}

// aboutPart is a heading with lines: what on the left, whose on the right.
func aboutPart(c *ui.Context, col *column, part string) {
	col.heading(words.Say(part))
	col.gap(2)
	for i := 1; ; i++ {
		k := part + "." + words.Number(i)
		if !words.Has(k) {
			break
		}
		factRow(c, col, words.Phrase(k), words.Phrase(k+".by"))
	}
	col.gap(12)
}

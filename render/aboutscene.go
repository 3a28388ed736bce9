package render

import (
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// aboutScene is the page on the program: whose game it is, and whose work is
// built in.
type aboutScene struct{ version string }

// NewAbout is the page of credits and licences.
func NewAbout(version string) Screen { return &aboutScene{version} }

// Name is the scene's name in traces.
func (*aboutScene) Name() string { return "about" }

// Leaf: it is a page of print.
func (*aboutScene) Leaf() {}

// Frame shows the page.
func (s *aboutScene) Frame(c *ui.Context, a Desk) {
	body, low := folio{title: words.Say("about.title"), sub: s.version, w: 1180, h: aboutH}.lay(c)
	c.Scroll("about", body, func(in ui.Rect) float64 {
		col := newColumn(c, in)
		if c.H >= aboutTall {
			engraved(c, col.next(aboutPlate).Middle(min(in.W, 560), aboutPlate), "game/title")
			col.gap(10)
		}
		col.say(ui.Plain(words.Say("about.game")), ui.Body.To(ui.Centre))
		col.gap(4)
		col.say(ui.Plain(words.Say("about.designers")), ui.Style{Face: ui.Title, Size: 28, Colour: ui.Ink, Align: ui.Centre})
		col.gap(4)
		col.say(ui.Plain(words.Phrase("about.years")), ui.Note.To(ui.Centre))
		col.gap(12)
		text := newColumn(c, ui.R(col.r.X+max(0, col.r.W-aboutText)/2, col.r.Y, min(col.r.W, aboutText), 0))
		text.say(ui.Plain(words.Say("about.apart")), ui.Body.To(ui.Centre))
		col.gap(text.height())
		col.gap(10)
		if in.W >= aboutBeside {
			cols := col.r.Split(40, 1, 1)
			left, right := newColumn(c, cols[0]), newColumn(c, cols[1])
			aboutParts(c, left, "about.program", "about.type", "about.coast")
			aboutParts(c, right, "about.libraries", "about.drawn")
			col.gap(max(left.height(), right.height()))
		} else {
			aboutParts(c, col, "about.program", "about.type", "about.coast", "about.libraries", "about.drawn")
		}
		col.say(ui.Plain(words.Say("about.whole")), ui.Note.In(ui.Faded).To(ui.Centre))
		return col.height() + 4
	})
	closeButton(c, a, &low, words.Say("pages.close"))
	keys := ui.Button{Label: words.Say("about.keys"), Hint: c.KeyOf(keymap.Keys), Tip: ui.Plain(words.Say("keys.title") + ".")}
	if w := c.ButtonWidth(keys); w+8 < low.W && c.Button(low.CutLeft(w).Middle(w, ui.ButtonH), keys) {
		a.Push(NewKeys())
	}
	leavePage(c, a)
}

// Measures of the page, in units.
const (
	aboutH      = 790.0
	aboutTall   = 860.0 // height of the window from which there is room for the plate
	aboutPlate  = 96.0
	aboutText   = 800.0 // the widest a paragraph is set
	aboutBeside = 860.0 // the least width for two columns
)

// aboutParts are several one below the other.
func aboutParts(c *ui.Context, col *column, parts ...string) {
	for _, part := range parts {
		aboutPart(c, col, part)
	}
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

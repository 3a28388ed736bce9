package menu

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// aboutScene is the page on the program: whose game it is, and whose work is
// built in.
type aboutScene struct{ version string }

// NewAbout is the page of credits and licences.
func NewAbout(version string) desk.Screen { return &aboutScene{version} }

// Name is the scene's name in traces.
func (*aboutScene) Name() string { return "about" }

// Leaf: it is a page of print.
func (*aboutScene) Leaf() {}

// Frame shows the page.
func (s *aboutScene) Frame(c *ui.Context, a desk.Desk) {
	body, low := page.Folio{Title: words.Say("about.title"), Sub: s.version, W: 1180, H: aboutH}.Lay(c)
	c.Scroll("about", body, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		if c.H >= aboutTall {
			page.Engraved(c, col.Next(aboutPlate).Middle(min(in.W, 560), aboutPlate), "game/title")
			col.Gap(10)
		}
		col.Say(ui.Plain(words.Say("about.game")), ui.Body.To(ui.Centre))
		col.Gap(4)
		col.Say(ui.Plain(words.Say("about.designers")), ui.Style{Face: ui.Title, Size: 28, Colour: ui.Ink, Align: ui.Centre})
		col.Gap(4)
		col.Say(ui.Plain(words.Phrase("about.years")), ui.Note.To(ui.Centre))
		col.Gap(12)
		text := page.NewColumn(c, ui.R(col.R.X+max(0, col.R.W-aboutText)/2, col.R.Y, min(col.R.W, aboutText), 0))
		text.Say(ui.Plain(words.Say("about.apart")), ui.Body.To(ui.Centre))
		col.Gap(text.Height())
		col.Gap(10)
		if in.W >= aboutBeside {
			cols := col.R.Split(40, 1, 1)
			left, right := page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
			aboutParts(c, left, "about.program", "about.type", "about.coast")
			aboutParts(c, right, "about.libraries", "about.drawn")
			col.Gap(max(left.Height(), right.Height()))
		} else {
			aboutParts(c, col, "about.program", "about.type", "about.coast", "about.libraries", "about.drawn")
		}
		col.Say(ui.Plain(words.Say("about.whole")), ui.Note.In(ui.Faded).To(ui.Centre))
		return col.Height() + 4
	})
	page.CloseButton(c, a, &low, words.Say("pages.close"))
	keys := ui.Button{Label: words.Say("about.keys"), ID: "All keys", Hint: c.KeyOf(keymap.Keys), Tip: ui.Plain(words.Say("keys.title") + ".")}
	if w := c.ButtonWidth(keys); w+8 < low.W && c.Button(low.CutLeft(w).Middle(w, ui.ButtonH), keys) {
		a.Push(NewKeys())
	}
	page.LeavePage(c, a)
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
func aboutParts(c *ui.Context, col *page.Column, parts ...string) {
	for _, part := range parts {
		aboutPart(c, col, part)
	}
}

// aboutPart is a heading with lines: what on the left, whose on the right.
func aboutPart(c *ui.Context, col *page.Column, part string) {
	col.Heading(words.Say(part))
	col.Gap(2)
	for i := 1; ; i++ {
		k := part + "." + words.Number(i)
		if !words.Has(k) {
			break
		}
		page.FactRow(c, col, "", words.Phrase(k), words.Phrase(k+".by"))
	}
	col.Gap(12)
}

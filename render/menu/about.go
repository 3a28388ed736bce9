package menu

import (
	"slices"
	"strconv"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// aboutScene is the page on the program: whose games it plays, and whose work is
// built in.
type aboutScene struct {
	page.Print
	program *Program
}

// NewAbout is the page of credits and licences.
func NewAbout(p *Program) desk.Screen { return &aboutScene{page.Print{Called: "about"}, p} }

// Frame shows the page.
func (s *aboutScene) Frame(c *ui.Context, a desk.Desk) {
	body, low := page.Folio{Title: words.Say("program.name"), Sub: s.program.Version, W: 1180, H: aboutH}.Lay(c)
	c.Scroll("about", body, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		if plate := s.program.plates().Title; plate != nil && c.H >= aboutTall {
			page.Engraved(c, col.Next(aboutPlate).Middle(min(in.W, 560), aboutPlate), plate)
			col.Gap(10)
		}
		left, right := []aboutPart{{words.Default(), "about.program"}, {words.Default(), "about.type"}}, []aboutPart{{words.Default(), "about.libraries"}, {words.Default(), "about.drawn"}}
		for _, g := range s.program.Games {
			says := words.In(g.Words())
			aboutGame(c, col, says)
			if says.Has("about.within") {
				left = append(left, aboutPart{says, "about.within"})
			}
		}
		if in.W >= aboutBeside {
			cols := col.R.Split(40, 1, 1)
			l, r := page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
			aboutParts(c, l, left)
			aboutParts(c, r, right)
			col.Gap(max(l.Height(), r.Height()))
		} else {
			aboutParts(c, col, slices.Concat(left, right))
		}
		col.Say(ui.Plain(words.Say("about.whole")), ui.Note.In(ui.Faded).To(ui.Centre))
		return col.Height() + 4
	})
	page.CloseButton(c, a, &low, words.Say("pages.close"))
	keys := ui.Button{Label: words.Say("about.keys"), ID: "All keys", Hint: c.KeyOf(keymap.Keys), Tip: ui.Plain(words.Whole(words.Phrase("keys.title")))}
	if w := c.ButtonWidth(keys); w+8 < low.W && c.Button(low.CutLeft(w).Middle(w, ui.ButtonH), keys) {
		a.Push(NewKeys())
	}
	annals := ui.Button{Label: words.Say("annals.open"), ID: "Your games", Disabled: s.program.Annals == nil, Tip: ui.Plain(words.Say("annals.open.tip"))}
	low.CutLeft(8)
	if w := c.ButtonWidth(annals); w < low.W && c.Button(low.CutLeft(w).Middle(w, ui.ButtonH), annals) {
		a.Push(s.program.Annals())
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

// aboutGame says whose game it is, as the game's words have it: a sentence, the
// names, when it came out, and how the program stands to it. None need be there.
func aboutGame(c *ui.Context, col *page.Column, says *words.Book) {
	for _, line := range []struct {
		key   string
		style ui.Style
		gap   float64
	}{
		{"about.game", ui.Body, 4},
		{"about.designers", ui.Style{Face: ui.Title, Size: 28, Colour: ui.Ink}, 4},
		{"about.years", ui.Note, 12},
	} {
		if says.Has(line.key) {
			col.Say(ui.Plain(says.Phrase(line.key)), line.style.To(ui.Centre))
			col.Gap(line.gap)
		}
	}
	if apart := "about.apart"; says.Has(apart) {
		text := page.NewColumn(c, ui.R(col.R.X+max(0, col.R.W-aboutText)/2, col.R.Y, min(col.R.W, aboutText), 0))
		text.Say(ui.Plain(says.Say(apart)), ui.Body.To(ui.Centre))
		col.Gap(text.Height() + 10)
	}
}

// aboutPart is a part of the page, and the words that have it.
type aboutPart struct {
	says *words.Book
	key  string
}

// aboutParts are several, one below the other: a heading with lines, what on the
// left, whose on the right.
func aboutParts(c *ui.Context, col *page.Column, parts []aboutPart) {
	for _, p := range parts {
		col.Heading(p.says.Say(p.key))
		col.Gap(2)
		for i := 1; ; i++ {
			k := p.key + "." + strconv.Itoa(i)
			if !p.says.Has(k) {
				break
			}
			page.FactRow(c, col, "", p.says.Phrase(k), p.says.Phrase(k+".by"))
		}
		col.Gap(12)
	}
}

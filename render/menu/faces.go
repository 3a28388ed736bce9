package menu

import (
	"fmt"

	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Faces to choose from: so many beside and below one another, and pages of them.
const (
	facesAcross, facesDown = 6, 3
	facePages              = 4
	pickW, pickH           = 104.0, 116.0
)

// Faces are the portraits of a set-up's players, and the sheet on which one is chosen.
type Faces struct {
	whose int  // from 1; 0 nobody's
	page  int  // of faces, that lies open
	shown bool // a portrait stands in the rows
}

// Sitter is whose portrait one is: the name, the face that was chosen (0: that which the
// name brings by itself), and what any of them looks like.
type Sitter struct {
	Name   string
	Chosen *uint16
	Of     func(n uint16) page.Plate
}

// Show is a player's portrait in the row, which is also the way to another. The portrait
// covers the word, which is for those who hear the screen.
func (f *Faces) Show(c *ui.Context, r ui.Rect, i int, of Sitter) {
	f.shown = true
	tip := page.Sentences(ui.Plain(words.Say("setup.face", "who", SeatName(of.Name))), ui.Rich{ui.I(words.Say("setup.face.tip"))})
	if c.Button(r, ui.Button{Label: words.Say("setup.face.short"), ID: "face", Size: 15, MayCut: true, Tip: tip}) {
		f.whose, f.page = i+1, 0
	}
	page.Portrait(c, r.Inset(2), of.Of(*of.Chosen))
}

// Whose is the player, from 1, whose face is being chosen; 0 for nobody.
func (f *Faces) Whose() int { return f.whose }

// Pick is the sheet of faces to choose from; the first is the one that the name brings by
// itself.
func (f *Faces) Pick(c *ui.Context, of Sitter) {
	w := pickW*facesAcross + 8*(facesAcross-1) + 2*28
	c.Modal("faces", w, 300, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		title := words.Say("setup.face.title", "who", SeatName(of.Name))
		c.Text(col.Next(36), title, c.Fit(title, ui.Head.At(24), col.R.W).Own())
		c.Rule(col.Next(8), ui.Rule)
		wide := (col.R.W - 8*(facesAcross-1)) / facesAcross
		for row := range facesDown {
			line := col.Next(wide * pickH / pickW)
			for k := range facesAcross {
				f.choice(c, line.CutLeft(wide), uint16(f.page*facesAcross*facesDown+row*facesAcross+k), of)
				line.CutLeft(8)
				if f.whose == 0 {
					return col.Height()
				}
			}
			col.Gap(8)
		}
		col.Gap(6)
		foot := col.Next(ui.ButtonH)
		back := ui.Button{Label: words.Say("load.back"), ID: "back", Hint: words.Phrase("key.esc")}
		if c.Button(foot.CutRight(c.ButtonWidth(back)), back) || c.Back() {
			f.whose = 0
		}
		more := ui.Button{Label: words.Say("setup.face.more"), ID: "more faces"}
		if c.Button(foot.CutLeft(c.ButtonWidth(more)), more) {
			f.page = (f.page + 1) % facePages
			c.Touch()
		}
		return col.Height()
	})
}

// choice is one of the faces.
func (f *Faces) choice(c *ui.Context, at ui.Rect, n uint16, of Sitter) {
	c.Scope(fmt.Sprintf("face %d", n), func() {
		if c.Button(at, ui.Button{Label: words.Number(int(n) + 1), ID: "take", On: n == *of.Chosen, Tip: ui.Plain(words.Say("setup.face.take", "n", int(n)+1))}) {
			*of.Chosen, f.whose = n, 0
		}
		page.Portrait(c, at.Inset(4), of.Of(n))
	})
}

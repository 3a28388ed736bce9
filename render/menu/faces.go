package menu

import (
	"fmt"

	"sourceofthenile/render/engraving/faces"
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

// picking is the sheet on which a set-up's player chooses a face.
type picking struct {
	whose int  // from 1; 0 nobody's
	page  int  // of faces, that lies open
	shown bool // a portrait stands in the rows
}

// face is what a player looks like with a face; 0 is that which the name brings by itself.
func (s *Seats) face(i int, n uint16) faces.Face {
	of := s.FaceOf
	if of == nil {
		of = faces.Named
	}
	return of(*s.At(i).Name, n)
}

// Portrait is a player's portrait in the row, which is also the way to another. The portrait
// covers the word, which is for those who hear the screen.
func (s *Seats) Portrait(c *ui.Context, r ui.Rect, i int) {
	s.faces.shown = true
	tip := page.Sentences(ui.Plain(words.Say("setup.face", "who", s.said(i))), ui.Rich{ui.I(words.Say("setup.face.tip"))})
	if c.Button(r, ui.Button{Label: words.Say("setup.face.of", "n", i+1), ID: "face", Size: 15, MayCut: true, Tip: tip}) {
		s.faces.whose, s.faces.page = i+1, 0
	}
	page.Portrait(c, r.Inset(2), s.face(i, *s.At(i).Face))
}

// PickFace is the sheet of faces to choose from, while one is being chosen; the first is the
// one that the name brings by itself.
func (s *Seats) PickFace(c *ui.Context) bool {
	f := &s.faces
	if f.whose == 0 {
		return false
	}
	i := f.whose - 1
	w := pickW*facesAcross + 8*(facesAcross-1) + 2*28
	c.Modal("faces", w, 300, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		title := words.Say("setup.face.title", "who", s.said(i))
		c.Text(col.Next(36), title, c.Fit(title, ui.Head.At(24), col.R.W).Own())
		c.Rule(col.Next(8), ui.Rule)
		wide := (col.R.W - 8*(facesAcross-1)) / facesAcross
		for row := range facesDown {
			line := col.Next(wide * pickH / pickW)
			for k := range facesAcross {
				s.faceChoice(c, line.CutLeft(wide), i, uint16(f.page*facesAcross*facesDown+row*facesAcross+k))
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
	return true
}

// faceChoice is one of the faces for a player.
func (s *Seats) faceChoice(c *ui.Context, at ui.Rect, i int, n uint16) {
	c.Scope(fmt.Sprintf("face %d", n), func() {
		chosen := s.At(i).Face
		if c.Button(at, ui.Button{Label: words.Number(int(n) + 1), ID: "take", On: n == *chosen, Tip: ui.Plain(words.Say("setup.face.take", "n", int(n)+1))}) {
			*chosen, s.faces.whose = n, 0
		}
		page.Portrait(c, at.Inset(4), s.face(i, n))
	})
}

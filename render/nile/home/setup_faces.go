package home

import (
	"fmt"

	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Faces to choose from: so many beside and below one another, and pages of them.
const (
	facesAcross, facesDown = 6, 3
	facePages              = 4
	faceW, faceH           = 104.0, 116.0
)

// face is a player's portrait in the row, which is also the way to another. The portrait
// covers the word, which is for those who hear the screen.
func (u *SetUp) face(c *ui.Context, r ui.Rect, i int) {
	p := u.S.Players[i]
	tip := page.Sentences(ui.Plain(words.Say("setup.face", "who", menu.SeatName(p.Name))), ui.Rich{ui.I(words.Say("setup.face.tip"))})
	if c.Button(r, ui.Button{Label: words.Say("setup.face.short"), ID: "face", Size: 15, MayCut: true, Tip: tip}) {
		u.facing, u.facesAt = i+1, 0
	}
	page.Portrait(c, r.Inset(2), tell.FaceOf(p.Name, p.Face))
}

// pickFace is the sheet of faces to choose from; the first is the one that the name
// brings by itself.
func (u *SetUp) pickFace(c *ui.Context) {
	p := &u.S.Players[u.facing-1]
	w := faceW*facesAcross + 8*(facesAcross-1) + 2*28
	c.Modal("faces", w, 300, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		title := words.Say("setup.face.title", "who", menu.SeatName(p.Name))
		c.Text(col.Next(36), title, c.Fit(title, ui.Head.At(24), col.R.W).Own())
		c.Rule(col.Next(8), ui.Rule)
		wide := (col.R.W - 8*(facesAcross-1)) / facesAcross
		for row := range facesDown {
			line := col.Next(wide * faceH / faceW)
			for k := range facesAcross {
				n := uint16(u.facesAt*facesAcross*facesDown + row*facesAcross + k)
				at := line.CutLeft(wide)
				line.CutLeft(8)
				c.Scope(fmt.Sprintf("face %d", n), func() {
					if c.Button(at, ui.Button{Label: words.Number(int(n) + 1), ID: "take", On: n == p.Face, Tip: ui.Plain(words.Say("setup.face.take", "n", int(n)+1))}) {
						p.Face, u.facing = n, 0
					}
					page.Portrait(c, at.Inset(4), tell.FaceOf(p.Name, n))
				})
				if u.facing == 0 {
					return col.Height()
				}
			}
			col.Gap(8)
		}
		col.Gap(6)
		foot := col.Next(ui.ButtonH)
		back := ui.Button{Label: words.Say("load.back"), ID: "back", Hint: words.Phrase("key.esc")}
		if c.Button(foot.CutRight(c.ButtonWidth(back)), back) || c.Back() {
			u.facing = 0
		}
		more := ui.Button{Label: words.Say("setup.face.more"), ID: "more faces"}
		if c.Button(foot.CutLeft(c.ButtonWidth(more)), more) {
			u.facesAt = (u.facesAt + 1) % facePages
			c.Touch()
		}
		return col.Height()
	})
}

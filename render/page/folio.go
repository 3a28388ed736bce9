package page

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Folio is a printed page lying on the desk, with a hairline double frame, a
// title in small capitals over a swelled rule, and a row of buttons at its
// foot: what records, peoples and the like are read on.
type Folio struct {
	Title, Sub string
	W, H       float64 // of the sheet, as far as the window has room
	Rule       string  // shown beside the title, "" none
	Foot       float64 // how high the row of buttons is, 0: MainH
}

// The measures of a folio, in units.
const (
	folioFrameGap = 3  // between the two hairlines
	folioFrameIn  = 10 // from the sheet's edge to the outer one
	folioFootGap  = 10
)

// Lay puts the page on the desk and returns the room for its body and for the
// row of buttons below.
func (f Folio) Lay(c *ui.Context) (body, foot ui.Rect) {
	c.Desk()
	edge := min(24, c.W*0.025)
	r := c.Screen().Inset(edge).Middle(f.W, f.H)
	c.Panel(r, ui.SheetPanel)
	doubleFrame(c, r)
	r = r.InsetXY(min(44, r.W*0.055), min(30, 13+r.H*0.025))
	high := f.Foot
	if high == 0 {
		high = ui.MainH
	}
	foot = r.CutBottom(high)
	r.CutBottom(folioFootGap)
	f.heading(c, &r)
	return r, foot
}

// heading sets the title over its rule and cuts it off r.
func (f Folio) heading(c *ui.Context, r *ui.Rect) {
	small := r.H < 420
	st := ui.Style{Face: ui.Title, Size: 36, Colour: ui.Ink, Align: ui.Centre}
	if small {
		st.Size = 26
	}
	room, cite, side := r.W, "", 0.0
	if f.Rule != "" {
		cite = words.Phrase("cite.title", "n", f.Rule)
		side = c.TextWidth(cite, ui.RuleRef) + 10
		room -= 2 * side
	}
	for st.Size > 15 && c.TextWidth(f.Title, st) > room {
		st.Size--
	}
	row := r.CutTop(st.Size * 1.2)
	c.Together(func() {
		right := row.CutRight(side)
		row.CutLeft(min(side, max(0, row.W-c.TextWidth(f.Title, st))))
		c.Text(row, f.Title, st)
		c.Text(right, cite, ui.RuleRef.To(ui.Right))
	})
	if f.Sub != "" && !small {
		r.CutTop(c.Paragraph(*r, ui.Plain(f.Sub), ui.Note.At(17).In(ui.Faded).To(ui.Centre)) + 2)
	}
	SwelledRule(c, r.CutTop(12))
	r.CutTop(6)
}

// doubleFrame rules two hairlines round a sheet, within its edge.
func doubleFrame(c *ui.Context, r ui.Rect) {
	Hairlines(c, r.Inset(min(folioFrameIn, r.W*0.012)))
}

// Hairlines are two thin frames, one within the other.
func Hairlines(c *ui.Context, r ui.Rect) {
	Outline(c, r, ui.Rule)
	Outline(c, r.Inset(folioFrameGap), ui.Dotted)
}

// Outline rules a thin line along the four edges of r.
func Outline(c *ui.Context, r ui.Rect, col color.RGBA) {
	for _, l := range [4]ui.Rect{
		{X: r.X, Y: r.Y, W: r.W, H: 1},
		{X: r.X, Y: r.Bottom() - 1, W: r.W, H: 1},
		{X: r.X, Y: r.Y, W: 1, H: r.H},
		{X: r.Right() - 1, Y: r.Y, W: 1, H: r.H},
	} {
		c.Fill(l, col)
	}
}

// SwelledRule is the printer's line that is thick in its middle and runs out
// to both sides, with a small lozenge to part it.
func SwelledRule(c *ui.Context, r ui.Rect) {
	w := min(r.W, 300)
	mid := r.Centre()
	for _, p := range [3]struct{ w, h float64 }{{w, 1}, {w * 0.62, 2}, {w * 0.34, 3}} {
		c.Fill(ui.R(mid.X-p.w/2, mid.Y-p.h/2, p.w, p.h), ui.Ink)
	}
	c.Fill(ui.R(mid.X-9, mid.Y-3, 18, 6), ui.Paper)
	for i := range 4 {
		d := float64(i)
		c.Fill(ui.R(mid.X-4+d, mid.Y-0.5-d, 8-2*d, 1+2*d), ui.Red)
	}
}

// Unfold unfolds what a card or a sheet was reckoned from, or folds it.
func Unfold(a desk.Desk) {
	p := a.Preferences()
	p.Reckoning = !p.Reckoning
	a.SetPreferences(p)
	a.Refresh()
}

// FoldBack has Esc fold that where it lies open, before it does anything else. Whoever shows it asks this.
func FoldBack(c *ui.Context, a desk.Desk) {
	if a.Preferences().Reckoning && c.HasKeys() && c.Back() {
		Unfold(a)
		c.Touch()
	}
}

// LeavePage has Esc go back to where one came from, as on every such page.
func LeavePage(c *ui.Context, a desk.Desk) {
	if c.Back() {
		a.Pop()
	}
}

// CloseButton is the button at the right end of a page's foot that goes back.
func CloseButton(c *ui.Context, a desk.Desk, foot *ui.Rect, label string) {
	closes(c, a, foot, ui.Button{Label: label, Look: ui.MainLook, Default: true})
}

// CloseBeside is that button where something else is the next thing to do.
func CloseBeside(c *ui.Context, a desk.Desk, foot *ui.Rect, label string) {
	closes(c, a, foot, ui.Button{Label: label})
}

func closes(c *ui.Context, a desk.Desk, foot *ui.Rect, b ui.Button) {
	b.ID, b.Hint, b.Size = "close", words.Phrase("key.esc"), 18
	w := c.ButtonWidth(b)
	if w > foot.W*0.6 {
		b.Hint = ""
		w = c.ButtonWidth(b)
	}
	if c.Button(foot.CutRight(min(w, foot.W)).Middle(w, ui.MainH), b) {
		a.Pop()
	}
	foot.CutRight(8)
}

// BackButton is the button at the left end of a sheet's foot that goes back.
func BackButton(c *ui.Context, foot *ui.Rect) bool {
	return c.ButtonAtLeft(foot, ui.Button{Label: words.Say("load.back"), ID: "Back", Hint: words.Phrase("key.esc")})
}

// Escape is the key that goes back.
var Escape = []ui.Chord{ui.Key(ebiten.KeyEscape)}

package ledger

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Leaf is one of the two leaves of a page of points that has too much for one.
type Leaf uint8

// The leaves.
const (
	OfPoints  Leaf = iota // who has what from where, and how it came about
	OfRecords             // what the game has besides
	leaves
)

// leafWords are what the leaves are called.
var leafWords = [leaves]string{OfPoints: "ledger.leaf.points", OfRecords: "ledger.leaf.records"}

// leafGap is the air between two leaves' buttons, and between what stands below one another on them, in units.
const leafGap = 8.0

// leaved reports whether the page has two leaves: a game that has them has them from the first point on.
func (p *Page) leaved() bool { return p.Leaf != nil && p.Table != nil }

// turn is the foot of a page with leaves: a button for each, and the arrows.
func (p *Page) turn(c *ui.Context, foot ui.Rect) {
	switch {
	case c.Take(ui.Key(ebiten.KeyLeft)):
		*p.Leaf = OfPoints
	case c.Take(ui.Key(ebiten.KeyRight)):
		*p.Leaf = OfRecords
	}
	for l := range leaves {
		x := ui.Button{Label: words.Say(leafWords[l]), ID: leafWords[l], On: l == *p.Leaf, Tip: ui.Plain(words.Say(leafWords[l] + ".tip"))}
		w := c.ButtonWidth(x)
		if c.Button(foot.CutLeft(w).Middle(w, ui.ButtonH), x) {
			*p.Leaf = l
			c.Touch()
		}
		foot.CutLeft(leafGap)
	}
}

// pointsLeaf is the leaf of points. Where everybody stands and what may be scored for stand at the left, what was scored for
// and how it came about at the right.
func (p *Page) pointsLeaf(c *ui.Context, in ui.Rect, bottom float64) float64 {
	left, right := p.halves(c, in)
	if p.Race != nil {
		p.race(c, left)
	}
	if p.Prizes != nil {
		p.Prizes(left)
		p.plate(c, left, bottom, p.Other)
	} else {
		p.over(c, left, max(shortH, bottom-left.R.Y-ui.HeadingH-leafGap))
	}
	p.table(c, right)
	if p.Prizes != nil {
		p.over(c, right, max(lowH, bottom-right.R.Y-ui.HeadingH-leafGap))
	} else {
		p.plate(c, right, bottom, p.Other)
	}
	return p.parted(c, in, left, right)
}

// recordsLeaf is the leaf of records, and of what has no record.
func (p *Page) recordsLeaf(c *ui.Context, in ui.Rect, bottom float64) float64 {
	left, right := p.halves(c, in)
	p.Records(left)
	p.Finds(right)
	if p.Below == nil {
		p.plate(c, left, bottom, p.Picture)
		p.plate(c, right, bottom, p.Other)
		return p.parted(c, in, left, right)
	}
	high := p.parted(c, in, left, right)
	low := page.NewColumn(c, ui.R(in.X, in.Y+high+10, in.W, 0))
	p.Below(low)
	p.plate(c, low, bottom, p.Picture)
	return high + 14 + low.Height()
}

// halves are the two columns of a leaf.
func (*Page) halves(c *ui.Context, in ui.Rect) (left, right *page.Column) {
	cols := in.Split(44, 1, 1)
	return page.NewColumn(c, ui.R(cols[0].X, in.Y, cols[0].W, 0)), page.NewColumn(c, ui.R(cols[1].X, in.Y, cols[1].W, 0))
}

// parted rules the line between two columns, and says how high they are.
func (*Page) parted(c *ui.Context, in ui.Rect, left, right *page.Column) float64 {
	high := max(left.Height(), right.Height())
	c.Fill(ui.R(in.X+in.W/2, in.Y+6, 1, high-12), ui.Rule)
	return high + 4
}
